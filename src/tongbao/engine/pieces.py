"""Pieces that a designer may change and a report speaks of, such as cards; and shares: where points came from."""

from typing import Any, Final

from tongbao.engine.values import again

CARD: Final = "card"
"""The kind of the pieces that have faces."""
NO_FACE: Final = -1
"""In place of a face's number where a card on the table has none of its own."""


class Piece:
    """One kind of card, or of another thing that players put to use.

    ``kind`` is also the fact of lines and the parameter of choices that name it, ``number`` that of the thing;
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

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    def asks_no_more_than(self, other: "Piece") -> bool:
        """Whether whoever can afford the other, a piece of the same kind, can afford this one."""
        if self.kind != other.kind:
            return False
        return all(mine <= theirs for mine, theirs in zip(self.price, other.price, strict=True))


NO_CARD: Final = -1
NO_STEP: Final = -1


class Share:
    """Some of a seat's points: of what ``kind`` (``share_KIND`` among the game's texts names it), and how many.

    ``card`` is the card that brought them, if one did; ``step`` after how many decisions they came, if that is known.
    """

    __slots__ = ("card", "kind", "points", "step")

    def __init__(self, kind: str, points: int, card: int = NO_CARD, step: int = NO_STEP) -> None:
        self.kind: Final = kind
        self.points: Final = points
        self.card: Final = card
        self.step: Final = step

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


SHARE_WORDS: Final[dict[str, str]] = {
    "verdict": "{player} wins by {n} {n|point|points}",
    "verdict_even": "{player} wins on the tie-break",
    "verdict_shared": "{players} share the victory",
    "verdict_alone": "{player} ends with {n} {n|point|points}",
    "share_points": "points",
    "best": "{card} earned {player} {n} {n|point|points}.",
}
"""What is said of any game's end; a game may have texts of its own for these kinds."""
