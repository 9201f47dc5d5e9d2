"""What a player of Chang’an takes in before choosing: tokens, the next spaces, how near the end is."""

from typing import Final

from tongbao.bots.judgement.changan_cards import Worths
from tongbao.bots.policies import changan_traits as t
from tongbao.bots.policies.changan_needs import Needs
from tongbao.games.changan.board import COIN, END_CARDS, GATE_CARDS, GATES, PRICES, ROAD, ROWS
from tongbao.games.changan.table import Changan

NOTHING_MISSING: Final = -1
TOO_MUCH_MISSING: Final = 4
NO_ROW: Final = 4
ROW_OF_ROAD: Final = 3
UNKNOWN: Final = -1


class Glance:
    """The table as the seat sees it in one decision; ``base`` is what its tokens are worth now.

    ``lacking`` is by column the only type that is missing there, NOTHING_MISSING or TOO_MUCH_MISSING, and ``short`` how
    much is missing of it; ``payable`` is the best row that could be built now, -1 if none can.
    """

    __slots__ = (
        "base",
        "coin",
        "game",
        "hand",
        "held",
        "lacking",
        "limit",
        "needs",
        "payable",
        "phase",
        "rounds",
        "seat",
        "short",
        "tokens",
        "worths",
    )

    def __init__(self, game: Changan, worths: Worths, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.worths: Final = worths
        most = 0
        for other in range(game.players):
            most = max(most, game.built(other))
        self.rounds: Final[float] = 0.0 if game.last_round else max(1.0, 2.2 * (END_CARDS - most) - 0.5)
        self.phase: Final = 3 if game.last_round else 0 if most <= 3 else 1 if most <= 6 else 2
        self.tokens: Final = game.tokens[seat][:]
        self.limit: Final = game.permanents(seat).token_limit
        self.hand: Final = len(game.hands[seat])
        self.held: Final = min(7, self.hand + game.gate_cards(seat))
        self.needs: Final = Needs(game, seat)
        self.base: Final = self.needs.of(self.tokens, self.limit)
        self.lacking: Final = [TOO_MUCH_MISSING] * (GATES + 1)
        self.short: Final = [0] * (GATES + 1)
        self.payable = UNKNOWN
        self.coin = UNKNOWN

    def merit(self, card: int) -> float:
        """What a card would bring if it were built, beside the points of its row."""
        return self.worths.merit(self.game, self.seat, card, self.rounds)

    def look_at_spaces(self) -> None:
        """Find what is missing for the next spaces."""
        game, tokens = self.game, self.tokens
        mine, city = game.permanents(self.seat), game.districts[self.seat]
        coin = -1
        for pile in game.gates[self.seat]:
            if pile:
                extra = game.cards.coin[pile[-1]]
                if coin < 0 or extra < coin:
                    coin = extra
        self.coin = coin
        if mine.waives and coin > 0:
            coin = 0
        best = -1
        for column in range(GATES + 1 if game.terms.expansion else GATES):
            row = len(game.roads[self.seat]) if column == ROAD else len(city[column])
            if row >= ROWS:
                continue
            price = PRICES[column][row]
            lacking, short = NOTHING_MISSING, 0
            for type_ in range(GATES):
                lack = price[type_] - tokens[type_]
                if type_ == COIN and coin > 0:
                    lack += 1
                if lack > 0:
                    lacking = type_ if lacking == NOTHING_MISSING else TOO_MUCH_MISSING
                    short += lack
            if column != ROAD and short <= mine.discount[row]:
                lacking = NOTHING_MISSING
            self.lacking[column] = lacking
            self.short[column] = short
            if lacking == NOTHING_MISSING and coin >= 0 and column != ROAD:
                best = max(best, row)
        self.payable = best

    def opened_by(self, type_: int, number: int) -> int:
        """The best row, ROW_OF_ROAD for the Silk Road, that so many of a type make payable; NO_ROW if none better."""
        best = self.payable
        for column in range(GATES):
            if self.lacking[column] == type_ and self.short[column] <= number:
                row = len(self.game.districts[self.seat][column])
                if row > best:
                    best = row
        if best > self.payable:
            return best
        if self.lacking[ROAD] == type_ and self.short[ROAD] <= number:
            return ROW_OF_ROAD
        return NO_ROW

    def room(self, gate: int) -> int:
        """For how many cards there is room at a gate."""
        return GATE_CARDS - len(self.game.gates[self.seat][gate])

    def gain(self, type_: int, number: int) -> float:
        """What more tokens of a type would bring; fewer, if the number is negative."""
        return self.needs.with_more(self.tokens, type_, number, self.limit) - self.base


def hand_of(number: int) -> int:
    """Cards in hand, 4 for as many or more."""
    return number if number < 4 else 4


def small_step(gain: float) -> int:
    """Six steps of what a token brings."""
    return t.step(gain, 0.01, 0.3, 6)
