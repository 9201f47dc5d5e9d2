"""Every law for every number of players and every value of every option, and that random games end."""

import pytest

import tongbao
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.games.silk_cities.meta import SILK_CITIES
from tongbao.games.silk_cities.table import SilkCities
from tongbao.testing import laws

MOST_DECISIONS = 8000
MOST_ROUNDS = 22
TABLES = [
    pytest.param(players, options, id=f"{players}-{'-'.join(options.values()) or 'standard'}")
    for players in range(2, 6)
    for options in [{}, {"victory": "9"}, {"auctions": "open"}, {"routes": "cheapest"}, {"start": "random"}]
]


def deal(players: int, options: dict[str, str], seed: int, chronicle: bool = True) -> SilkCities:
    """A new game."""
    setup = Setup(SILK_CITIES, players, SILK_CITIES.settle(players, options), [], None)
    return SILK_CITIES.create(setup, FastLuck.from_seed(seed), chronicle)


@pytest.fixture(autouse=True)
def catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    """Records are read by the catalogue."""
    monkeypatch.setitem(tongbao.GAMES, "silk_cities", SILK_CITIES)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_laws_hold_for_every_option(players: int, options: dict[str, str]) -> None:
    game = deal(players, options, players)
    laws.walk(game, seed=1, every=211, most=MOST_DECISIONS)
    assert game.round <= MOST_ROUNDS


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("auctions", ["limits", "open"])
def test_laws_hold_closely(players: int, auctions: str) -> None:
    laws.walk(
        deal(players, {"victory": "5", "auctions": auctions}, 40 + players), seed=7, every=41, most=MOST_DECISIONS
    )


def test_laws_hold_with_hash_luck() -> None:
    setup = Setup(SILK_CITIES, 3, SILK_CITIES.settle(3, {}), [], None)
    game = SILK_CITIES.create(setup, tongbao.HashLuck(bytes(range(32)), ["salt", "盐"]), True)
    laws.walk(game, seed=3, every=211, most=MOST_DECISIONS)


def test_random_games_end() -> None:
    for seed in range(100):
        players = 2 + seed % 4
        combinations = SILK_CITIES.all_options(players)
        game = deal(players, combinations[seed % len(combinations)], seed, chronicle=False)
        laws.play_on(game, seed, MOST_DECISIONS)
        assert game.over and game.round <= MOST_ROUNDS
