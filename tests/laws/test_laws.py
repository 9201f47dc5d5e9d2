"""Every law on every game, number of players and combination of options.

A pairwise selection of the combinations stands for all of them, which are a sweep.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tongbao
from tongbao.testing import laws
from tongbao.testing.pairs import pairwise

Options = dict[str, str]
EVERY = {"silk_cities": 211}
"""The laws are checked at every fifth position, more rarely in games of thousands of decisions."""
MORE_RARELY = {"changan": 25, "silk_cities": 997}
"""And in games with many combinations of options from the second combination on."""
APART = 4
"""So many times as far apart are the positions where a selection of the combinations stands for all."""


def tables(select: Callable[[list[Options]], list[Options]]) -> list[Any]:
    """Of every number of players some combinations of options, and at how many positions the laws are checked there."""
    found = []
    for name, meta in tongbao.GAMES.items():
        for players in range(meta.min_players, meta.max_players + 1):
            for place, options in enumerate(select(meta.all_options(players))):
                every = MORE_RARELY.get(name, 5) if place else EVERY.get(name, 5)
                title = f"{name}-{players}-{'-'.join(options.values())}"
                found.append(pytest.param(name, players, options, every, id=title))
    return found


def walk(name: str, players: int, options: Options, every: int) -> None:
    """Play a game with these options, and check all laws at every so many positions."""
    laws.walk(tongbao.new(name, players=players, seed=players, options=options, chronicle=True), seed=1, every=every)


@pytest.mark.slow
@pytest.mark.compiled("silk_cities")
@pytest.mark.by_turns(4)
@pytest.mark.parametrize(("name", "players", "options", "every"), tables(pairwise))
def test_laws_hold_wherever_two_options_meet(name: str, players: int, options: Options, every: int) -> None:
    walk(name, players, options, every * APART)


@pytest.mark.nightly
@pytest.mark.parametrize(("name", "players", "options", "every"), tables(list))
def test_laws_hold_for_every_option(name: str, players: int, options: Options, every: int) -> None:
    walk(name, players, options, every)


@pytest.mark.slow
@pytest.mark.compiled("silk_cities", "changan")
@pytest.mark.parametrize("examples", [4, pytest.param(20, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_laws_hold_for_any_seed(name: str, examples: int) -> None:
    meta = tongbao.GAMES[name]

    @given(seed=st.integers(0, 10**9), players=st.integers(meta.min_players, meta.max_players))
    @settings(max_examples=examples)
    def hold(seed: int, players: int) -> None:
        laws.walk(tongbao.new(name, players=players, seed=seed, chronicle=True), seed=seed, every=EVERY.get(name, 7))

    hold()


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_laws_hold_with_hash_luck(name: str) -> None:
    luck = tongbao.HashLuck(bytes(range(32)), ["salt", "盐"])
    laws.walk(tongbao.new(name, luck=luck, chronicle=True), seed=3, every=EVERY.get(name, 11))


@pytest.mark.slow
@pytest.mark.compiled("silk_cities")
@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.nightly)])
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_random_games_end(name: str, games: int) -> None:
    meta = tongbao.GAMES[name]
    for seed in range(games):
        players = meta.min_players + seed % (meta.max_players - meta.min_players + 1)
        combinations = meta.all_options(players)
        game = tongbao.new(name, players=players, seed=seed, options=combinations[seed % len(combinations)])
        laws.play_on(game, seed, meta.most_decisions)
        assert game.over
