"""Worlds: an imagined game as plain data, and the game again, to look at it and play on where it never happened."""

import sys
from typing import Any, Final

from tongbao.engine.events import Event
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Plain, Setup
from tongbao.engine.packing import Packer, Unpacker, kept

PACKAGES: Final = ("tongbao.engine.", "tongbao.games.")
"""Where the classes are whose objects a world may hold."""


class BadWorld(ValueError):
    """Data that no game of this version was made into; the message says what is wrong with it."""


def frozen(game: Game) -> Plain:
    """All that is on the table and on the agenda, ready for JSON: from it ``thawed`` makes the game again.

    Luck, past, and what can be found again are left out.
    """
    return Packer(game).whole()


def thawed(setup: Setup, world: Plain, seed: int, told: "list[Plain] | None" = None) -> Game:
    """The game that was made into this world, its future dealt from the seed; ``told`` are the lines of its chronicle.

    It has no record: it never happened. Raises BadWorld for a world that isn't one of this game.
    """
    game = create(setup, FastLuck.from_seed(seed), chronicle=True)
    if set(world) != set(kept(game)):
        raise BadWorld(f"This isn’t a world of {setup.meta.title} as it is played here.")
    try:
        Unpacker(game, kind_of).fill(world)
    except (AttributeError, IndexError, KeyError, TypeError, ValueError) as error:
        raise BadWorld(f"This world can’t be opened here ({error}).") from None
    game.history = None
    game.events = [event_of(line) for line in told or []]
    return game


def kind_of(name: str) -> type[Any]:
    """The class of that name, of those that are here already; nothing is imported for it. Raises KeyError."""
    module, _, own = name.rpartition(".")
    kind = vars(sys.modules[module]).get(own) if module.startswith(PACKAGES) else None
    if not isinstance(kind, type):
        raise KeyError(name)
    return kind


def event_of(line: Any) -> Event:
    """A line of the chronicle, as a seat could read it."""
    return Event(line["kind"], line["facts"])
