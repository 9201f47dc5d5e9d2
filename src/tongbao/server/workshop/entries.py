"""Card file entries: reads a card file entry by entry, and finds those that differ from the printed ones."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

import tongbao
from tongbao.engine.card_file import CardFile
from tongbao.engine.files import read_toml
from tongbao.engine.meta import Meta
from tongbao.server.common.errors import UserError

ADDRESS: Final = re.compile(r"([a-z_]{1,40})-([1-9][0-9]{0,3})")
MOST_READ: Final = 32
"""Maximum number of card files in the cache; each takes about a third of a megabyte."""


class Entry(NamedTuple):
    """Entry of a card file: the name of its table, its place there from 0 on, its ``face`` as the structure of its
    ``kind``, and ``said``: the same as plain data, with all that the file leaves out.
    """

    table: str
    place: int
    id: str
    kind: type[Any]
    face: Any
    said: dict[str, Any]

    @property
    def address(self) -> str:
        """Its name in URLs, such as ``card-58``."""
        return f"{self.table}-{self.place + 1}"

    @property
    def at(self) -> tuple[str, int]:
        """Its table and its place."""
        return self.table, self.place


def card_file_of(meta: Meta[Any]) -> CardFile:
    """The card file of a game. Raises UserError if its cards can't be changed."""
    found = meta.card_file()
    if found is None:
        raise UserError("The cards of {game} can’t be changed.", 404, game=meta.title)
    return found


def games_with_cards() -> list[Meta[Any]]:
    """The games whose cards can be changed."""
    return [meta for meta in tongbao.GAMES.values() if meta.card_file() is not None]


def require_sound(meta: Meta[Any], text: str) -> None:
    """Raises BadCards unless the game can be played with that card file."""
    tongbao.new(meta.name, cards=text)


@lru_cache(MOST_READ)
def entries_of(meta: Meta[Any], text: str) -> tuple[Entry, ...]:
    """The entries of a card file that is sound, in the order of the gallery. Raises BadCards."""
    require_sound(meta, text)
    file, tables = card_file_of(meta), read_toml(text)
    return tuple(
        [
            Entry(name, place, face.id, kind, face, plain_data(face))
            for name, kind in file.entries.items()
            for place, written in enumerate(tables[name])
            for face in [msgspec.convert(file.written_out(written), kind)]
        ]
    )


def plain_data(face: Any) -> dict[str, Any]:
    """A structure as plain data, with all that the file leaves out."""
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(face))
    return found


def printed_of(meta: Meta[Any]) -> tuple[Entry, ...]:
    """The entries as they are printed."""
    return entries_of(meta, card_file_of(meta).text)


def entry_at(meta: Meta[Any], text: str, address: str) -> Entry:
    """The entry of that address. Raises UserError if there is none, or BadCards."""
    found = ADDRESS.fullmatch(address)
    at = (found[1], int(found[2]) - 1) if found else ("", 0)
    for entry in entries_of(meta, text):
        if entry.at == at:
            return entry
    raise UserError("There is no card “{name}” in this deck; the deck’s page lists them all.", 404, name=address[:40])


def printed_at(meta: Meta[Any], entry: Entry) -> Entry | None:
    """The printed entry at the place of an entry; None if there is none in the printed file."""
    return next((other for other in printed_of(meta) if other.at == entry.at), None)


def changed_in(meta: Meta[Any], text: str) -> list[Entry]:
    """The entries that differ from the printed ones. Raises BadCards."""
    printed = {entry.at: entry.said for entry in printed_of(meta)}
    return [entry for entry in entries_of(meta, text) if printed.get(entry.at) != entry.said]


def heading_of(entry: Entry) -> str:
    """Heading of an entry in error messages, such as “Card 58 (silver-tree)”."""
    return f"{entry.table.replace('_', ' ').capitalize()} {entry.place + 1} ({entry.id[:60]})"


TAGS: Final = ("kind",)
"""Tag fields, which name the structure of a value: the numbers of different ones aren't compared."""
FEWEST: Final = 3
"""Minimum number of others with a field; with fewer it has no usual size."""


class Unusual(NamedTuple):
    """Outlier: the number in a field, which is more than the maximum of the others, or less than their minimum."""

    field: str
    number: int
    bound: int
    is_more: bool


def unusual_in(entry: Entry, others: Sequence[Entry], printed: Entry | None) -> list[Unusual]:
    """Outliers of an entry among the others of its table; printed numbers never are."""
    known: dict[str, list[int]] = {}
    for other in others:
        if other.table == entry.table and other.place != entry.place:
            for path, number in numbers_in(other.said):
                known.setdefault(path, []).append(number)
    usual = set(numbers_in(printed.said)) if printed is not None else set()
    found: dict[str, Unusual] = {}
    for path, number in numbers_in(entry.said):
        if (path, number) in usual or len(known.get(path, [])) < FEWEST:
            continue
        most, least, field = max(known[path]), min(known[path]), name_in(path)
        if number > most:
            found[path] = Unusual(field, number, most, True)
        elif number < least:
            found[path] = Unusual(field, number, least, False)
    return list(found.values())


def numbers_in(said: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """All numbers in plain data, and the sizes of lists and counts, by paths without places in lists."""
    if isinstance(said, dict):
        tag = next((f"{said[name]}/" for name in TAGS if isinstance(said.get(name), str)), "")
        for name, value in said.items():
            yield from numbers_in(value, f"{path}{tag}.{name}")
        if said and all(type(value) is int for value in said.values()):
            yield path, sum(said.values())
    elif isinstance(said, list):
        for value in said:
            yield from numbers_in(value, path)
        if said and not isinstance(said[0], int):
            yield path, len(said)
    elif type(said) is int:
        yield path, said


def name_in(path: str) -> str:
    """The name of the field at the end of a path."""
    return path.rpartition(".")[2].rpartition("/")[2]
