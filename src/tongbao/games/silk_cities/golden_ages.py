"""Fall, rise, and the sale of the fallen city (section 11)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import MOST_PLAYERS, PUT
from tongbao.games.silk_cities.auctions import Lot, hold_auction
from tongbao.games.silk_cities.drawing import DRAW
from tongbao.games.silk_cities.items import ITEMS, Item
from tongbao.games.silk_cities.table import SilkCities


def fall_and_rise(game: SilkCities, seat: int, number: int) -> None:
    """The old region becomes the ruin, an older ruin is removed; treasury, Golden Age, cards, then the sale."""
    city, region = game.own(seat), game.regions[number]
    parts = city.golden_age()
    game.regions[city.home] = game.regions[city.home].left()
    game.regions[number] = region.settled(seat)
    city.ruin, city.home = city.home, number
    city.toll = 0
    city.coins += region.treasury + sum(parts)
    city.citizens.train_and_untap()
    log.thing(game, "rise", seat, "region", number)
    log.golden_age(game, seat, number, region.treasury, parts)
    game.then([*[DRAW[seat]] * city.improvements.golden_age_cards, OPEN_SALE[seat]])


class GoldenAge:
    """The sale after a fall: how many of each item are ``left`` to put up, and the seats that are ``out``.

    It never changes.
    """

    __slots__ = ("left", "out", "seller")

    def __init__(self, seller: int, left: list[int], out: list[int]) -> None:
        self.seller: Final = seller
        self.left: Final = left
        self.out: Final = out

    def without(self, seat: int) -> "GoldenAge":
        """The sale once a seat has left it."""
        return GoldenAge(self.seller, self.left, [*self.out, seat])

    def can_bid(self, game: SilkCities, seat: int, item: Item) -> bool:
        """Whether a seat has coins and room for an item and isn't out; the seller needs no room (11.5)."""
        city = game.cities[seat]
        return city.coins > 0 and seat not in self.out and (seat == self.seller or item.fits(city))

    def is_wanted(self, game: SilkCities, item: Item) -> bool:
        """Whether anybody else can bid on an item."""
        for seat in range(game.players):
            if seat != self.seller and self.can_bid(game, seat, item):
                return True
        return False


class OpenSale(Automatic[SilkCities]):
    """Everything counted is for sale, each piece once (S-37)."""

    def happen(self, game: SilkCities) -> None:
        city = game.cities[self.seat]
        game.next(KeepUnwanted(GoldenAge(self.seat, [item.count(city) for item in ITEMS], [])))


class KeepUnwanted(Automatic[SilkCities]):
    """Items that no other player can bid on are kept, all of a kind; of the rest one is put up (11.4)."""

    def __init__(self, sale: GoldenAge) -> None:
        super().__init__(sale.seller)
        self.sale: Final = sale

    def happen(self, game: SilkCities) -> None:
        sale = self.sale
        left = sale.left[:]
        for item in ITEMS:
            number = left[item.number]
            if number and not sale.is_wanted(game, item):
                log.item(game, "keep_all", self.seat, item.number, number)
                left[item.number] = 0
        if any(left):
            game.next(PutUp(GoldenAge(sale.seller, left, sale.out)))


class PutUp(Step[SilkCities]):
    """The falling player puts up one item; the bidding begins with him (S-38)."""

    def __init__(self, sale: GoldenAge) -> None:
        super().__init__(sale.seller)
        self.sale: Final = sale

    def choices(self, game: SilkCities) -> list[Choice]:
        return [PUT.of[item] for item, left in enumerate(self.sale.left) if left]

    def take(self, game: SilkCities, choice: Choice) -> None:
        sale, item = self.sale, ITEMS[choice.parameters[0]]
        log.item(game, "put", self.seat, item.number, 0)
        bidders = [seat for seat in game.seats_from(self.seat) if sale.can_bid(game, seat, item)]
        hold_auction(game, ItemForSale(sale, item), bidders)


class ItemForSale(Lot):
    """One item of a ``sale``."""

    __slots__ = ("item", "sale")

    def __init__(self, sale: GoldenAge, item: Item) -> None:
        self.sale: Final = sale
        self.item: Final = item

    def may_leave(self) -> bool:
        return True

    def without(self, seat: int) -> "ItemForSale":
        return ItemForSale(self.sale.without(seat), self.item)

    def award(self, game: SilkCities, order: list[int], winner: int, price: int) -> None:
        """The winner pays the bank and takes the item; without a bid the falling player keeps it."""
        seller, item = self.sale.seller, self.item
        left = [number - (other == item.number) for other, number in enumerate(self.sale.left)]
        game.next(KeepUnwanted(GoldenAge(seller, left, self.sale.out)))
        if winner == NOBODY:
            log.item(game, "unsold", seller, item.number, 0)
            return
        game.own(winner).coins -= price
        log.item(game, "sold", winner, item.number, price)
        if winner != seller:
            item.move(game, seller, winner)


OPEN_SALE: Final = [OpenSale(seat) for seat in range(MOST_PLAYERS)]
