"""Editing: what a form says of one entry is read, and becomes the entry if it is sound."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from tongbao.engine.files import read_entry
from tongbao.engine.meta import BadCards, Meta
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.entries import Entry, card_file_of, entries_of, heading_of, printed_at, require_sound
from tongbao.server.workshop.faults import Fault, fault_in
from tongbao.server.workshop.questions import Asked
from tongbao.server.workshop.structures import Part, part_of
from tongbao.server.workshop.unusual import Unusual, unusual_in
from tongbao.server.workshop.writing import amended

MOST_FIELDS: Final = 240
"""So many fields has a form at most; the largest of our games has 60."""


class Edited(NamedTuple):
    """An entry on the bench: the last sound one, the ``text`` of the deck with it, what is asked, what is wrong with
    what was said, and what is unusual about it.
    """

    entry: Entry
    text: str
    fields: list[Asked]
    fault: Fault | None
    unusual: list[Unusual]
    is_changed: bool


@cache
def questions_of(meta: Meta[Any], table: str) -> Part:
    """What is asked of the entries of a table."""
    file = card_file_of(meta)
    return part_of(file.entries[table], file.settled)


def on_the_bench(deck: Deck, entry: Entry) -> Edited:
    """An entry as it stands in a deck."""
    return edited(deck, entry, deck.text, entry.said, None)


def changed_by(deck: Deck, entry: Entry, form: Mapping[str, str]) -> Edited:
    """The entry as a form says; one that isn't sound changes nothing."""
    file = card_file_of(deck.meta)
    answers = questions_of(deck.meta, entry.table).answer(form, "")
    said = {**{name: value for name, value in entry.said.items() if name in file.settled}, **answers}
    try:
        face = read_entry(without_nothing(said), entry.kind, heading_of(entry))
        text = amended(file, deck.text, entry.table, entry.place, face)
        require_sound(deck.meta, text)
    except BadCards as error:
        return edited(deck, entry, deck.text, said, str(error))
    changed = next(other for other in entries_of(deck.meta, text) if other.at == entry.at)
    return edited(deck, changed, text, changed.said, None)


def put_back(deck: Deck, entry: Entry) -> str:
    """The text of a deck in which an entry is as printed. Raises BadCards if the deck isn't sound so."""
    printed = printed_at(deck.meta, entry)
    face = entry.face if printed is None else printed.face
    text = amended(card_file_of(deck.meta), deck.text, entry.table, entry.place, face)
    require_sound(deck.meta, text)
    return text


def edited(deck: Deck, entry: Entry, text: str, said: dict[str, Any], told: str | None) -> Edited:
    """An entry on the bench, where a form says that of it."""
    printed = printed_at(deck.meta, entry)
    part = questions_of(deck.meta, entry.table)
    fields = part.asked_of("", said, None if printed is None else printed.said)
    fault = None if told is None else fault_in(told, heading_of(entry), fields)
    others: Sequence[Entry] = entries_of(deck.meta, text)
    unusual = [] if fault else unusual_in(entry, others, printed)
    return Edited(entry, text, fields, fault, unusual, printed is None or printed.said != entry.said)


def without_nothing(said: dict[str, Any]) -> dict[str, Any]:
    """What is said of an entry, without what isn't said, as a file would have it."""
    return {name: value for name, value in said.items() if value is not None}
