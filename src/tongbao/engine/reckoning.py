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


WORDS: Final[dict[str, dict[str, str]]] = {
    "verdict": {
        "en": "{player} wins by {n} {n|point|points}",
        "zh": "{player}以{n}分之差获胜",
    },
    "verdict_even": {"en": "{player} wins the tie", "zh": "{player}在平分中胜出"},
    "verdict_shared": {"en": "{players} share the victory", "zh": "{players}共享胜利"},
    "verdict_alone": {"en": "{player} ends with {n} {n|point|points}", "zh": "{player}以{n}分终局"},
    "share_points": {"en": "points", "zh": "得分"},
    "best": {"en": "{card} brought {player} {n} {n|point|points}.", "zh": "{card}为{player}带来{n}分。"},
}
"""What is said of any game's end; a game may have texts of its own for these kinds."""
