"""Tokens and prices as single numbers, so that a turn's many spaces are compared in one step each: for speed alone."""

from typing import Final

from tongbao.games.changan.board import PRICES

LANE: Final = 15
"""Bits for each of the four resources; the highest is free while there are fewer than 16,384."""
GUARDS: Final = 1 << 14 | 1 << 29 | 1 << 44 | 1 << 59
"""The highest bits of all lanes."""


def pack(tokens: list[int]) -> int:
    """The four resources in one number."""
    return tokens[0] | tokens[1] << LANE | tokens[2] << 2 * LANE | tokens[3] << 3 * LANE


def covers(purse: int, price: int) -> bool:
    """Whether there is enough of every resource: no lane borrows from its guard."""
    return ((purse | GUARDS) - price) & GUARDS == GUARDS


PACKED_PRICES: Final = [[pack(price) for price in column] for column in PRICES]
"""By district, the Silk Road last, and row from 0."""
