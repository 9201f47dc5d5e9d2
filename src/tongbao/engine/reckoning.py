"""The reckoning: where the points of a seat came from."""

from typing import Final

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


WORDS: Final[dict[str, str]] = {
    "verdict": "{player} wins by {n} {n|point|points}",
    "verdict_even": "{player} wins the tie",
    "verdict_shared": "{players} share the victory",
    "verdict_alone": "{player} ends with {n} {n|point|points}",
    "share_points": "points",
    "best": "{card} brought {player} {n} {n|point|points}.",
}
"""What is said of any game's end; a game may have texts of its own for these kinds."""
