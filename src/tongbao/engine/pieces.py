"""Pieces: what of a game a designer may change and a report speaks of, such as a card or an improvement."""

from typing import Final

CARD: Final = "card"
"""The kind of the pieces that have faces."""
NO_FACE: Final = -1
"""In place of a face's number where a card on the table has none of its own."""


class Piece:
    """One kind of card, or of another thing that players put to use.

    ``kind`` is also the fact of lines and the parameter of choices that name it, and ``number`` what stands there;
    ``names`` are those by language; ``price`` is what it asks of whoever puts it to use, in the same order for all of
    its kind; ``is_used``: whether it is put to use at all, or just counts.
    """

    __slots__ = ("id", "is_used", "kind", "names", "number", "price")

    def __init__(
        self,
        kind: str,
        number: int,
        id: str,
        names: dict[str, str],
        price: tuple[int, ...] = (),
        is_used: bool = True,
    ) -> None:
        self.kind: Final = kind
        self.number: Final = number
        self.id: Final = id
        self.names: Final = names
        self.price: Final = price
        self.is_used: Final = is_used

    def asks_no_more_than(self, other: "Piece") -> bool:
        """Whether whoever can afford the other, a piece of the same kind, can afford this one."""
        if self.kind != other.kind:
            return False
        return all(mine <= theirs for mine, theirs in zip(self.price, other.price, strict=True))
