"""What buys what (section 6.2), as tables: one for each set of effects that changes it, made once."""

from typing import Final

from tongbao.games.pocket_changan.cards.faces import CARDS, PLACES_OF_TYPE, number_at

ANY_CARD: Final = CARDS * CARDS
"""Where the last row of a table begins: 1 for what every card buys."""
EVERYTHING: Final = bytes([1]) * (ANY_CARD + CARDS)
"""While the number rules of buying are waived."""


def buys(paid: int, ware: int, even: int, margin: int, star: int) -> bool:
    """Whether the discarded card buys the public one, by numbers and printed types.

    ``even``: even public numbers are bought with anything, also a character as 10 (P-48); ``margin``: by how much the
    numbers may miss; ``star``: the number of characters, 0 while they are wild.
    """
    have, wanted = number_at(paid) or star, number_at(ware) or star
    if not have or not wanted:
        return True
    if even and wanted % 2 == 0:
        return True
    if paid // PLACES_OF_TYPE == ware // PLACES_OF_TYPE:
        return have + margin >= wanted
    return abs(have - wanted) <= margin


def make_table(even: int, margin: int, star: int) -> bytes:
    """By ``paid * 64 + ware``: 1 if the one buys the other; by ``ANY_CARD + ware``: 1 if every card buys it."""
    found = [buys(paid, ware, even, margin, star) for paid in range(CARDS) for ware in range(CARDS)]
    found.extend([all(found[ware::CARDS]) for ware in range(CARDS)])
    return bytes(found)


def buying_table(even: int, margin: int, star: int) -> bytes:
    """The table for these effects."""
    key = (even * 16 + margin) * 16 + star
    found = TABLES.get(key)
    if found is None:
        found = make_table(even, margin, star)
        TABLES[key] = found
    return found


RULE: Final = make_table(0, 0, 0)
"""Without any effect."""
TABLES: Final[dict[int, bytes]] = {}
