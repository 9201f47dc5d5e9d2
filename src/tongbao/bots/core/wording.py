"""Wordings: how the features of an evaluator are called where they are reasons, and those that several games have."""

from math import inf
from typing import Final, NamedTuple


class Wording(NamedTuple):
    """How more and less of a feature is called, as what a choice leads to.

    ``scale`` is what one of the feature stands for; so many are ``{n}``, and ``{rival}`` is the rival's name. What
    speaks of the same has the same ``topic``: it is weighed together and named once. ``good`` is 1 if more of it is
    better, -1 if it is worse, 0 if it depends; a reason that says otherwise makes up for another one and isn't told.
    Less than ``least`` of it isn't told either.
    """

    scale: float
    topic: str
    good: int
    more: str
    less: str
    least: float = 0.75


def silent(topic: str) -> Wording:
    """What is a part of another topic, is weighed there and has no words of its own."""
    return Wording(1.0, topic, 0, "", "", inf)


Wordings = dict[str, Wording | None]
"""What the features of an evaluator are called, by their names; None of those that nobody would take for a reason."""

LAST_ROUND: Final = Wording(1.0, "end", 0, "the start of the last round", "a later last round", 0.1)
TURNS: Final = Wording(1.0, "turns", -1, "a longer wait for your next turn", "a shorter wait for your next turn", 0.1)


def rounds(scale: float) -> Wording:
    """How many rounds are to come."""
    return Wording(
        scale, "end", 0, "about {n} more {n|round|rounds} to come", "about {n} fewer {n|round|rounds} to come"
    )


def cards(scale: float) -> Wording:
    """How many cards one has in hand."""
    return Wording(scale, "cards", 1, "{n} more {n|card|cards} in hand", "{n} fewer {n|card|cards} in hand")


def rivals_cards(scale: float) -> Wording:
    """How many cards the rival has in hand."""
    return Wording(
        scale,
        "rival's cards",
        -1,
        "{n} more {n|card|cards} in {rival}’s hand",
        "{n} fewer {n|card|cards} in {rival}’s hand",
    )


def lead_on_others(scale: float) -> Wording:
    """How far one is ahead of all others but the rival."""
    return Wording(
        scale,
        "others",
        1,
        "{n} {n|point|points} better against everyone but {rival}",
        "{n} {n|point|points} worse against everyone but {rival}",
    )
