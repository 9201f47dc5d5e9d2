"""Card files: TOML read into typed structures; whatever is wrong is said in one sentence with its entry and field.

A structure is a ``msgspec.Struct``. Its types tell what a file may hold, and checks in ``__post_init__`` what
concerns several fields, raising ValueError with the rest of a sentence.
"""

import re
import tomllib
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect

from tongbao.engine.bounds import require_plain, require_simple, shortened
from tongbao.engine.meta import BadCards

T = TypeVar("T")
AT: Final = " - at `"
OF_KEY: Final = "key` in `"
"""A mistake as msgspec tells it: what is wrong, AT, OF_KEY if it is a key, the way there, such as ``$.rows[2]``."""
PLACE: Final = ", place "
FIELD: Final = re.compile(r"O\w+ (missing required|contains unknown) field `(.*)`")


def read_toml(text: str) -> dict[str, Any]:
    """The tables of a file. Raises BadCards; whatever the text, that takes a fraction of a second."""
    require_simple(text)
    try:
        tables = tomllib.loads(text)
    except ValueError as error:
        raise BadCards(f"The card file isn’t valid TOML: {shortened(str(error))}.") from None
    except RecursionError:
        raise BadCards("The card file is nested too deeply, with lists inside lists inside lists.") from None
    require_plain(tables)
    return tables


def read_entries(tables: dict[str, Any], name: str, kind: type[T], title: str, first: int = 1) -> list[T]:
    """The entries ``[[name]]`` of a file in their order, called by title, place from ``first`` on and id.

    Raises BadCards, also for an id that another entry has.
    """
    entries = tables.get(name)
    if not isinstance(entries, list) or not entries:
        raise BadCards(f"The card file has no {name}s; each begins with a line [[{name}]].")
    found: list[T] = []
    places: dict[object, int] = {}
    for place, entry in enumerate(entries, first):
        identity = entry.get("id") if isinstance(entry, dict) else None
        where = f"{title} {place} ({identity[:60]})" if isinstance(identity, str) else f"{title} {place}"
        found.append(read_entry(entry, kind, where))
        if identity in places:
            raise BadCards(f"{where}: {title.lower()} {places[identity]} already has this id.")
        places[identity] = place
    return found


def read_entry(entry: object, kind: type[T], where: str) -> T:
    """One entry as the structure of its kind. Raises BadCards, which begins with ``where``."""
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise BadCards(f"{where}: {mistake(str(error), entry, inspect.type_info(kind))}") from None


def mistake(told: str, entry: object, node: inspect.Type) -> str:
    """What msgspec tells of an entry, as the rest of a sentence: the field, its value, and the possible values."""
    what, _, way = told.rpartition(AT) if AT in told else (told, AT, "")
    name, value = "", entry
    for step in re.findall(r"\w+|\.\.\.", way.removeprefix(OF_KEY)):
        name, value, node = follow(step, name, value, node)
    if field := FIELD.fullmatch(what):
        owner = f"{name}: " if name else ""
        if field[1] == "missing required":
            return f"{owner}the field {field[2]} is missing."
        return f"{owner}there is no field {field[2]}; {fields_of(node, value)}."
    if way.startswith(OF_KEY):
        unknown = what.split("'")[1]
        names = [str(value) for value in chosen(node, value).key_type.values]
        return f"{name} names “{unknown}”; it can only name: {', '.join(names)}."
    if re.match("Expected|Invalid", what):
        return f"{name or 'it'} is {shown(value)}; it must be {possible(node)}."
    return f"{name} {what}." if name else f"{what}."


def follow(step: str, name: str, value: Any, node: Any) -> tuple[str, Any, Any]:
    """One step into an entry: the name of what is there, its value, and what may be there."""
    node = chosen(node, value)
    if isinstance(node, inspect.StructType):
        types = {field.encode_name: field.type for field in node.fields}
        return joined(name, step), value.get(step), types.get(step, kind_of_tag(node, step))
    if isinstance(node, inspect.DictType):
        key = next((key for key in value if not fits(value[key], node.value_type)), "")
        return joined(name, key), value.get(key), node.value_type
    item = node.item_types[int(step)] if isinstance(node, inspect.TupleType) else node.item_type
    return f"{name}{PLACE}{int(step) + 1}", value[int(step)], item


def joined(name: str, step: str) -> str:
    """The name of a field within another."""
    if not name:
        return step
    return f"{name}: {step}" if PLACE in name else f"{name}.{step}"


def chosen(node: Any, value: Any) -> Any:
    """Of several that may stand somewhere, the one that the value means by its tag."""
    if isinstance(node, inspect.UnionType):
        structs = [other for other in node.types if isinstance(other, inspect.StructType)]
        for other in structs:
            if other.tag is None or (isinstance(value, dict) and value.get(other.tag_field) == other.tag):
                return other
        if structs:
            tags = tuple([str(other.tag) for other in structs])
            return inspect.StructType(
                msgspec.Struct,
                (inspect.Field(str(structs[0].tag_field), str(structs[0].tag_field), inspect.LiteralType(tags)),),
            )
        return next(other for other in node.types if not isinstance(other, inspect.NoneType))
    return node


def kind_of_tag(node: inspect.StructType, step: str) -> inspect.Type:
    """The values of the field that tells the structure."""
    return inspect.LiteralType((str(node.tag),)) if step == node.tag_field else inspect.AnyType()


def fits(value: object, node: Any) -> bool:
    """Whether a whole number lies within its bounds, or a text within its length; other things are not looked at."""
    if isinstance(node, inspect.IntType):
        return type(value) is int and (node.ge or value) <= value <= (node.le or value)
    if isinstance(node, inspect.StrType):
        return type(value) is str and (node.min_length or 0) <= len(value) <= (node.max_length or len(value))
    return True


def fields_of(node: Any, value: Any) -> str:
    """The fields that a structure may have."""
    node = chosen(node, value)
    tag = [node.tag_field] if node.tag_field else []
    names = [*tag, *[field.encode_name for field in node.fields]]
    return f"the fields are: {', '.join(names)}" if names else "it has no fields"


def possible(node: Any) -> str:
    """The possible values of a field, in words."""
    if isinstance(node, inspect.UnionType):
        others = [other for other in node.types if not isinstance(other, inspect.NoneType)]
        literals = [value for other in others if isinstance(other, inspect.LiteralType) for value in other.values]
        if literals:
            others = [inspect.LiteralType(tuple(literals))]
        return " or ".join(dict.fromkeys([possible(other) for other in others]))
    if isinstance(node, inspect.LiteralType):
        return f"one of: {', '.join([str(value) or 'an empty text' for value in node.values])}"
    if isinstance(node, (inspect.IntType, inspect.FloatType)):
        number = "a whole number" if isinstance(node, inspect.IntType) else "a number"
        if node.gt is not None:
            return f"{number} above {node.gt}"
        if node.ge is None or node.le is None:
            return number if node.ge is None else f"{number} from {node.ge} on"
        return f"{number} from {node.ge} to {node.le}"
    if isinstance(node, inspect.StrType):
        return f"a text{size(node.min_length, node.max_length, 'characters')}"
    if isinstance(node, inspect.TupleType):
        return f"a list of {len(node.item_types)} entries"
    if isinstance(node, (inspect.ListType, inspect.VarTupleType)):
        return f"a list{size(node.min_length, node.max_length, 'entries')}"
    return "true or false" if isinstance(node, inspect.BoolType) else "a table"


def size(least: int | None, most: int | None, of: str) -> str:
    """How long something may be, as the end of a description."""
    if most is None:
        return f" of at least {least} {of}" if least else ""
    return f" of {most} {of}" if least == most else f" of {least or 0} to {most} {of}"


def shown(value: object) -> str:
    """A value as a mistake names it."""
    if isinstance(value, str):
        return f"“{value[:60]}”"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return f"a list of {len(value)}"
    return "a table" if isinstance(value, dict) else str(value)[:60]
