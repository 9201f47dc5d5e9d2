"""Buying and selling, with the empires and with other players."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import ACCEPT, BUY_FOOD, CHEAPEST, FINE, REFUSE, SILK
from tongbao.games.silk_cities.map import BYZANTIUM, CHINA, FIRST_CITY
from tongbao.games.silk_cities.table import SALE_PRICES, STORE_PRICES
from tongbao.games.silk_cities.trade import BUYER, SELLER, sale_price

USELESS: Final = -1e9
CAUTION: Final = 0.9
"""How much of what silk will bring counts before it is there."""
HALF_WAY: Final = 0.5
"""How much of what silk costs is weighed against it while it is only half on its way."""
PARTNERS_GOOD: Final = 2.0
"""What a food or metal seems to be worth to another player."""
PARTNERS_WORK: Final = 4.0
"""What it takes him to bring silk to Byzantium."""
MARGIN: Final = 1.0
"""A sale between players must be worth so much to each of them."""


def purchase(outlook: Outlook, what: int, mode: int) -> float:
    """What it gains to buy: the good's worth, less price and route."""
    if mode != CHEAPEST:
        return USELESS
    game, cost = outlook.game, outlook.game.routes_of(outlook.seat).cost
    if what >= BUY_FOOD:
        good = what - BUY_FOOD
        worth = outlook.good(good, outlook.held(good))
        return worth - outlook.coin * (STORE_PRICES[game.store[good]] + cost[SELLER[good]])
    good = SILK if game.china[what - 1] == 1 else FINE
    paid = outlook.coin * (game.silk_price(what - 1) + cost[CHINA])
    return CAUTION * outlook.good(good, outlook.silk_held()) - HALF_WAY * paid


def sale(outlook: Outlook, good: int, mode: int) -> float:
    """What it gains to sell to an empire: the price, less the route and what the good is worth at home."""
    if mode != CHEAPEST:
        return USELESS
    game, seat = outlook.game, outlook.seat
    price = sale_price(game, good) + game.cards.silk_bonus[good].of(game.improvements[seat])
    if good >= SILK:
        return outlook.coin * (price - game.routes_of(seat).cost[BYZANTIUM]) - outlook.good(good, 0)
    cost = game.routes_of(seat).cost[BUYER[good]]
    return outlook.coin * (price - cost) - outlook.good(good, outlook.held(good) - 1)


def partners_worth(outlook: Outlook, good: int, partner: int) -> float:
    """What a good seems to be worth to another player, going by what all can see."""
    game = outlook.game
    if good < SILK:
        return PARTNERS_GOOD
    slot, size = game.silk_sold(), good - SILK + 1
    if slot + size > len(SALE_PRICES):
        return 0.0
    home, map = game.homes[partner], game.map
    rest = map.left_to_pay(game.travel_costs(partner), map.bordering[BYZANTIUM], 1 << home)
    way = 0 if map.bordering[BYZANTIUM] >> home & 1 else min([rest[n] for n in map.neighbours[home]])
    return sum(SALE_PRICES[slot : slot + size]) - way - PARTNERS_WORK


def asking(outlook: Outlook, good: int, partner: int) -> float:
    """The price to ask: what the partner has posted, or what he may just accept; never more than his coins."""
    game = outlook.game
    price = max(0.0 + game.wants[partner * 4 + good], partners_worth(outlook, good, partner) - MARGIN)
    return min(price, 0.0 + game.coins[partner])


def proposal(outlook: Outlook, good: int, partner: int, mode: int) -> float:
    """What it gains to sell a good to another player at the price to ask."""
    if mode != CHEAPEST:
        return USELESS
    game, seat = outlook.game, outlook.seat
    cost = game.routes_of(seat).cost[FIRST_CITY + partner]
    held = 0 if good >= SILK else outlook.held(good) - 1
    return outlook.coin * (asking(outlook, good, partner) - cost) - outlook.good(good, held) - MARGIN


def ask(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The highest of the prices that isn't above the one to ask."""
    errand = outlook.game.errand
    found = choices[0]
    if errand is not None:
        price = asking(outlook, errand.what, errand.goal - FIRST_CITY)
        for choice in choices:
            if choice.parameters[0] <= price:
                found = choice
    return found


def answer(outlook: Outlook) -> Choice:
    """Accept what is worth more than its price."""
    errand = outlook.game.errand
    if errand is None:
        return REFUSE
    worth = outlook.good(errand.what, outlook.held(errand.what))
    return ACCEPT if outlook.coin * errand.price + MARGIN <= worth else REFUSE


def hop(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The region from which the rest of the route is cheapest."""
    game, errand, seat = outlook.game, outlook.game.errand, outlook.seat
    if errand is None:
        return choices[0]
    goal = game.goal_region(errand.goal)
    closed = 1 << game.homes[seat]
    for region in errand.route:
        closed |= 1 << region
    if goal >= 0:
        closed |= 1 << goal
    left = game.map.left_to_pay(game.routes_of(seat).costs, game.map.to_goal(goal, errand.goal), closed)
    found = choices[0]
    for choice in choices:
        if left[choice.parameters[0]] < left[found.parameters[0]]:
            found = choice
    return found
