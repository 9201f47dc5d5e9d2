"""Buying and selling, with the empires and with other players."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import ACCEPT, CHEAPEST, REFUSE, SILK
from tongbao.games.silk_cities.empires import BUYER, BYZANTIUM, SELLER
from tongbao.games.silk_cities.errands import Errand, Hop
from tongbao.games.silk_cities.map import TO_CITY, TO_EMPIRE

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
    cost = game.routes_of(outlook.seat).cost(TO_EMPIRE[empire])
    held = 0 if good >= SILK else outlook.held(good) - 1
    return outlook.coin * (price - cost) - outlook.good(good, held)


def partners_worth(outlook: Outlook, good: int, partner: int) -> float:
    """What a good seems to be worth to another player, going by what all can see."""
    game = outlook.game
    if good < SILK:
        return PARTNERS_GOOD
    price = game.byzantium().pays(good)
    if not price:
        return 0.0
    home, map = game.cities[partner].home, game.map
    ends = map.borders[BYZANTIUM]
    rest = map.left_to_pay(game.travel_costs(partner), ends, [home])
    way = 0 if home in ends else min([rest[near] for near in map.neighbours[home]])
    return price - way - PARTNERS_WORK


def asking(outlook: Outlook, good: int, partner: int) -> float:
    """The price to ask: what the partner has posted, or what he may just accept; never more than his coins."""
    other = outlook.game.cities[partner]
    price = max(0.0 + other.wants[good], partners_worth(outlook, good, partner) - MARGIN)
    return min(price, 0.0 + other.coins)


def proposal(outlook: Outlook, good: int, partner: int, mode: int) -> float:
    """What it gains to sell a good to another player at the price to ask."""
    if mode != CHEAPEST:
        return USELESS
    cost = outlook.game.routes_of(outlook.seat).cost(TO_CITY[partner])
    held = 0 if good >= SILK else outlook.held(good) - 1
    return outlook.coin * (asking(outlook, good, partner) - cost) - outlook.good(good, held) - MARGIN


def ask(outlook: Outlook, errand: Errand, choices: list[Choice]) -> Choice:
    """The highest of the prices that isn't above the one to ask."""
    found, price = choices[0], asking(outlook, errand.what, errand.goal.seat)
    for choice in choices:
        if choice.parameters[0] <= price:
            found = choice
    return found


def answer(outlook: Outlook, errand: Errand) -> Choice:
    """Accept what is worth more than its price."""
    worth = outlook.good(errand.what, outlook.held(errand.what))
    return ACCEPT if outlook.coin * errand.price + MARGIN <= worth else REFUSE


def hop(outlook: Outlook, step: Hop, choices: list[Choice]) -> Choice:
    """The region from which the rest of the route is cheapest."""
    left = step.left_to_pay(outlook.game, outlook.game.homes())
    found = choices[0]
    for choice in choices:
        if left[choice.parameters[0]] < left[found.parameters[0]]:
            found = choice
    return found
