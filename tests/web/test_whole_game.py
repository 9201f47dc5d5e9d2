"""A whole game by mouse, to the final scores and on to the next one; the page is sound throughout."""

import itertools
import random

import pytest

import tongbao

from .conftest import Visit
from .flaws import flaws, flaws_of_layout
from .visitors import Visitor

pytestmark = pytest.mark.browser
LONG = {"changan", "silk_cities"}
GAMES = [pytest.param(name, marks=[pytest.mark.nightly] * (name in LONG)) for name in sorted(tongbao.GAMES)]
BRIEFLY = {"pocket_changan": {"opt-length": "short"}, "silk_cities": {"opt-victory": "5"}}
"""The options with which a game is shortest."""


@pytest.mark.parametrize("name", GAMES)
def test_whole_game_and_rematch(visit: Visit, name: str) -> None:
    visitor = visit()
    link = visitor.found(name, "me", "bot:greedy", "bot:greedy", **{"name-0": "Mei", **BRIEFLY.get(name, {})})
    dice = random.Random(2)
    found: set[str] = set()
    for number in itertools.count():
        if not (offered := visitor.turn()):
            break
        if number % 5 == 0:
            found.update(flaws_of_layout(visitor, f"choice {number}"))
        visitor.take(dice.choice(offered))
    assert not found
    assert not flaws(visitor, "result")

    result = visitor.page.get_by_role("dialog", name="Final scores")
    scores = visitor.view()["view"]["result"]["scores"]
    lines = result.get_by_role("listitem").all_inner_texts()
    names = visitor.page.locator("#s-players li .nm b").all_inner_texts()
    assert len(scores) == len(lines) == len(names) == 3
    for player, score in zip(names, scores, strict=True):
        line = next(line for line in lines if player.removesuffix(" you") in line)
        assert str(score) in line.split()
    assert [max(scores), min(scores)] == [int(lines[place].split()[-1]) for place in (0, -1)]

    result.get_by_text("Look at the table").click()
    result.wait_for(state="hidden")
    visitor.page.locator("#s-decision").get_by_text("Final scores").click()
    result.get_by_role("link", name="To the result").click()
    visitor.page.wait_for_url(f"**{link}/result")
    assert_adds_up(visitor, scores)
    visitor.page.get_by_role("button", name="Play again").click()
    visitor.page.wait_for_url(lambda url: "/t/" in url and link not in url)
    visitor.live()
    assert visitor.turn() and visitor.view()["view"]["game"] == name
    visitor.page.goto(f"{visitor.house.address}{link}/result")
    assert visitor.page.get_by_role("link", name="To the new game").get_attribute("href") != link


def assert_adds_up(visitor: Visitor, scores: list[int]) -> None:
    """On the page of the result the best stands first, and the parts of each come to what he has."""
    rolls = visitor.page.locator(".roll > li")
    told = [int(rolls.nth(place).locator(".sum").inner_text()) for place in range(rolls.count())]
    assert told == sorted(scores, reverse=True)
    for place, score in enumerate(told):
        parts = rolls.nth(place).locator(".grp small b").all_inner_texts()
        assert sum(map(int, parts)) == score
