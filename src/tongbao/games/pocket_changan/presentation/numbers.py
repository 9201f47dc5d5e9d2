"""Numbers of the rules as a quick sheet tells them."""

from tongbao.engine.meta import Plain
from tongbao.games.pocket_changan.cards.terms import (
    ACTIONS_A_TURN,
    HAND_LIMIT,
    PUBLIC_CARDS,
    ROUND_LIMIT,
    SOLO_ROUND_LIMIT,
)
from tongbao.games.pocket_changan.rules.court import FIRST_THRESHOLD, STEP_BETWEEN, TITLES


def numbers() -> Plain:
    """What there is to begin with, limits, and the titles of who plays alone, each with its threshold."""
    first = FIRST_THRESHOLD["standard"]
    return {
        "cards": HAND_LIMIT,
        "public": PUBLIC_CARDS,
        "actions": ACTIONS_A_TURN,
        "rounds": list(ROUND_LIMIT.values()),
        "solo_rounds": list(SOLO_ROUND_LIMIT.values()),
        "untitled": TITLES[0],
        "titles": [{"title": title, "total": first + n * STEP_BETWEEN} for n, title in enumerate(TITLES[1:])],
    }
