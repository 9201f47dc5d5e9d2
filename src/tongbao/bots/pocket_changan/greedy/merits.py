"""Merits: what each card would bring if it were laid, compared with any other."""

from typing import Final

from tongbao.bots.pocket_changan.greedy.lasting_effects import IN_PLAY, PASSING
from tongbao.bots.pocket_changan.greedy.outlook import Outlook
from tongbao.bots.pocket_changan.greedy.scores import PROMISES
from tongbao.games.pocket_changan.cards.places import COLUMNS
from tongbao.games.pocket_changan.effects.in_play import Points
from tongbao.games.pocket_changan.rules.buying import buyable
from tongbao.games.pocket_changan.rules.playing import is_free

UNMET: Final = 0.5
"""How much counts of what a card brings while its condition doesn’t hold."""
USUAL: Final = 2.0
"""What a card brings beside its own point, on average."""
UNFIT: Final = -3.0
"""For a card that fits no column."""


class Merits:
    """What cards bring to a seat’s city.

    ``card_value`` and ``action_value``: what any one card in hand, or one action more is worth. By type, ``margins``:
    what one point more is.
    """

    def __init__(self, outlook: Outlook) -> None:
        city = outlook.city
        self.outlook: Final = outlook
        self.is_free: Final = is_free(outlook.game, outlook.seat)
        self.card_value: Final = outlook.expect(city, city.rooms, 1.0, 0.0) - outlook.now
        self.action_value: Final = outlook.expect(city, city.rooms, 0.0, 1.0) - outlook.now
        self.margins: Final = outlook.margins()
        self.usual_margin: Final = sum(self.margins) / COLUMNS

    def of(self, card: int, effect: float) -> float:
        """What laying the card brings more than laying any card; ``effect`` is what its play effect is worth."""
        held, powers = self.outlook.cards[card], self.outlook.city.powers
        number = held.number
        margins = [self.margins[k] for k in powers.opens[held.form] if self.is_free or powers.fits(number, k)]
        if not margins:
            return UNFIT
        found = max(margins) - self.usual_margin + self.points(card) + self.bonus(card) + effect - USUAL
        return found if held.meets(powers, self.is_free) else UNMET * found

    def points(self, card: int) -> float:
        """What the points that the card’s effect gives are worth."""
        effect, found = self.outlook.cards[card].effect, 0.0
        if isinstance(effect, Points):
            for type_, more in enumerate(effect.more):
                found += more * self.margins[type_]
        return found

    def bonus(self, card: int) -> float:
        """What the card itself will score, and what its effect in play brings, as far as that is not points."""
        held, rounds = self.outlook.cards[card], self.outlook.rounds
        lasting, promise = IN_PLAY.get(held.effect.kind, PASSING), PROMISES[held.score.kind]
        found = rounds * (lasting.cards * self.card_value + lasting.score)
        return found + promise.held(held.score, self.outlook.city.powers) + promise.growth * rounds

    def purse(self, card: int) -> int:
        """How many public cards the card buys."""
        return len(buyable(self.outlook.game, self.outlook.seat, card))
