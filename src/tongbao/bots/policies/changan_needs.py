"""What tokens are worth to a player of Chang’an at a glance: how far they go towards the next spaces."""

from typing import Final

from mypy_extensions import i64

from tongbao.games.changan.board import GATES, PRICES, ROAD, ROWS, SILK
from tongbao.games.changan.table import Changan

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
