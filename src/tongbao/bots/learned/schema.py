"""The structure of a file of what was learned; docs/opponents.md explains it."""

from msgspec import Struct


class Weights(Struct, frozen=True, forbid_unknown_fields=True):
    """A network: what the judge of so many players goes by."""

    weights: list[list[float]]
    bias: list[float]
    win: list[float]
    margin: list[float]
    ground: tuple[float, float]


class Lessons(Struct, frozen=True, forbid_unknown_fields=True):
    """What the judge and the policy of one game have learned, and how.

    ``made`` says by which commands, seeds and numbers of games; ``figures`` how strong it plays. ``judge`` has a
    network for each number of players, for the ``features`` in this order; ``policy`` the weight of each trait.
    """

    game: str
    made: list[str]
    figures: dict[str, str]
    features: list[str]
    judge: dict[str, Weights]
    policy: dict[str, float]
