"""Tokens and prices as single numbers, so that a turn's many spaces are compared in one step each: for speed alone."""

from typing import Final

from tongbao.games.changan.board import PRICES

LANE: Final = 7
"""Bits for each of the four resources; the highest stays free."""
MOST: Final = 63
"""More of a resource counts as so many; no space costs as much."""
GUARDS: Final = 0b1000000_1000000_1000000_1000000
"""The highest bits of all lanes."""


def pack(tokens: list[int], coin: int = 0) -> int:
    """The four resources in one number, without an extra coin that is not to be spent."""
    return (
        min(tokens[0] - coin, MOST)
        | min(tokens[1], MOST) << LANE
        | min(tokens[2], MOST) << 2 * LANE
        | min(tokens[3], MOST) << 3 * LANE
    )


def covers(purse: int, price: int) -> bool:
    """Whether there is enough of every resource: no lane borrows from its guard."""
    return ((purse | GUARDS) - price) & GUARDS == GUARDS


PACKED_PRICES: Final = [[pack(price) for price in column] for column in PRICES]
"""By district, the Silk Road last, and row from 0."""
