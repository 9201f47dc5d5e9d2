"""Sources: what brought a seat its development cards, as the log tells it to whoever may read all of it."""

from typing import Final

from tongbao.engine.events import Event

SOURCES: Final[dict[str, str]] = {
    "use": "patronage",
    "honour": "trade",
    "sacked": "attacks",
    "horde_met": "barbarians",
    "rise": "falls",
}
"""By kind of line the source of the cards that are drawn after it."""
PASSING: Final = ("draw", "look", "reshuffle", "no_card", "use_untap", "golden_age", "golden_age_of_nothing", "stays")
"""Kinds of lines that may stand between such a line and a card that is drawn for it."""
OTHER: Final = "cards"
"""The source of all other cards, and of all cards where there is no log."""
ORDER: Final = [*SOURCES.values(), OTHER]
"""The sources in the order in which they are told."""


class Drawn:
    """A card that was drawn: its ``kind``, the ``source`` it came from, and the ``step`` after which it came."""

    __slots__ = ("kind", "source", "step")

    def __init__(self, kind: int, source: str, step: int) -> None:
        self.kind: Final = kind
        self.source: Final = source
        self.step: Final = step


def drawn(events: list[Event], seat: int) -> list[Drawn]:
    """The cards that a seat has drawn."""
    found: list[Drawn] = []
    source = OTHER
    for event in events:
        kind = event.kind
        if kind in SOURCES:
            source = SOURCES[kind]
        elif kind not in PASSING:
            source = OTHER
        elif kind == "draw" and event.secret is not None and event.facts["player"] == seat:
            card = event.secret["card"]
            if isinstance(card, int):
                found.append(Drawn(card, source, event.decisions))
    return found


def origin(kind: int, left: list[Drawn]) -> Drawn:
    """Where a card of a kind came from; that line is used up."""
    for i, line in enumerate(left):
        if line.kind == kind:
            return left.pop(i)
    return Drawn(kind, OTHER, -1)
