"""What fields of a view, and facts of lines and captions, hold by their names: for pages and terminals of any game."""

from typing import Final

OF_SEATS: Final = ("active", "first", "owner", "player", "seat", "to_act")
"""Numbers of seats."""
OF_CARDS: Final = ("card", "cards", "deck", "discard", "discards", "hand")
"""Numbers of cards."""
SAID_ELSEWHERE: Final = (
    "decisions",
    "game",
    "log",
    "options",
    "over",
    "players",
    "result",
    "rules",
    "to_act",
    "viewer",
)
"""What a page or terminal says beside the view."""


def spoken(name: str) -> str:
    """The name of a field or a verb as it is read: ``hand_count`` as “hand count”."""
    return name.replace("_", " ")
