"""Games without templates have a page all the same: decent on a desktop and on a phone, and playable to the end."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.support.web.browsers import DESKTOP, PHONE, STILL, Visit
from tests.support.web.flaws import flaws
from tests.support.web.screens import DESKS, LEAST_CHRONICLE, PHONES, sheets, unfit
from tests.support.web.serving import House
from tests.support.web.visitors import How, Visitor
from tests.web.test_newcomer import play

GAMES = ("caravans", "menagerie")
KINDS = {"desk": STILL, "phone": {**PHONE, "reduced_motion": "reduce"}}
Come = Callable[..., Visitor]


@pytest.fixture(scope="module")
def open_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that knows more games."""
    with House(tmp_path_factory.mktemp("more"), games="tests.support.web.more_games") as house:
        yield house


@pytest.fixture
def come(visit: Visit, open_house: House) -> Come:
    """``come(kind=STILL)``: somebody who visits that server."""
    return lambda kind=STILL: visit(kind, open_house)


def middle(visitor: Visitor, name: str, choices: int = 3) -> str:
    """Sit at a table in the middle of a game with two bots; its link."""
    link = visitor.found(name, "me", "bot:random", "bot:random", **{"name-0": "Mei"})
    dice = random.Random(1)
    for _ in range(choices):
        visitor.take(dice.choice(visitor.turn()))
    visitor.turn()
    return link


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("kind", list(KINDS))
@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_too_small_too_faint_or_cut_off(come: Come, name: str, kind: str) -> None:
    visitor = come(KINDS[kind])
    middle(visitor, name)
    found = [flaw for sheet in sheets(visitor) for flaw in flaws(visitor, sheet)]
    visitor.page.get_by_role("button", name="Menu").click()
    found += flaws(visitor, "this table")
    lobby = visitor.opened(name, "me", "open", listed="on")
    for path in ("/games", f"/new/{name}", f"/rules/{name}", lobby):
        visitor.go(path)
        found += flaws(visitor, path)
    assert not found


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_every_screen(come: Come, name: str) -> None:
    visitor = come(KINDS["phone"])
    middle(visitor, name)
    found = []
    for width, height in (*DESKS, *PHONES):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for sheet in sheets(visitor):
            found += [f"{width}x{height}, {sheet}: {flaw}" for flaw in unfit(visitor)]
        if (width, height) in DESKS:
            found += [
                f"{high} px of chronicle" for high in visitor.measure("heights", "#s-log ol") if high < LEAST_CHRONICLE
            ]
    assert not found


@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("how", "kind"), [("mouse", DESKTOP), ("finger", PHONE)], ids=["mouse", "phone"])
def test_newcomer_plays(come: Come, how: How, kind: dict[str, Any]) -> None:
    visitor = come(kind)
    visitor.go("/")
    visitor.presser(visitor.page.locator("a[href='#play-menagerie']").first, how)()
    quick = visitor.page.locator("#play-menagerie")
    assert quick.get_by_role("radio", name="Merchant").count() == 0
    visitor.presser(quick.get_by_role("button", name="Start the game"), how)()
    visitor.page.wait_for_url(lambda url: "/t/" in url)
    visitor.live()
    play(visitor, how)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_whole_game_and_rematch(come: Come, name: str) -> None:
    visitor = come()
    link = visitor.found(name, "me", "bot:random", "bot:random", **{"name-0": "Mei"})
    dice = random.Random(2)
    while offered := visitor.turn():
        assert offered == sorted(visitor.view()["choices"])
        visitor.take(dice.choice(offered))
    assert not flaws(visitor, "result")
    result = visitor.page.get_by_role("dialog", name="Final scores")
    scores = sorted((len(seat["caravan"]) for seat in visitor.view()["view"]["seats"]), reverse=True)
    assert [int(line.split()[-1]) for line in result.get_by_role("listitem").all_inner_texts()] == scores
    result.get_by_text("View the table").click()
    result.wait_for(state="hidden")
    places = visitor.page.locator("#s-players li").all_inner_texts()
    assert sorted((int(place.split()[-1]) for place in places), reverse=True) == scores
    visitor.page.locator("#s-decision").get_by_text("Final scores").click()
    result.get_by_role("link", name="See the result").click()
    visitor.press(visitor.page.get_by_role("button", name="Play again"))
    visitor.page.wait_for_url(lambda url: "/t/" in url and link not in url)
    visitor.live()
    assert visitor.turn()


def test_fields_in_words_and_cards_by_name_with_a_closer_look_hidden_from_who_watches(come: Come) -> None:
    mei, watcher = come(), come()
    watcher.go(middle(mei, "menagerie"))
    table = mei.page.get_by_role("group", name="Table")
    heads = table.get_by_role("heading", level=2).all_inner_texts()
    assert {"Hand", "Discards", "Caravans", "Seats", "Inns", "Empty wells"} <= set(heads)
    assert "Deck count" in table.inner_text() and "far away" in table.inner_text().lower()
    hand = table.locator(".part", has=mei.page.get_by_role("heading", name="hand", exact=True))
    names = hand.get_by_role("heading", level=3).all_inner_texts()
    assert len(names) == 3 and all(" of the " in name for name in names)
    captions = " ".join(mei.page.locator("#s-decision [data-choice]").all_inner_texts())
    assert all(name in captions for name in names)

    assert watcher.page.locator(".card h3").count() and not watcher.offered()
    assert all(name not in sent for name in names for sent in [watcher.page.content(), *watcher.sent])

    hand.get_by_role("button", name=f"Look at {names[0]}").click()
    look = mei.page.get_by_role("dialog", name="A closer look")
    assert "It spits." in look.inner_text() and "silk" in look.inner_text()
    assert not flaws(mei, "a closer look")


def test_one_device_is_passed_around(come: Come) -> None:
    visitor = come()
    visitor.found("caravans", "me", "here", **{"name-0": "Mei", "name-1": "Temür"})
    for name in ("Mei", "Temür", "Mei"):
        visitor.press(visitor.page.get_by_role("button", name=f"I am ~{name}"))
        visitor.take(visitor.turn()[0])
