"""What each card would bring if it were laid, compared with any other."""

from typing import Final

from tongbao.bots.greedy.pocket_changan.city import CARDS_A_TURN, SCORE_A_TURN
from tongbao.bots.greedy.pocket_changan.outlook import Outlook
from tongbao.games.pocket_changan.buying import table_of
from tongbao.games.pocket_changan.cards.faces import CARDS
from tongbao.games.pocket_changan.cards.sets import BUILDINGS, CHARACTERS, FIXED, HIGHEST
from tongbao.games.pocket_changan.playing import is_free
from tongbao.games.pocket_changan.points import COLUMNS, meets

UNMET: Final = 0.5
"""How much counts of what a card brings while its condition doesn’t hold."""
USUAL: Final = 2.0
"""What a card brings beside its own point, on average."""
UNFIT: Final = -3.0
"""For a card that fits no column."""
BUILDINGS_TO_SCORE: Final = 5.0
CHARACTERS_TO_SCORE: Final = 2.0
"""How many a card that counts them will count in the end, roughly."""
GROWTH: Final = 0.3
"""How much a card that scores points will score more for each round to come."""


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
        cards, standing = self.outlook.cards, self.outlook.city.standing
        number = cards.number[card]
        margins = [
            self.margins[k] for k in standing.opens[cards.form[card]] if self.is_free or standing.fits(number, k)
        ]
        if not margins:
            return UNFIT
        found = max(margins) - self.usual_margin + self.points(card) + self.bonus(card) + effect - USUAL
        return found if meets(cards, card, standing, self.is_free) else UNMET * found

    def points(self, card: int) -> float:
        """What the points that the card’s effect gives are worth."""
        found = 0.0
        for type_, more in enumerate(self.outlook.cards.gives[card]):
            found += more * self.margins[type_]
        return found

    def bonus(self, card: int) -> float:
        """What the card itself will score, and what its effect in play brings, as far as that is not points."""
        cards, points, rounds = self.outlook.cards, self.outlook.city.standing.points, self.outlook.rounds
        scoring, works = cards.scoring[card], cards.works[card]
        found = rounds * (CARDS_A_TURN.get(works, 0.0) * self.card_value + SCORE_A_TURN.get(works, 0.0))
        if scoring == FIXED:
            return found + cards.value[card]
        if scoring == CHARACTERS:
            return found + CHARACTERS_TO_SCORE
        if scoring == BUILDINGS:
            return found + BUILDINGS_TO_SCORE
        scored = max([points[type_] for type_ in cards.score_types[card]]) if scoring == HIGHEST else min(points)
        return found + scored + GROWTH * rounds

    def purse(self, card: int) -> int:
        """How many public cards the card buys."""
        game = self.outlook.game
        table, row = table_of(game, self.outlook.seat), card * CARDS
        return sum([table[row + ware] for ware in game.public])
