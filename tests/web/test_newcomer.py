"""A newcomer clicks 'Play now', sits down with bots and plays: by mouse, by keyboard alone, and on a phone."""

import random
import re

import pytest
from playwright.sync_api import Locator

import tongbao
from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.flaws import flaws
from tests.support.web.visitors import How, Visitor

GAMES = sorted(tongbao.GAMES)
IN_A_ROW = 3


def play(visitor: Visitor, how: How, choices: int = IN_A_ROW) -> None:
    """Choose so often at random; every choice must be seen."""
    dice = random.Random(5)
    for _ in range(choices):
        offered = visitor.turn()
        before = visitor.seen()
        visitor.take(dice.choice(offered), how)
        assert visitor.seen() != before


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_one_click_leads_to_a_table(visit: Visit, name: str) -> None:
    """'Play now' deals at once, against a gentle opponent; nobody is asked for anything, and the table says the aim."""
    visitor = visit(DESKTOP)
    visitor.go("/")
    title = visitor.page.get_by_role("heading", name=tongbao.GAMES[name].title, exact=True)
    visitor.press(visitor.page.locator("article.game").filter(has=title).get_by_role("button", name="Play now"))
    visitor.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    visitor.live()
    view = visitor.view()["view"]
    assert view["game"] == name and view["players"] == 2
    assert visitor.turn()
    aim = visitor.page.locator("#aim")
    assert aim.is_visible() and aim.get_by_role("button", name="Learn in").is_visible()
    visitor.press(aim.get_by_role("button", name="Play on"))
    assert not aim.count()
    play(visitor, "mouse", 1)


def at_a_table(visitor: Visitor, name: str) -> None:
    """The newcomer sits at a live table of that game with two bots."""
    visitor.page.wait_for_url(re.compile(r"/t/[\w-]+$"))
    visitor.live()
    view = visitor.view()
    assert view["view"]["game"] == name and view["seat"] == 0
    assert visitor.page.locator("body").get_attribute("class") == f"table {name}"


def start(visitor: Visitor, name: str, how: How) -> None:
    """From the start page to the table."""
    page = visitor.page
    visitor.go("/")
    title = page.get_by_role("heading", name=tongbao.GAMES[name].title, exact=True)
    game = page.locator("article.game").filter(has=title)
    visitor.presser(game.get_by_role("link", name="Computer opponents"), how)()
    quick = page.locator(f"#play-{name}")
    visitor.presser(quick.get_by_role("radio", name="Merchant"), how)()
    quick.get_by_label("Your name").fill("Mei")
    visitor.presser(quick.get_by_role("button", name="Start the game"), how)()
    at_a_table(visitor, name)


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("how", "kind"), [("mouse", DESKTOP), ("finger", PHONE)], ids=["mouse", "phone"])
def test_newcomer_plays(visit: Visit, name: str, how: How, kind: dict[str, object]) -> None:
    visitor = visit(kind)
    start(visitor, name, how)
    play(visitor, how)
    visitor.turn()
    visitor.rest()
    assert not flaws(visitor, "table")


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_newcomer_plays_by_keyboard_alone(visit: Visit, name: str) -> None:
    visitor = visit(DESKTOP)
    keyboard = visitor.page.keyboard
    visitor.go("/")
    visitor.tab_to(f"a[href='#play-{name}']")
    visitor.strike("Enter")
    visitor.tab_to(f"#play-{name} [name=name]")
    keyboard.type("Mei")
    visitor.tab_to(f"#play-{name} button")
    visitor.strike("Enter")
    at_a_table(visitor, name)
    visitor.turn()
    visitor.tab_to("[data-choice]")
    visitor.watch_focus()
    for number in range(2 * IN_A_ROW):
        visitor.turn()
        before = visitor.seen()
        if number % 2:
            visitor.tab_to("[data-choice]")
            press(visitor, "Enter")
        else:
            press(visitor, "1")
        assert visitor.seen() != before
    assert visitor.focus_was_lost() == 0


def press(visitor: Visitor, key: str) -> None:
    """Press the key and wait for the answer."""
    visitor.strike(key)
    visitor.confirm(lambda: visitor.strike(key))
    visitor.answered()


@pytest.mark.by_turns(4)
def test_on_a_phone_the_own_tables_come_first(visit: Visit) -> None:
    """Who has none finds the games first; who has one what waits for him, and pairing below."""
    visitor = visit(PHONE)
    page = visitor.page
    tables = page.get_by_role("region", name=re.compile("Your turn|No one is waiting"))

    def top(part: Locator) -> float:
        box = part.bounding_box()
        assert box is not None
        return box["y"]

    visitor.go("/")
    assert page.get_by_role("region", name="Games").is_visible() and not tables.count()
    visitor.found("xanadu", "me", "bot:random", **{"name-0": "Mei"})
    visitor.go("/")
    assert top(tables) < top(page.locator(".pair"))
    assert tables.get_by_role("link").first.is_visible() and not flaws(visitor, "start")
