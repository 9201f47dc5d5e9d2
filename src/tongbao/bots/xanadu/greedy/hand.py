"""Hand: what its cards are worth, by their number and each for itself."""

from typing import Final

from tongbao.bots.xanadu.greedy.worth import Worth
from tongbao.games.xanadu.cards.resources import UNIT, highest, shortage
from tongbao.games.xanadu.cards.sets import STAGES
from tongbao.games.xanadu.table import Xanadu

FIRST_CARD: Final = 1.8
"""The value of a first card; every further card is worth a little less."""
DECLINE: Final = 0.2
QUALITY: Final = 0.4
"""How much of a card's profit, were it built, counts while it is in hand."""
AHEAD: Final = 2
"""So many squares ahead on a building are near."""
NEAR: Final = 0.8
FAR: Final = 1.3
"""How much of its effort a resource takes that is near, or that is not."""


class Hand:
    """The hand of the seat to act. ``future`` is how much of their value cards still have, from 1 down to 0."""

    def __init__(self, game: Xanadu, me: int, worth: Worth, future: float) -> None:
        self.cards: Final = game.hands[me]
        self.bound: Final = len(game.markers) - game.manned
        self.limit: Final = game.terms.hand_limit
        self.by_count: Final = [0.0]
        for count in range(max(self.limit, len(self.cards)) + 1):
            self.by_count.append(self.by_count[-1] + future * max(0.0, FIRST_CARD - DECLINE * count))
        near = near_resources(game, me)
        upkeep = game.upkeep(me)
        self.qualities: Final[list[float]] = []
        for card in self.cards:
            missing = shortage(game.cards.cost[card], upkeep)
            profit = worth.hold[game.players - 1][card][0] - effort(worth, missing, near)
            self.qualities.append(future * QUALITY * (profit - worth.usual_profit))
        self.worst_first: Final = sorted(self.qualities)

    def quality(self, card: int) -> float:
        """What the card is worth more to keep than any card would be."""
        return self.qualities[self.cards.index(card)]

    def worst(self) -> int:
        """The card to give away first."""
        return self.cards[self.qualities.index(self.worst_first[0])]

    def after(self, built: int, draws: int) -> list[float]:
        """The value after this turn's draw, by how many more workers are taken; always the worst cards are.

        ``built`` is the card of the hand that is built, 0 for none.
        """
        rest = self.worst_first[:]
        if built:
            rest.remove(self.quality(built))
        rest = rest[self.bound :]
        kept = 0.0
        values = [self.by_count[draws]]
        for left, quality in enumerate(rest[::-1], 1):
            kept += quality
            values.append(self.by_count[max(left, min(self.limit, left + draws))] + kept)
        return values[::-1]


def near_resources(game: Xanadu, me: int) -> int:
    """A mask of the resources that the next squares of the open buildings have."""
    cards, near = game.cards, 0
    for building in game.open_buildings():
        near |= cards.reach[cards.place_of(building.card, building.stage, building.owner == me) * STAGES + AHEAD]
    return near


def effort(worth: Worth, missing: int, near: int) -> float:
    """How many workers it will take to bring the missing resources, roughly."""
    found = 0.0
    while missing:
        rank = highest(missing)
        missing -= UNIT[rank]
        found += worth.effort[rank] * (NEAR if near & UNIT[rank] else FAR)
    return found
