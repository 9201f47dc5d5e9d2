"""Outlook: what things are worth to one seat as the table stands, in coins of somebody who has few."""

from typing import Final

from tongbao.bots.silk_cities.greedy.merits import merit
from tongbao.bots.silk_cities.greedy.stakes import HALF, Stakes
from tongbao.games.silk_cities.cards.actions import CITY_SIZE, FINE, FOOD, IMPROVEMENTS, MERCHANT, METAL, SILK, SOLDIER
from tongbao.games.silk_cities.effects.turn import Patronage
from tongbao.games.silk_cities.state.empires import BYZANTIUM, SALE_PRICES, size_of
from tongbao.games.silk_cities.state.map import TO_EMPIRE
from tongbao.games.silk_cities.state.table import SilkCities

WORK: Final = [3.2, 3.6, 2.8]
"""What a laborer, a merchant and a soldier bring in a round."""
DELAY: Final = 5.0
"""What it costs to wait for another citizen."""
RIVALRY: Final = 0.7
"""How much counts what others gain or lose, shared by all of them."""
WORTH_WHILE: Final = 0.8
"""How much counts of what a later round brings."""
NEEDED: Final = 3.2
SPARE: Final = [0.0, 0.0, 1.3, 2.1, 2.1, 2.1]
LEFT_OVER: Final = 0.2
"""What a food or metal is worth that is needed, that may be needed (by the number of players), and that nobody needs.

Between two, needed metal comes before two spare food; where more cities trade and attack, food comes first.
"""
GIFT: Final = 0.7
"""How much of what a card gains counts as the worth of the goods that are given for it."""
COINS_A_PLAN: Final = 20
MOST_PLANS: Final = 3
"""Who has many coins needs goods for several improvements."""
MERCHANTS_SHARE: Final = 0.45
GUARDS: Final = 2
GUARD: Final = 7.0
"""What the metal for one of so many guards is worth."""
NO_TARGET: Final = -1


class Outlook(Stakes):
    """What is worth how much to one seat, and what it needs; ``target`` is the improvement that it saves for."""

    def __init__(self, game: SilkCities, seat: int, viewer: int) -> None:
        super().__init__(game, seat, viewer)
        self.others: Final[list[Outlook | None]] = [None] * game.players
        self.size: Final = self.city.size()
        self.rivalry: Final = RIVALRY / (game.players - 1)
        self.newcomer: Final = DELAY + NEEDED * self.city.growth_cost()
        self.soldiers: Final = self.wanted_soldiers()
        self.merits: Final = [0.0] * IMPROVEMENTS
        self.target: Final = self.best_improvement()
        self.gifts: Final = [0, 0]
        self.gift_worth: Final = [NEEDED, NEEDED]
        self.plan_gifts()
        self.needs: Final = [self.need(FOOD), self.need(METAL)]

    def of(self, other: int) -> "Outlook":
        """How things stand for another seat, going by what all can see."""
        found = self.others[other]
        if found is None:
            self.others[other] = found = Outlook(self.game, other, self.seat)
        return found

    def soldiers_of(self, seat: int) -> int:
        """How many soldiers a seat has, trained or in training."""
        return self.game.cities[seat].citizens.of(SOLDIER)

    def citizen(self, role: int) -> float:
        """What a citizen is worth: what he will bring, but hardly more than another one costs."""
        return min(1.0 + WORTH_WHILE * WORK[role] * self.rounds, self.newcomer)

    def good(self, good: int, held: int) -> float:
        """What one more of a good is worth to who holds so many."""
        if good >= SILK:
            return HALF * self.silk(good, held)
        if held < self.gifts[good]:
            return self.gift_worth[good]
        if self.rounds < 1.0:
            return LEFT_OVER
        return NEEDED if held < self.gifts[good] + self.needs[good] else SPARE[self.game.players]

    def given(self, good: int) -> float:
        """What is lost with one of a good that the seat holds."""
        return self.good(good, 0 if good >= SILK else self.held(good) - 1)

    def goods(self, good: int, held: int, more: int) -> float:
        """The same of several more."""
        return sum([self.good(good, held + i) for i in range(more)])

    def silk(self, good: int, held: int) -> float:
        """What silk will bring in Byzantium, after so many others have been sold there."""
        game = self.game
        slot, size = game.byzantium().filled + held, size_of(good)
        if self.rounds < 1.0 and slot + size > len(SALE_PRICES):
            return 0.0
        price = 0
        for i in range(size):
            price += SALE_PRICES[min(slot + i, len(SALE_PRICES) - 1)]
        return self.coin * max(0, price + self.city.improvements.sale_bonus[good] - self.way_to_byzantium())

    def way_to_byzantium(self) -> int:
        """What the cheapest route of the city costs."""
        game, home = self.game, self.city.home
        if game.active == self.seat:
            return game.routes_of(self.seat).cost(TO_EMPIRE[BYZANTIUM])
        ends = game.map.borders[BYZANTIUM]
        if home in ends:
            return 0
        left = game.map.left_to_pay(game.travel_costs(self.seat), ends, [home])
        return min([left[region] for region in game.map.neighbours[home]])

    def silk_held(self) -> int:
        """How many slots in Byzantium the seat's own silk would fill."""
        return self.city.goods[SILK] + 2 * self.city.goods[FINE]

    def held(self, good: int) -> int:
        """How much the seat has of a good; of silk, how many slots it fills."""
        return self.silk_held() if good >= SILK else self.city.goods[good]

    def wanted_soldiers(self) -> int:
        """How many soldiers to keep: a guard, or enough to beat the weakest rivals."""
        limit = self.size // 2
        found, strength = GUARDS, 0
        militia = self.game.militia()
        weakest = [
            self.soldiers_of(rival) + militia - self.game.cities[rival].improvements.against_attack
            for rival in self.rivals()
        ]
        for needed in sorted(weakest):
            strength += needed + 1
            if strength <= limit:
                found = max(found, strength)
        return min(found, self.size)

    def wanted(self, role: int) -> int:
        """How many citizens of a role the city should have."""
        if role == SOLDIER:
            return self.soldiers
        others = self.size - self.soldiers
        merchants = int(others * MERCHANTS_SHARE + HALF)
        return merchants if role == MERCHANT else others - merchants

    def lacking(self, role: int) -> int:
        """How many it has too few, below 0 too many."""
        return self.wanted(role) - self.city.citizens.of(role)

    def best_improvement(self) -> int:
        """The improvement to save for, or NO_TARGET; the merits of all that are left are found on the way."""
        best, found = 0.0, NO_TARGET
        for number, copies in enumerate(self.game.supply.copies):
            if copies and not self.city.improvements.has(number):
                self.merits[number] = value = merit(self, number)
                price = self.game.cards.improvements[number].price
                gain = value - self.coin * price.coins - NEEDED * sum(price.goods)
                if gain > best:
                    best, found = gain, number
        return found

    def improvement(self, number: int) -> float:
        """What an improvement is worth, whoever has it now."""
        return merit(self, number)

    def missing_guards(self) -> int:
        """How many soldiers it has too few to be left alone by those who have any."""
        most = max([self.soldiers_of(rival) for rival in self.rivals()])
        return max(0, min(GUARDS, self.size // 2, most) - self.soldiers_of(self.seat))

    def plan_gifts(self) -> None:
        """How much food and metal its guard and its patronages take in a round, and what it is worth there."""
        guards = self.missing_guards()
        if guards:
            self.gifts[METAL] = guards
            self.gift_worth[METAL] = GUARD
        for number in self.city.improvements.usable:
            for use in self.game.cards.improvements[number].uses:
                if isinstance(use, Patronage):
                    gain = self.card * use.cards - self.coin * use.coins_with(self.hand)
                    self.plan_gift(FOOD, use.food, gain)
                    self.plan_gift(METAL, use.metal, gain)

    def plan_gift(self, good: int, pay: int, gain: float) -> None:
        """A patronage takes so much of a good, for what it gains."""
        if pay and gain > 0.0:
            self.gifts[good] += pay
            self.gift_worth[good] = max(self.gift_worth[good], GIFT * gain / pay)

    def need(self, good: int) -> int:
        """How much food or metal the seat has use for, beside gifts."""
        need = 0
        if self.target != NO_TARGET:
            plans = min(MOST_PLANS, 1 + self.city.coins // COINS_A_PLAN)
            need += plans * self.game.cards.improvements[self.target].price.goods[good]
        if good == FOOD and self.size < CITY_SIZE and self.rounds > 1.5:
            need += self.city.growth_cost()
        if good == METAL:
            need += max(0, self.lacking(SOLDIER))
        return need
