"""Worlds: an imagined game as plain data, and the game again, to look at it and play on where it never happened."""

import sys
from typing import Any, Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Event
from tongbao.engine.game import PAST, Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Plain, Setup
from tongbao.engine.plain import attributes

PACKAGE: Final = "tongbao."
"""Where the classes are whose objects a world may hold."""
ALONE: Final = "luck"
"""What a world doesn't keep, besides its past: it is given another."""


class BadWorld(ValueError):
    """Data that no game of this version was made into; the message says what is wrong with it."""


def frozen(game: Game) -> Plain:
    """All that is on the table and on the agenda, ready for JSON: from it ``thawed`` makes the game again.

    Luck, past, and what can be found again are left out.
    """
    return {name: packed(getattr(game, name), game) for name in kept(game)}


def kept(game: Game) -> list[str]:
    """The names of what a world keeps of a game: its state, and what never changes but was made by chance."""
    left_out = {*constants(game), *game.CACHED, *PAST, ALONE}
    return [name for name in attributes(game) if name not in left_out]


def constants(game: Game) -> list[str]:
    """The names of what is the same in every game of this setup."""
    return [name for name in game.CONSTANT if name not in game.DRAWN]


def packed(thing: Any, game: Game) -> object:
    """A thing that a game keeps: lists, numbers and texts as they are, all else as an object that names its kind."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, list):
        return [packed(part, game) for part in thing]
    if isinstance(thing, Choice):
        return {"choice": thing.text}
    if isinstance(thing, bytes):
        return {"bytes": thing.hex()}
    if isinstance(thing, dict):
        return {"pairs": [[packed(key, game), packed(value, game)] for key, value in thing.items()]}
    for name in constants(game):
        if thing is getattr(game, name):
            return {"constant": name}
    kind = type(thing)
    if isinstance(thing, tuple):
        named = {} if kind is tuple else {"class": f"{kind.__module__}.{kind.__qualname__}"}
        return {"tuple": [packed(part, game) for part in thing], **named}
    has = {name: packed(getattr(thing, name), game) for name in attributes(thing)}
    return {"class": f"{kind.__module__}.{kind.__qualname__}", "has": has}


def thawed(setup: Setup, world: Plain, seed: int, told: "list[Plain] | None" = None) -> Game:
    """The game that was made into this world, its future dealt from the seed; ``told`` are the lines of its chronicle.

    It has no record: it never happened. Objects are made again as plain Python alone can, so in the compiled build this
    raises BadWorld, as it does for a world that isn't one of this game.
    """
    game = create(setup, FastLuck.from_seed(seed), chronicle=True)
    if set(world) != set(kept(game)):
        raise BadWorld(f"This is no world of {setup.meta.title} as it is played here.")
    try:
        for name, thing in world.items():
            setattr(game, name, unpacked(thing, game))
        game.find_again()
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadWorld(f"This world can’t be opened by this build of Tongbao ({error}).") from None
    game.history = None
    game.events = [event_of(line) for line in told or []]
    return game


def unpacked(thing: Any, game: Game) -> Any:
    """The thing that was packed. Raises what its class does, KeyError or TypeError if it is none."""
    if isinstance(thing, list):
        return [unpacked(part, game) for part in thing]
    if not isinstance(thing, dict):
        return thing
    if "choice" in thing:
        return game.setup.meta.action_space.parse(thing["choice"])
    if "bytes" in thing:
        return bytes.fromhex(thing["bytes"])
    if "pairs" in thing:
        return {unpacked(key, game): unpacked(value, game) for key, value in thing["pairs"]}
    if "constant" in thing:
        if thing["constant"] not in constants(game):
            raise KeyError(thing["constant"])
        return getattr(game, thing["constant"])
    if "tuple" in thing:
        parts = [unpacked(part, game) for part in thing["tuple"]]
        return kind_of(thing["class"])(*parts) if "class" in thing else tuple(parts)
    kind = kind_of(thing["class"])
    whole = object.__new__(kind)
    for name, part in thing["has"].items():
        setattr(whole, name, unpacked(part, game))
    return whole


def kind_of(name: str) -> type[Any]:
    """The class of that name, of those that are here already; nothing is imported for it. Raises KeyError."""
    module, _, own = name.rpartition(".")
    kind = vars(sys.modules[module]).get(own) if module.startswith(PACKAGE) else None
    if not isinstance(kind, type):
        raise KeyError(name)
    return kind


def event_of(line: Any) -> Event:
    """A line of the chronicle, as a seat could read it."""
    return Event(line["kind"], line["facts"])
