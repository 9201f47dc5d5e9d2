"""Every law looked at more closely than in the tests of all games, and the last round."""

import pytest

import tongbao
from tongbao.games.silk_cities.meta import RULES
from tongbao.games.silk_cities.state.table import SilkCities
from tongbao.testing import laws

MOST_ROUNDS = 22


def deal(players: int, options: dict[str, str], seed: int, rules: int = RULES) -> SilkCities:
    """A new game with a log."""
    game = tongbao.new("silk_cities", players=players, seed=seed, options=options, chronicle=True, rules=rules)
    assert isinstance(game, SilkCities)
    return game


@pytest.mark.slow
@pytest.mark.compiled("silk_cities")
@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("auctions", ["limits", "open"])
def test_laws_hold_closely(players: int, auctions: str) -> None:
    laws.walk(deal(players, {"victory": "5", "auctions": auctions}, 40 + players), seed=7, every=41)


@pytest.mark.slow
@pytest.mark.compiled("silk_cities")
@pytest.mark.parametrize("balanced", ["on", "off"])
def test_laws_hold_closely_by_version_1(balanced: str) -> None:
    laws.walk(deal(3, {"victory": "5", "balanced": balanced}, 43, rules=1), seed=7, every=41)


@pytest.mark.slow
@pytest.mark.compiled("silk_cities")
def test_no_game_is_longer_than_the_silk_deck() -> None:
    for seed in range(100):
        game = deal(2 + seed % 4, {"victory": "9"}, seed)
        laws.play_on(game, seed, game.setup.meta.most_decisions)
        assert game.over
        assert game.round <= MOST_ROUNDS
