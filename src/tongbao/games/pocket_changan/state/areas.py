"""Urban Areas, lists of four columns of cards: how they change, and what they give their owner."""

from typing import Final

from tongbao.games.pocket_changan.cards.places import COLUMNS
from tongbao.games.pocket_changan.state.card import Card
from tongbao.games.pocket_changan.state.powers import Powers

Area = list[list[int]]
"""It is replaced when a card comes or goes, never changed."""
NO_AREA: Final[Area] = [[] for _ in range(COLUMNS)]


def with_card(area: Area, card: int, column: int) -> Area:
    """The area with that card at the end of a column (6.1)."""
    found = area[:]
    found[column] = [*area[column], card]
    return found


def without(area: Area, card: int) -> Area:
    """The area without that card; the rest of its column closes up (P-52)."""
    return [[other for other in column if other != card] for column in area]


def cards_of(area: Area) -> list[int]:
    """All its cards, column by column."""
    return [card for column in area for card in column]


def powers_of(cards: list[Card], area: Area, descending: int) -> Powers:
    """What the area gives, some of its columns descending: a point for each card, and what its effects add."""
    powers = Powers([len(column) for column in area])
    characters, buildings, filled = 0, 0, 0
    for column in area:
        if column:
            filled += 1
            for number in column:
                card = cards[number]
                characters += card.is_character
                buildings += card.is_building
                card.effect.add_to(powers)
    powers.characters = characters
    powers.buildings = buildings
    powers.settle([last_number(cards, column, powers.star) for column in area], filled, descending)
    return powers


def last_number(cards: list[Card], column: list[int], star: int) -> int:
    """The number of the last numbered card; wild cards are skipped, 0 for none (P-5)."""
    for i in range(len(column) - 1, -1, -1):
        number = cards[column[i]].number or star
        if number:
            return number
    return 0
