"""Writing: a card file with one entry changed; all else in it, comments too, stays as it was written."""

import tomllib
from typing import Any

import msgspec
import tomlkit
from msgspec import structs
from tomlkit.items import InlineTable

from tongbao.engine.card_file import CardFile
from tongbao.server.workshop.entries import plain

Written = dict[str, Any]


def amended(file: CardFile, text: str, table: str, place: int, face: Any) -> str:
    """The text of a sound card file in which the entry at a place of a table says what the structure says."""
    written: Written = tomllib.loads(text)[table][place]
    before = file.written_out(written)
    after = told(face, before)
    document: Any = tomlkit.parse(text)
    fields = changed(type(face), written, before, after)
    become(document[table][place], pick(written, fields), pick(after, fields))
    return tomlkit.dumps(document)


def changed(kind: type[Any], written: Written, before: Written, after: Written) -> set[str]:
    """The fields to be written anew; what is written in short with others is written in full together with them."""
    was, now = plain(msgspec.convert(before, kind)), plain(msgspec.convert(after, kind))
    found = {name for name in was.keys() | now.keys() if was.get(name) != now.get(name)}
    short = {name for name in before if before[name] != written.get(name)}
    return found | short if found & short else found


def pick(entry: Written, fields: set[str]) -> Written:
    """Some fields of an entry."""
    return {name: value for name, value in entry.items() if name in fields}


def told(value: Any, before: Any) -> Any:
    """A structure as a file says it: what is as usual is left out, unless it was written before."""
    if isinstance(value, msgspec.Struct):
        had = before if isinstance(before, dict) else {}
        config = value.__struct_config__
        found = {} if config.tag_field is None else {str(config.tag_field): config.tag}
        for field in structs.fields(value):
            said, name = getattr(value, field.name), field.encode_name
            if said is not None and (field.required or name in had or said != usual(field)):
                found[name] = told(said, had.get(name))
        return found
    if isinstance(value, dict):
        return {key: told(said, before.get(key) if isinstance(before, dict) else None) for key, said in value.items()}
    if isinstance(value, (list, tuple)):
        beside = before if isinstance(before, list) else []
        return [told(said, beside[n] if n < len(beside) else None) for n, said in enumerate(value)]
    return value


def usual(field: structs.FieldInfo) -> Any:
    """What a field is if a file doesn't say."""
    return field.default if field.default_factory is msgspec.NODEFAULT else field.default_factory()


def become(place: Any, before: Any, after: Any) -> None:
    """Change a table or a list where it stands, as little as possible, so that it says something else."""
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
    """Whether both are tables, or both lists."""
    return any(isinstance(before, sort) and isinstance(after, sort) for sort in (dict, list))


def item(value: Any) -> Any:
    """Something new, in one line."""
    if isinstance(value, dict):
        table: InlineTable = tomlkit.inline_table()
        for key, part in value.items():
            table[key] = item(part)
        return table
    return tomlkit.item([item(part) for part in value] if isinstance(value, list) else value)
