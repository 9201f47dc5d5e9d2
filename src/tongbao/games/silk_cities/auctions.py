"""Coin auctions, with secret limits or in the open (section 9)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.sealed import Sealed
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import (
    CITY_SIZE,
    FIRST_GOOD_ITEM,
    FIRST_IMPROVEMENT_ITEM,
    IMPROVEMENTS,
    ITEMS,
    LIMITS_OR_OUT_UP_TO,
    LIMITS_UP_TO,
    MOST_PLAYERS,
    OUT,
    PASS,
    RAISE,
    TOP,
)
from tongbao.games.silk_cities.affairs import FIRST_PLACE, NO_SEAT, Auction, GoldenAge
from tongbao.games.silk_cities.table import SilkCities

ANY_CITIZEN: Final = (1 << FIRST_GOOD_ITEM) - 1
ANY_GOOD: Final = (1 << FIRST_IMPROVEMENT_ITEM) - (1 << FIRST_GOOD_ITEM)
ALL_IMPROVEMENTS: Final = (1 << IMPROVEMENTS) - 1
ALL_ITEMS: Final = (1 << ITEMS) - 1
NOBODY: Final[list[int]] = []


def biddable(game: SilkCities, sale: GoldenAge, seat: int) -> int:
    """The mask of the items that a seat has a coin and room for; nothing once it is out. The seller needs no room."""
    if not game.coins[seat] or sale.out >> seat & 1:
        return 0
    if seat == sale.seller:
        return ALL_ITEMS
    mask = ANY_GOOD | (ALL_IMPROVEMENTS & ~game.improvements[seat]) << FIRST_IMPROVEMENT_ITEM
    return mask | ANY_CITIZEN if game.size(seat) < CITY_SIZE else mask


def hold_auction(game: SilkCities, item: int, order: list[int]) -> None:
    """Start an auction among those in the bidding order who can bid; the next step finds leader and price in it."""
    sale, bidders, mask = game.golden_age, NOBODY[:], 0
    for seat in order:
        if biddable(game, sale, seat) >> item & 1 if sale is not None else game.coins[seat]:
            bidders.append(seat)
            mask |= 1 << seat
    game.auction = Auction(item, bidders, mask, 0, NO_SEAT)
    if game.terms.open_auctions:
        game.next(BIDDING)
    elif bidders:
        game.seal(LIMITS)
        game.finished = (1 << game.players) - 1 & ~mask


class NameLimits(Sealed[SilkCities]):
    """Each bidder names in secret the most he would pay; the highest wins at the price that rising bids would reach."""

    def offer(self, game: SilkCities, seat: int) -> list[Choice]:
        auction, sealed = game.auction, game.sealed
        if auction is None or sealed is None or sealed[seat] or not auction.still_in >> seat & 1:
            return NOTHING
        most = game.coins[seat] if game.coins[seat] < TOP else TOP
        return LIMITS_UP_TO[most] if auction.item == FIRST_PLACE else LIMITS_OR_OUT_UP_TO[most]

    def is_finished(self, game: SilkCities, seat: int) -> bool:
        return True

    def reveal(self, game: SilkCities, sealed: list[list[Choice]]) -> None:
        auction = game.auction
        if auction is None:
            return
        best = second = 0
        for seat in auction.order:
            choice = sealed[seat][0]
            if choice is OUT:
                leave_sale(game, seat)
                continue
            limit = choice.parameters[0]
            if limit > best:
                auction.price = best + 1
                second, best = best, limit
                auction.leader = seat
            elif limit > second:
                auction.price = second = limit


def leave_sale(game: SilkCities, seat: int) -> None:
    """No bid on any later item of this sale."""
    if game.golden_age is not None:
        game.golden_age.out |= 1 << seat
        log.by(game, "out", seat)


class Bidding(Automatic[SilkCities]):
    """In the open: the next in the bidding order who can raise is asked; who can't has passed."""

    def happen(self, game: SilkCities) -> None:
        auction = game.auction
        if auction is not None and auction.order:
            ask_next(game, auction, 0)


def ask_next(game: SilkCities, auction: Auction, place: int) -> None:
    """Ask the first who can raise, from a place in the bidding order on; if there is none the auction is over."""
    for i in range(len(auction.order)):
        seat = auction.order[(place + i) % len(auction.order)]
        if seat == auction.leader or not auction.still_in >> seat & 1:
            continue
        if game.coins[seat] > auction.price:
            game.next(RAISES[seat])
            return
        auction.still_in &= ~(1 << seat)
        log.by(game, "auction_pass", seat)


class RaisePrice(Step[SilkCities]):
    """Raise the price within one's coins, or pass for good."""

    def choices(self, game: SilkCities) -> list[Choice]:
        auction = game.auction
        if auction is None:
            return NOTHING
        room = game.coins[self.seat] - auction.price
        found = [choice for choice in RAISE.choices if choice.parameters[0] <= room]
        found.append(PASS)
        if auction.item != FIRST_PLACE:
            found.append(OUT)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        auction = game.auction
        if auction is None:
            return
        if choice.verb is RAISE:
            auction.price += choice.parameters[0]
            auction.leader = self.seat
            log.by(game, "auction_raise", self.seat, auction.price)
        else:
            auction.still_in &= ~(1 << self.seat)
            if choice is OUT:
                leave_sale(game, self.seat)
            else:
                log.by(game, "auction_pass", self.seat)
        ask_next(game, auction, auction.order.index(self.seat) + 1)


LIMITS: Final = NameLimits(NO_SEAT)
BIDDING: Final = Bidding(NO_SEAT)
RAISES: Final = [RaisePrice(seat) for seat in range(MOST_PLAYERS)]
