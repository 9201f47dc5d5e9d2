"""Registry: for each game its greedy policy, its learned policy, its evaluator and what its features are called."""

from collections.abc import Callable
from typing import Final

from tongbao.bots.changan.evaluation.evaluator import ChanganEvaluator
from tongbao.bots.changan.explanations import CHANGAN
from tongbao.bots.changan.greedy.policy import GreedyChanganPolicy
from tongbao.bots.changan.policy.policy import ChanganPolicy
from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import LinearPolicy, Policy, PrunedPolicy
from tongbao.bots.core.weights import networks, policy_weights
from tongbao.bots.core.wording import Wordings
from tongbao.bots.pocket_changan.evaluation.evaluator import PocketChanganEvaluator
from tongbao.bots.pocket_changan.explanations import POCKET_CHANGAN
from tongbao.bots.pocket_changan.greedy.policy import GreedyPocketChanganPolicy
from tongbao.bots.pocket_changan.policy.policy import PocketChanganPolicy
from tongbao.bots.silk_cities.evaluation.evaluator import SilkCitiesEvaluator
from tongbao.bots.silk_cities.explanations import SILK_CITIES
from tongbao.bots.silk_cities.greedy.policy import GreedySilkCitiesPolicy
from tongbao.bots.silk_cities.partner import SilkCitiesPartner
from tongbao.bots.silk_cities.policy.policy import SilkCitiesPolicy
from tongbao.bots.xanadu.evaluation.evaluator import XanaduEvaluator
from tongbao.bots.xanadu.explanations import XANADU
from tongbao.bots.xanadu.greedy.policy import GreedyXanaduPolicy
from tongbao.engine.meta import BadOption

GREEDY_POLICIES: Final[dict[str, Policy]] = {
    "xanadu": GreedyXanaduPolicy(),
    "changan": GreedyChanganPolicy(),
    "pocket_changan": GreedyPocketChanganPolicy(),
    "silk_cities": GreedySilkCitiesPolicy(),
}
"""By the name of the game; a policy remembers nothing of a table."""
POLICIES: Final[dict[str, type[LinearPolicy]]] = {
    "changan": ChanganPolicy,
    "pocket_changan": PocketChanganPolicy,
    "silk_cities": SilkCitiesPolicy,
}
"""Learned policies; where there is none, the greedy policy plays on in a search."""
GUIDES: Final = ("silk_cities",)
"""Games in which the learned policy only prunes, and the greedy one plays on: that is stronger there."""
PARTNERS: Final[dict[str, Callable[[Policy, Evaluator], Policy]]] = {"silk_cities": SilkCitiesPartner}
"""Policies for games in which players deal with each other: a search sees others answer by what they gain."""
EVALUATORS: Final[dict[str, type[Evaluator]]] = {
    "xanadu": XanaduEvaluator,
    "changan": ChanganEvaluator,
    "pocket_changan": PocketChanganEvaluator,
    "silk_cities": SilkCitiesEvaluator,
}
EXPLANATIONS: Final[dict[str, Wordings]] = {
    "xanadu": XANADU,
    "changan": CHANGAN,
    "pocket_changan": POCKET_CHANGAN,
    "silk_cities": SILK_CITIES,
}
LOADED_POLICIES: Final[dict[str, Policy]] = {}
LOADED_EVALUATORS: Final[dict[str, Evaluator]] = {}


def greedy_policy_for(game: str) -> Policy:
    """The greedy policy for the game of that name. Raises BadOption if there is none."""
    found = GREEDY_POLICIES.get(game)
    if found is None:
        raise BadOption(f"The greedy bot can’t play {game}; it plays: {', '.join(GREEDY_POLICIES)}.")
    return found


def policy_for(game: str, evaluator: Evaluator | None = None) -> Policy:
    """The policy that a search plays on with in the game of that name, with its learned weights.

    Another ``evaluator`` than the learned one, if given, says how partners answer.
    """
    found = LOADED_POLICIES.get(game) if evaluator is None else None
    if found is None:
        kind, player = POLICIES.get(game), greedy_policy_for(game)
        if game in PARTNERS:
            player = PARTNERS[game](player, evaluator or evaluator_for(game))
        found = player if kind is None else kind(policy_weights(game, kind.names))
        if game in GUIDES:
            found = PrunedPolicy(player, found)
        if evaluator is None:
            LOADED_POLICIES[game] = found
    return found


def evaluator_for(game: str) -> Evaluator:
    """The evaluator of the game of that name, with its learned weights. Raises KeyError if there is none."""
    found = LOADED_EVALUATORS.get(game)
    if found is None:
        kind = EVALUATORS[game]
        LOADED_EVALUATORS[game] = found = kind(networks(game, kind.names))
    return found
