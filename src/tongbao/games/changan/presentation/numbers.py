"""Numbers of the rules as a quick sheet tells them."""

from tongbao.engine.meta import Plain
from tongbao.games.changan.cards.board import (
    ACQUIRE_PRICE,
    BUY_PRICE,
    DISPLAY,
    END_CARDS,
    FIRST_CARDS,
    FIRST_SILK,
    FIRST_TOKENS,
    GATE_CARDS,
    HAND_LIMIT,
    MOST_RESOURCES,
    PRINTED,
    RESEARCH_PRICE,
    ROUND_LIMIT,
    ROW1_BONUS,
    ROW1_CHARACTERS,
    ROW2_BONUS,
    SILK_A_PLAYER,
    SILK_PRICE,
)
from tongbao.games.changan.cards.terms import DECKS_TO_CHOOSE
from tongbao.games.changan.rules.scoring import GOODS_FOR_A_POINT


def numbers() -> Plain:
    """What there is to begin with, prices, limits, and points."""
    return {
        "start": {"cards": FIRST_CARDS, "tokens": FIRST_TOKENS, "display": DISPLAY},
        "decks": sorted(set(DECKS_TO_CHOOSE.values())),
        "prices": {"research": RESEARCH_PRICE, "buy": BUY_PRICE, "acquire": ACQUIRE_PRICE[2:], "gate": PRINTED[0]},
        "limits": {"gate": GATE_CARDS, "resources": MOST_RESOURCES, "hand": HAND_LIMIT},
        "end": {"built": END_CARDS, "rounds": ROUND_LIMIT},
        "points": {
            "row1": ROW1_BONUS,
            "row1_characters": ROW1_CHARACTERS,
            "row2": ROW2_BONUS,
            "goods": GOODS_FOR_A_POINT,
        },
        "silk": {"player": SILK_A_PLAYER, "first": FIRST_SILK, "price": SILK_PRICE},
    }
