"""Buying from empires and selling to them (sections 4.2 and 5)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import BUY_FOOD, BUYS, FINE, MOST_PLAYERS, SELLS, SILK, SLOTS
from tongbao.games.silk_cities.citizens import MERCHANTS, STATES, TAPPED_MERCHANTS
from tongbao.games.silk_cities.errands import pay_route, set_out
from tongbao.games.silk_cities.lists import changed
from tongbao.games.silk_cities.map import BYZANTIUM, CHINA, INDIA, PERSIA, Routes
from tongbao.games.silk_cities.table import GOODS_PRICES, SALE_PRICES, STORE_PRICES, SilkCities

MODES_BITS: Final = 3
SELLER: Final = [INDIA, PERSIA]
"""Where food and metal are bought."""
BUYER: Final = [PERSIA, INDIA, BYZANTIUM, BYZANTIUM]
"""Where each good is sold."""


def add_purchases(game: SilkCities, seat: int, routes: Routes, allowed: int, found: list[Choice]) -> None:
    """What can be bought: price and route together must be affordable."""
    coins = game.coins[seat]
    if routes.cost[CHINA] < coins:
        for slot in range(SLOTS):
            if game.china[slot]:
                modes = routes.modes(CHINA, coins - game.silk_price(slot)) & allowed
                if modes:
                    found.extend(BUYS[(slot << MODES_BITS) + modes])
    for good in range(2):
        if game.store[good]:
            modes = routes.modes(SELLER[good], coins - STORE_PRICES[game.store[good]]) & allowed
            if modes:
                found.extend(BUYS[(SLOTS + good << MODES_BITS) + modes])


def sale_price(game: SilkCities, good: int) -> int:
    """What the empire that buys it pays for the next good of this kind; 0 if it takes none."""
    if good >= SILK:
        slot, size = game.silk_sold(), good - SILK + 1
        if slot + size > SLOTS:
            return 0
        return SALE_PRICES[slot] if good == SILK else SALE_PRICES[slot] + SALE_PRICES[slot + 1]
    sold = game.sold[good]
    return GOODS_PRICES[sold] if sold < SLOTS else 0


def add_sales(game: SilkCities, seat: int, routes: Routes, allowed: int, found: list[Choice]) -> None:
    """What can be sold to empires; the route must be affordable before any money comes in."""
    coins = game.coins[seat]
    for good in range(4):
        if game.goods[seat * 4 + good] and sale_price(game, good):
            modes = routes.modes(BUYER[good], coins) & allowed
            if modes:
                found.extend(SELLS[(good << MODES_BITS) + modes])


def buy(game: SilkCities, seat: int, what: int, mode: int) -> None:
    """Set out to buy: China's slot 1 to 6, or food or metal."""
    if what >= BUY_FOOD:
        good = what - BUY_FOOD
        price, goal = STORE_PRICES[game.store[good]], SELLER[good]
    else:
        price, goal = game.silk_price(what - 1), CHINA
    set_out(game, seat, goal, what, mode, price, price, BUY_GOODS[seat])


def sell(game: SilkCities, seat: int, good: int, mode: int) -> None:
    """Set out to sell a good to the empire that buys it."""
    set_out(game, seat, BUYER[good], good, mode, 0, sale_price(game, good), SELL_GOODS[seat])


def tap_merchant(game: SilkCities, seat: int) -> None:
    """A merchant has done his work."""
    game.citizens[seat * STATES + MERCHANTS] -= 1
    game.citizens[seat * STATES + TAPPED_MERCHANTS] += 1


class BuyGoods(Automatic[SilkCities]):
    """Pay the route, pay the price to the bank, take one good."""

    def happen(self, game: SilkCities) -> None:
        seat, errand = self.seat, game.errand
        if errand is None:
            return
        route = pay_route(game, seat, errand)
        game.coins[seat] -= errand.price
        if errand.what >= BUY_FOOD:
            good = errand.what - BUY_FOOD
            game.store = changed(game.store, good, game.store[good] - 1)
        else:
            good = SILK if game.china[errand.what - 1] == 1 else FINE
            game.china = changed(game.china, errand.what - 1, 0)
        tap_merchant(game, seat)
        game.goods[seat * 4 + good] += 1
        game.errand = None
        log.trade(game, "buy", seat, good, errand.goal, errand.price, route)


class SellGoods(Automatic[SilkCities]):
    """Pay the route, hand one good to the empire, receive the price and what improvements add."""

    def happen(self, game: SilkCities) -> None:
        seat, errand = self.seat, game.errand
        if errand is None:
            return
        good = errand.what
        route = pay_route(game, seat, errand)
        bonus = game.cards.silk_bonus[good].of(game.improvements[seat])
        game.coins[seat] += errand.price + bonus
        game.goods[seat * 4 + good] -= 1
        if good >= SILK:
            game.byzantium = [*game.byzantium, good - SILK + 1]
        else:
            game.sold = changed(game.sold, good, game.sold[good] + 1)
        tap_merchant(game, seat)
        game.errand = None
        log.trade(game, "sell", seat, good, errand.goal, errand.price, route)
        if bonus:
            log.by(game, "sale_bonus", seat, bonus)


SEATS: Final = range(MOST_PLAYERS)
BUY_GOODS: Final = [BuyGoods(seat) for seat in SEATS]
SELL_GOODS: Final = [SellGoods(seat) for seat in SEATS]
