"""With which policy each game is played on."""

from typing import Final

from tongbao.bots.greedy.bot import strategy_for
from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.learned.files import trait_weights
from tongbao.bots.policies.changan import ChanganPolicy
from tongbao.bots.policies.guided import Guided
from tongbao.bots.policies.pocket_changan import PocketChanganPolicy
from tongbao.bots.policies.silk_cities import SilkCitiesPolicy
from tongbao.bots.policy import Policy

POLICIES: Final[dict[str, type[Policy]]] = {
    "changan": ChanganPolicy,
    "pocket_changan": PocketChanganPolicy,
    "silk_cities": SilkCitiesPolicy,
}
"""By the name of the game; where there is none, the greedy player plays on."""
GUIDES: Final = ("silk_cities",)
"""Games in which the policy says what is worth a thought, and the greedy player plays on: that is stronger there."""
MADE: Final[dict[str, Strategy]] = {}


def policy_of(game: str) -> Strategy:
    """The policy for the game of that name."""
    found = MADE.get(game)
    if found is None:
        kind, merchant = POLICIES.get(game), strategy_for(game)
        found = merchant if kind is None else kind(trait_weights(game, kind.names))
        if game in GUIDES:
            found = Guided(merchant, found)
        MADE[game] = found
    return found
