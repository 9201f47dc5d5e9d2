"""Reading what was learned."""

from importlib.resources import files
from typing import Final

from msgspec import json

from tongbao.bots.judgement.network import Network
from tongbao.bots.learned.schema import Lessons

READ: Final[dict[str, Lessons]] = {}


class BadLessons(ValueError):
    """A file of what was learned that doesn't fit the program."""


def lessons(game: str) -> Lessons:
    """What was learned of the game of that name; read once."""
    found = READ.get(game)
    if found is None:
        text = files("tongbao.bots.learned").joinpath(f"{game}.json").read_bytes()
        READ[game] = found = json.decode(text, type=Lessons)
    return found


def networks(game: str, names: tuple[str, ...]) -> dict[int, Network]:
    """What the judge has learned, by number of players. Raises BadLessons if that was of other features."""
    learned = lessons(game)
    if learned.features != list(names):
        raise BadLessons(f"What was learned of {game} has other features than its judge; fit it anew.")
    return {
        int(players): Network(found.weights, found.bias, found.win, found.margin, found.ground)
        for players, found in learned.judge.items()
    }


def trait_weights(game: str, names: tuple[str, ...]) -> list[float]:
    """What the policy has learned, by trait. Raises BadLessons if that was of other traits."""
    learned = lessons(game).policy
    if list(learned) != list(names):
        raise BadLessons(f"What was learned of {game} has other traits than its policy; fit it anew.")
    return list(learned.values())
