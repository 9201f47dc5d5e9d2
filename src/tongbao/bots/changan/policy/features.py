"""Features of Chang’an for its policy: tokens and how far they go, the next spaces, how near the end is."""

from typing import Final

from mypy_extensions import i64

from tongbao.bots.changan.evaluation.cards import Worths
from tongbao.bots.changan.policy import feature_ids as t
from tongbao.games.changan.cards.board import COIN, END_CARDS, GATE_CARDS, GATES, PRICES, ROAD, ROWS, SILK
from tongbao.games.changan.state.table import Changan

NOTHING_MISSING: Final = -1
TOO_MUCH_MISSING: Final = 4
NO_ROW: Final = 4
ROW_OF_ROAD: Final = 3
UNKNOWN: Final = -1


class Features:
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


COLUMNS: Final = GATES + 1
GAINS: Final = [2.2, 3.6, 6.2, 0.0]
"""What building in a row brings."""
GAINS_ROAD: Final = [4.0, 7.0, 11.0, 0.0]
PATIENCE: Final = [1.0, 0.72, 0.5, 0.34, 0.24]
"""How much of a gain is left if so many types are missing."""
MISSING: Final = 0.02
NEAREST: Final = 0.55
NEXT: Final = 0.35
STOCK: Final = [0.0, 0.4, 0.75, 1.05, 1.3, 1.45, 1.55, 1.6, 1.62, 1.64, 1.66]
MOST: Final = 10
FREE: Final = [0, 0, 0, 0, 0]


class Needs:
    """The next spaces of a seat: their prices, less what is spared, and what building there brings."""

    __slots__ = ("gains", "prices", "spares")

    def __init__(self, game: Changan, seat: int) -> None:
        mine, city = game.permanents(seat), game.districts[seat]
        self.prices: Final[list[list[int]]] = []
        self.gains: Final[list[float]] = []
        self.spares: Final[list[int]] = []
        for district in range(GATES):
            row = len(city[district])
            self.gains.append(GAINS[row])
            self.prices.append(PRICES[district][row] if row < ROWS else FREE)
            self.spares.append(mine.discount[row] if row < ROWS else 0)
        row = len(game.roads[seat]) if game.terms.expansion else ROWS
        self.gains.append(GAINS_ROAD[row])
        self.prices.append(PRICES[ROAD][row] if row < ROWS else FREE)
        self.spares.append(0)

    def advance(self, district: int, row: int) -> None:
        """As if the space of a row, from 0, were the next one there."""
        self.gains[district] = GAINS_ROAD[row] if district == ROAD else GAINS[row]
        self.prices[district] = PRICES[district][row] if row < ROWS else FREE

    def worth(self, coins: i64, wheat: i64, stone: i64, wood: i64) -> float:
        """What so many tokens are worth."""
        best = second = 0.0
        for column in range(COLUMNS):
            gain = self.gains[column]
            if gain == 0.0:
                continue
            price = self.prices[column]
            kinds: i64 = 0
            missing: i64 = 0
            lack: i64 = price[0]
            lack -= coins
            if lack > 0:
                kinds += 1
                missing += lack
            lack = price[1]
            lack -= wheat
            if lack > 0:
                kinds += 1
                missing += lack
            lack = price[2]
            lack -= stone
            if lack > 0:
                kinds += 1
                missing += lack
            lack = price[3]
            lack -= wood
            if lack > 0:
                kinds += 1
                missing += lack
            spare: i64 = self.spares[column]
            if spare > 0 and kinds > 0:
                missing = missing - spare if missing > spare else 0
                if missing == 0:
                    kinds = 0
            value = gain * PATIENCE[kinds] * (1.0 - MISSING * float(missing))
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return NEAREST * best + NEXT * second + stock(coins) + stock(wheat) + stock(stone) + stock(wood)

    def of(self, tokens: list[int], limit: int) -> float:
        """What tokens are worth, as many as may be kept."""
        return self.worth(min(tokens[0], limit), min(tokens[1], limit), min(tokens[2], limit), min(tokens[3], limit))

    def with_more(self, tokens: list[int], type_: int, number: int, limit: int) -> float:
        """What they are worth with more of a type."""
        if type_ == SILK:
            return self.of(tokens, limit) + 1.2 * number
        had = tokens[type_]
        tokens[type_] = max(0, had + number)
        found = self.of(tokens, limit)
        tokens[type_] = had
        return found

    def after_paying(self, tokens: list[int], price: list[int], coin: int, limit: int) -> float:
        """What is left of them is worth once a price is paid."""
        return self.worth(
            min(limit, max(0, tokens[0] - price[0] - coin)),
            min(limit, max(0, tokens[1] - price[1])),
            min(limit, max(0, tokens[2] - price[2])),
            min(limit, max(0, tokens[3] - price[3])),
        )


def stock(number: i64) -> float:
    """What so many tokens of a type are worth, whatever they are for."""
    if number < 0:
        return 0.0
    return STOCK[number if number < MOST else MOST]
