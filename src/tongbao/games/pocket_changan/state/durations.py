"""Durations: rules that are waived for all players for a while (section 7.3)."""

from typing import Final

TURNS: Final = 2
"""The turn in which the card is laid, and the next one of the same seat."""


class Duration:
    """Runs to the end of so many turns of the seat that laid the card, the present one included; it never changes."""

    __slots__ = ("card", "seat", "turns")

    def __init__(self, seat: int, card: int, turns: int = TURNS) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.turns: Final = turns

    def after_turn(self, seat: int) -> "Duration | None":
        """What is left of it after a turn of the seat; None if it is over."""
        if seat != self.seat:
            return self
        return Duration(seat, self.card, self.turns - 1) if self.turns > 1 else None
