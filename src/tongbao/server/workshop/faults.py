"""Faults: what is wrong with an entry, and under which field of its form that is said."""

import re
from collections.abc import Collection
from typing import Final, NamedTuple

from tongbao.server.workshop.questions import Asked

STEP: Final = re.compile(r"([a-z_]+(?:\.\w+)*)(?:, place (\d+))?(: )?")
"""A field, or one within another, and a place in it, as mistakes in card files name them."""


class Fault(NamedTuple):
    """What is wrong, and the path of the field where it is; nothing for the entry as a whole."""

    path: str
    sentence: str


def fault_in(told: str, heading: str, fields: list[Asked]) -> Fault:
    """The fault that a game tells of in a card file; ``heading`` is what it calls the entry of the form."""
    if not told.startswith(f"{heading}: "):
        return Fault("", told)
    sentence = told.removeprefix(f"{heading}: ")
    return Fault(nearest(path_in(sentence), set(paths_in(fields))), sentence[:1].upper() + sentence[1:])


def path_in(sentence: str) -> str:
    """The path of what a sentence speaks of: ``rows.1.harvest.0`` for “rows, place 2: harvest, place 1 is …”."""
    words: list[str] = []
    step = STEP.match(sentence)
    while step is not None:
        words.append(step[1])
        if step[2] is not None:
            words.append(str(int(step[2]) - 1))
        step = STEP.match(sentence, step.end()) if step[3] else None
    return ".".join(words)


def nearest(path: str, known: Collection[str]) -> str:
    """The path itself, or the innermost of those around it that the form has; nothing if it has none."""
    while path and path not in known:
        path = path.rpartition(".")[0]
    return path


def paths_in(fields: list[Asked]) -> list[str]:
    """The paths of all that is asked."""
    found: list[str] = []
    for asked in fields:
        found += [asked["path"], *paths_in(asked.get("parts", []))]
        found += [place["path"] for place in asked.get("places", [])]
    return found
