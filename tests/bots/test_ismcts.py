"""The plain tree search: it knows the rules and nothing else."""

import pytest

import tongbao
from tongbao import FastLuck, Seat
from tongbao.bots.mcts import TreeBot
from tongbao.bots.search.pace import Pace
from tongbao.engine.secrecy import imagine
from tongbao.lab.duels import Duel, fight


def test_it_beats_random_play() -> None:
    assert fight(Duel("pocket_changan", 2, "ismcts@30", "random", 6, seed=1)).win > 0.7


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_what_it_cannot_see_does_not_matter(name: str) -> None:
    game = tongbao.new(name, players=2, seed=3)
    for _ in range(12):
        seat = game.actor
        choice = TreeBot(1, Pace(samples=10)).choose(Seat(game, seat))
        dealt_anew = imagine(game, seat, FastLuck.from_seed(game.decisions))
        assert TreeBot(1, Pace(samples=10)).choose(Seat(dealt_anew, seat)) is choice
        game.take(seat, choice)
