"""Resources counted in one integer: ten lanes of six bits, wood lowest; the top bit of a lane is a guard."""

from collections.abc import Mapping
from typing import Any, Final, get_args

from mypy_extensions import i64

from tongbao.games.xanadu.cards.schema import Resource

RESOURCES: Final[tuple[str, ...]] = get_args(Resource)
"""From the lowest rank to the highest."""
LANE: Final = 6
GUARD: Final = 5
"""The bit of a lane that is its guard."""
MOST: Final = 31
"""The largest count a lane can hold below its guard."""
UNIT: Final = [1 << (LANE * rank) for rank in range(len(RESOURCES))]
"""One of the resource of that rank."""
GUARDS: Final = 0o40404040404040404040
"""The top bit of every lane."""


def pack(counts: Mapping[Any, int]) -> int:
    """The counts in one integer. Each must be from 0 to 31."""
    return sum([UNIT[RESOURCES.index(name)] * count for name, count in counts.items()])


def unpack(counts: int) -> dict[str, int]:
    """The counts by name, of those resources that are there, in order of rank."""
    found: dict[str, int] = {}
    for rank, name in enumerate(RESOURCES):
        count = counts >> (LANE * rank) & MOST
        if count:
            found[name] = count
    return found


def names(counts: int) -> list[str]:
    """The name of each of them, as often as it is there, in order of rank."""
    return [name for name, count in unpack(counts).items() for _ in range(count)]


def covers(pool: i64, cost: i64) -> bool:
    """Whether the pool holds at least the cost of every resource."""
    return (pool | GUARDS) - cost & GUARDS == GUARDS


def shortage(cost: i64, pool: i64) -> i64:
    """What the pool lacks of the cost, resource by resource."""
    difference: i64 = (cost | GUARDS) - pool
    short: i64 = difference & GUARDS
    return difference & short - (short >> GUARD)


def highest(counts: int) -> int:
    """The rank of the highest resource that is there; there must be one."""
    return (counts.bit_length() - 1) // LANE


def lanes(counts: int) -> int:
    """The same resources with their lanes filled: a mask of which there are."""
    mask = 0
    for unit in UNIT:
        if counts & unit * MOST:
            mask |= unit * MOST
    return mask
