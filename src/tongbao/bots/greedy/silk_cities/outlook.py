"""What things are worth to one seat as the table stands, in coins of somebody who has few."""

from typing import Final

from tongbao.bots.greedy.silk_cities.merits import merit
from tongbao.games.silk_cities.actions import (
    CITY_SIZE,
    FINE,
    FOOD,
    IMPROVEMENTS,
    MERCHANT,
    METAL,
    SILK,
    SOLDIER,
)
from tongbao.games.silk_cities.citizens import STATES, of_role
from tongbao.games.silk_cities.city import growth_cost, price_of_use
from tongbao.games.silk_cities.map import BYZANTIUM
from tongbao.games.silk_cities.table import SALE_PRICES, SilkCities

CARD_POINTS: Final = 0.78
"""The Victory Points of a card that nobody has seen, on average."""
ROUNDS_A_POINT: Final = 0.9
FEWEST_ROUNDS: Final = 2.0
"""The last points may take their time; only an empty silk deck makes a round the last for sure."""
CARD: Final = 15.0
"""What a development card is worth."""
RICH: Final = 30.0
"""Who has more coins than these values them less."""
WINNING: Final = 60.0
"""What it is worth more if it may win the game."""
LAST_CHANCE: Final = 500.0
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
HALF: Final = 0.5
"""A merchant who buys silk has done half of the work."""
MERCHANTS_SHARE: Final = 0.45
GUARDS: Final = 2
GUARD: Final = 7.0
"""What the metal for one of so many guards is worth."""


class Outlook:
    """What counts for one ``seat``: how many ``rounds`` are to come, what a ``card`` drawn is worth, what it needs."""

    def __init__(self, game: SilkCities, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.points: Final = game.points(seat)
        self.size: Final = game.size(seat)
        self.rounds: Final = rounds_left(game, seat, self.points)
        self.coin: Final = coin_worth(0.0 + game.coins[seat])
        self.card: Final = self.card_worth()
        self.rivalry: Final = RIVALRY / (game.players - 1)
        self.newcomer: Final = DELAY + NEEDED * growth_cost(game, seat, self.size)
        self.soldiers: Final = self.wanted_soldiers()
        self.merits: Final = [0.0] * IMPROVEMENTS
        self.target: Final = self.best_improvement()
        self.gifts: Final = [0, 0]
        self.gift_worth: Final = [NEEDED, NEEDED]
        self.plan_gifts()
        self.needs: Final = [self.need(FOOD), self.need(METAL)]

    def card_worth(self) -> float:
        """What a development card is worth."""
        game = self.game
        if not game.silk_deck:
            return LAST_CHANCE
        missing = game.terms.victory - self.points
        return CARD + WINNING / missing if missing <= 2 else CARD

    def receiving(self, coins: int) -> float:
        """What it is worth to receive so many coins at once."""
        return coins * coin_worth(self.game.coins[self.seat] + HALF * coins)

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

    def goods(self, good: int, held: int, more: int) -> float:
        """The same of several more."""
        return sum([self.good(good, held + i) for i in range(more)])

    def silk(self, good: int, held: int) -> float:
        """What silk will bring in Byzantium, after so many others have been sold there."""
        game = self.game
        slot, size = game.silk_sold() + held, good - SILK + 1
        if self.rounds < 1.0 and slot + size > len(SALE_PRICES):
            return 0.0
        price = 0
        for i in range(size):
            price += SALE_PRICES[min(slot + i, len(SALE_PRICES) - 1)]
        cost = game.routes_of(self.seat).cost[BYZANTIUM] if game.active == self.seat else 3
        return self.coin * max(0, price + game.cards.silk_bonus[good].of(game.improvements[self.seat]) - cost)

    def silk_held(self) -> int:
        """How many slots in Byzantium the seat's own silk would fill."""
        goods, first = self.game.goods, self.seat * 4
        return goods[first + SILK] + 2 * goods[first + FINE]

    def held(self, good: int) -> int:
        """How much the seat has of a good; of silk, how many slots it fills."""
        return self.silk_held() if good >= SILK else self.game.goods[self.seat * 4 + good]

    def wanted_soldiers(self) -> int:
        """How many soldiers to keep: a guard, or enough to beat the weakest rivals."""
        game = self.game
        limit = self.size // 2
        found, strength = GUARDS, 0
        weakest: list[int] = []
        for rival in range(game.players):
            if rival != self.seat:
                weakest.append(game.soldiers(rival) + game.cards.defence_bonus.of(game.improvements[rival]) + 1)
        for needed in sorted(weakest):
            strength += needed
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
        return self.wanted(role) - of_role(self.game.citizens, self.seat * STATES, role)

    def best_improvement(self) -> int:
        """The improvement to save for, -1 for none; the merits of all that are left are found on the way."""
        game, cards = self.game, self.game.cards
        mask = game.available & ~game.improvements[self.seat]
        best, found = 0.0, -1
        for improvement in range(IMPROVEMENTS):
            if mask >> improvement & 1:
                value = merit(game, self.seat, improvement, self.rounds, self.card, self.coin)
                self.merits[improvement] = value
                goods = cards.cost_food[improvement] + cards.cost_metal[improvement]
                gain = value - self.coin * cards.cost_coins[improvement] - NEEDED * goods
                if gain > best:
                    best, found = gain, improvement
        return found

    def improvement(self, improvement: int) -> float:
        """What an improvement is worth, whoever has it now."""
        return merit(self.game, self.seat, improvement, self.rounds, self.card, self.coin)

    def missing_guards(self) -> int:
        """How many soldiers it has too few to be left alone by those who have any."""
        game, most = self.game, 0
        for rival in range(game.players):
            if rival != self.seat:
                most = max(most, game.soldiers(rival))
        return max(0, min(GUARDS, self.size // 2, most) - game.soldiers(self.seat))

    def plan_gifts(self) -> None:
        """How much food and metal its patronages and its guard take in a round, and what it is worth there."""
        game, cards, seat = self.game, self.game.cards, self.seat
        guards = self.missing_guards()
        if guards:
            self.gifts[METAL] = guards
            self.gift_worth[METAL] = GUARD
        for improvement in range(IMPROVEMENTS):
            if game.improvements[seat] & cards.patrons & 1 << improvement:
                gain = self.card * cards.draws[improvement] - self.coin * price_of_use(game, seat, improvement)
                for good in range(2):
                    pay = cards.pays[1 + good][improvement]
                    if pay and gain > 0.0:
                        self.gifts[good] += pay
                        self.gift_worth[good] = max(self.gift_worth[good], GIFT * gain / pay)

    def need(self, good: int) -> int:
        """How much food or metal the seat has use for, beside gifts."""
        game, cards, seat = self.game, self.game.cards, self.seat
        need = 0
        if self.target >= 0:
            plans = min(MOST_PLANS, 1 + game.coins[seat] // COINS_A_PLAN)
            need += plans * (cards.cost_food if good == FOOD else cards.cost_metal)[self.target]
        if good == FOOD and self.size < CITY_SIZE and self.rounds > 1.5:
            need += growth_cost(game, seat, self.size)
        if good == METAL:
            need += max(0, self.lacking(SOLDIER))
        return need


def coin_worth(coins: float) -> float:
    """What one more coin is worth to somebody who has so many."""
    return 1.0 if coins < RICH else RICH / coins


def rounds_left(game: SilkCities, seat: int, points: int) -> float:
    """How many rounds are to come after this one."""
    most = 0.0 + points
    for rival in range(game.players):
        if rival != seat:
            most = max(most, CARD_POINTS * len(game.hands[rival]))
    left = max(FEWEST_ROUNDS, (game.terms.victory - most) * ROUNDS_A_POINT)
    return min(left, 0.0 + len(game.silk_deck))
