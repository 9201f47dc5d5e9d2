"""What is unusual: numbers that no other card of a deck has, and that aren't printed."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from tongbao.server.workshop.entries import Entry

TAGS: Final = ("kind",)
"""Fields that tell which structure it is: the numbers of different ones aren't compared."""
FEWEST: Final = 3
"""What fewer others have has no usual size."""


class Unusual(NamedTuple):
    """In a field, by its name, stands more than the ``most`` of all others, or less than the ``least``."""

    field: str
    number: int
    bound: int
    is_more: bool


def unusual_in(entry: Entry, others: Sequence[Entry], printed: Entry | None) -> list[Unusual]:
    """What is unusual about an entry among the others of its table; what is printed so isn't."""
    known: dict[str, list[int]] = {}
    for other in others:
        if other.table == entry.table and other.place != entry.place:
            for path, number in numbers_in(other.said):
                known.setdefault(path, []).append(number)
    usual = set(numbers_in(printed.said)) if printed is not None else set()
    found: dict[str, Unusual] = {}
    for path, number in numbers_in(entry.said):
        if (path, number) in usual or len(known.get(path, [])) < FEWEST:
            continue
        most, least, field = max(known[path]), min(known[path]), name_in(path)
        if number > most:
            found[path] = Unusual(field, number, most, True)
        elif number < least:
            found[path] = Unusual(field, number, least, False)
    return list(found.values())


def numbers_in(said: Any, path: str = "") -> Iterator[tuple[str, int]]:
    """All numbers in plain data, and how many there are of what is counted, by paths without places in lists."""
    if isinstance(said, dict):
        tag = next((f"{said[name]}/" for name in TAGS if isinstance(said.get(name), str)), "")
        for name, value in said.items():
            yield from numbers_in(value, f"{path}{tag}.{name}")
        if said and all(type(value) is int for value in said.values()):
            yield path, sum(said.values())
    elif isinstance(said, list):
        for value in said:
            yield from numbers_in(value, path)
        if said and not isinstance(said[0], int):
            yield path, len(said)
    elif type(said) is int:
        yield path, said


def name_in(path: str) -> str:
    """The name of the field at the end of a path."""
    return path.rpartition(".")[2].rpartition("/")[2]
