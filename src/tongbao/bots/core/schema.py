"""Structure of a file of weights; docs/opponents.md explains it."""

from msgspec import Struct


class NetworkWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """A network of the evaluator, for one number of players."""

    weights: list[list[float]]
    bias: list[float]
    win: list[float]
    margin: list[float]
    ground: tuple[float, float]


class LearnedWeights(Struct, frozen=True, forbid_unknown_fields=True):
    """Weights of the evaluator and the policy of one game, and how they were learned.

    ``made`` says by which commands, seeds and numbers of games; ``figures`` how strong it plays. ``evaluator`` has a
    network for each number of players, for the ``features`` in this order; ``policy`` the weight of each feature.
    """

    game: str
    made: list[str]
    figures: dict[str, str]
    features: list[str]
    evaluator: dict[str, NetworkWeights]
    policy: dict[str, float]
