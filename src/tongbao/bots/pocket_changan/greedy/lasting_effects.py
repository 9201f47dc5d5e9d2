"""Weights of effects in play, one class for each kind, found by its name."""

from typing import Final

from tongbao.games.pocket_changan.state.areas import Area
from tongbao.games.pocket_changan.state.card import Card


class Lasting:
    """What an effect brings in a turn: so many cards, or so much score in another way."""

    def __init__(self, cards: float = 0.0, score: float = 0.0) -> None:
        self.cards: Final = cards
        self.score: Final = score


IN_PLAY: Final[dict[str, Lasting]] = {
    # Their worth shows in points and in the room that columns have.
    "none": Lasting(),
    "points": Lasting(),
    "type_anywhere": Lasting(),
    "any_as_type": Lasting(),
    "characters_into": Lasting(),
    "turn_column": Lasting(),
    # Cards.
    "refill_draw": Lasting(cards=1.0),
    "thin_draw": Lasting(cards=0.5),
    "draw_after_buy": Lasting(cards=0.8),
    "take_character": Lasting(cards=0.5),
    # Anything else.
    "buy_even": Lasting(score=0.4),
    "buy_margin": Lasting(score=0.4),
    "ease_condition": Lasting(score=0.2),
    "free_below": Lasting(score=0.1),
    "wall": Lasting(score=0.2),
    "attack_proof": Lasting(score=0.3),
    "characters_are": Lasting(score=-0.3),
}

PASSING: Final = Lasting()
"""Of an effect when played nothing lasts."""


def lasting(cards: list[Card], area: Area) -> Lasting:
    """What all effects of an area bring in a turn; two of a kind no more than one."""
    kinds = {cards[card].effect.kind for column in area for card in column}
    found = [weight for kind, weight in IN_PLAY.items() if kind in kinds]
    return Lasting(sum([weight.cards for weight in found]), sum([weight.score for weight in found]))
