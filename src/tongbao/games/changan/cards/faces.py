"""What is printed on a card (section 1)."""

from typing import Final

DECKS: Final = ("production", "trade", "science", "politics", "military", "silk_road")
"""The decks in the order of the cards' numbers; a deck's place here stands for it everywhere."""
SILK_ROAD: Final = 5
CARDS: Final = 96
CARDS_OF_DECK: Final = 16
KINDS: Final = ("character", "permanent", "game_end")
CHARACTER: Final = 0
PERMANENT: Final = 1
GAME_END: Final = 2
TYPES: Final = ("coin", "wheat", "stone", "wood", "silk")
"""The tokens; the first four are the resources, and name the gates and districts."""

Parameters = dict[str, object]


class CardFace:
    """One of the 96 cards: ``deck`` is also its back, ``coin`` its extra cost, ``resources`` its marks."""

    __slots__ = ("coin", "deck", "effect", "id", "kind", "names", "number", "resources", "text", "vp")

    def __init__(
        self,
        number: int,
        id: str,
        kind: str,
        names: dict[str, str],
        coin: int,
        resources: int,
        vp: int,
        effect: Parameters,
        text: dict[str, str],
    ) -> None:
        self.number: Final = number
        self.id: Final = id
        self.deck: Final = deck_of(number)
        self.kind: Final = kind
        self.names: Final = names
        self.coin: Final = coin
        self.resources: Final = resources
        self.vp: Final = vp
        self.effect: Final = effect
        self.text: Final = text

    @property
    def card(self) -> int:
        """The number again: what choices, views and logs call the card by."""
        return self.number

    def as_dict(self) -> dict[str, object]:
        """The face as plain data."""
        return {
            "number": self.number,
            "id": self.id,
            "deck": DECKS[self.deck],
            "kind": self.kind,
            "names": self.names,
            "coin": self.coin,
            "resources": self.resources,
            "vp": self.vp,
            "effect": self.effect,
            "text": self.text,
        }


def deck_of(card: int) -> int:
    """The deck that a card belongs to, by its number."""
    return (card - 1) // CARDS_OF_DECK
