"""Prices and tokens as single numbers, so that a turn's many spaces are compared in one step each."""

from typing import Final

from tongbao.games.changan.cards.board import COIN, GATES, NO_TOKENS, PRICES, ROAD, ROWS, SILK
from tongbao.games.changan.state.permanents import Permanents
from tongbao.games.changan.state.table import Changan

LANE: Final = 7
"""Bits for each of the four resources; the highest stays free."""
MOST: Final = 63
"""More of a resource counts as so many; no space costs as much."""
GUARDS: Final = 0b1000000_1000000_1000000_1000000
"""The highest bits of all lanes."""


def pack(tokens: list[int], coin: int = 0) -> int:
    """The four resources in one number, without an extra coin that is not to be spent."""
    return (
        min(tokens[0] - coin, MOST)
        | min(tokens[1], MOST) << LANE
        | min(tokens[2], MOST) << 2 * LANE
        | min(tokens[3], MOST) << 3 * LANE
    )


def covers(purse: int, price: int) -> bool:
    """Whether there is enough of every resource: no lane borrows from its guard."""
    return ((purse | GUARDS) - price) & GUARDS == GUARDS


PACKED_PRICES: Final = [[pack(price) for price in column] for column in PRICES]
"""By district, the Silk Road last, and row from 0."""


def swaps_possible(type_: int, spare: int, swaps: list[int], rates: list[int]) -> int:
    """How many resources the tokens of one type, of which so many are spare, may replace."""
    return max(0, min(swaps[type_], spare)) * rates[type_]


def missing(price: list[int], tokens: list[int], saves: int, swaps: list[int], rates: list[int]) -> int:
    """How many resources are missing to a price, whatever is saved and swapped; none or less if it is payable.

    What is missing of one type can be saved, or replaced by what is spare of another: chains of replacements, or
    saving what is spare, never do better.
    """
    found = -saves
    for type_ in range(GATES):
        spare = tokens[type_] - price[type_]
        if spare < 0:
            found -= spare
        elif swaps[type_]:
            found -= swaps_possible(type_, spare, swaps, rates)
    if swaps[SILK]:
        found -= swaps_possible(SILK, tokens[SILK], swaps, rates)
    return found


def payable(price: list[int], tokens: list[int], saves: int, swaps: list[int], rates: list[int]) -> bool:
    """Whether some sequence of saves and swaps leaves what the tokens cover, the extra coin taken off them."""
    return missing(price, tokens, saves, swaps, rates) <= 0


def affords(tokens: list[int], mine: Permanents, district: int, row: int, coin: int) -> bool:
    """Whether tokens pay for a space, row from 0, and the extra coin with the help of Permanents."""
    if tokens[COIN] < coin:
        return False
    rest = tokens[:]
    rest[COIN] -= coin
    saves, swaps = saved(mine, district, row), swapped(mine, district)
    return payable(PRICES[district][row], rest, saves, swaps, mine.rates)


def saved(mine: Permanents, district: int, row: int) -> int:
    """How many resources a space costs less, row from 0: none on the Silk Road (C-38)."""
    return mine.discount[row] if district != ROAD else 0


def swapped(mine: Permanents, district: int) -> list[int]:
    """How many tokens of each type may be paid in place of others there: none on the Silk Road (C-38)."""
    return mine.swaps if district != ROAD else NO_TOKENS


class Shortage:
    """What is lacking to build in a space.

    ``missing`` are the resources that its price lacks, five counts, of which so many must come as are ``short``: the
    others are saved or replaced. ``coin`` is how many lack for the extra coin.
    """

    __slots__ = ("coin", "missing", "short")

    def __init__(self, missing: list[int], short: int, coin: int) -> None:
        self.missing: Final = missing
        self.short: Final = short
        self.coin: Final = coin

    def size(self) -> int:
        """How many tokens must come."""
        return self.short + self.coin

    def tokens(self) -> list[int]:
        """Some that would do, five counts: the first of the missing ones."""
        found, short = NO_TOKENS[:], self.short
        for type_, number in enumerate(self.missing):
            found[type_] = min(number, short)
            short -= found[type_]
        found[COIN] += self.coin
        return found


def shortage(tokens: list[int], mine: Permanents, district: int, row: int, coin: int) -> Shortage | None:
    """What tokens lack for a space of a district or the Silk Road, row from 0, and an extra coin; None if nothing.

    If they would do for the space alone it is the coin.
    """
    if affords(tokens, mine, district, row, coin):
        return None
    price, saves, swaps = PRICES[district][row], saved(mine, district, row), swapped(mine, district)
    if payable(price, tokens, saves, swaps, mine.rates):
        return Shortage(NO_TOKENS, 0, 1)
    rest = tokens[:]
    rest[COIN] = max(0, rest[COIN] - coin)
    lacking = [max(0, number - rest[type_]) for type_, number in enumerate(price)]
    return Shortage(lacking, missing(price, rest, saves, swaps, mine.rates), max(0, coin - tokens[COIN]))


def extra_coin(game: Changan, seat: int, card: int) -> int:
    """The extra coin that the seat pays for a card: 1 or 0."""
    coin = game.cards.coin[card]
    return 0 if coin and game.permanents(seat).waives else coin


def open_districts(game: Changan, seat: int, rows: list[int]) -> list[int]:
    """The districts whose next free space lies in one of the rows, from 1 on."""
    return [district for district, cards in enumerate(game.districts[seat]) if len(cards) + 1 in rows]


def payable_places(game: Changan, seat: int, coin: int) -> list[int]:
    """The districts, and the Silk Road, whose next free space the seat can pay with an extra coin."""
    tokens, mine = game.tokens[seat], game.permanents(seat)
    found: list[int] = []
    if tokens[COIN] < coin:
        return found
    purse, city = pack(tokens, coin), mine.city
    for district in range(GATES):
        row = len(city[district])
        if row < ROWS and (
            covers(purse, PACKED_PRICES[district][row]) or (mine.helps and affords(tokens, mine, district, row, coin))
        ):
            found.append(district)
    if game.terms.expansion:
        row = len(game.roads[seat])
        if row < ROWS and covers(purse, PACKED_PRICES[ROAD][row]):
            found.append(ROAD)
    return found


def cheapest(price: list[int], tokens: list[int], coin: int, saves: int, mine: Permanents) -> list[int]:
    """One way to pay for a district space that is payable, without the extra coin, five counts.

    It saves what is missing, then what is dearest, and swaps only what is missing.
    """
    left, have, swaps, instead = price[:], tokens[:], mine.swaps[:], [0] * len(price)
    have[COIN] -= coin
    while True:
        type_ = most_missing(left, have)
        if saves and left[type_]:
            saves -= 1
        elif left[type_] > have[type_]:
            source = spare_source(left, have, swaps)
            swaps[source] -= 1
            have[source] -= 1
            instead[source] += 1
            saves = mine.rates[source] - 1
        else:
            return [a + b for a, b in zip(left, instead, strict=True)]
        left[type_] -= 1


def most_missing(left: list[int], have: list[int]) -> int:
    """The type still to pay of which the most is missing; of equal ones the one of which the most is to pay."""
    best = 0
    for type_ in range(1, GATES):
        if left[type_] and (
            not left[best] or (left[type_] - have[type_], left[type_]) > (left[best] - have[best], left[best])
        ):
            best = type_
    return best


def spare_source(left: list[int], have: list[int], swaps: list[int]) -> int:
    """A type that may replace others and is not all needed itself, Silk last."""
    for source in range(SILK):
        if swaps[source] and have[source] > left[source]:
            return source
    return SILK
