"""Variant file: a game, what it is played by, and named variants of its rules; TOML, read and checked.

Whatever is wrong is said in one sentence that names the variant and the field.
"""

import re
import tomllib
from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

import tongbao
from tongbao.engine.bounds import UNSEEN, shortened
from tongbao.engine.files import read_entry
from tongbao.engine.meta import BadCards, BadOption, Meta
from tongbao.lab.variants.changed_cards import changed_cards

GAMES: Final = 1000
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
TITLE: Final = "The file of variants"


class Entry(msgspec.Struct, forbid_unknown_fields=True):
    """A variant as it is written: other ``options``, ``constants`` and ``cards``, another version of the ``rules``, and
    a ``note`` of what it is.
    """

    note: str = ""
    rules: int = 0
    options: dict[str, Any] = {}
    constants: dict[str, Any] = {}
    cards: dict[str, Any] = {}


class File(msgspec.Struct, forbid_unknown_fields=True):
    """A file of variants as it is written; ``players`` and ``bots`` are one or a list, and ``options`` those of all
    variants that don’t say otherwise.
    """

    game: str
    variants: dict[str, Any]
    players: Any = None
    bots: Any = None
    games: int = GAMES
    seed: int = 0
    options: dict[str, Any] = {}


@dataclass(frozen=True)
class Variant:
    """A variant: ``cards`` is the text of a card file if it changes any; ``rules`` is 0 for the latest version."""

    name: str
    note: str = ""
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None
    rules: int = 0


@dataclass(frozen=True)
class Study:
    """What a file says: ``players`` are the numbers of players, ``bots`` names of bots, or None for the usual one."""

    game: str
    players: list[int]
    bots: str | None
    games: int
    seed: int
    variants: list[Variant]

    @property
    def meta(self) -> Meta[Any]:
        """The game."""
        return tongbao.GAMES[self.game]

    def only(self, names: list[str]) -> list[Variant]:
        """The variants of these names, in the order of the file. Raises BadOption."""
        known = [variant.name for variant in self.variants]
        for name in names:
            if name not in known:
                raise BadOption(f"There is no variant “{name[:40]}”; choose one of: {', '.join(known)}.")
        return [variant for variant in self.variants if variant.name in names]


def read_study(text: str) -> Study:
    """The variants of a file. Raises BadOption or BadCards."""
    tables = read_tables(text)
    file = read_entry(tables, File, TITLE)
    meta = tongbao.GAMES.get(file.game)
    if meta is None:
        raise BadOption(f"There is no game “{file.game[:40]}”; choose one of: {', '.join(tongbao.GAMES)}.")
    if file.games < 1:
        raise BadOption(f"{TITLE}: games is {file.games}; it must be a whole number from 1 on.")
    if not file.variants:
        raise BadOption(f"{TITLE} names none; each begins with a line such as [variants.printed].")
    shared = read_options(file.options, TITLE)
    variants = [read_variant(meta, name, entry, shared) for name, entry in file.variants.items()]
    players, bots = read_players(meta, file.players), read_bots(file.bots)
    return Study(file.game, players, bots, file.games, file.seed, variants)


def read_tables(text: str) -> dict[str, Any]:
    """The tables of a file. Raises BadOption."""
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise BadOption(f"{TITLE} isn’t valid TOML: {UNSEEN.sub('�', shortened(str(error)))}.") from None
    except RecursionError:
        raise BadOption(f"{TITLE} is nested too deeply, with lists inside lists inside lists.") from None


def read_players(meta: Meta[Any], players: object) -> list[int]:
    """The numbers of players, each once; the usual one if none is said. Raises BadOption."""
    if players is None:
        return [meta.usual_players]
    found = players if isinstance(players, list) else [players]
    if not found or not all(type(number) is int for number in found):
        raise BadOption(f"{TITLE}: players must be a whole number, or a list of some, such as [3, 4].")
    return list(dict.fromkeys(found))


def read_bots(bots: object) -> str | None:
    """The names of bots as the command line takes them; None if none is said. Raises BadOption."""
    if bots is None or isinstance(bots, str):
        return bots
    if not isinstance(bots, list) or not bots or not all(isinstance(name, str) for name in bots):
        raise BadOption(f"{TITLE}: bots must be the name of a bot, or a list of names, one per seat.")
    return ",".join(bots)


def read_variant(meta: Meta[Any], name: str, entry: object, shared: dict[str, str]) -> Variant:
    """One variant. Raises BadOption or BadCards, which name it."""
    where = f"Variant “{UNSEEN.sub('�', name)[:40]}”"
    if not NAME.fullmatch(name):
        raise BadOption(f"{where}: its name can have at most 40 letters from a to z, digits, - and _.")
    if not isinstance(entry, dict):
        raise BadOption(f"{where} must be a table, which begins with a line [variants.{name}].")
    found = read_entry(entry, Entry, where)
    require_rules(meta, found.rules, "rules" in entry, where)
    options = shared | read_options(found.options, where)
    try:
        cards = changed_cards(meta, found.constants, found.cards)
    except BadCards as error:
        raise BadCards(f"{where}: {error}") from None
    return Variant(name, found.note, options, cards, found.rules)


def require_rules(meta: Meta[Any], rules: int, is_said: bool, where: str) -> None:
    """Check that a version of the rules can be played. Raises BadOption."""
    if is_said and not meta.oldest_rules <= rules <= meta.rules:
        oldest = f"{meta.oldest_rules} to " if meta.oldest_rules < meta.rules else ""
        raise BadOption(f"{where}: rules is {rules}; the rules of {meta.title} are version {oldest}{meta.rules}.")


def read_options(options: dict[str, Any], where: str) -> dict[str, str]:
    """Options as a game takes them: texts, whole numbers, or true and false for on and off. Raises BadOption."""
    for name, value in options.items():
        if not isinstance(value, (str, int)):
            raise BadOption(f"{where}: options.{name} must be a text, a whole number, or true or false.")
    return {name: tongbao.spell(value) for name, value in options.items()}
