"""Merits: the points that each card of Chang’an would bring if it were built, beside those of its row."""

from typing import Any, Final

from tongbao.games.changan.cards.schema import CARDS
from tongbao.games.changan.effects.drawing import Draw
from tongbao.games.changan.effects.gains import GainIf, GainPer
from tongbao.games.changan.effects.permanent import OnOwn
from tongbao.games.changan.state.effect import CharacterEffect, GameEndEffect, PermanentEffect
from tongbao.games.changan.state.permanents import Gift
from tongbao.games.changan.state.table import Changan

LONG: Final = 16.0
"""With so many rounds to come a Permanent is worth all it says here, with fewer its share."""
PERMANENTS: Final = {
    "limit": 0.9,
    "gate_bonus": 5.5,
    "discount": 3.0,
    "waive_coin": 1.5,
    "substitute": 2.5,
    "buy_terms": 2.2,
    "research_terms": 1.5,
    "acquire_terms": 1.0,
    "guard": 0.7,
    "on_own": 3.0,
    "on_other": 3.0,
    "silk_terms": 1.5,
    "wild_kind": 0.8,
}
"""By kind of effect, in points."""
FULL_GATE: Final = 5.5
"""One that reacts to a full gate."""
USES_A_ROUND: Final = 0.16
"""How often Produce triggers a built Character."""
TOKEN: Final = 0.5
"""What a resource is worth, one of a given type and one of one's choice."""
CHOSEN: Final = 0.65
CARD: Final = 0.9
USES: Final = {
    "gain": 0.0,
    "gain_per": 0.0,
    "gain_if": 0.0,
    "exchange": 0.8,
    "share": 1.0,
    "mirror": 0.9,
    "discard_for": 0.9,
    "draw": 0.0,
    "take_card": 1.0,
    "copy": 0.8,
    "arrange": 0.8,
    "gate_gain": 1.2,
    "build_extra": 1.5,
    "swap_built": 0.3,
    "steal": 0.8,
    "levy": 0.6,
    "raid": 1.0,
    "repel": 0.6,
    "steal_card": 0.6,
}
"""By kind of effect: what a use of a Character is worth, what it gives itself left aside."""
GROWTH: Final = {"vp_per": 0.45, "vp_most": 0.45, "vp_copy": 0.45}
"""By kind of effect: how much of what a Game End card may still gain it will gain, with many rounds to come."""
UNKNOWN: Final = -1e9
"""In place of a merit that was not needed yet."""


class Merits:
    """The merits of the cards for one seat while so many ``rounds`` are to come; each is found once."""

    def __init__(self, game: Changan, seat: int, rounds: float) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rounds: Final = rounds
        self.share: Final = min(1.0, rounds / LONG)
        self.found: Final[list[float]] = [UNKNOWN] * (CARDS + 1)

    def of(self, card: int) -> float:
        """The card’s corner, what it does once it is built, and what it gives in the end."""
        merit = self.found[card]
        if merit == UNKNOWN:
            cards = self.game.cards
            character, end = cards.character[card], cards.game_end[card]
            merit = cards.vp[card] + self.lasting(card) - TOKEN * cards.coin[card]
            if character is not None:
                merit += use(character)
            elif end is not None:
                merit += self.end(self.game, end)
            self.found[card] = merit
        return merit

    def lasting(self, card: int) -> float:
        """What a built card will bring in the rounds to come."""
        cards = self.game.cards
        character, permanent = cards.character[card], cards.permanent[card]
        if character is not None:
            return USES_A_ROUND * self.rounds * use(character)
        return self.share * lasting(permanent) if permanent is not None else 0.0

    def end(self, game: Changan, effect: GameEndEffect[Any]) -> float:
        """What a Game End card can be expected to give the seat in the end."""
        now = effect.points(game, self.seat)
        return now + (effect.most - now) * GROWTH[effect.kind] * self.share


def lasting(effect: PermanentEffect) -> float:
    """What a Permanent is worth that lasts long."""
    if isinstance(effect, OnOwn) and effect.event == "produce_full":
        return FULL_GATE
    return PERMANENTS[effect.kind]


def use(effect: CharacterEffect[Any]) -> float:
    """What a use of a Character is worth."""
    worth = given(effect.gift)
    if isinstance(effect, Draw):
        worth += CARD * effect.keep
    elif isinstance(effect, GainIf):
        worth += 0.5 * (given(effect.then) + given(effect.otherwise))
    elif isinstance(effect, GainPer):
        worth += 0.6 * CHOSEN * effect.most
    return worth + USES[effect.kind]


def given(gift: Gift) -> float:
    """What tokens and resources of one's choice are worth."""
    return TOKEN * sum(gift.tokens) + CHOSEN * gift.choice
