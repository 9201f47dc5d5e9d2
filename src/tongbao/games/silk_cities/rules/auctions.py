"""Coin auctions, with secret limits or in the open (section 9)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.sealed import Sealed
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import (
    LIMITS_OR_OUT_UP_TO,
    LIMITS_UP_TO,
    OUT,
    PASS,
    RAISES,
    RAISES_UP_TO,
    TOP,
)
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.table import SilkCities


class Lot:
    """What is bid for; it never changes."""

    def may_leave(self) -> bool:
        """Whether a bidder may answer ``out``."""
        return False

    def without(self, seat: int) -> "Lot":
        """The same once a bidder is out."""
        return self

    def award(self, game: SilkCities, order: list[int], winner: int, price: int) -> None:
        """The auction is over; ``order`` are the bidders, the winner may be NOBODY. Whoever wins pays the bank."""

    def decide(self, game: SilkCities, order: list[int], limits: list[int]) -> None:
        """The secret limits, by seat, are shown; 0 is no bid."""
        winner, price = winner_at(order, limits)
        self.award(game, order, winner, price)


class Auction:
    """An auction as it stands: the ``lot`` and the bidders in ``order``; in the open also the ``price``, its ``leader``
    or NOBODY, and who is ``still_in``. It never changes.
    """

    __slots__ = ("leader", "lot", "order", "price", "still_in")

    def __init__(self, lot: Lot, order: list[int], still_in: list[int], price: int, leader: int) -> None:
        self.lot: Final = lot
        self.order: Final = order
        self.still_in: Final = still_in
        self.price: Final = price
        self.leader: Final = leader

    def raised(self, seat: int, coins: int) -> "Auction":
        """A bidder has raised the price."""
        return Auction(self.lot, self.order, self.still_in, self.price + coins, seat)

    def passed(self, seat: int, lot: Lot) -> "Auction":
        """A bidder has passed for good; the lot is another one if he is out."""
        still_in = [other for other in self.still_in if other != seat]
        return Auction(lot, self.order, still_in, self.price, self.leader)


def hold_auction(game: SilkCities, lot: Lot, order: list[int]) -> None:
    """Start an auction among bidders; the lot is awarded when it is over."""
    auction = Auction(lot, order, order, 0, NOBODY)
    if game.terms.open_auctions or not order:
        ask_from(game, auction, 0)
        return
    step = NameLimits(auction)
    game.seal(step)
    game.finished = ~step.bidders & (1 << game.players) - 1


class NameLimits(Sealed[SilkCities]):
    """Each bidder names in secret the most he would pay; the highest wins at the price that rising bids would reach."""

    def __init__(self, auction: Auction) -> None:
        super().__init__(NOBODY)
        bidders = 0
        for seat in auction.order:
            bidders |= 1 << seat
        self.auction: Final = auction
        self.bidders: Final = bidders

    def offer(self, game: SilkCities, seat: int) -> list[Choice]:
        sealed = game.sealed
        if sealed is None or sealed[seat] or not self.bidders >> seat & 1:
            return NOTHING
        most = min(game.cities[seat].coins, TOP)
        return LIMITS_OR_OUT_UP_TO[most] if self.auction.lot.may_leave() else LIMITS_UP_TO[most]

    def is_finished(self, game: SilkCities, seat: int) -> bool:
        return True

    def reveal(self, game: SilkCities, sealed: list[list[Choice]]) -> None:
        lot, limits = self.auction.lot, [0] * game.players
        for seat in self.auction.order:
            choice = sealed[seat][0]
            if choice is OUT:
                lot = leave(game, lot, seat)
            else:
                limits[seat] = choice.parameters[0]
        lot.decide(game, self.auction.order, limits)


def winner_at(order: list[int], limits: list[int]) -> tuple[int, int]:
    """The winner at these limits, and the price; NOBODY without a bid.

    Against an earlier bidder one more than his limit is paid, against a later one as much (S-27).
    """
    winner, price = NOBODY, 0
    best = second = 0
    for seat in order:
        limit = limits[seat]
        if limit > best:
            winner, price = seat, best + 1
            second, best = best, limit
        elif limit > second:
            price = second = limit
    return winner, price


def leave(game: SilkCities, lot: Lot, seat: int) -> Lot:
    """No bid on any later item of this sale."""
    events.by(game, "out", seat)
    return lot.without(seat)


def ask_from(game: SilkCities, auction: Auction, place: int) -> None:
    """Ask the next who can raise, from a place in the order on; who can't passes. With nobody left it is over."""
    for seat in [*auction.order[place:], *auction.order[:place]]:
        if seat == auction.leader or seat not in auction.still_in:
            continue
        if game.cities[seat].coins > auction.price:
            game.next(RaisePrice(seat, auction))
            return
        auction = auction.passed(seat, auction.lot)
        events.by(game, "auction_pass", seat)
    auction.lot.award(game, auction.order, auction.leader, auction.price)


class RaisePrice(Step[SilkCities]):
    """In the open: raise the price within one's coins, or pass for good."""

    def __init__(self, seat: int, auction: Auction) -> None:
        super().__init__(seat)
        self.auction: Final = auction

    def choices(self, game: SilkCities) -> list[Choice]:
        room = game.cities[self.seat].coins - self.auction.price
        found = RAISES_UP_TO[min(room, RAISES[-1])][:]
        found.append(PASS)
        if self.auction.lot.may_leave():
            found.append(OUT)
        return found

    def take(self, game: SilkCities, choice: Choice) -> None:
        auction, seat = self.auction, self.seat
        if choice is OUT:
            auction = auction.passed(seat, leave(game, auction.lot, seat))
        elif choice is PASS:
            auction = auction.passed(seat, auction.lot)
            events.by(game, "auction_pass", seat)
        else:
            auction = auction.raised(seat, choice.parameters[0])
            events.by(game, "auction_raise", seat, auction.price)
        ask_from(game, auction, auction.order.index(seat) + 1)
