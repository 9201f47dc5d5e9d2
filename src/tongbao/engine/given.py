"""Given luck: whoever looks at all that may happen says what chance brings, and is told what is still missing."""

from typing import Any, Final, TypeVar

from tongbao.engine.luck import NoLuck

Card = TypeVar("Card")
ALONE: Final = -1
"""In place of the number of a shuffle: numbers that are drawn outside of any."""
NOTHING_GIVEN: Final[list[int]] = []


class Undecided(Exception):
    """The game needs a number from 0 to ``n`` - 1 that isn't given: the next one of ``shuffle``, or ALONE."""

    def __init__(self, shuffle: int, n: int) -> None:
        super().__init__(f"A number below {n} is needed, and none is given.")
        self.shuffle: Final = shuffle
        self.n: Final = n


class GivenLuck(NoLuck):
    """What chance brings while one choice is made: ``numbers`` and ``laid`` are given, and all else is left open.

    ``numbers[ALONE]`` are the numbers that the game draws, in order. A shuffle, by its number from 0 on, leaves the
    cards as they are but for those in ``laid``: pairs of a place, from 0 at the bottom, and the card at that place.
    One with an entry in ``numbers`` is made number by number. ``shuffled`` are the lists that were shuffled, ``orders``
    what they were right afterwards.
    """

    __slots__ = ("drawn", "laid", "numbers", "orders", "shuffled")

    def __init__(self, numbers: dict[int, list[int]], laid: dict[int, list[tuple[int, Any]]]) -> None:
        self.numbers: Final = numbers
        self.laid: Final = laid
        self.drawn = 0
        self.shuffled: Final[list[list[Any]]] = []
        self.orders: Final[list[list[Any]]] = []

    def below(self, n: int) -> int:
        """The next number that is given. Raises Undecided if there is none."""
        number = self.given(ALONE, self.drawn, n)
        self.drawn += 1
        return number

    def given(self, shuffle: int, place: int, n: int) -> int:
        """The number at a place among those of a shuffle, or of ALONE. Raises Undecided if it isn't there."""
        numbers = self.numbers.get(shuffle, NOTHING_GIVEN)
        if place >= len(numbers):
            raise Undecided(shuffle, n)
        return numbers[place]

    def shuffle(self, cards: list[Card]) -> None:
        """Lay the cards that are given on their places; or shuffle by numbers, as ``Luck.shuffle`` does."""
        number = len(self.shuffled)
        if number in self.numbers:
            for i in range(len(cards) - 1, 0, -1):
                swap(cards, i, self.given(number, len(cards) - 1 - i, i + 1))
        else:
            for place, card in self.laid.get(number, []):
                swap(cards, place, cards.index(card))
        self.shuffled.append(cards)
        self.orders.append(cards[:])


def swap(cards: list[Card], one: int, other: int) -> None:
    """Two cards change places."""
    cards[one], cards[other] = cards[other], cards[one]
