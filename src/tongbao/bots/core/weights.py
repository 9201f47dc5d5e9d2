"""Weights: reading what the evaluator and the policy of a game have learned."""

from importlib.resources import files
from typing import Final

from msgspec import json

from tongbao.bots.core.evaluator import Network
from tongbao.bots.core.schema import LearnedWeights

READ: Final[dict[str, LearnedWeights]] = {}


class BadWeights(ValueError):
    """A file of weights that doesn't fit the program."""


def learned_weights(game: str) -> LearnedWeights:
    """The file of weights of the game of that name; read once."""
    found = READ.get(game)
    if found is None:
        text = files("tongbao.bots").joinpath(game, "weights.json").read_bytes()
        READ[game] = found = json.decode(text, type=LearnedWeights)
    return found


def networks(game: str, names: tuple[str, ...]) -> dict[int, Network]:
    """The evaluator's networks by number of players. Raises BadWeights if they were fitted to other features."""
    learned = learned_weights(game)
    if learned.features != list(names):
        raise BadWeights(f"What was learned of {game} has other features than its evaluator; fit it again.")
    return {
        int(players): Network(found.weights, found.bias, found.win, found.margin, found.ground)
        for players, found in learned.evaluator.items()
    }


def policy_weights(game: str, names: tuple[str, ...]) -> list[float]:
    """The policy's weights by feature. Raises BadWeights if they were fitted to other features."""
    learned = learned_weights(game).policy
    if list(learned) != list(names):
        raise BadWeights(f"What was learned of {game} has other features than its policy; fit it again.")
    return list(learned.values())
