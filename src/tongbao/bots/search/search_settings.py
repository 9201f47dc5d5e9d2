"""Search settings: how deep the search looks in each game; found by duels."""

from typing import Final

from tongbao.bots.registry import evaluator_for, policy_for
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.determinizations import Determinizations
from tongbao.bots.search.search import Search, SearchSettings

DOUBT: Final = 0.01
USUAL: Final = SearchSettings(4, doubt=DOUBT)
SETTINGS: Final[dict[str, SearchSettings]] = {
    "xanadu": SearchSettings(16, ahead=1, doubt=DOUBT),
    "changan": SearchSettings(8, more_rounds=1, ahead=1, doubt=DOUBT),
    "pocket_changan": SearchSettings(8, rounds=1, more_rounds=1, ahead=1, doubt=DOUBT),
    "silk_cities": SearchSettings(4, doubt=DOUBT),
}
"""By game; the rounds are full rounds of all seats."""
CROWDED: Final = {"xanadu": SearchSettings(16, more_rounds=1, doubt=DOUBT)}
"""The same with more than two seats, where that is found otherwise."""


def search_settings_for(game: str, players: int) -> SearchSettings:
    """How deep to look in a game with so many players."""
    settings = (CROWDED.get(game) if players > 2 else None) or SETTINGS.get(game, USUAL)
    rounds, more_rounds, ahead = settings.rounds * players, settings.more_rounds * players, settings.ahead * players
    return SearchSettings(settings.worlds, rounds, more_rounds, ahead, settings.doubt)


def configured_search(worlds: Determinizations, budget: Budget) -> Search:
    """A search with all that was learned of the game, as deep as is usual for it."""
    game = worlds.world(0)
    name = game.setup.meta.name
    return Search(worlds, evaluator_for(name), policy_for(name), budget, search_settings_for(name, game.players))
