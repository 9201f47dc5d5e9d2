"""Whatever is asked in a game, a finger can press it: on a phone held either way, on every sheet."""

import random

import pytest

import tongbao
from tests.support.web.browsers import PHONE, LateTable, Visit
from tests.support.web.screens import FINGER, PHONES, by_turns, sheets
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.slow
MOST_CHOICES = 400
"""So many choices bring up most of what a game can ask."""


@pytest.mark.compiled("silk_cities", "changan")
@pytest.mark.parametrize(("name", "screen"), by_turns(sorted(tongbao.GAMES), PHONES))
def test_every_question_can_be_answered_with_a_finger(visit: Visit, name: str, screen: tuple[int, int]) -> None:
    width, height = screen
    phone = {**PHONE, "viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    visitor = visit(phone)
    link = visitor.found(name, "me", "bot:random", "bot:random")
    visitor.page.goto("about:blank")
    dice = random.Random(2)
    asked: set[frozenset[str]] = set()
    found: list[str] = []
    for _ in range(MOST_CHOICES):
        seen = visitor.asked(link)
        if seen["view"]["over"]:
            break
        question = frozenset(choice.split()[0] for choice in seen["choices"])
        if question not in asked:
            asked.add(question)
            visitor.go(link)
            found += [f"{', '.join(sorted(question))}: {flaw}" for flaw in too_small(visitor, seen["choices"])]
            visitor.page.goto("about:blank")
        visitor.post(link, dice.choice(seen["choices"]), seen["seat"], seen["version"])
    assert len(asked) > 2 and not found


@pytest.mark.parametrize(("name", "screen"), by_turns(sorted(tongbao.GAMES), PHONES))
def test_a_full_table_can_be_played_with_fingers(
    visit: Visit, late_table: LateTable, name: str, screen: tuple[int, int]
) -> None:
    width, height = screen
    table = late_table(name)
    phone = {**PHONE, "viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    visitor = visit({**phone, "storage_state": table.state})
    visitor.go(table.link)
    assert not too_small(visitor, visitor.view()["choices"])


def too_small(visitor: Visitor, choices: list[str]) -> list[str]:
    """What a finger can't press on any sheet, once the page asks that."""
    visitor.page.wait_for_function(SHOWN, arg=choices)
    found = []
    for sheet in sheets(visitor):
        visitor.rest()
        found += [f"{sheet}: {target}" for target in visitor.measure("narrow", FINGER)]
    return found


SHOWN = """choices => choices.every((choice) =>
    document.querySelector(`[data-section] [data-choice="${CSS.escape(choice)}"]`))"""
