"""The places of a card file: each is for a card of one type, number and kind (section 2)."""

from typing import Final, Literal, get_args

Type = Literal["military", "economy", "culture", "politics"]
TYPES: Final[tuple[Type, ...]] = get_args(Type)
"""In the order of the columns."""
PLACES_OF_TYPE: Final = 16
CARDS: Final = 64
NO_CARD: Final = -1
COLUMNS: Final = 4
"""One for each type."""
WILD: Final = 0
"""The number of a character."""
JACK: Final = 11
ACE: Final = 14


def type_at(card: int) -> int:
    """The printed type of the card at this place: 0 military, 1 economy, 2 culture, 3 politics."""
    return card // PLACES_OF_TYPE


def number_at(card: int) -> int:
    """The number of the card at this place: 2 to 14, then three characters."""
    number = card % PLACES_OF_TYPE + 2
    return number if number <= ACE else WILD


def kind_at(card: int) -> str:
    """Characters have no number, J and A are events, all else are buildings (P-27)."""
    number = number_at(card)
    if number == WILD:
        return "character"
    return "event" if number in (JACK, ACE) else "building"
