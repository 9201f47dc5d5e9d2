"""Fall, rise, and the sale of the fallen city (section 11)."""

from typing import Any, Final

from tongbao.engine.choice import Choice
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import MOST_PLAYERS, PUT
from tongbao.games.silk_cities.rules.auctions import Lot, hold_auction, winner_at
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.drawing import DRAW
from tongbao.games.silk_cities.state.items import ITEMS, Item
from tongbao.games.silk_cities.state.table import SilkCities


def fall_and_rise(game: SilkCities, seat: int, number: int) -> None:
    """The old region becomes the ruin, an older ruin is removed; treasury, Golden Age, cards, then the sale.

    An improvement that stays in the ruin has counted once more, and is neither sold nor built again (11.3).
    """
    city, region = game.own(seat), game.regions[number]
    parts = city.golden_age()
    game.regions[city.home] = game.regions[city.home].left()
    game.regions[number] = region.settled(seat)
    city.ruin, city.home = city.home, number
    city.since = game.round
    city.toll = 0
    city.coins += region.treasury + sum(parts)
    city.citizens.train_and_untap()
    events.thing(game, "rise", seat, "region", number)
    events.golden_age(game, seat, number, region.treasury, parts)
    steps: list[Step[Any]] = [*[DRAW[seat]] * city.improvements.golden_age_cards, OPEN_SALE[seat]]
    for improvement in city.improvements.numbers():
        if game.cards.improvements[improvement].stays:
            game.take_improvement(seat, improvement)
            events.thing(game, "stays", seat, "improvement", improvement)
    game.then(steps)


class GoldenAge:
    """The sale after a fall: how many of each item are ``left`` to put up, and by seat who is ``out``.

    It never changes.
    """

    __slots__ = ("left", "out", "seller")

    def __init__(self, seller: int, left: list[int], out: list[bool]) -> None:
        self.seller: Final = seller
        self.left: Final = left
        self.out: Final = out

    def without(self, seat: int) -> "GoldenAge":
        """The sale once a seat is out."""
        return GoldenAge(self.seller, self.left, [out or other == seat for other, out in enumerate(self.out)])

    def with_left(self, number: int, pieces: int) -> "GoldenAge":
        """The sale with so many pieces of an item left."""
        left = self.left[:]
        left[number] = pieces
        return GoldenAge(self.seller, left, self.out)

    def first_left(self) -> Item | None:
        """The first item of which a piece is left; None at the end of the sale."""
        for number, pieces in enumerate(self.left):
            if pieces:
                return ITEMS[number]
        return None

    def may_bid(self, game: SilkCities, seat: int) -> bool:
        """Whether a seat has coins and isn't out."""
        return not self.out[seat] and game.cities[seat].coins > 0

    def bidders(self, game: SilkCities, item: Item) -> list[int]:
        """Who can bid on an item, from the seller to the left; he needs no room for it (11.5)."""
        return [
            seat
            for seat in game.seats_from(self.seller)
            if self.may_bid(game, seat) and (seat == self.seller or item.fits(game.cities[seat]))
        ]


class OpenSale(Automatic[SilkCities]):
    """Everything counted is for sale, each piece once (S-37)."""

    def happen(self, game: SilkCities) -> None:
        city = game.cities[self.seat]
        go_on(game, GoldenAge(self.seat, [item.count(city) for item in ITEMS], [False] * game.players))


def go_on(game: SilkCities, sale: GoldenAge) -> None:
    """Items that no other player can bid on are kept, all of a kind; of the rest one is put up (11.4).

    Whole kinds are put up in the order of ITEMS; of single pieces, the seller chooses the next one (S-48).
    """
    rivals = [city for seat, city in enumerate(game.cities) if seat != sale.seller and sale.may_bid(game, seat)]
    for number, pieces in enumerate(sale.left):
        if pieces and not fits_any(ITEMS[number], rivals):
            events.item(game, "keep_all", sale.seller, number, pieces)
            sale = sale.with_left(number, 0)
    item = sale.first_left()
    if item is None:
        return
    if sells_kinds(game):
        put_up(game, sale, item)
    else:
        game.next(PutUp(sale))


def sells_kinds(game: SilkCities) -> bool:
    """Whether all pieces of a kind are put up together: with secret limits (S-48)."""
    return game.cards.box.start.lots == "kinds" and not game.terms.open_auctions


def put_up(game: SilkCities, sale: GoldenAge, item: Item) -> None:
    """One item is put up; the bidding begins with the falling player (S-38)."""
    events.item(game, "put", sale.seller, item.number, 0)
    hold_auction(game, ItemForSale(sale, item), sale.bidders(game, item))


def fits_any(item: Item, cities: list[City]) -> bool:
    """Whether any of some cities has room for an item."""
    for city in cities:  # noqa: SIM110 - a plain loop is the quickest in both builds
        if item.fits(city):
            return True
    return False


class PutUp(Step[SilkCities]):
    """The falling player puts up one piece (11.4)."""

    def __init__(self, sale: GoldenAge) -> None:
        super().__init__(sale.seller)
        self.sale: Final = sale

    def choices(self, game: SilkCities) -> list[Choice]:
        return [PUT.of[item] for item, left in enumerate(self.sale.left) if left]

    def take(self, game: SilkCities, choice: Choice) -> None:
        put_up(game, self.sale, ITEMS[choice.parameters[0]])


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

    def pieces(self, game: SilkCities) -> int:
        """How many pieces are put up together."""
        return self.sale.left[self.item.number] if sells_kinds(game) else 1

    def decide(self, game: SilkCities, order: list[int], limits: list[int]) -> None:
        """Piece by piece the highest limit wins, of those who still have the coins and the room."""
        pieces = self.pieces(game)
        for _ in range(pieces):
            able = [min(limit, game.cities[seat].coins) for seat, limit in enumerate(limits)]
            for seat, city in enumerate(game.cities):
                if seat != self.sale.seller and not self.item.fits(city):
                    able[seat] = 0
            winner, price = winner_at(order, able)
            self.hand_over(game, winner, price)
        self.close(game, pieces)

    def award(self, game: SilkCities, order: list[int], winner: int, price: int) -> None:
        self.hand_over(game, winner, price)
        self.close(game, 1)

    def close(self, game: SilkCities, pieces: int) -> None:
        """So many pieces less are for sale."""
        number = self.item.number
        go_on(game, self.sale.with_left(number, self.sale.left[number] - pieces))

    def hand_over(self, game: SilkCities, winner: int, price: int) -> None:
        """The winner pays the bank and takes the item; without a bid the falling player keeps it."""
        seller, item = self.sale.seller, self.item
        if winner == NOBODY:
            events.item(game, "unsold", seller, item.number, 0)
        else:
            game.own(winner).coins -= price
            events.item(game, "sold", winner, item.number, price)
            if winner != seller:
                item.move(game, seller, winner)


OPEN_SALE: Final = [OpenSale(seat) for seat in range(MOST_PLAYERS)]
