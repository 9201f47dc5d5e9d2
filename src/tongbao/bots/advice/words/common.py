"""Reasons that several games have; ``scale`` as in Wording."""

from typing import Final

from tongbao.bots.advice.wording import Wording, both

LAST_ROUND: Final = Wording(
    1.0, "end", 0, both("the last round begun", "进入最后一轮"), both("the last round put off", "最后一轮推迟"), 0.1
)
TURNS: Final = Wording(
    1.0,
    "turns",
    -1,
    both("a longer wait for your next turn", "下回合来得更晚"),
    both("a shorter wait for your next turn", "下回合来得更早"),
    0.1,
)


def rounds(scale: float) -> Wording:
    """How many rounds are to come."""
    return Wording(
        scale,
        "end",
        0,
        both("about {n} more {n|round|rounds} to come", "大约还能多打{n}轮"),
        both("about {n} {n|round|rounds} fewer to come", "大约少打{n}轮"),
    )


def cards(scale: float) -> Wording:
    """How many cards one has in hand."""
    return Wording(
        scale,
        "cards",
        1,
        both("{n} more {n|card|cards} in hand", "手牌多{n}张"),
        both("{n} {n|card|cards} fewer in hand", "手牌少{n}张"),
    )


def rivals_cards(scale: float) -> Wording:
    """How many cards the rival has in hand."""
    return Wording(
        scale,
        "rival's cards",
        -1,
        both("{n} more {n|card|cards} in the hand of {rival}", "{rival}手牌多{n}张"),
        both("{n} {n|card|cards} fewer in the hand of {rival}", "{rival}手牌少{n}张"),
    )


def lead_on_others(scale: float) -> Wording:
    """How far one is ahead of all others but the rival."""
    return Wording(
        scale,
        "others",
        1,
        both("{n} {n|point|points} more ahead of everybody but {rival}", "比{rival}以外的玩家多领先{n}分"),
        both("{n} {n|point|points} less ahead of everybody but {rival}", "对{rival}以外玩家的领先少{n}分"),
    )
