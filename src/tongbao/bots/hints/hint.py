"""Hints: suggestions with their reasons, plain data that can be sent from one process to another."""

from typing import NamedTuple

OVER = "the game is over"
"""Among the reasons stands, beside the features of the evaluator, that a choice ends the game."""


class Reason(NamedTuple):
    """One feature of what a choice leads to, against what another choice leads to.

    ``change`` is by how much the feature is more, ``effect`` what that does to the worth of the position; ``rival`` is
    the seat that the feature speaks of if it speaks of a rival, NOBODY if that isn't always the same.
    """

    feature: str
    change: float
    effect: float
    rival: int

    def reverse(self) -> "Reason":
        """The same from the other side: what the other choice leads to, against this one."""
        return Reason(self.feature, -self.change, -self.effect, self.rival)


class Suggestion(NamedTuple):
    """One choice by its text: the chance of winning, the points ahead of the best rival, and what speaks for it or not.

    The first of several is compared with the second, all others with the first.
    """

    choice: str
    win: float
    margin: float
    reasons: list[Reason]


Advice = list[Suggestion]
"""The best choices, the best one first."""
