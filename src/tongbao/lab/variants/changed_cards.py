"""Changed cards: the text of a full card file, which is the one of a game with some constants and entries changed."""

from typing import Any

import tomlkit

from tongbao.engine.balanced import with_changes
from tongbao.engine.files import read_toml
from tongbao.engine.meta import BadCards, Meta

Tables = dict[str, Any]


def changed_cards(meta: Meta[Any], constants: Tables, cards: Tables) -> str | None:
    """The card file of a game with changes: ``constants`` by table and field, ``cards`` by list, as entries with an id
    and the fields that are others. None if there are none, so that the game plays with its own file. Raises BadCards.
    """
    if not constants and not cards:
        return None
    file = meta.card_file()
    if file is None:
        raise BadCards(f"the cards of {meta.title} can’t be changed.")
    tables = read_toml(file.text)
    for name, changes in constants.items():
        tables[name] = merged(constants_of(tables, name), changes, f"constants.{name}")
    for name, changes in cards.items():
        entries = entries_of(tables, name)
        require_changes(entries, changes, name)
        tables[name] = with_changes(entries, changes)
    return tomlkit.dumps(tables)


def constants_of(tables: Tables, name: str) -> Tables:
    """The constants of that name. Raises BadCards."""
    possible = [other for other, table in tables.items() if isinstance(table, dict)]
    if name in possible:
        found: Tables = tables[name]
        return found
    if not possible:
        raise BadCards(f"constants.{name}: the card file of this game has no constants.")
    raise BadCards(f"constants.{name}: the card file has no such table; it has: {', '.join(possible)}.")


def merged(table: Tables, changes: object, where: str) -> Tables:
    """A table with other values in some fields, also within tables in it; whether there are such fields its game knows.

    Raises BadCards.
    """
    if not isinstance(changes, dict):
        raise BadCards(f"{where} must be a table of fields.")
    found = table | changes
    for name in changes:
        if isinstance(table.get(name), dict):
            found[name] = merged(table[name], changes[name], f"{where}.{name}")
    return found


def entries_of(tables: Tables, name: str) -> list[Tables]:
    """The entries of a list of the card file. Raises BadCards."""
    possible = [other for other, entries in tables.items() if has_ids(entries)]
    if name not in possible:
        raise BadCards(f"cards.{name}: the card file has no such list; it has: {', '.join(possible)}.")
    found: list[Tables] = tables[name]
    return found


def has_ids(entries: object) -> bool:
    """Whether something in a card file is a list of entries that have an id each."""
    return isinstance(entries, list) and all(isinstance(entry, dict) and "id" in entry for entry in entries)


def require_changes(entries: list[Tables], changes: object, name: str) -> None:
    """Check that changes are entries that each name another one of the card file by its id. Raises BadCards."""
    if not isinstance(changes, list) or not all(isinstance(change, dict) for change in changes):
        raise BadCards(
            f"cards.{name} must be a list of entries, each with a line such as [[variants.NAME.cards.{name}]]."
        )
    known, changed = [entry["id"] for entry in entries], list[object]()
    for place, change in enumerate(changes, 1):
        if "id" not in change:
            raise BadCards(f"cards.{name}, entry {place}: the field id is missing; it says which {name} is changed.")
        if change["id"] not in known:
            raise BadCards(f"cards.{name}, entry {place}: there is no {name} “{str(change['id'])[:60]}”.")
        if change["id"] in changed:
            raise BadCards(f"cards.{name}, entry {place}: “{change['id']}” is changed twice.")
        if len(change) == 1:
            raise BadCards(f"cards.{name}, entry {place}: “{change['id']}” has no field that is changed.")
        changed.append(change["id"])
