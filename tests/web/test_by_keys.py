"""Whole games by keyboard alone: nothing but keys is pressed, and the focus is never lost."""

import itertools
import random

import pytest

import tongbao

from .conftest import STILL, Visit
from .test_whole_game import BRIEFLY, LONG
from .visitors import RESULT, Visitor

pytestmark = pytest.mark.browser
GAMES = [pytest.param(name, marks=[pytest.mark.nightly] * (name in LONG)) for name in sorted(tongbao.GAMES)]
ARROWS = (
    "ArrowLeft",
    "ArrowRight",
    "ArrowUp",
    "ArrowDown",
    "Shift+ArrowRight",
    "Shift+ArrowLeft",
    "Home",
    "End",
    "Tab",
)
STROLL = 12
"""So many keys lead from thing to thing before a sign is pressed instead."""
FOCUSED = "() => document.activeElement.matches('[data-choice]')"
DRAWN = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Wait until the signs are drawn."""


@pytest.mark.parametrize("name", GAMES)
def test_whole_game_by_keyboard_alone(visit: Visit, name: str) -> None:
    mei = visit(STILL)
    mei.found(name, "me", "bot:greedy", "bot:greedy", **BRIEFLY.get(name, {}))
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
        mei.page.keyboard.press(dice.choice(ARROWS))
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
        for key in keys:
            mei.page.keyboard.press(key)
        if not mei.page.locator("body:not([data-waiting]) .sure").count():
            break
    mei.answered()
