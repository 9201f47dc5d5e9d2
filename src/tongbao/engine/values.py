"""Values: objects that never change, by what they are made from; so they are copied, and made again elsewhere."""

from inspect import signature
from typing import Any, Final

MADE_FROM: Final[dict[type[Any], list[str]]] = {}


def made_from(kind: type[Any]) -> list[str]:
    """The names under which the objects of a class keep what they are made from, in the order of its parameters.

    A parameter has the name of its attribute, with ``_`` behind it where Python needs the name itself. Raises TypeError
    if the class doesn't tell its parameters: one that is compiled does if their defaults are numbers, texts or None.
    """
    found = MADE_FROM.get(kind)
    if found is None:
        if is_compiled(kind) and kind.__text_signature__ is None:
            raise TypeError(f"A {kind.__name__} can’t be made again: compiled, it doesn’t tell its parameters.")
        MADE_FROM[kind] = found = [name.removesuffix("_") for name in signature(kind).parameters]
    return found


def is_compiled(kind: type[Any]) -> bool:
    """Whether a class itself is compiled; one in plain Python that comes from it isn't."""
    return "__mypyc_attrs__" in kind.__dict__


def again(value: Any) -> tuple[Any, ...]:
    """For ``__reduce__``: the class of a value, and what it is made from."""
    kind = type(value)
    return kind, tuple([getattr(value, name) for name in made_from(kind)])
