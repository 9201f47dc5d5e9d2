"""Regions: where to found a city, and whether to let an empire fall for a new one."""

from typing import Final

from tongbao.bots.silk_cities.greedy.bidding import worth
from tongbao.bots.silk_cities.greedy.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import KEEP
from tongbao.games.silk_cities.state.empires import BYZANTIUM, CHINA, INDIA
from tongbao.games.silk_cities.state.items import ITEMS, Built
from tongbao.games.silk_cities.state.map import FAR
from tongbao.games.silk_cities.state.table import SilkCities

GOODS_SALE: Final = 5.5
SILK_PROFIT: Final = 11.5
METAL: Final = 0.3
"""So many metal a round are sold to India."""
FERTILE: Final = 3.0
"""The yield of a food region in a round beyond its trade, mostly as new citizens."""
FIRST_THERE: Final = 0.7
"""The loss in a round for each coin of the route to Byzantium: others are there first with silk."""
CROSSROADS: Final = 0.5
"""The yield in a round for each neighbouring region, from the tolls of those who pass."""
OTHER_GOOD: Final = 0.8
"""How much the trade with a good counts of which the region gives less."""
MOVING: Final = 10.0
"""So much must a fall bring at least."""
DRAINED: Final = 1.3
"""What the sale costs for each coin that rivals have, before they have none left."""
PARTING: Final = 6.0
"""What it costs more for each rival who has coins."""


class Atlas:
    """How far every region is from every empire, over empty roads."""

    def __init__(self, game: SilkCities) -> None:
        map = game.map
        self.game: Final = game
        self.left: Final = [map.left_to_pay(map.travel, borders, []) for borders in map.borders]

    def way(self, region: int, empire: int) -> int:
        """What the cheapest route costs."""
        map = self.game.map
        if region in map.borders[empire]:
            return 0
        return min([FAR] + [self.left[empire][near] for near in map.neighbours[region]])

    def merit(self, region: int) -> float:
        """What a city there can earn in a round."""
        fertile = self.game.map.is_food[region]
        west = self.way(region, BYZANTIUM)
        metal = max(0.0, GOODS_SALE - self.way(region, INDIA)) * (OTHER_GOOD if fertile else 1.0)
        silk = max(0.0, SILK_PROFIT - self.way(region, CHINA) - west)
        tolls = CROSSROADS * len(self.game.map.neighbours[region])
        return METAL * metal + silk - FIRST_THERE * west + tolls + (FERTILE if fertile else 0.0)


def claim(outlook: Outlook, choices: list[Choice]) -> Choice:
    """The region where most can be earned."""
    atlas = Atlas(outlook.game)
    found, best = choices[0], atlas.merit(choices[0].parameters[0])
    for choice in choices:
        merit = atlas.merit(choice.parameters[0])
        if merit > best:
            found, best = choice, merit
    return found


def fate(outlook: Outlook, choices: list[Choice]) -> Choice:
    """Fall for the region that brings most, if Golden Age and treasury are more than the sale will cost."""
    game, city = outlook.game, outlook.city
    payment = sum(city.golden_age())
    gain = outlook.card * city.improvements.golden_age_cards - sale_cost(outlook) - MOVING
    atlas = Atlas(game)
    here = atlas.merit(city.home)
    best, found = 0.0, KEEP
    for choice in choices:
        if choice is not KEEP:
            region = choice.parameters[0]
            value = (
                gain
                + outlook.receiving(payment + game.regions[region].treasury)
                + outlook.rounds * (atlas.merit(region) - here)
            )
            if value > best:
                best, found = value, choice
    return found


def sale_cost(outlook: Outlook) -> float:
    """What is lost to the rivals in the sale, or paid to keep it."""
    cost, most = 0.0, 0.0
    for rival in outlook.rivals():
        coins = outlook.game.cities[rival].coins
        if coins:
            most += DRAINED * coins + PARTING
    improvements = outlook.game.cards.improvements
    for item in ITEMS:
        number = item.count(outlook.city)
        if number and not (isinstance(item, Built) and improvements[item.improvement].stays):
            cost += number * worth(outlook, item, False)
    return min(cost, most)
