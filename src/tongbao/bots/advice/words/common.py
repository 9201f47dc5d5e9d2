"""Reasons that several games have; ``scale`` as in Wording."""

from typing import Final

from tongbao.bots.advice.wording import Wording

LAST_ROUND: Final = Wording(1.0, "end", 0, "the last round begun", "the last round put off", 0.1)
TURNS: Final = Wording(
    1.0,
    "turns",
    -1,
    "a longer wait for your next turn",
    "a shorter wait for your next turn",
    0.1,
)


def rounds(scale: float) -> Wording:
    """How many rounds are to come."""
    return Wording(
        scale,
        "end",
        0,
        "about {n} more {n|round|rounds} to come",
        "about {n} {n|round|rounds} fewer to come",
    )


def cards(scale: float) -> Wording:
    """How many cards one has in hand."""
    return Wording(
        scale,
        "cards",
        1,
        "{n} more {n|card|cards} in hand",
        "{n} {n|card|cards} fewer in hand",
    )


def rivals_cards(scale: float) -> Wording:
    """How many cards the rival has in hand."""
    return Wording(
        scale,
        "rival's cards",
        -1,
        "{n} more {n|card|cards} in the hand of {rival}",
        "{n} {n|card|cards} fewer in the hand of {rival}",
    )


def lead_on_others(scale: float) -> Wording:
    """How far one is ahead of all others but the rival."""
    return Wording(
        scale,
        "others",
        1,
        "{n} {n|point|points} more ahead of everybody but {rival}",
        "{n} {n|point|points} less ahead of everybody but {rival}",
    )
