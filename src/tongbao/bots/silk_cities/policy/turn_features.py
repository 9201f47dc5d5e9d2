"""Features of the actions of a turn in Cities of the Silk Road."""

from typing import Final

from tongbao.bots.silk_cities.policy import feature_ids as t
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import (
    ASSIGN,
    ATTACK,
    BUILD,
    BUY,
    CHEAPEST,
    END,
    FINE,
    FOOD,
    GATHER,
    GATHER_ALL,
    GROW,
    IMPROVEMENTS,
    LABORER,
    MERCHANT,
    METAL,
    OFFER,
    PLAY,
    POSTED,
    SELL,
    SILK,
    SOLDIER,
    TOLL,
    USE,
    WANT,
)
from tongbao.games.silk_cities.effects.turn import Patronage
from tongbao.games.silk_cities.state.citizens import TRAINED
from tongbao.games.silk_cities.state.empires import BUYER, SELLER
from tongbao.games.silk_cities.state.map import TO_CITY, TO_EMPIRE
from tongbao.games.silk_cities.state.table import SilkCities

EARLY_ROUNDS: Final = 4
COSTLY: Final = [[t.OTHER_ROUTE]]
POSTINGS: Final = {
    choice.parameters: [t.POST_PRICE + 4 * choice.parameters[0] + POSTED.index(choice.parameters[1]) // 3]
    for choice in WANT.choices
}
BY_POSTING: Final = [[POSTINGS[good, price] if price in POSTED else [] for price in range(21)] for good in range(4)]
"""By good and price."""


class TurnFeatures:
    """A turn as it stands: what the city has, and what its gifts need."""

    __slots__ = ("city", "game", "gift", "most", "seat")

    def __init__(self, game: SilkCities, seat: int) -> None:
        city = game.cities[seat]
        self.game: Final = game
        self.seat: Final = seat
        self.city: Final = city
        gift = [0, 0, 0, 0]
        for number in city.improvements.usable:
            if number not in city.used:
                for use in game.cards.improvements[number].uses:
                    if isinstance(use, Patronage):
                        gift[FOOD] += use.food
                        gift[METAL] += use.metal
                        gift[SILK] += use.silk
        self.gift: Final = gift
        most = 0
        for other in range(game.players):
            if other != seat:
                most = max(most, game.cities[other].citizens.of(SOLDIER))
        self.most: Final = most

    def all(self, choices: list[Choice]) -> list[list[int]]:
        """Those of each choice."""
        found: list[list[int]] = []
        for choice in choices:
            verb = choice.verb
            if verb is WANT:
                found.append(BY_POSTING[choice.parameters[0]][choice.parameters[1]])
            elif verb is BUY:
                found.append(self.buy(choice.parameters[0]) if choice.parameters[1] == CHEAPEST else COSTLY[0])
            elif verb is SELL:
                found.append(self.sell(choice.parameters[0]) if choice.parameters[1] == CHEAPEST else COSTLY[0])
            elif verb is OFFER:
                if choice.parameters[2] == CHEAPEST:
                    found.append(self.offer(choice.parameters[0], choice.parameters[1]))
                else:
                    found.append(COSTLY[0])
            elif verb is ATTACK:
                found.append(self.attack(choice.parameters[0]) if choice.parameters[1] == CHEAPEST else COSTLY[0])
            elif verb is ASSIGN:
                found.append(self.assign(choice.parameters[0], choice.parameters[1]))
            elif verb is BUILD:
                found.append(self.build(choice.parameters[0]))
            elif verb is TOLL:
                found.append([t.SET_TOLL + choice.parameters[0]])
            elif verb is GATHER:
                found.append(self.gather(choice.parameters[0]))
            elif verb is GATHER_ALL:
                found.append([*self.gather(choice.parameters[0]), t.GATHER_ALL])
            elif choice is GROW:
                food = self.city.goods[FOOD] - self.city.growth_cost()
                found.append(
                    [t.GROW_SIZE + 4 * min(4, self.city.size() // 2 - 1 if self.city.size() > 1 else 0) + min(3, food)]
                )
            elif verb is USE:
                found.append([t.USE_KIND + choice.parameters[0]])
            elif verb is PLAY:
                idle = t.PLAY_IDLE if self.city.citizens.untapped[MERCHANT] else t.PLAY_KIND
                found.append([idle + choice.parameters[0]])
            elif choice is END:
                untapped = self.city.citizens.untapped
                found.append([t.END_TURN + 3 * min(2, untapped[LABORER]) + min(2, untapped[MERCHANT])])
            else:
                found.append([])
        return found

    def grow(self) -> list[int]:
        """How large the city is, and the food left."""
        size, left = self.city.size(), self.city.goods[FOOD] - self.city.growth_cost()
        return [t.GROW_SIZE + 4 * (0 if size < 4 else min(4, size // 2 - 1)) + min(3, left)]

    def gather(self, good: int) -> list[int]:
        """The region's own good or the other, how much there is, and whether a gift needs it."""
        held, own = self.city.goods[good], self.game.map.is_food[self.city.home] == (good == FOOD)
        found = [t.GATHER_HELD + 10 * good + (5 if own else 0) + min(4, held)]
        if held < self.gift[good]:
            found.append(t.GATHER_GIFT + good)
        return found

    def assign(self, role: int, new: int) -> list[int]:
        """How many there are in both roles, and how many soldiers the strongest rival has."""
        citizens = self.city.citizens
        pair = 3 * role + new
        armed = citizens.of(SOLDIER) - self.most
        return [
            t.ASSIGN_NEW + 5 * pair + min(4, citizens.of(new)),
            t.ASSIGN_OLD + 4 * pair + min(3, citizens.of(role) - 1),
            t.ASSIGN_ARMED + 4 * pair + (0 if armed < -1 else 1 if armed < 0 else 2 if armed < 2 else 3),
        ]

    def build(self, number: int) -> list[int]:
        """Which one, early or late, and what is left."""
        late = IMPROVEMENTS if self.game.round > EARLY_ROUNDS else 0
        left = self.city.coins - self.game.cards.improvements[number].price.coins
        return [t.BUILD_KIND + late + number, t.BUILD_LEFT + min(4, left // 5)]

    def buy(self, ware: int) -> list[int]:
        """Price and way, what is held, and whether a gift needs it."""
        game, empire = self.game, SELLER[ware]
        good = game.empires[empire].good(ware)
        cost = game.empires[empire].price(ware) + game.routes_of(self.seat).cost(TO_EMPIRE[empire])
        held, left = self.city.goods[good], self.city.coins - cost
        found = [
            t.BUY_COST + 7 * good + min(6, cost // 2),
            t.BUY_HELD + 4 * good + min(3, held),
            t.BUY_LEFT + 4 * good + (0 if left < 4 else 1 if left < 8 else 2 if left < 16 else 3),
        ]
        if held < self.gift[good]:
            found.append(t.BUY_GIFT + good)
        return found

    def sell(self, good: int) -> list[int]:
        """What it brings after the way, what is held, and whether a gift needs it."""
        game, empire = self.game, BUYER[good]
        net = game.empires[empire].pays(good) + self.city.improvements.sale_bonus[good]
        net -= game.routes_of(self.seat).cost(TO_EMPIRE[empire])
        step = 2 if good < SILK else 4 if good == FINE else 3
        held = self.city.goods[good]
        found = [
            t.SELL_NET + 7 * good + (0 if net < 0 else min(6, 1 + net // step)),
            t.SELL_HELD + 4 * good + min(3, held - 1),
        ]
        if held <= self.gift[good]:
            found.append(t.SELL_GIFT + good)
        return found

    def offer(self, good: int, partner: int) -> list[int]:
        """What has been posted for it, and what the partner has."""
        other = self.game.cities[partner]
        net = other.wants[good] - self.game.routes_of(self.seat).cost(TO_CITY[partner])
        return [
            t.OFFER_NET + 4 * good + (0 if net <= 0 else 1 if net < 4 else 2 if net < 9 else 3),
            t.OFFER_COINS + 4 * good + min(3, other.coins // 6),
        ]

    def attack(self, target: int) -> list[int]:
        """By how much the army outnumbers guards and militia, the guards, its cards, and the way."""
        game, city, other = self.game, self.city, self.game.cities[target]
        guards = other.citizens.untapped_of(SOLDIER)
        edge = city.citizens.untapped[TRAINED] + city.improvements.attack + other.improvements.against_attack
        edge += 3 - guards - game.militia()
        return [
            t.ATTACK_EDGE + (0 if edge < 0 else min(7, edge)),
            t.ATTACK_ALONE + min(3, guards),
            t.ATTACK_HAND + min(4, len(game.hands[target]) // 2),
            t.ATTACK_COST + min(3, game.routes_of(self.seat).cost(TO_CITY[target]) // 2),
        ]
