"""Card editing: reads a form for one entry, and changes the entry if the result is sound."""

import re
import tomllib
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

import msgspec
import tomlkit
from msgspec import structs
from tomlkit.items import InlineTable

from tongbao.engine.card_file import CardFile
from tongbao.engine.files import read_entry
from tongbao.engine.meta import BadCards, Meta
from tongbao.server.workshop.decks import Deck
from tongbao.server.workshop.entries import (
    Entry,
    Unusual,
    card_file_of,
    entries_of,
    heading_of,
    plain_data,
    printed_at,
    require_sound,
    unusual_in,
)
from tongbao.server.workshop.form_fields import Asked
from tongbao.server.workshop.form_schema import Part, part_of

STEP: Final = re.compile(r"([a-z_]+(?:\.\w+)*)(?:, place (\d+))?(: )?")
"""A field, or one within another, and a place in it, as error messages about card files name them."""


class Fault(NamedTuple):
    """Validation error: a message, and the path of the field with the mistake; empty for the entry as a whole."""

    path: str
    sentence: str


def fault_in(told: str, heading: str, fields: list[Asked]) -> Fault:
    """Validation error from a game's message about a card file; ``heading`` is its name for the entry of the form."""
    if not told.startswith(f"{heading}: "):
        return Fault("", told)
    sentence = told.removeprefix(f"{heading}: ")
    return Fault(nearest(path_in(sentence), set(paths_in(fields))), sentence[:1].upper() + sentence[1:])


def path_in(sentence: str) -> str:
    """Path of the field in a message: ``rows.1.harvest.0`` for “rows, place 2: harvest, place 1 is …”."""
    words: list[str] = []
    step = STEP.match(sentence)
    while step is not None:
        words.append(step[1])
        if step[2] is not None:
            words.append(str(int(step[2]) - 1))
        step = STEP.match(sentence, step.end()) if step[3] else None
    return ".".join(words)


def nearest(path: str, known: Collection[str]) -> str:
    """The path itself, or the innermost of those around it that the form has; empty if it has none."""
    while path and path not in known:
        path = path.rpartition(".")[0]
    return path


def paths_in(fields: list[Asked]) -> list[str]:
    """The paths of all form fields."""
    found: list[str] = []
    for asked in fields:
        found += [asked["path"], *paths_in(asked.get("parts", []))]
        found += [place["path"] for place in asked.get("places", [])]
    return found


Written = dict[str, Any]


def amended(file: CardFile, text: str, table: str, place: int, face: Any) -> str:
    """Text of a sound card file with the entry at a place of a table changed to what the structure says."""
    written: Written = tomllib.loads(text)[table][place]
    before = file.written_out(written)
    after = plain_value(face, before)
    document: Any = tomlkit.parse(text)
    fields = changed(type(face), written, before, after)
    become(document[table][place], pick(written, fields), pick(after, fields))
    return tomlkit.dumps(document)


def changed(kind: type[Any], written: Written, before: Written, after: Written) -> set[str]:
    """The fields to write again; fields written in short with others are written in full together with them."""
    was, now = plain_data(msgspec.convert(before, kind)), plain_data(msgspec.convert(after, kind))
    found = {name for name in was.keys() | now.keys() if was.get(name) != now.get(name)}
    short = {name for name in before if before[name] != written.get(name)}
    return found | short if found & short else found


def pick(entry: Written, fields: set[str]) -> Written:
    """Some fields of an entry."""
    return {name: value for name, value in entry.items() if name in fields}


def plain_value(value: Any, before: Any) -> Any:
    """Plain data of a structure for a file: defaults are left out, unless they were written before."""
    if isinstance(value, msgspec.Struct):
        had = before if isinstance(before, dict) else {}
        config = value.__struct_config__
        found = {} if config.tag_field is None else {str(config.tag_field): config.tag}
        for field in structs.fields(value):
            said, name = getattr(value, field.name), field.encode_name
            if said is not None and (field.required or name in had or said != usual(field)):
                found[name] = plain_value(said, had.get(name))
        return found
    if isinstance(value, dict):
        return {
            key: plain_value(said, before.get(key) if isinstance(before, dict) else None) for key, said in value.items()
        }
    if isinstance(value, (list, tuple)):
        beside = before if isinstance(before, list) else []
        return [plain_value(said, beside[n] if n < len(beside) else None) for n, said in enumerate(value)]
    return value


def usual(field: structs.FieldInfo) -> Any:
    """Default value of a field."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def become(place: Any, before: Any, after: Any) -> None:
    """Change a table or a list in place, as little as possible, so that it says something else."""
    if isinstance(after, dict):
        for key in before.keys() - after.keys():
            del place[key]
        for key, value in after.items():
            if key in before and is_alike(before[key], value):
                become(place[key], before[key], value)
            elif key not in before or before[key] != value:
                place[key] = item(value)
    else:
        for n, value in enumerate(after):
            if n >= len(before):
                place.append(item(value))
            elif is_alike(before[n], value):
                become(place[n], before[n], value)
            elif before[n] != value:
                place[n] = item(value)
        for _ in range(len(before) - len(after)):
            place.pop()


def is_alike(before: Any, after: Any) -> bool:
    """True if both are tables, or both lists."""
    return any(isinstance(before, sort) and isinstance(after, sort) for sort in (dict, list))


def item(value: Any) -> Any:
    """New TOML item, in one line."""
    if isinstance(value, dict):
        table: InlineTable = tomlkit.inline_table()
        for key, part in value.items():
            table[key] = item(part)
        return table
    return tomlkit.item([item(part) for part in value] if isinstance(value, list) else value)


MOST_FIELDS: Final = 240
"""Maximum number of fields of a form; the largest of our games has 60."""


class Edited(NamedTuple):
    """Entry in the editor: its last sound version, the ``text`` of the deck with it, the form fields, the error in what
    was entered, if any, and its outliers.
    """

    entry: Entry
    text: str
    fields: list[Asked]
    fault: Fault | None
    unusual: list[Unusual]
    is_changed: bool


@cache
def questions_of(meta: Meta[Any], table: str) -> Part:
    """Form schema for the entries of a table."""
    file = card_file_of(meta)
    return part_of(file.entries[table], file.settled)


def editor_of(deck: Deck, entry: Entry) -> Edited:
    """Editor of an entry as it is in a deck."""
    return editor_with(deck, entry, deck.text, entry.said, None)


def changed_by(deck: Deck, entry: Entry, form: Mapping[str, str]) -> Edited:
    """Change an entry as a form says; one that isn't sound changes nothing."""
    file = card_file_of(deck.meta)
    answers = questions_of(deck.meta, entry.table).answer(form, "")
    said = {**{name: value for name, value in entry.said.items() if name in file.settled}, **answers}
    try:
        face = read_entry(without_nothing(said), entry.kind, heading_of(entry))
        text = amended(file, deck.text, entry.table, entry.place, face)
        require_sound(deck.meta, text)
    except BadCards as error:
        return editor_with(deck, entry, deck.text, said, str(error))
    changed = next(other for other in entries_of(deck.meta, text) if other.at == entry.at)
    return editor_with(deck, changed, text, changed.said, None)


def reset_entry(deck: Deck, entry: Entry) -> str:
    """Text of a deck in which an entry is as printed. Raises BadCards if the deck isn't sound then."""
    printed = printed_at(deck.meta, entry)
    face = entry.face if printed is None else printed.face
    text = amended(card_file_of(deck.meta), deck.text, entry.table, entry.place, face)
    require_sound(deck.meta, text)
    return text


def editor_with(deck: Deck, entry: Entry, text: str, said: dict[str, Any], told: str | None) -> Edited:
    """Editor of an entry with this form data, and the error message about it, if any."""
    printed = printed_at(deck.meta, entry)
    part = questions_of(deck.meta, entry.table)
    fields = part.asked_of("", said, None if printed is None else printed.said)
    fault = None if told is None else fault_in(told, heading_of(entry), fields)
    others: Sequence[Entry] = entries_of(deck.meta, text)
    unusual = [] if fault else unusual_in(entry, others, printed)
    return Edited(entry, text, fields, fault, unusual, printed is None or printed.said != entry.said)


def without_nothing(said: dict[str, Any]) -> dict[str, Any]:
    """Form data of an entry without the missing values, as a file would have it."""
    return {name: value for name, value in said.items() if value is not None}
