"""Copies of environments: each plays on by itself, from where its original stands, and both play the same game."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import tongbao.research.openspiel
from tests.support.copies import WAYS
from tests.support.research.playing import possible
from tongbao.research.gymnasium import ManySeats, OneSeat, id_of
from tongbao.research.pettingzoo import Table, env, raw_env
from tongbao.research.vector import SelfPlay

GAMES = sorted(tongbao.GAMES)
by_way = pytest.mark.parametrize("way", WAYS)
by_game = pytest.mark.parametrize("game", GAMES)
Trace = list[list[Any]]


def steps_of_table(table: Any, number: int, seed: int) -> Trace:
    """The results of so many random decisions, dealt anew where a game is over."""
    dice, found = np.random.default_rng(seed), []
    for _ in range(number):
        if not table.agents:
            table.reset()
        seen, paid, is_over, _, _ = table.last()
        found.append([table.agent_selection, seen["observation"].tolist(), seen["action_mask"].tolist(), paid])
        table.step(None if is_over else possible(seen["action_mask"], dice))
    return found


def steps_of_one(one: Any, number: int, seed: int) -> Trace:
    """The same of an environment for one seat."""
    dice, found = np.random.default_rng(seed), []
    for _ in range(number):
        seen, paid, is_over, _, infos = one.step(possible(one.unwrapped.mask(), dice))
        found.append([seen.tolist(), paid, is_over, infos["seat"]])
        if is_over:
            found.append([one.reset()[0].tolist()])
    return found


def steps_of_many(many: Any, number: int, seed: int) -> Trace:
    """The same of many games in one call."""
    dice, found = np.random.default_rng(seed), []
    _, infos = many.read()
    for _ in range(number):
        seen, paid, *_, infos = many.step(np.array([possible(mask, dice) for mask in infos["action_mask"]]))
        found.append([seen.tolist(), paid.tolist(), infos["seat"].tolist()])
    return found


Steps = Callable[[Any, int, int], Trace]
KINDS: dict[str, tuple[Callable[[str], Any], Steps]] = {
    "PettingZoo": (env, steps_of_table),
    "PettingZoo, raw": (raw_env, steps_of_table),
    "Gymnasium": (lambda game: OneSeat(game, opponents="random"), steps_of_one),
    "Gymnasium, many": (lambda game: ManySeats(game, 3), steps_of_many),
    "Self-play": (lambda game: SelfPlay(game, 3), steps_of_many),
}


@by_way
@by_game
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_plays_on_where_its_original_stands(kind: str, game: str, way: str) -> None:
    make, steps = KINDS[kind]
    original = make(game)
    original.reset(seed=3)
    steps(original, 20, 1)
    first, second = WAYS[way](original), WAYS[way](original)
    brought = steps(first, 90, 2)
    assert steps(original, 90, 2) == brought, "what the copy has played is seen in the original"
    assert steps(second, 90, 2) == brought, "what the original has played is seen in the copy"


@by_way
@pytest.mark.parametrize("kind", KINDS)
def test_a_copy_deals_the_same_series(kind: str, way: str) -> None:
    """Before the first deal, and where a series goes on."""
    make, steps = KINDS[kind]
    undealt = WAYS[way](make("pocket_changan"))
    original = make("pocket_changan")
    for one in (original, undealt):
        one.reset(seed=8)
    other = WAYS[way](original)
    assert steps(original, 150, 1) == steps(undealt, 150, 1) == steps(other, 150, 1)


@pytest.mark.parametrize("way", ["deepcopy", "pickle"])
def test_what_gymnasium_makes_is_copied_with_its_wrappers(way: str) -> None:
    original = gymnasium.make(id_of("xanadu"), players=3, opponents="random")
    original.reset(seed=5)
    steps_of_one(original, 6, 1)
    other, last = WAYS[way](original), WAYS[way](original)
    brought = steps_of_one(other, 60, 2)
    assert steps_of_one(original, 60, 2) == brought == steps_of_one(last, 60, 2)


def test_a_copied_table_keeps_its_guard_and_its_name() -> None:
    table = env("xanadu", 2)
    for other in (copy.copy(table), pickle.loads(pickle.dumps(table))):
        assert str(other) == str(table) == "xanadu_v0"
        with pytest.raises(AssertionError, match="reset"):
            other.step(0)
        other.reset(seed=1)
        assert isinstance(other.unwrapped, Table) and other.unwrapped is not table.unwrapped
        assert other.unwrapped.game.fingerprint() == tongbao.new("xanadu", 2, seed=1).fingerprint()


@by_way
@by_game
@pytest.mark.parametrize("chance", ["sampled", "explicit"])
def test_a_state_of_openspiel_is_copied(game: str, chance: str, way: str) -> None:
    original = pyspiel.load_game(f"python_tongbao_{game}(chance={chance})").new_initial_state()
    for number in range(24):
        actions = original.legal_actions()
        original.apply_action(actions[number % len(actions)])
    before = str(original)
    other, same = WAYS[way](original), WAYS[way](original)
    for one in (other, original):
        assert str(one) == before
        for number in range(9):
            actions = one.legal_actions()
            one.apply_action(actions[number % len(actions)])
    assert str(other) == str(original) != before == str(same)
    assert WAYS[way](same.get_game()) == same.get_game()
