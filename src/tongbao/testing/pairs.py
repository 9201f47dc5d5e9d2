"""Pairwise selections: of very many combinations of options the few in which every two values meet that ever meet.

What goes wrong with options goes wrong with one of them, or where two of them meet; hardly ever does it take three.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement

Options = Mapping[str, str]
Value = tuple[str, str]
"""The name of an option, and what it is set to."""


def values(options: Options) -> list[Value]:
    """What the options are set to; of a list, such as that of Chang’an’s decks, each part is a value of its own."""
    return sorted((name, part) for name, value in options.items() for part in value.split(","))


def pairs(options: Options) -> set[tuple[Value, Value]]:
    """Every two values that meet here; each meets itself, so that it counts even if it stands alone."""
    return set(combinations_with_replacement(values(options), 2))


def pairwise(combinations: Sequence[dict[str, str]]) -> list[dict[str, str]]:
    """A few of the combinations, the first one among them, with all the pairs of all of them.

    Again and again the one with most of the pairs that are still missing is taken.
    """
    met = [pairs(options) for options in combinations]
    missing = set().union(*met)
    chosen: list[dict[str, str]] = []
    while missing:
        best = max(range(len(met)), key=lambda place: len(met[place] & missing)) if chosen else 0
        chosen.append(combinations[best])
        missing -= met[best]
    return chosen
