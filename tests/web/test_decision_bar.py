"""The bar of a decision: all of its choices can be seen and pressed, the main one comes first, undo stands apart."""

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.decision_bar import flaws_of_bars

GAMES = sorted(tongbao.GAMES)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_can_be_seen_and_pressed(visit: Visit, name: str) -> None:
    assert not flaws_of_bars(visit, name, 12)


@pytest.mark.nightly
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_two_hundred_positions_can_be_seen_and_pressed(visit: Visit, name: str) -> None:
    assert not flaws_of_bars(visit, name, 200, seed=2)
