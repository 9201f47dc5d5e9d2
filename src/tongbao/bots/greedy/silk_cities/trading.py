"""Buying from empires and selling to them, and the way there."""

from typing import Final

from tongbao.bots.greedy.silk_cities.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.actions import CHEAPEST, SILK
from tongbao.games.silk_cities.empires import BUYER, SELLER
from tongbao.games.silk_cities.errands import Hop
from tongbao.games.silk_cities.map import TO_EMPIRE

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
    cost = game.routes_of(outlook.seat).cost(TO_EMPIRE[empire])
    return outlook.coin * (price - cost) - outlook.given(good)


def hop(outlook: Outlook, step: Hop, choices: list[Choice]) -> Choice:
    """The region from which the rest of the route is cheapest."""
    left = step.left_to_pay(outlook.game, outlook.game.homes())
    found = choices[0]
    for choice in choices:
        if left[choice.parameters[0]] < left[found.parameters[0]]:
            found = choice
    return found
