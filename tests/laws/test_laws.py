"""Every law on every game, number of players and combination of options."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import tongbao
from tongbao.testing import laws

EVERY = {"silk_cities": 211}
"""The laws are checked at every fifth position, more rarely in games of thousands of decisions."""
MORE_RARELY = {"changan": 25, "silk_cities": 997}
"""And in games with many combinations of options from the second combination on."""
TABLES = [
    pytest.param(
        name,
        players,
        options,
        MORE_RARELY.get(name, 5) if place else EVERY.get(name, 5),
        id=f"{name}-{players}-{'-'.join(options.values())}",
    )
    for name, meta in tongbao.GAMES.items()
    for players in range(meta.min_players, meta.max_players + 1)
    for place, options in enumerate(meta.all_options(players))
]


@pytest.mark.parametrize(("name", "players", "options", "every"), TABLES)
def test_laws_hold_for_every_option(name: str, players: int, options: dict[str, str], every: int) -> None:
    game = tongbao.new(name, players=players, seed=players, options=options, chronicle=True)
    laws.walk(game, seed=1, every=every)


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
@given(seed=st.integers(0, 10**9), players=st.integers(1, 8))
@settings(max_examples=10, deadline=None)
def test_laws_hold_for_any_seed(name: str, seed: int, players: int) -> None:
    meta = tongbao.GAMES[name]
    seats = min(max(players, meta.min_players), meta.max_players)
    laws.walk(tongbao.new(name, players=seats, seed=seed, chronicle=True), seed=seed, every=EVERY.get(name, 7))


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_laws_hold_with_hash_luck(name: str) -> None:
    luck = tongbao.HashLuck(bytes(range(32)), ["salt", "盐"])
    laws.walk(tongbao.new(name, luck=luck, chronicle=True), seed=3, every=EVERY.get(name, 11))


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_thousand_random_games_end(name: str) -> None:
    meta = tongbao.GAMES[name]
    for seed in range(1000):
        players = meta.min_players + seed % (meta.max_players - meta.min_players + 1)
        combinations = meta.all_options(players)
        game = tongbao.new(name, players=players, seed=seed, options=combinations[seed % len(combinations)])
        laws.play_on(game, seed, meta.most_decisions)
        assert game.over
