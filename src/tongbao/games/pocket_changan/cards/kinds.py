"""The thirty kinds of effects by name (section 7): when each works, and which parameters it takes."""

from typing import Final

IN_PLAY: Final = "in_play"
PLAY: Final = "play"

NONE: Final = 0
POINTS: Final = 1
TYPE_ANYWHERE: Final = 2
ANY_AS_TYPE: Final = 3
CHARACTERS_INTO: Final = 4
CHARACTERS_ARE: Final = 5
TURN_COLUMN: Final = 6
FREE_BELOW: Final = 7
EASE_CONDITION: Final = 8
BUY_EVEN: Final = 9
BUY_MARGIN: Final = 10
DRAW_AFTER_BUY: Final = 11
TAKE_CHARACTER: Final = 12
REFILL_DRAW: Final = 13
THIN_DRAW: Final = 14
WALL: Final = 15
ATTACK_PROOF: Final = 16
DRAW_KEEP: Final = 17
EXTRA_ACTION: Final = 18
SWAP: Final = 19
RECALL: Final = 20
FETCH: Final = 21
LOSE_URBAN: Final = 22
TAKE_HAND: Final = 23
DISCARD_HAND: Final = 24
CONTEST: Final = 25
ALL_TAKE_PUBLIC: Final = 26
COPY_CHARACTER: Final = 27
FREE_RULES: Final = 28
END_GAME: Final = 29

KIND_NAMES: Final = [
    "none",
    "points",
    "type_anywhere",
    "any_as_type",
    "characters_into",
    "characters_are",
    "turn_column",
    "free_below",
    "ease_condition",
    "buy_even",
    "buy_margin",
    "draw_after_buy",
    "take_character",
    "refill_draw",
    "thin_draw",
    "wall",
    "attack_proof",
    "draw_keep",
    "extra_action",
    "swap",
    "recall",
    "fetch",
    "lose_urban",
    "take_hand",
    "discard_hand",
    "contest",
    "all_take_public",
    "copy_character",
    "free_rules",
    "end_game",
]
"""The names by code; the codes up to ``ATTACK_PROOF`` work in play, the others when the card is laid."""

TYPE: Final = "type"
PLACES: Final = "places"
COUNTS: Final[dict[str, tuple[int, int]]] = {
    "n": (1, 9),
    "value": (2, 14),
    "columns": (1, 4),
    "below": (1, 9),
    "look": (1, 9),
    "keep": (1, 9),
    "actions": (0, 9),
    "above": (0, 9),
}
"""Parameters that are whole numbers, with the least and the most they may be."""
PARAMETERS: Final[dict[str, dict[str, list[str]]]] = {
    "type_anywhere": {"of": [TYPE]},
    "any_as_type": {"to": [TYPE]},
    "characters_into": {"to": [TYPE]},
    "characters_are": {"value": []},
    "free_below": {"columns": []},
    "ease_condition": {"n": []},
    "buy_margin": {"n": []},
    "draw_after_buy": {"n": []},
    "refill_draw": {"n": []},
    "thin_draw": {"below": []},
    "draw_keep": {"look": [], "keep": []},
    "extra_action": {"n": []},
    "recall": {"actions": []},
    "fetch": {"places": [PLACES], "what": ["any", "characters", TYPE]},
    "lose_urban": {"who": ["others", "all"], "n": []},
    "discard_hand": {"above": []},
    "free_rules": {"what": ["play", "buy"]},
}
"""The parameters of each kind that has any, but for ``points``: the words they may be, nothing for a whole number."""


def works_in_play(kind: int) -> bool:
    """Whether a kind works as long as the card lies in an Urban Area."""
    return kind <= ATTACK_PROOF
