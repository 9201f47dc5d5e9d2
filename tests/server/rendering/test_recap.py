"""The recap: the moves of others that changed most for a seat."""

import random

import pytest
from starlette.testclient import TestClient

import tongbao
from tests.support.server.browsers import Browsers
from tests.support.server.tables import match_at, play_on, table_of
from tongbao import Seat
from tongbao.server.common.fair_scheduling import at_once
from tongbao.server.matches.positions import PositionHistory
from tongbao.server.rendering.chronicle import last_decision
from tongbao.server.rendering.recap import MOST_LINES, recap_lines


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_recap_tells_the_moves_that_changed_the_score_most(client: TestClient, browser: Browsers, name: str) -> None:
    """Compared with every position of the game, played again; and with what the seat was told."""
    mei, tem = browser(), browser()
    link, dice, told = table_of(name, mei, tem), random.Random(5), 0
    for _ in range(150):
        match = match_at(client, link)
        game = match.state.require_game()
        if game.over:
            break
        actor = game.seats_to_act()[0]
        heard = last_decision(game, actor)
        if heard is not None and not game.sealed and game.decisions - heard > 1:
            past = PositionHistory(match.view())
            at_once(past.replaying())
            lines = at_once(recap_lines(past, actor, "en"))
            scores = [Seat(past.position(step), actor).seen().scores()[actor] for step in range(past.last + 1)]
            assert len(lines) <= MOST_LINES
            assert [line["step"] for line in lines] == sorted({line["step"] for line in lines})
            for line in lines:
                assert heard < line["step"] <= past.last and line["facts"].get("player") != actor
                assert line["change"] == scores[line["step"]] - scores[line["step"] - 1]
            told += len(lines)
        play_on(mei, link, (0, 1), dice.choice, 1)
    assert told
