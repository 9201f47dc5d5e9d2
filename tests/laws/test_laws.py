"""Every law on every game, number of players and combination of options.

A pairwise selection of the combinations stands for all of them, which are a sweep.
"""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tongbao
from tongbao.testing import laws
from tongbao.testing.pairs import pairwise

EVERY = {"silk_cities": 211}
"""The laws are checked at every fifth position, more rarely in games of thousands of decisions."""
MORE_RARELY = {"changan": 25, "silk_cities": 997}
"""And in games with many combinations of options from the second combination on."""


def tables(name: str) -> list[Any]:
    """Every combination of options at every number of players, and at how many positions the laws are checked there."""
    found, meta = [], tongbao.GAMES[name]
    for players in range(meta.min_players, meta.max_players + 1):
        combinations = meta.all_options(players)
        few = pairwise(combinations)
        for options in combinations:
            every = MORE_RARELY.get(name, 5) if options != combinations[0] else EVERY.get(name, 5)
            marks = [] if options in few else [pytest.mark.sweep]
            title = f"{name}-{players}-{'-'.join(options.values())}"
            found.append(pytest.param(name, players, options, every, id=title, marks=marks))
    return found


@pytest.mark.parametrize(
    ("name", "players", "options", "every"), [table for name in tongbao.GAMES for table in tables(name)]
)
def test_laws_hold_for_every_option(name: str, players: int, options: dict[str, str], every: int) -> None:
    game = tongbao.new(name, players=players, seed=players, options=options, chronicle=True)
    laws.walk(game, seed=1, every=every)


@pytest.mark.parametrize("examples", [4, pytest.param(20, marks=pytest.mark.sweep)])
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_laws_hold_for_any_seed(name: str, examples: int) -> None:
    meta = tongbao.GAMES[name]

    @given(seed=st.integers(0, 10**9), players=st.integers(meta.min_players, meta.max_players))
    @settings(max_examples=examples, deadline=None)
    def hold(seed: int, players: int) -> None:
        laws.walk(tongbao.new(name, players=players, seed=seed, chronicle=True), seed=seed, every=EVERY.get(name, 7))

    hold()


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_laws_hold_with_hash_luck(name: str) -> None:
    luck = tongbao.HashLuck(bytes(range(32)), ["salt", "盐"])
    laws.walk(tongbao.new(name, luck=luck, chronicle=True), seed=3, every=EVERY.get(name, 11))


@pytest.mark.parametrize("games", [100, pytest.param(1000, marks=pytest.mark.sweep)])
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_random_games_end(name: str, games: int) -> None:
    meta = tongbao.GAMES[name]
    for seed in range(games):
        players = meta.min_players + seed % (meta.max_players - meta.min_players + 1)
        combinations = meta.all_options(players)
        game = tongbao.new(name, players=players, seed=seed, options=combinations[seed % len(combinations)])
        laws.play_on(game, seed, meta.most_decisions)
        assert game.over
