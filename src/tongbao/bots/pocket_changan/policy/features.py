"""Features of Pocket Chang’An for its policy: as much as can be taken in at once before choosing."""

from typing import Final

from tongbao.bots.pocket_changan.evaluation.cards import Gifts, gifts_of
from tongbao.bots.pocket_changan.policy.feature_ids import FITTING, GAIN_OF, UNFIT, WAITING
from tongbao.games.pocket_changan.cards.places import COLUMNS
from tongbao.games.pocket_changan.rules.playing import is_free
from tongbao.games.pocket_changan.state.card import CountScore
from tongbao.games.pocket_changan.state.powers import Powers
from tongbao.games.pocket_changan.state.table import PocketChangan

NEAR_THE_END: Final = 13
HALF_WAY: Final = 9
"""With so many points in all, a seat is near the End Game Events, or half-way there."""
NOWHERE: Final = -1


class Fit:
    """Where a card would best be laid now: ``column`` (NOWHERE for none), what ``gain`` and what ``state`` of FITS."""

    __slots__ = ("column", "gain", "state")

    def __init__(self, column: int, gain: int, state: int) -> None:
        self.column: Final = column
        self.gain: Final = gain
        self.state: Final = state


class Features:
    """What one seat sees at once.

    ``phase``: how far the game is. ``rank``: by column, how many columns have fewer points. Of cards, ``gain`` tells
    by how much the score would rise at once, ``fit`` where they would be laid best.
    """

    __slots__ = ("fits", "game", "gifts", "is_free", "lowest", "phase", "points", "powers", "rank", "seat", "total")

    def __init__(self, game: PocketChangan, seat: int) -> None:
        powers = game.powers[seat]
        points = powers.points
        self.game: Final = game
        self.seat: Final = seat
        self.gifts: Final[Gifts] = gifts_of(game.cards)
        self.powers: Final[Powers] = powers
        self.points: Final = points
        self.lowest: Final = min(points)
        self.total: Final = points[0] + points[1] + points[2] + points[3]
        self.is_free: Final = is_free(game, seat)
        self.phase: Final = phase_of(game)
        rank: list[int] = []
        for value in points:
            fewer = 0
            for other in points:
                if other < value:
                    fewer += 1
            rank.append(fewer)
        self.rank: Final = rank
        self.fits: Final[dict[int, Fit]] = {}

    def gain(self, card: int, column: int) -> int:
        """By how much the score rises at once if the card is laid there, its play effect and other cards apart."""
        gifts = self.gifts
        points = self.points
        more = gifts.more[card]
        total = self.total + 1
        lowest = 99
        best_scored = 0
        scored = gifts.scored[card]
        if more:
            points = points[:]
            points[column] += 1
            for k in range(COLUMNS):
                value = points[k] + more[k]
                points[k] = value
                total += more[k]
                if value < lowest:
                    lowest = value
        else:
            for k in range(COLUMNS):
                value = points[k]
                if k == column:
                    value += 1
                if value < lowest:
                    lowest = value
        for k in scored:
            value = points[k]
            if k == column and not more:
                value += 1
            if value > best_scored:
                best_scored = value
        found = lowest * (total - lowest) - self.lowest * (self.total - self.lowest) + best_scored
        if scored:
            return found
        score = self.game.cards[card].score
        if isinstance(score, CountScore):
            return found + (self.powers.characters if score.counts_characters else self.powers.buildings)
        if gifts.shortest[card]:
            return found + lowest
        return found + int(gifts.fixed[card])

    def gain_without(self, card: int, column: int) -> int:
        """By how much the score changes at once without a card that lies in that column, other cards apart."""
        gifts, points = self.gifts, self.points[:]
        points[column] -= 1
        if gifts.more[card]:
            for k in range(COLUMNS):
                points[k] -= gifts.more[card][k]
        lowest = min(points)
        found = lowest * (sum(points) - lowest) - self.lowest * (self.total - self.lowest)
        return found - self.game.cards[card].score.of(self.powers)

    def fit(self, card: int) -> Fit:
        """Where the card would be laid best."""
        known = self.fits.get(card)
        if known is not None:
            return known
        held, powers = self.game.cards[card], self.powers
        number = held.number or powers.star
        column, best = NOWHERE, -99
        for k in powers.opens[held.form]:
            if self.is_free or not number or powers.low[k] <= number <= powers.high[k]:
                value = self.gain(card, k)
                if value > best:
                    column, best = k, value
        if column == NOWHERE:
            found = Fit(NOWHERE, 0, UNFIT)
        else:
            condition = held.condition
            waits = condition is not None and not condition.holds(powers, self.is_free)
            found = Fit(column, best, WAITING if waits else FITTING)
        self.fits[card] = found
        return found

    def shuts_out(self, card: int, column: int) -> int:
        """How many cards held fit in the column now, and no longer with the card laid there; three at most."""
        powers, cards = self.powers, self.game.cards
        number = cards[card].number or powers.star
        if not number:
            return 0
        low, high = powers.low[column], powers.high[column]
        found = 0
        for held in self.game.hands[self.seat]:
            if held != card:
                other = cards[held]
                value = other.number
                if value and low <= value <= high and value < number and column == other.type:
                    found += 1
        return min(3, found)


def phase_of(game: PocketChangan) -> int:
    """Which of the PHASES it is."""
    left = game.terms.round_limit - game.round
    if game.end_reason or left == 0:
        return 3
    most = 0
    for powers in game.powers:
        points = powers.points
        most = max(most, points[0] + points[1] + points[2] + points[3])
    if left == 1 or most >= NEAR_THE_END:
        return 2
    return 1 if left <= 4 or most >= HALF_WAY else 0


def gain_group(gain: int) -> int:
    """Which of the GAINS so many points are."""
    return GAIN_OF[min(16, max(0, gain))]
