"""Values are made again from their parameters, which compiled classes tell only if their defaults are plain."""

import pkgutil
from collections.abc import Iterator
from importlib import import_module
from inspect import Parameter, signature
from typing import Any

import pytest

import tongbao
import tongbao.engine
import tongbao.games
from tongbao.engine.meta import Meta
from tongbao.engine.values import made_from

PLAIN = (int, str, float, tuple, type(None))


def classes() -> Iterator[type[Any]]:
    """Those of the engine and of the games whose objects a game may keep."""
    for package in (tongbao.engine, tongbao.games):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if not module.name.endswith("schema"):
                kinds = [kind for kind in vars(import_module(module.name)).values() if isinstance(kind, type)]
                yield from [kind for kind in kinds if kind.__module__ == module.name and is_kept(kind)]


def is_kept(kind: type[Any]) -> bool:
    """Whether it is neither a game of the catalogue nor an error, nor only the form of others."""
    return not issubclass(kind, (Meta, Exception)) and not getattr(kind, "_is_protocol", False)


def is_part_of_cards(kind: type[Any]) -> bool:
    """Whether it is made from what is printed; a game doesn't keep it, it is there with the cards."""
    return tongbao.build() == "pure" and "printed" in signature(kind).parameters


@pytest.mark.skipif(tongbao.build() == "compiled", reason="compiled classes tell no defaults that aren't plain")
def test_defaults_are_plain() -> None:
    """Numbers, texts, tuples or None: an empty list that all share is set in the body."""
    found = [kind for kind in classes() if not is_part_of_cards(kind)]
    assert len(found) > 200
    for kind in found:
        for parameter in signature(kind).parameters.values():
            default = parameter.default
            assert default is Parameter.empty or isinstance(default, PLAIN), f"{kind}: {parameter}"


def test_parameters_are_told_by_the_names_of_attributes() -> None:
    class Passing:
        def __init__(self, seat: int, type_: str, most: int = 3) -> None: ...

    assert made_from(Passing) == ["seat", "type", "most"]
    told = [kind for kind in classes() if kind.__name__ in ("PlaceCards", "Purchase", "Reaction", "Building", "Event")]
    assert len(told) >= 5
    for kind in told:
        assert made_from(kind)
