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
        try:
            parameters = signature(kind).parameters
        except ValueError as error:
            raise TypeError(f"A {kind.__name__} can’t be made again: {error}.") from None
        MADE_FROM[kind] = found = [name.removesuffix("_") for name in parameters]
    return found


def again(value: Any) -> tuple[Any, ...]:
    """For ``__reduce__``: the class of a value, and what it is made from."""
    kind = type(value)
    return kind, tuple([getattr(value, name) for name in made_from(kind)])
