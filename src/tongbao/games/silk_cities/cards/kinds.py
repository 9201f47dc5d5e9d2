"""The kinds of effects (section 15) and the parameters each of them takes."""

from typing import Final

WORDS: Final[dict[str, list[str]]] = {
    "when": ["attack", "defence", "any"],
    "army": ["own", "enemy"],
    "role": ["laborer", "merchant", "soldier"],
    "good": ["food", "metal", "silk", "fine"],
}
"""Parameters that are words, and what they may be."""
NUMBERS: Final[dict[str, tuple[int, int]]] = {
    "coins": (1, 99),
    "extra": (1, 9),
    "times": (1, 12),
    "food": (1, 9),
    "strength": (-9, 9),
    "count": (1, 12),
    "per_card": (0, 9),
    "cards": (1, 9),
    "points": (1, 9),
}
"""Parameters that are whole numbers, with the least and the most they may be."""
PAY: Final = ("coins", "food", "metal", "silk")
"""What ``patronage`` may cost; each becomes a number of its own, such as pay_coins."""

IMPROVEMENT_KINDS: Final[dict[str, list[str]]] = {
    "travel_discount": ["coins"],
    "gather_bonus": ["good", "extra", "times"],
    "income": ["coins"],
    "grow_discount": ["food"],
    "battle_bonus": ["when", "army", "strength"],
    "barbarian_shield": [],
    "quick_training": [],
    "untap": ["role", "count"],
    "sale_bonus": ["good", "coins"],
    "stack_dues": [],
    "patronage": ["pay", "per_card", "cards"],
    "draw_choice": ["extra"],
    "golden_age_cards": ["cards"],
}
CARD_KINDS: Final[dict[str, list[str]]] = {
    "victory_points": ["points"],
    "battle_bonus": ["when", "army", "strength"],
    "call_off": [],
    "free_passage": [],
    "gain_citizens": ["role", "count"],
    "gain_coins": ["coins"],
    "gain_goods": ["good", "count"],
    "untap": ["role", "count"],
}
PLAYED: Final[dict[str, str]] = {"victory_points": "never", "battle_bonus": "battle", "call_off": "battle"}
"""When the kinds of cards are played; those that aren't named on the owner's turn."""
