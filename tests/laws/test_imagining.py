"""No seat imagines what it can rule out, wherever a game has come to."""

import pytest

import tongbao
from tongbao import Seat
from tongbao.bots import BOTS
from tongbao.testing import laws


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("games", [3, pytest.param(40, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("bot", ["greedy", "random"])
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_nothing_is_imagined_that_a_seat_can_rule_out(name: str, bot: str, games: int) -> None:
    """At every position of whole games, played well and played by chance; late ones leave the least room."""
    meta = tongbao.GAMES[name]
    for number in range(games):
        players = meta.max_players - number % (meta.max_players - meta.min_players + 1)
        combinations = meta.all_options(players)
        game = tongbao.new(name, players=players, seed=number, options=combinations[number % len(combinations)])
        bots = [BOTS[bot](seat) for seat in range(players)]
        while not game.over:
            laws.imagines_what_may_be(game, game.decisions)
            seat = game.seats_to_act()[0]
            game.take(seat, bots[seat].choose(Seat(game, seat)))
        laws.imagines_what_may_be(game, number)
