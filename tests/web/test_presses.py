"""How few presses a usual turn takes: what docs/keyboard.md says, and so the page needs no more."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.support.web.browsers import STILL, Visit
from tests.support.web.full_table import builder, layer, settler
from tests.support.web.visitors import HELD, Json, Visitor
from tests.web.test_keys import badges

DOCUMENT = Path(__file__).parents[2] / "docs" / "keyboard.md"


class Turn(NamedTuple):
    """A usual turn: in which round it is, and how a choice is made in it."""

    game: str
    round: int
    choose: Callable[[Json, list[str], random.Random], str]


def merchant(view: Json, choices: list[str], dice: random.Random) -> str:
    """Founds a city; gathers, sells what it has, and ends the turn; stays out of all else."""
    order = ["claim", "gather", "sell", "end", "pass", "keep", "refuse", "limit"]
    return min(choices, key=lambda choice: order.index(choice.split()[0]) if choice.split()[0] in order else len(order))


TURNS = [
    Turn("xanadu", 4, builder),
    Turn("changan", 3, settler),
    Turn("pocket_changan", 3, layer),
    Turn("silk_cities", 3, merchant),
]


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("turn", TURNS, ids=[turn.game for turn in TURNS])
def test_a_usual_turn_takes_no_more(visit: Visit, turn: Turn) -> None:
    mei = visit(STILL)
    mei.found(turn.game, "me", "bot:greedy")
    mei.page.keyboard.press("n")
    dice = random.Random(1)
    while (seen := mei.asked())["view"].get("round") != turn.round or not is_hers(seen):
        mei.post(mei.table, turn.choose(seen["view"], seen["choices"], dice), 0, seen["version"])
    made: list[str] = []
    presses = 0
    while (seen := mei.view())["view"].get("round") == turn.round and is_hers(seen):
        choice = turn.choose(seen["view"], seen["choices"], dice)
        mei.page.wait_for_selector(f'[data-section] [data-choice="{choice}"]', state="attached")
        made.append(choice.split()[0])
        presses += press(mei, choice)
    told = " ".join(made)
    assert (told, presses) == told_of(turn.game)


def told_of(game: str) -> tuple[str, int]:
    """The choices of the turn and the presses that the document tells of."""
    row = re.search(rf"^\| {game} \|.*\| `(.*)` \| (\d+) \|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert row is not None
    return row[1], int(row[2])


def is_hers(seen: Json) -> bool:
    """Whether it is Mei's turn."""
    return bool(seen["choices"]) and seen["view"]["active"] == 0


def press(mei: Visitor, choice: str) -> int:
    """Press what carries the choice, and before it what has to be taken up; how many presses that was."""
    keys = 0
    things = mei.page.locator(f'[data-section] [data-choice="{choice}"]')
    if not things.locator("visible=true").count():
        held = things.first.evaluate(HELD)
        keys += sign(mei, f"hold {held}")
    version = mei.view()["version"]
    keys += sign(mei, choice)
    if mei.page.locator("body:not([data-waiting]) .sure").count():
        keys += sign(mei, choice)
    mei.answered()
    assert mei.view()["version"] > version or not mei.view()["choices"]
    return keys


def sign(mei: Visitor, thing: str) -> int:
    """Press the sign that a thing carries; of how many keys it is."""
    keys = next(keys for keys, name in badges(mei.page).items() if name == thing)
    mei.strike(*keys)
    return len(keys)
