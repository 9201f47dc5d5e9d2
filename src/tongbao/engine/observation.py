"""Observations: what a seat knows of a game as numbers in a fixed order, one byte each, for programs that learn."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64, u8

from tongbao.engine.values import again

MOST: Final = 255
"""The greatest number that a byte holds."""
NOTHING: Final = [bytes(size) for size in range(MOST + 1)]
"""By how many there are: so many zeros, made once."""


class Field:
    """Numbers of an observation that belong together: ``size`` of them, each from 0 to ``most``.

    ``says`` is one sentence on what they say; ``is_constant`` whether they are the same in all games of a setup.
    """

    __slots__ = ("is_constant", "most", "name", "says", "size")

    def __init__(self, name: str, size: int, most: int, says: str, is_constant: bool = False) -> None:
        self.name: Final = name
        self.size: Final = size
        self.most: Final = most
        self.says: Final = says
        self.is_constant: Final = is_constant

    def __repr__(self) -> str:
        return f"<{self.name}: {self.size} up to {self.most}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


def size_of(layout: list[Field]) -> int:
    """How many numbers an observation of this layout has."""
    return sum([field.size for field in layout])


def most_of(layout: list[Field]) -> bytes:
    """The greatest value of each number of an observation of this layout."""
    return b"".join([bytes([field.most]) * field.size for field in layout])


def seat_names(players: int) -> list[str]:
    """What the seats are called in names of fields, clockwise from the observer: ``own``, ``rival_1``, ``rival_2``."""
    return ["own", *[f"rival_{place}" for place in range(1, players)]]


# Writing them, in the order of the layout.


def count(out: BytesWriter, number: i64, most: i64) -> None:
    """A number; more than the most counts as the most, less than nothing as 0."""
    if number > most:
        number = most
    elif number < 0:
        number = 0
    out.append(u8(number))


def counts(out: BytesWriter, numbers: list[int], most: i64) -> None:
    """Some numbers, each at most that."""
    for number in numbers:
        count(out, number, most)


def blank(out: BytesWriter, size: int) -> i64:
    """So many zeros; the place of the first."""
    first: i64 = len(out)
    out.write(NOTHING[size] if size <= MOST else bytes(size))
    return first


def one_of(out: BytesWriter, place: int, size: int) -> None:
    """So many numbers, of which that in one place is 1 and the others 0; all are 0 if there is no such place."""
    first = blank(out, size)
    if 0 <= place < size:
        out[first + place] = 1


def marks(out: BytesWriter, things: list[int], size: int) -> None:
    """A number for each of so many things, 1 for those that are there."""
    first = blank(out, size)
    for thing in things:
        out[first + thing] = 1


def known_marks(out: BytesWriter, pile: list[int], known: list[int], bit: i64, size: int) -> None:
    """A number for each of so many cards, 1 for those of a pile that the seat of a bit knows."""
    first = blank(out, size)
    for card in pile:
        who: i64 = known[card]
        if who & bit:
            out[first + card] = 1


def seats(out: BytesWriter, some: tuple[int, ...], seat: int, players: int) -> None:
    """A number for each seat, clockwise from the observer, 1 for some of them."""
    first = blank(out, players)
    for other in some:
        out[first + (other - seat) % players] = 1


def one_seat(out: BytesWriter, other: int, seat: int, players: int) -> None:
    """A number for each seat, clockwise from the observer, 1 for one of them; all are 0 for NOBODY."""
    one_of(out, (other - seat) % players if other >= 0 else other, players)
