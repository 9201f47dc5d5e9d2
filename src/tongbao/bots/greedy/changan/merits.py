"""What each card would bring if it were built, beside the points of its row."""

from typing import Final

from tongbao.games.changan.cards import effects
from tongbao.games.changan.cards.effects import Effect
from tongbao.games.changan.cards.faces import CARDS, CHARACTER, PERMANENT
from tongbao.games.changan.scoring import end_points
from tongbao.games.changan.table import Changan

LONG: Final = 16.0
"""With so many rounds to come a Permanent is worth all it says here, with fewer its share."""
PERMANENTS: Final = {
    effects.LIMIT: 0.9,
    effects.GATE_BONUS: 5.5,
    effects.DISCOUNT: 3.0,
    effects.WAIVE_COIN: 1.5,
    effects.SUBSTITUTE: 2.5,
    effects.BUY_TERMS: 2.2,
    effects.RESEARCH_TERMS: 1.5,
    effects.ACQUIRE_TERMS: 1.0,
    effects.GUARD: 0.7,
    effects.ON_OWN: 3.0,
    effects.ON_OTHER: 3.0,
    effects.SILK_TERMS: 1.5,
    effects.WILD_KIND: 0.8,
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
    effects.EXCHANGE: 0.8,
    effects.SHARE: 1.0,
    effects.MIRROR: 0.9,
    effects.DISCARD_FOR: 0.9,
    effects.TAKE_CARD: 1.0,
    effects.COPY: 0.8,
    effects.ARRANGE: 0.8,
    effects.GATE_GAIN: 1.2,
    effects.BUILD_EXTRA: 1.5,
    effects.SWAP_BUILT: 0.3,
    effects.STEAL: 0.8,
    effects.LEVY: 0.6,
    effects.RAID: 1.0,
    effects.REPEL: 0.6,
    effects.STEAL_CARD: 0.6,
}
"""By kind of effect: what a use of a Character is worth, its own tokens left aside."""
GROWTH: Final = 0.45
"""How much of what a Game End card may still gain it will gain, with many rounds to come."""
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
            merit = cards.vp[card] + self.lasting(card) - TOKEN * cards.coin[card]
            if cards.is_character[card]:
                merit += use(cards.effect[card])
            elif not cards.is_permanent[card]:
                merit += self.end(self.game, card)
            self.found[card] = merit
        return merit

    def lasting(self, card: int) -> float:
        """What a built card will bring in the rounds to come."""
        cards = self.game.cards
        kind = cards.kind[card]
        if kind == CHARACTER:
            return USES_A_ROUND * self.rounds * use(cards.effect[card])
        return self.share * permanent(cards.effect[card]) if kind == PERMANENT else 0.0

    def end(self, game: Changan, card: int) -> float:
        """What a Game End card can be expected to give the seat in the end."""
        effect = game.cards.effect[card]
        now = end_points(game, self.seat, card)
        most = effect.vp if effect.kind == effects.VP_MOST else effect.most
        return now + (most - now) * GROWTH * self.share


def permanent(effect: Effect) -> float:
    """What a Permanent is worth that lasts long."""
    if effect.kind == effects.ON_OWN and effect.event == effects.PRODUCE_FULL:
        return FULL_GATE
    return PERMANENTS[effect.kind]


def use(effect: Effect) -> float:
    """What a use of a Character is worth."""
    worth = TOKEN * sum(effect.gift.tokens) + CHOSEN * effect.gift.choice
    if effect.kind == effects.DRAW:
        return worth + CARD * effect.keep
    if effect.kind == effects.GAIN_IF:
        then, otherwise = effect.then, effect.otherwise
        more = TOKEN * sum(then.tokens) + CHOSEN * then.choice
        less = TOKEN * sum(otherwise.tokens) + CHOSEN * otherwise.choice
        return worth + 0.5 * (more + less)
    if effect.kind == effects.GAIN_PER:
        return worth + 0.6 * CHOSEN * effect.most
    return worth + USES.get(effect.kind, 0.0)
