"""City of Cities of the Silk Road: what it owns, earns and can reach; distances found once for a map."""

from typing import Final

from tongbao.games.silk_cities.cards.actions import FINE, FOOD, LABORER, MERCHANT, METAL, REGIONS, SILK, SOLDIER
from tongbao.games.silk_cities.effects.turn import Patronage
from tongbao.games.silk_cities.state.citizens import TRAINED, TRAINING
from tongbao.games.silk_cities.state.empires import SALE_PRICES
from tongbao.games.silk_cities.state.improvements import Improvement
from tongbao.games.silk_cities.state.map import FAR, Map
from tongbao.games.silk_cities.state.table import SilkCities


class Atlas:
    """By empire and region the ``ways``: what the cheapest route costs."""

    def __init__(self, map: Map) -> None:
        self.map: Final = map
        self.ways: Final = [ways_to(map, borders) for borders in map.borders]


def ways_to(map: Map, borders: list[int]) -> list[int]:
    """By region what the cheapest route to one of the borders costs."""
    left = map.left_to_pay(map.travel, borders, [])
    found: list[int] = []
    for region in range(REGIONS):
        found.append(0 if region in borders else min([FAR, *[left[near] for near in map.neighbours[region]]]))
    return found


ATLASES: Final[list[Atlas]] = []
"""Those that were made, the latest first."""


def atlas_of(map: Map) -> Atlas:
    """The atlas of a map."""
    for atlas in ATLASES:
        if atlas.map is map:
            return atlas
    found = Atlas(map)
    ATLASES.insert(0, found)
    del ATLASES[4:]
    return found


class Standing:
    """A seat's city as all can see it, with ``turns`` of others before its next one.

    ``gifts`` are its improvements that give a card for a payment, ``ready`` those it could pay on its next turn, one
    after another, and ``spare`` are the coins it would have left then. ``guards`` could defend it now, ``army`` attack
    now; ``soldiers`` are all, and the ``militia`` defends as well.
    """

    __slots__ = (
        "army",
        "city",
        "coins",
        "gifts",
        "guards",
        "hand",
        "militia",
        "ready",
        "seat",
        "silk",
        "size",
        "soldiers",
        "spare",
        "strength",
        "to_act",
        "turns",
    )

    def __init__(self, game: SilkCities, seat: int, turns: int, to_act: bool) -> None:
        city = game.cities[seat]
        citizens, goods = city.citizens, city.goods
        self.city: Final = city
        self.seat: Final = seat
        self.turns: Final = turns
        self.to_act: Final = to_act
        self.hand: Final = len(game.hands[seat])
        self.coins: Final = city.coins
        self.size: Final = citizens.size
        self.army: Final = citizens.untapped[TRAINED]
        self.guards: Final = citizens.untapped[TRAINED] + citizens.untapped[TRAINING]
        self.militia: Final = game.militia()
        self.soldiers: Final = citizens.of(SOLDIER)
        self.silk: Final = goods[SILK] + 2 * goods[FINE]
        coins = city.coins if to_act else city.coins + city.income()
        food, metal, silk = goods[FOOD], goods[METAL], goods[SILK] + goods[FINE]
        gifts = ready = 0
        hand = self.hand
        for number in city.improvements.usable:
            gift = gift_of(game.cards.improvements[number])
            if gift is None:
                continue
            gifts += 1
            cost = gift.coins_with(hand)
            if coins >= cost and food >= gift.food and metal >= gift.metal and silk >= gift.silk:
                ready += 1
                hand += 1
                food -= gift.food
                metal -= gift.metal
                silk -= gift.silk
                coins -= cost
        self.gifts: Final = gifts
        self.ready: Final = ready
        self.spare: Final = coins
        self.strength: Final = self.hand + 0.5 * gifts + 0.3 * ready + 0.1 * self.size + 0.01 * city.coins

    def laborers(self) -> int:
        """How many laborers it has."""
        return self.city.citizens.of(LABORER)

    def merchants(self) -> int:
        """How many merchants it has."""
        return self.city.citizens.of(MERCHANT)

    def attacks_now(self, other: "Standing") -> int:
        """By how much its army outnumbers what can defend another city now."""
        return self.army + self.edge(other) - other.guards - other.militia

    def attacks_later(self, other: "Standing") -> int:
        """The same once all soldiers are trained and untapped."""
        return self.soldiers + self.edge(other) - other.soldiers - other.militia

    def edge(self, other: "Standing") -> int:
        """The strength that improvements of both give an attack on another city, for a sack (10.6)."""
        return self.city.improvements.attack + other.city.improvements.against_attack

    def silk_sale(self, filled: int, way: int) -> int:
        """What its silk will bring in Byzantium, where so many slots are filled, over a way of some cost."""
        found, slot = 0, filled
        bonus = self.city.improvements.sale_bonus
        goods = self.city.goods
        for _ in range(goods[FINE]):
            found += price(slot) + price(slot + 1) + bonus[FINE] - way
            slot += 2
        for _ in range(goods[SILK]):
            found += price(slot) + bonus[SILK] - way
            slot += 1
        return found


def price(slot: int) -> int:
    """What a slot in Byzantium brings; beyond the last as much as there, in a later round."""
    return SALE_PRICES[slot] if slot < len(SALE_PRICES) else SALE_PRICES[-1]


def gift_of(improvement: Improvement) -> Patronage | None:
    """The patronage of an improvement, if it is one."""
    for use in improvement.uses:
        if isinstance(use, Patronage):
            return use
    return None
