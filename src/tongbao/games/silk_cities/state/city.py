"""City: all that one seat owns, for all to see (section 2)."""

from typing import Final

from tongbao.games.silk_cities.cards.actions import CITY_SIZE, FINE, FOOD, GOODS, METAL, MOST_PLAYERS, ROLES, SILK
from tongbao.games.silk_cities.state import obstacles
from tongbao.games.silk_cities.state.card_set import CardSet
from tongbao.games.silk_cities.state.citizens import Citizens
from tongbao.games.silk_cities.state.improvements import Improvements
from tongbao.games.silk_cities.state.map import NO_REGION
from tongbao.games.silk_cities.state.obstacles import Obstacle, Price

START_COINS: Final = 10
MAIN_HARVEST: Final = 2
OTHER_HARVEST: Final = 1
MOST_GROWTH: Final = 4
VALUES: Final = [1, 1, 2, 3]
"""What each food, metal, standard and fine silk brings in a Golden Age (11.2)."""
CITIZEN_VALUE: Final = 2
NOTHING_YET: Final[list[int]] = []
NONE_REFUSED: Final = [[False for _ in range(MOST_PLAYERS)] for _ in GOODS]
NONE_REPOSTED: Final = [False for _ in GOODS]


class City:
    """A city and all that belongs to it but the hand. Clones share it: ``game.own(seat)`` gives one to change.

    ``home`` and ``ruin`` are regions or NO_REGION; ``since``: the round at whose end it came there, 0 for the set-up.
    By good: ``goods``, and ``wants``, the posted prices. ``opening``: the coins it had when the round began.
    ``surcharge``: what barbarians add to each region of its routes.
    ``sacked``: in how many rounds, with this one, it can't be attacked, having been sacked.
    Of this round: ``gathered`` (how often food and metal), the improvements ``used``, and the seats ``attacked`` by it.
    Of this turn: the ``offers`` made, by good who ``refused`` it and whether its price is
    ``reposted``, whether it has ``changed_toll``, and whether its next route has ``free_passage``.
    """

    __slots__ = (
        "attacked",
        "changed_toll",
        "citizens",
        "coins",
        "free_passage",
        "gathered",
        "goods",
        "home",
        "improvements",
        "offers",
        "opening",
        "refused",
        "reposted",
        "ruin",
        "sacked",
        "since",
        "surcharge",
        "toll",
        "used",
        "wants",
    )

    def __init__(
        self,
        goods: list[int],
        wants: list[int],
        citizens: Citizens,
        improvements: Improvements,
        coins: int = START_COINS,
    ) -> None:
        self.goods: Final = goods
        self.wants: Final = wants
        self.citizens: Final = citizens
        self.improvements = improvements
        self.coins = coins
        self.opening = coins
        self.home = NO_REGION
        self.ruin = NO_REGION
        self.since = 0
        self.toll = 0
        self.surcharge = 0
        self.gathered = [0, 0]
        self.used = NOTHING_YET
        self.attacked = NOTHING_YET
        self.sacked = 0
        self.offers = 0
        self.refused = NONE_REFUSED
        self.reposted = NONE_REPOSTED
        self.changed_toll = False
        self.free_passage = False

    def copy(self) -> "City":
        """The same once more, to be changed by itself."""
        copy = City(self.goods[:], self.wants[:], self.citizens.copy(), self.improvements)
        copy.coins = self.coins
        copy.opening = self.opening
        copy.home = self.home
        copy.ruin = self.ruin
        copy.since = self.since
        copy.toll = self.toll
        copy.surcharge = self.surcharge
        copy.gathered = self.gathered
        copy.used = self.used
        copy.attacked = self.attacked
        copy.sacked = self.sacked
        copy.offers = self.offers
        copy.refused = self.refused
        copy.reposted = self.reposted
        copy.changed_toll = self.changed_toll
        copy.free_passage = self.free_passage
        return copy

    # Questions.

    def size(self) -> int:
        """How many citizens it has."""
        return self.citizens.size

    def has_room(self) -> bool:
        """Whether there is a place for another citizen (S-19)."""
        return self.citizens.size < CITY_SIZE

    def income(self) -> int:
        """A coin for each citizen, and what improvements add."""
        return self.size() + self.improvements.income

    def harvest(self, good: int, is_food_region: bool, after: int = 0) -> int:
        """The yield of a gather, the next one or the one ``after`` so many more.

        That is two of the region's own good or one of the other, and what improvements add.
        """
        harvest = MAIN_HARVEST if is_food_region == (good == FOOD) else OTHER_HARVEST
        return harvest + self.improvements.extra_harvest(good, self.gathered[good] + after)

    def growth_cost(self) -> int:
        """The food for one citizen more: by threes of those there are, at most 4, less improvements, at least 1."""
        cost = min(MOST_GROWTH, 1 + self.size() // 3) - self.improvements.grow_discount
        return cost if cost > 1 else 1

    def growth_price(self) -> Price:
        """The same as a price."""
        return Price(0, [self.growth_cost(), 0, 0, 0])

    def can_grow(self) -> bool:
        """Whether there are room and food for another citizen."""
        return self.goods[FOOD] > 0 and self.has_room() and self.growth_cost() <= self.goods[FOOD]

    def can_pay(self, price: Price) -> bool:
        """Whether it has what something costs."""
        for good, number in enumerate(price.goods):
            if self.goods[good] < number:
                return False
        return self.coins >= price.coins

    def short_of(self, price: Price) -> list[Obstacle]:
        """What it has too little of for a price; silk is paid with either kind (S-43)."""
        goods, need = self.goods, price.goods
        amounts = [
            (obstacles.COINS, price.coins, self.coins),
            (obstacles.FOOD, need[FOOD], goods[FOOD]),
            (obstacles.METAL, need[METAL], goods[METAL]),
            (obstacles.SILK, need[SILK] + need[FINE], goods[SILK] + goods[FINE]),
        ]
        return [Obstacle(kind, wanted, have) for kind, wanted, have in amounts if have < wanted]

    def idle(self, role: int) -> list[Obstacle]:
        """Why nobody of a role is untapped; soldiers in training count."""
        if self.citizens.untapped_of(role):
            return obstacles.CLEAR
        return [Obstacle(f"{ROLES[role]}s_tapped" if self.citizens.of(role) else f"no_{ROLES[role]}")]

    def golden_age(self) -> list[int]:
        """What the bank would pay, by part: the four goods, citizens, improvements (11.2)."""
        parts = [number * VALUES[good] for good, number in enumerate(self.goods)]
        return [*parts, self.size() * CITIZEN_VALUE, self.improvements.golden_age]

    # Verbs.

    def note_refusal(self, good: int, seat: int) -> None:
        """A partner doesn't want a good in this turn."""
        self.refused = [
            [no or (other == seat and kind == good) for other, no in enumerate(row)]
            for kind, row in enumerate(self.refused)
        ]

    def pay(self, price: Price) -> None:
        """Pay the bank."""
        self.coins -= price.coins
        for good, number in enumerate(price.goods):
            self.goods[good] -= number

    def renew(self) -> None:
        """What lasted for a round is over (4.1.2)."""
        self.gathered = [0, 0]
        self.used = NOTHING_YET
        self.attacked = NOTHING_YET
        self.sacked = max(0, self.sacked - 1)
        self.surcharge = 0

    def end_turn(self) -> None:
        """What held for a turn is over."""
        self.offers = 0
        self.refused = NONE_REFUSED
        self.reposted = NONE_REPOSTED
        self.changed_toll = False
        self.free_passage = False


def city_at_start(cards: CardSet) -> City:
    """The city of a seat before it is founded (section 3)."""
    citizens = Citizens.at_start(cards.box.start.trained)
    return City([0, 0, 0, 0], [0, 0, 0, 0], citizens, cards.together(0))
