"""With which policy each game is played on."""

from typing import Final

from tongbao.bots.greedy.bot import strategy_for
from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.learned.files import trait_weights
from tongbao.bots.policy import Policy

POLICIES: Final[dict[str, type[Policy]]] = {}
"""By the name of the game; where there is none, the greedy player plays on."""
MADE: Final[dict[str, Strategy]] = {}


def policy_of(game: str) -> Strategy:
    """The policy for the game of that name."""
    found = MADE.get(game)
    if found is None:
        kind = POLICIES.get(game)
        MADE[game] = found = strategy_for(game) if kind is None else kind(trait_weights(game, kind.names))
    return found
