"""Numbers of the rules as a quick sheet tells them."""

from itertools import groupby

from tongbao.engine.meta import Plain
from tongbao.games.silk_cities.cards.actions import CITY_SIZE, HIGHEST_TOLL, LABORER, MERCHANT, SOLDIER
from tongbao.games.silk_cities.cards.terms import OPTIONS
from tongbao.games.silk_cities.rules.attacks import MOST_ARMS, MOST_COINS, MOST_PLUNDERS
from tongbao.games.silk_cities.rules.offers import OFFERS_A_TURN
from tongbao.games.silk_cities.state.card_set import CardSet
from tongbao.games.silk_cities.state.citizens import Citizens
from tongbao.games.silk_cities.state.city import CITIZEN_VALUE, MAIN_HARVEST, OTHER_HARVEST, START_COINS, VALUES, City
from tongbao.games.silk_cities.state.drawing import COINS_FOR_NO_CARD
from tongbao.games.silk_cities.state.empires import GOODS_PRICES, LEAST_STORE, SALE_PRICES, SILK_PRICES, STORE_PRICES


def numbers(cards: CardSet) -> Plain:
    """What there is to begin with, prices, limits, spoils, and how the game ends."""
    start = cards.box.start
    begin = Citizens.at_start(start.trained)
    return {
        "start": {
            "coins": START_COINS,
            "laborers": begin.of(LABORER),
            "merchants": begin.of(MERCHANT),
            "soldiers": begin.of(SOLDIER),
        },
        "treasury_growth": start.treasury_growth,
        "militia": start.militia,
        "safe_rounds": start.safe_rounds,
        "stand_rounds": start.stand_rounds,
        "victory": [int(value) for value in OPTIONS[0].values],
        "rounds": len(cards.silk_deck()),
        "harvest": {"main": MAIN_HARVEST, "other": OTHER_HARVEST},
        "growth": growth(cards),
        "limits": {"toll": HIGHEST_TOLL, "offers": OFFERS_A_TURN, "store": LEAST_STORE},
        "prices": {
            "silk": SILK_PRICES,
            "sales": SALE_PRICES,
            "store": STORE_PRICES[:0:-1],
            "goods": GOODS_PRICES,
        },
        "golden_age": {"goods": VALUES, "citizen": CITIZEN_VALUE},
        "spoils": {"plunders": MOST_PLUNDERS, "coins": MOST_COINS, "arms": MOST_ARMS},
        "no_card": COINS_FOR_NO_CARD,
    }


def growth(cards: CardSet) -> list[list[int]]:
    """By what one citizen more costs in food: with how many citizens at least and at most."""

    def cost(size: int) -> int:
        return City([], [], Citizens([size, 0, 0, 0], [0, 0, 0, 0], size), cards.together(0)).growth_cost()

    groups = [(food, list(sizes)) for food, sizes in groupby(range(CITY_SIZE), cost)]
    return [[sizes[0], sizes[-1], food] for food, sizes in groups]
