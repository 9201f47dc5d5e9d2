"""Tongbao: play, study and design the board games of the Silk Road."""

from collections.abc import Mapping
from typing import Final

from tongbao.engine import game as _game
from tongbao.engine.choice import ActionSpace, Choice, IllegalChoice
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck, HashLuck, Luck
from tongbao.engine.meta import BadCards, BadOption, Meta, Option, Setup
from tongbao.engine.record import BadRecord, Record, read_record, undone
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.games.catalogue import GAMES

__version__: Final = "0.1.0"

__all__ = [
    "GAMES",
    "SPECTATOR",
    "ActionSpace",
    "BadCards",
    "BadOption",
    "BadRecord",
    "Choice",
    "FastLuck",
    "Game",
    "HashLuck",
    "IllegalChoice",
    "Luck",
    "Meta",
    "Option",
    "Record",
    "Seat",
    "build",
    "create",
    "new",
    "prepare",
    "replay",
    "undone",
]


def new(
    name: str,
    players: int | None = None,
    seed: int = 0,
    options: Mapping[str, str | int | bool] | None = None,
    cards: str | None = None,
    chronicle: bool = False,
    luck: Luck | None = None,
    names: list[str] | None = None,
    rules: int = 0,
) -> Game:
    """A game that waits for its first choice.

    ``players`` is the number usual for the game unless given; ``seed`` is any integer; ``options`` are those of
    ``GAMES[name].options``; ``cards`` is the text of a card file in place of the game's own; ``chronicle`` keeps
    events for ``Seat.log``; ``luck`` replaces the seed by a source of one's own; ``rules`` is the version of the rules,
    the latest unless given. Raises BadOption or BadCards.
    """
    setup = prepare(name, players, options, cards, names, rules)
    return create(setup, luck or FastLuck.from_seed(seed), chronicle)


def prepare(
    name: str,
    players: int | None = None,
    options: Mapping[str, str | int | bool] | None = None,
    cards: str | None = None,
    names: list[str] | None = None,
    rules: int = 0,
) -> Setup:
    """Everything of a game but its luck, to deal many of the same kind: ``create(setup, luck, chronicle)``.

    Raises BadOption.
    """
    meta = GAMES.get(name)
    if meta is None:
        raise BadOption(f"There is no game “{name}”; choose one of: {', '.join(GAMES)}.")
    seats = meta.usual_players if players is None else players
    if not isinstance(seats, int):
        raise BadOption(f"The number of players must be a whole number, not “{seats}”.")
    wishes = {option: spell(value) for option, value in (options or {}).items()}
    version = rules or meta.rules
    if not meta.oldest_rules <= version <= meta.rules:
        raise BadOption(
            f"{meta.title} has no version {rules} of its rules here, only {meta.oldest_rules} to {meta.rules}."
        )
    return Setup(meta, seats, meta.settle(seats, wishes, version), names or [], cards, version)


def spell(value: str | int | bool) -> str:
    """An option's value as the string it is kept as; True is “on”."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def replay(text: str, chronicle: bool = False) -> Game:
    """The game that a record tells of, after its last choice. Raises BadRecord, BadOption, BadCards, IllegalChoice."""
    record = read_record(text, GAMES)
    return record.play_again(record.luck(), chronicle)


def build() -> str:
    """Which build of the engine runs: ``compiled`` or ``pure``."""
    return "pure" if str(_game.__file__).endswith(".py") else "compiled"
