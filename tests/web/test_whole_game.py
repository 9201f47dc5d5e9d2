"""Whole games through the page: by mouse, by keys alone, by roles and names alone, and by words at the text table."""

import itertools
import json
import random
import re
from collections.abc import Callable

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.flaws import flaws, flaws_of_layout
from tests.support.web.visitors import RESULT, Visitor
from tests.web.test_text_table import CHOICES, spoken, to_the_text, typed

LONG = {"changan", "silk_cities"}
BRIEFLY = {"pocket_changan": {"opt-length": "short"}, "silk_cities": {"opt-victory": "5"}}
"""The options with which a game is shortest."""
ARROWS = ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift+ArrowRight", "Shift+ArrowLeft")
LEADING = (*ARROWS, "Home", "End", "Tab")
STROLL = 12
"""So many keys lead from thing to thing before a sign is pressed instead."""
FOCUSED = "() => document.activeElement.matches('[data-choice]')"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Wait until the signs are drawn."""
BUTTON = re.compile(r"- '?button (\"(?:[^\"\\]|\\.)*\")([^\n]*)")
LOOKING = (
    *("Look at ", "Table, rules", "Discards: ", "Since your last turn", "Undo", "Newest"),
    *("Close", "Final scores", "Show ", "Route to ", "Zoom ", "Legend", "less", "more"),
    *("Byzantium", "China", "Persia", "India"),
)
"""How the names of buttons begin that make no decision."""
WAYS_BACK = ("Back", "Put it back")
"""What leads out of a form in which nothing can be chosen."""
MOST_PRESSES = 6000


# By mouse, to the final scores and on to the next game; the page is sound throughout.


def by_mouse(mei: Visitor, name: str) -> None:
    link, dice = mei.table, random.Random(2)
    found: set[str] = set()
    for number in itertools.count():
        if not (offered := mei.turn()):
            break
        if number % 5 == 0:
            found.update(flaws_of_layout(mei, f"choice {number}"))
        mei.take(dice.choice(offered))
    assert not found
    assert not flaws(mei, "result")

    result = mei.page.get_by_role("dialog", name="Final scores")
    scores = mei.view()["view"]["result"]["scores"]
    lines = result.get_by_role("listitem").all_inner_texts()
    names = mei.page.locator("#s-players li .player-name").all_inner_texts()
    assert len(scores) == len(lines) == len(names) == 3
    for player, score in zip(names, scores, strict=True):
        line = next(line for line in lines if player.removesuffix(" you") in line)
        assert str(score) in line.split()
    assert [max(scores), min(scores)] == [int(lines[place].split()[-1]) for place in (0, -1)]

    result.get_by_text("View the table").click()
    result.wait_for(state="hidden")
    mei.page.locator("#s-decision").get_by_text("Final scores").click()
    result.get_by_role("link", name="See the result").click()
    mei.page.wait_for_url(f"**{link}/result")
    assert_adds_up(mei, scores)
    mei.press(mei.page.get_by_role("button", name="Play again"))
    mei.page.wait_for_url(lambda url: "/t/" in url and link not in url)
    mei.live()
    assert mei.turn() and mei.view()["view"]["game"] == name
    mei.page.goto(f"{mei.house.address}{link}/result")
    assert mei.page.get_by_role("link", name="Go to rematch").get_attribute("href") != link


def assert_adds_up(mei: Visitor, scores: list[int]) -> None:
    """On the page of the result the best stands first, and the parts of each come to what he has."""
    rolls = mei.page.locator(".roll > li")
    told = [int(rolls.nth(place).locator(".sum").inner_text()) for place in range(rolls.count())]
    assert told == sorted(scores, reverse=True)
    for place, score in enumerate(told):
        parts = rolls.nth(place).locator(".grp small b").all_inner_texts()
        assert sum(map(int, parts)) == score


# By keys alone; the focus is never lost.


def by_keys(mei: Visitor, name: str) -> None:
    mei.turn()
    dice = random.Random(5)
    mei.page.keyboard.press("n")
    mei.page.keyboard.press("ArrowDown")
    mei.watch_focus()
    for number in itertools.count():
        if not mei.turn():
            break
        if number % 3 or not strolled(mei, dice):
            press_a_sign(mei, dice)
    assert mei.focus_was_lost() == 0
    assert mei.page.evaluate("() => document.activeElement.matches('.result a')")
    mei.page.keyboard.press("Escape")
    mei.page.locator(RESULT).wait_for(state="hidden")
    assert mei.page.evaluate("() => document.activeElement.textContent.trim()") == "Final scores"
    mei.page.keyboard.press("Enter")
    mei.page.locator(RESULT).wait_for()
    mei.page.keyboard.press("Enter")
    mei.page.wait_for_url("**/result")


def strolled(mei: Visitor, dice: random.Random) -> bool:
    """Go by arrows from thing to thing until one of them is a choice, and press it; whether there was one."""
    for _ in range(STROLL):
        mei.page.keyboard.press(dice.choice(LEADING))
        if mei.page.evaluate(FOCUSED):
            press(mei, "Enter")
            return True
    return False


def press_a_sign(mei: Visitor, dice: random.Random) -> None:
    """Press a sign that is drawn on the table; where there is none, put back what is taken up."""
    mei.page.evaluate(DRAWN)
    signs = mei.page.locator(".badges kbd").all_inner_texts()
    press(mei, *(dice.choice(signs) if signs else ["Escape"]))


def press(mei: Visitor, *keys: str) -> None:
    """Press the keys, once more where it is asked whether it is meant, and wait for the answer."""
    for _ in range(2):
        mei.strike(*keys)
        if not mei.page.locator("body:not([data-waiting]) .sure").count():
            break
    mei.answered()


# By the accessibility tree alone: roles and names, as a screen reader tells them.


def by_names(mei: Visitor, name: str) -> None:
    over = mei.page.get_by_role("dialog", name="Final scores")
    dice = random.Random(4)
    tried: set[str] = set()
    seen: list[str] = []
    for _ in range(MOST_PRESSES):
        if not mei.turn():
            break
        if (now := buttons(mei)) != seen:
            seen, tried = now, set()
        offered = [button for button in seen if button not in tried and not button.startswith((*LOOKING, *WAYS_BACK))]
        if not offered:
            tried = set()
            offered = [button for button in seen if button in WAYS_BACK]
        if offered:
            tried.add(wish := dice.choice(offered))
            choose(mei, wish)
    assert over.count(), f"after {MOST_PRESSES} presses the game is not over; there are {seen}"
    winner = over.get_by_role("listitem").first.locator("b").first.inner_text()
    mei.page.get_by_role("link", name="See the result").press("Enter")
    mei.page.wait_for_url("**/result")
    mei.page.get_by_role("heading", level=1, name=winner).wait_for()


def buttons(mei: Visitor) -> list[str]:
    """The names of all buttons that are there and can be pressed."""
    tree = mei.page.get_by_role("complementary").aria_snapshot() + mei.page.get_by_role("main").aria_snapshot()
    found = [(json.loads(name.replace("''", "'")), more) for name, more in BUTTON.findall(tree)]
    return [name for name, more in found if "[disabled]" not in more]


def choose(mei: Visitor, name: str) -> None:
    """Press the button of that name, once more where it asks whether it is meant."""
    button = mei.page.get_by_role("button", name=name, exact=True)
    if not button.count():
        return
    mei.press(button.first, "keys")
    sure = mei.page.get_by_role("button", name=re.compile("take this back"))
    if sure.count():
        mei.press(sure.first, "keys")
    mei.answered()


# At the text table: numbers for most choices, words where they name one; the focus stays in the field throughout.


def by_text(mei: Visitor, name: str) -> None:
    to_the_text(mei)
    mei.page.locator("#ask").focus()
    dice = random.Random(2)
    by_words = confirmed = 0
    while mei.turn():
        before = mei.view()["version"]
        names = mei.page.locator(CHOICES).all_inner_texts()
        number = dice.randrange(len(names))
        words = plain(names[number].split(":")[0], 8)
        use_words = dice.random() < 0.3 and sum(words in plain(name) for name in names) == 1
        by_words += use_words
        said = typed(mei, words if use_words else str(number + 1))
        if mei.page.locator(".sure").count():
            assert "You can’t take this back" in said
            confirmed += 1
            typed(mei, "yes")
        if mei.view()["version"] == before:
            typed(mei, str(number + 1))
            assert mei.view()["version"] != before, (words, said)
        assert mei.page.evaluate("document.activeElement.id") == "ask"
    assert by_words and (confirmed or name in LONG), "most games ask at least once whether a choice is meant"
    scores = mei.view()["view"]["result"]["scores"]
    lines = mei.page.locator("#s-result li").all_inner_texts()
    told = [re.search(r": (-?\d+)", line) for line in lines]
    assert sorted(int(score[1]) for score in told if score) == sorted(scores)
    assert any(lines[0].split(":")[0] in sentence for sentence in spoken(mei))


def plain(name: str, most: int | None = None) -> str:
    """The words of a name, at most so many, as one may type them."""
    return " ".join(re.findall(r"\w+", name)[:most]).lower()


WAYS: list[Callable[[Visitor, str], None]] = [by_mouse, by_keys, by_names, by_text]
CASES = [
    pytest.param(name, way, marks=pytest.mark.nightly if name in LONG else pytest.mark.by_turns(8))
    for name in sorted(tongbao.GAMES)
    for way in WAYS
]
"""One a day: a short game, in one of the ways."""


@pytest.mark.parametrize(("name", "way"), CASES)
def test_a_whole_game(visit: Visit, name: str, way: Callable[[Visitor, str], None]) -> None:
    mei = visit()
    seats = ["me", "bot:greedy", "bot:greedy"][: tongbao.GAMES[name].max_players]
    mei.found(name, *seats, **{"name-0": "Mei", **BRIEFLY.get(name, {})})
    way(mei, name)
