"""Trading: with empires and other players, prices posted, and the way there."""

from typing import Final

from tongbao.bots.silk_cities.greedy.outlook import GUARDS, NEEDED, Outlook
from tongbao.bots.silk_cities.greedy.stakes import HALF, coin_worth
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import ACCEPT, CHEAPEST, END, FOOD, METAL, POSTED, REFUSE, SILK, WANT
from tongbao.games.silk_cities.effects.turn import Patronage
from tongbao.games.silk_cities.rules.journeys import Errand, Hop
from tongbao.games.silk_cities.state.empires import BUYER, SELLER, size_of
from tongbao.games.silk_cities.state.map import TO_CITY, TO_EMPIRE

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


USELESS: Final = -1e9
CAUTION: Final = 0.9
"""How much of what silk will bring counts before it is there."""
HALF_WAY: Final = 0.5
"""How much of what silk costs is weighed against it while it is only half on its way."""


def purchase(outlook: Outlook, ware: int, mode: int) -> float:
    """What it gains to buy: the good's worth, less price and route."""
    if mode != CHEAPEST:
        return USELESS
    game, empire = outlook.game, SELLER[ware]
    good = game.empires[empire].good(ware)
    paid = outlook.coin * (game.empires[empire].price(ware) + game.routes_of(outlook.seat).cost(TO_EMPIRE[empire]))
    if good < SILK:
        return outlook.good(good, outlook.held(good)) - paid
    return CAUTION * outlook.good(good, outlook.silk_held()) - HALF_WAY * paid


def sale(outlook: Outlook, good: int, mode: int) -> float:
    """What it gains to sell to an empire: the price, less the route and what the good is worth at home."""
    if mode != CHEAPEST:
        return USELESS
    game, empire = outlook.game, BUYER[good]
    price = game.empires[empire].pays(good) + outlook.city.improvements.sale_bonus[good]
    routes, goal = game.routes_of(outlook.seat), TO_EMPIRE[empire]
    honour = 0.0
    if good >= SILK and game.honours(good, len(routes.regions(goal, CHEAPEST))):
        honour = outlook.card
    return outlook.coin * (price - routes.cost(goal)) + honour - outlook.given(good)


def hop(outlook: Outlook, step: Hop, choices: list[Choice]) -> Choice:
    """The region from which the rest of the route is cheapest."""
    left = step.left_to_pay(outlook.game, outlook.game.homes())
    found = choices[0]
    for choice in choices:
        if left[choice.parameters[0]] < left[found.parameters[0]]:
            found = choice
    return found


SHARE: Final = 0.85
"""How much of what a good is worth is posted for it, where nobody minds what the seller gains."""
LEAST: Final = [3, 3, 5, 8]
"""By good: nobody brings it for less."""
TOO_LOW: Final = 0.5
"""A posted price stays as long as it is more than this part of the right one."""
POSTINGS: Final = {choice.parameters: choice for choice in WANT.choices}
"""By good and price."""


def post(outlook: Outlook) -> Choice:
    """Post a price where the one that is posted would cost too much or is far too low; or end the turn."""
    city = outlook.city
    for good, posted in enumerate(city.wants):
        if not city.reposted[good]:
            worth = second_worth(outlook, good)
            price = posted_up_to(good, SHARE * worth / (1.0 + outlook.rivalry))
            if posted > worth or posted < TOO_LOW * price:
                return POSTINGS[good, price]
    return END


def second_worth(outlook: Outlook, good: int) -> float:
    """What even the second piece of a good is worth in coins; no more than can be paid twice."""
    held = outlook.held(good) + size_of(good)
    return min(delivered(outlook, good, held) / outlook.coin, HALF * outlook.city.coins)


def posted_up_to(good: int, most: float) -> int:
    """The highest price to post for a good that isn't higher; 0 if nobody would sell for it."""
    found = 0
    for price in POSTED:
        if LEAST[good] <= price <= most:
            found = price
    return found
