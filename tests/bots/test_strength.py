"""Strength of computer players: every night all bounds of ``benchmarks/bounds.py``, every day a few games of each."""

import pytest
from benchmarks.bounds import BOUNDS, RANGES, Bound, Range, mean_of_winners

import tongbao
from tongbao.lab.duels import Duel, fight


@pytest.mark.nightly
@pytest.mark.parametrize("bound", BOUNDS, ids=lambda bound: f"{bound.duel.game}-{bound.duel.players}-{bound.duel.one}")
def test_duels_are_won(bound: Bound) -> None:
    assert fight(bound.duel).win >= bound.least


@pytest.mark.nightly
@pytest.mark.parametrize("wanted", RANGES, ids=lambda wanted: f"{wanted.game}-{wanted.players}")
def test_greedy_players_score_as_good_players_do(wanted: Range) -> None:
    assert wanted.least <= mean_of_winners(wanted) <= wanted.most


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_greedy_players_beat_random_ones(name: str) -> None:
    assert fight(Duel(name, 2, "greedy", "random", 3, seed=4)).win >= 0.8


@pytest.mark.slow
@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_evaluators_hold_their_own_against_greedy_players(name: str) -> None:
    assert fight(Duel(name, 2, "judged", "greedy", 8, seed=3)).win >= 0.5
