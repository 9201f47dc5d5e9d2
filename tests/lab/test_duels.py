"""Duels and ladders: mirrored, repeatable, and rated as they should be."""

import sys

import pytest

from tongbao.engine.meta import BadOption
from tongbao.lab.contenders import contender
from tongbao.lab.duels import Duel, Outcome, fight
from tongbao.lab.ladder import Ladder, climb, fit


def test_equal_players_share_every_deal() -> None:
    """Who plays himself with changed seats wins exactly half."""
    outcome = fight(Duel("xanadu", 2, "greedy", "greedy", 6))
    assert outcome.win == 0.5
    assert outcome.error == 0.0
    assert outcome.games == 12


def test_the_same_duel_ends_the_same() -> None:
    duel = Duel("xanadu", 3, "greedy", "random", 3, seed=5)
    assert fight(duel).wins == fight(duel).wins


def test_two_processes_play_what_one_plays() -> None:
    duel = Duel("xanadu", 2, "greedy", "random", 4, seed=2)
    assert fight(duel, 2).wins == fight(duel).wins


@pytest.mark.parametrize("spec", ["greedy", "master@20", "master@50ms", "ismcts@10", "open@10"])
def test_contenders_are_named(spec: str) -> None:
    contender(spec, 1)


@pytest.mark.parametrize("spec", ["nobody", "greedy@5", "master@", "master@10s", ""])
def test_a_contender_that_is_not_there_is_refused_with_what_there_is(spec: str) -> None:
    with pytest.raises(BadOption, match=r"greedy.*master"):
        contender(spec, 1)


def outcome(one: str, others: str, win: float, games: int = 200) -> Outcome:
    """An outcome as if it had been played."""
    return Outcome(Duel("xanadu", 2, one, others, games // 2), [win] * (games // 2), games=games)


def test_ratings_tell_the_odds() -> None:
    """Ten to one is 400 points; the anchor has 1500."""
    found = {r.player: r for r in fit(["greedy", "master"], [outcome("master", "greedy", 10 / 11, 2200)])}
    assert found["greedy"].points == 1500.0
    assert found["greedy"].error == pytest.approx(0.0, abs=1e-6)
    assert found["master"].points == pytest.approx(1900.0, abs=2)
    assert 20 < found["master"].error < 40


def test_who_never_lost_has_a_rating_all_the_same() -> None:
    found = fit(["greedy", "master"], [outcome("master", "greedy", 1.0, 20)])
    assert found[0].player == "master"
    assert found[0].points < 3000


def test_without_scipy_a_ladder_says_so_before_it_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "scipy.optimize", None)
    told: list[str] = []
    with pytest.raises(BadOption, match=r"pip install 'tongbao\[learn\]'"):
        climb(Ladder("xanadu", ["random", "greedy"], 2, 1), 1, told.append)
    assert not told


def test_a_ladder_plays_each_against_each() -> None:
    ladder = Ladder("xanadu", ["random", "greedy"], 4, 1)
    told: list[str] = []
    climb(ladder, 1, told.append)
    assert len(told) == 1
    assert ladder.ratings()[0].player == "greedy"
    assert ladder.summary()["pairs"][0]["games"] == 4
