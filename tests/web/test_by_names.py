"""Whole games by the accessibility tree alone: who plays knows roles and names, as a screen reader tells them."""

import json
import random
import re

import pytest

import tongbao

from .conftest import STILL, Visit
from .test_whole_game import BRIEFLY, LONG
from .visitors import Visitor

pytestmark = pytest.mark.browser
GAMES = [pytest.param(name, marks=[pytest.mark.nightly] * (name in LONG)) for name in sorted(tongbao.GAMES)]
BUTTON = re.compile(r"- '?button (\"(?:[^\"\\]|\\.)*\")([^\n]*)")
LOOKING = (
    *("Look at ", "Table, rules", "Discards: ", "Since your last turn", "Undo", "Whole turn", "Newest"),
    *("Close", "Final scores", "Show ", "Route to ", "Zoom ", "Signs", "less", "more"),
    *("Byzantium", "China", "Persia", "India"),
)
"""How the names of buttons begin that make no decision."""
WAYS_BACK = ("Back", "Put it back")
"""What leads out of a form in which nothing can be chosen."""
MOST_PRESSES = 6000


@pytest.mark.parametrize("name", GAMES)
def test_whole_game_by_the_accessibility_tree_alone(visit: Visit, name: str) -> None:
    mei = visit(STILL)
    mei.found(name, "me", "bot:greedy", "bot:greedy", **{"name-0": "Mei", **BRIEFLY.get(name, {})})
    over = mei.page.get_by_role("dialog", name="Final scores")
    dice = random.Random(4)
    tried: set[str] = set()
    seen: list[str] = []
    for _ in range(MOST_PRESSES):
        if over.count():
            break
        now = buttons(mei)
        if now != seen:
            seen, tried = now, set()
        offered = [button for button in seen if button not in tried and not button.startswith((*LOOKING, *WAYS_BACK))]
        if not offered:
            tried = set()
            offered = [button for button in seen if button in WAYS_BACK]
        if not offered:
            mei.page.wait_for_timeout(50)
            continue
        wish = dice.choice(offered)
        tried.add(wish)
        choose(mei, wish)
    assert over.count(), f"after {MOST_PRESSES} presses the game is not over; there are {seen}"
    winner = over.get_by_role("listitem").first.locator("b").first.inner_text()
    mei.page.get_by_role("link", name="To the result").press("Enter")
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
    button.first.press("Enter")
    sure = mei.page.get_by_role("button", name=re.compile("^Sure"))
    if sure.count():
        sure.first.press("Enter")
    mei.answered()
