"""Plain data: any object as dicts, lists, numbers and texts, the same in every build and on every machine."""

from tongbao.engine.choice import Choice
from tongbao.engine.luck import Luck


def attributes(thing: object) -> list[str]:
    """The names of all that an object keeps, in alphabetical order."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        names.update(kind.__dict__.get("__mypyc_attrs__", ()))
        names.update(kind.__dict__.get("__slots__", ()))
    return sorted([name for name in names if not name.startswith("__") and hasattr(thing, name)])


def plain(thing: object) -> object:
    """The same as plain data: an object as its class and all that it keeps, a choice as its text."""
    if thing is None or isinstance(thing, (bool, int, float, str)):
        return thing
    if isinstance(thing, (list, tuple)):
        return [plain(part) for part in thing]
    if isinstance(thing, dict):
        return {str(key): plain(value) for key, value in thing.items()}
    if isinstance(thing, Choice):
        return thing.text
    if isinstance(thing, Luck):
        return list(thing.state())
    return [type(thing).__name__, {name: plain(getattr(thing, name)) for name in attributes(thing)}]
