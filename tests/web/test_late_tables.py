"""The late tables that are kept as files: they can be played, and the moments that they are named for have come."""

import json

import pytest

import tongbao
from tests.support.web.full_table import MOMENTS
from tests.support.web.late_tables import WITH_BOTS, records
from tongbao import Seat
from tongbao.engine.record import read_record

pytestmark = pytest.mark.unit


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_each_is_at_its_moment(name: str) -> None:
    assert [*records(name)] == [*MOMENTS[name], *WITH_BOTS]
    for moment, kept in records(name).items():
        record = read_record(json.dumps(kept), tongbao.GAMES)
        game = record.play_again(record.luck())
        if moment in WITH_BOTS:
            assert game.over == (moment == "over")
        else:
            assert MOMENTS[name][moment].when(Seat(game, 0).view()), moment
        assert game.over or game.seats_to_act()[0] == 0
