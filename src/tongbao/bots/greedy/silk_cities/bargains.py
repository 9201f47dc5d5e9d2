"""Selling to another player: what a sale is worth to both of them, going by what each can see."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import GUARDS, NEEDED, Outlook
from tongbao.bots.greedy.silk_cities.stakes import coin_worth
from tongbao.bots.greedy.silk_cities.trading import CAUTION, USELESS
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import ACCEPT, CHEAPEST, FOOD, METAL, REFUSE, SILK
from tongbao.games.silk_cities.effects.turn import Patronage
from tongbao.games.silk_cities.errands import Errand
from tongbao.games.silk_cities.map import TO_CITY

MERCHANTS_WORK: Final = 4.0
"""What it takes a buyer to bring silk to Byzantium."""
MARGIN: Final = 0.5
"""A sale between players must be worth so much to each of them."""


class Bargain:
    """The sale of a good by one player to another: what either of them gains at a price, and what he thinks of it.

    Either of them minds what the other gains; the merchant is the seller's.
    """

    def __init__(self, seller: Outlook, buyer: Outlook, good: int) -> None:
        self.seller: Final = seller
        self.buyer: Final = buyer
        self.way: Final = seller.game.routes_of(seller.seat).cost(TO_CITY[buyer.seat])
        self.given: Final = seller.given(good)
        self.received: Final = delivered(buyer, good, buyer.held(good))

    def sellers_gain(self, price: float) -> float:
        """Coins for the good and the way."""
        return self.seller.coin * (price - self.way) - self.given

    def buyers_gain(self, price: float) -> float:
        """The good for coins."""
        return self.received - self.buyer.coin * price

    def suits_seller(self, price: float) -> float:
        """What it is worth to the seller that it is done."""
        return self.sellers_gain(price) - self.seller.rivalry * self.buyers_gain(price) - MARGIN

    def suits_buyer(self, price: float) -> float:
        """What it is worth to the buyer that it is done."""
        return self.buyers_gain(price) - self.buyer.rivalry * self.sellers_gain(price) - MARGIN

    def highest_price(self) -> float:
        """The most that the buyer accepts: the price at which it is worth nothing to him."""
        free = self.suits_buyer(0.0)
        return free / (free - self.suits_buyer(1.0))


def delivered(buyer: Outlook, good: int, held: int) -> float:
    """What one more of a good is worth to who holds so many and gets it brought; silk has still to be sold."""
    if good < SILK:
        return buyer.good(good, held)
    return max(0.0, CAUTION * buyer.silk(good, held) - MERCHANTS_WORK * buyer.coin)


def asking(bargain: Bargain, good: int) -> float:
    """The price to ask: what the partner has posted, or what he just accepts; never more than his coins."""
    city = bargain.buyer.city
    return min(max(0.0 + city.wants[good], bargain.highest_price()), 0.0 + city.coins)


def proposal(outlook: Outlook, good: int, partner: int, mode: int) -> float:
    """What it gains to sell a good to another player at the price to ask."""
    if mode != CHEAPEST or not may_want(outlook, good, partner):
        return USELESS
    bargain = Bargain(outlook, outlook.of(partner), good)
    price = int(asking(bargain, good))
    return bargain.suits_seller(0.0 + price) if price else USELESS


def may_want(outlook: Outlook, good: int, partner: int) -> bool:
    """Whether, at a glance, another player may pay what a good must bring."""
    city = outlook.game.cities[partner]
    way = outlook.game.routes_of(outlook.seat).cost(TO_CITY[partner])
    price = way + (outlook.given(good) + MARGIN) / outlook.coin
    if price > city.coins:
        return False
    if good >= SILK:
        most = outlook.game.byzantium().pays(good) + city.improvements.sale_bonus[good] - MERCHANTS_WORK
    else:
        most = (NEEDED - MARGIN) / coin_worth(0.0 + city.coins)
    return price <= max(most, 0.0 + city.wants[good]) or is_urgent(outlook, good, partner)


def is_urgent(outlook: Outlook, good: int, partner: int) -> bool:
    """Whether another player may need food or metal for gifts, or metal for guards, more than for anything else."""
    if good == METAL and outlook.soldiers_of(partner) < GUARDS:
        return True
    for number in outlook.game.cities[partner].improvements.usable:
        for use in outlook.game.cards.improvements[number].uses:
            if isinstance(use, Patronage) and (use.food if good == FOOD else use.metal if good == METAL else 0):
                return True
    return False


def ask(outlook: Outlook, errand: Errand, choices: list[Choice]) -> Choice:
    """The highest of the prices that isn't above the one to ask."""
    partner = outlook.of(errand.goal.seat)
    found, price = choices[0], asking(Bargain(outlook, partner, errand.what), errand.what)
    for choice in choices:
        if choice.parameters[0] <= price:
            found = choice
    return found


def answer(outlook: Outlook, errand: Errand) -> Choice:
    """Accept what is worth more than its price, and more than what it brings the seller."""
    bargain = Bargain(outlook.of(errand.seat), outlook, errand.what)
    return ACCEPT if bargain.suits_buyer(0.0 + errand.price) >= 0.0 else REFUSE
