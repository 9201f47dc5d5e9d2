"""The map: regions and borders, and the cheapest routes over it (section 6)."""

from typing import Final

from mypy_extensions import mypyc_attr

from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.actions import CHEAPEST, MOST_PLAYERS, PAST_CITIES, REGIONS, STEP_BY_STEP
from tongbao.games.silk_cities.cards import schema

FAR: Final = 1 << 40
"""More than any route costs."""
CLOSED: Final = -1
NO_ROUTE: Final = -1
NO_EMPIRE: Final = -1
NO_MODE: Final = 0
CHEAPEST_ONLY: Final = 1 << CHEAPEST
FREE_CHOICE: Final = CHEAPEST_ONLY | 1 << STEP_BY_STEP
ALL_MODES: Final = FREE_CHOICE | 1 << PAST_CITIES
"""Masks of route modes."""


@mypyc_attr(acyclic=True)
class Goal:
    """Where a route leads: to an ``empire``, or to the city of a ``seat``; goals are numbered, empires first."""

    __slots__ = ("empire", "number", "seat")

    def __init__(self, number: int, empire: int, seat: int) -> None:
        self.number: Final = number
        self.empire: Final = empire
        self.seat: Final = seat


TO_EMPIRE: Final = [Goal(empire, empire, NOBODY) for empire in range(len(schema.EMPIRES))]
TO_CITY: Final = [Goal(len(TO_EMPIRE) + seat, NO_EMPIRE, seat) for seat in range(MOST_PLAYERS)]
GOALS: Final = [*TO_EMPIRE, *TO_CITY]


class Map:
    """The regions by number: ``neighbours``, ``travel`` costs, ``is_food``; by empire the ``borders``."""

    def __init__(self, box: schema.Box) -> None:
        number = {region.id: place for place, region in enumerate(box.regions)}
        self.neighbours: Final = [sorted([number[name] for name in region.neighbours]) for region in box.regions]
        self.travel: Final = [region.travel for region in box.regions]
        self.is_food: Final = [region.kind == "food" for region in box.regions]
        self.borders: Final = [[number[r.id] for r in box.regions if e.id in r.empires] for e in box.empires]

    def ends(self, goal: Goal, homes: list[int]) -> list[int]:
        """Where a route ends: beside the empire, or beside the city; ``homes`` are the regions of all cities by seat."""
        return self.borders[goal.empire] if goal.seat == NOBODY else self.neighbours[homes[goal.seat]]

    def left_to_pay(self, costs: list[int], ends: list[int], closed: list[int]) -> list[int]:
        """By region the least that it and the rest of a route to one of the ``ends`` cost.

        FAR where there is none, CLOSED where it may not lead.
        """
        least = [FAR] * REGIONS
        for region in closed:
            least[region] = CLOSED
        waiting: list[int] = []
        for region in ends:
            if least[region] != CLOSED:
                least[region] = costs[region]
                waiting.append(region)
        for here in waiting:
            rest = least[here]
            for region in self.neighbours[here]:
                cost = rest + costs[region]
                if cost < least[region]:
                    least[region] = cost
                    waiting.append(region)
        return least


# The regions of a way in order, packed into one number, the last one lowest: of two ways through equally many regions
# the one whose sequence is smaller is the smaller number. So a search compares ways without making lists of them.
REGION_BITS: Final = 4
LAST_REGION: Final = (1 << REGION_BITS) - 1


def unpack(trail: int, length: int) -> list[int]:
    """The regions of a packed way in order."""
    return [trail >> REGION_BITS * i & LAST_REGION for i in range(length - 1, -1, -1)]


class Search:
    """The cheapest ways from a city to all regions that aren't closed.

    By region the packed ``trails``, and the ``keys``: the cost and, in the lowest four bits, the number of regions; FAR
    if it isn't reached, CLOSED if it may not be. Of ways that cost the same the one through fewer regions is taken, and
    of these the smallest sequence.
    """

    __slots__ = ("keys", "trails")

    def __init__(self, map: Map, costs: list[int], home: int, closed: list[int]) -> None:
        keys = [FAR] * REGIONS
        trails = [0] * REGIONS
        for region in closed:
            keys[region] = CLOSED
        neighbours = map.neighbours
        waiting: list[int] = []
        for region in neighbours[home]:
            if keys[region] == FAR:
                keys[region] = (costs[region] << REGION_BITS) + 1
                trails[region] = region
                waiting.append(region)
        for here in waiting:
            key, trail = keys[here] + 1, trails[here] << REGION_BITS
            for region in neighbours[here]:
                longer, known = key + (costs[region] << REGION_BITS), keys[region]
                if longer < known or (longer == known and trail + region < trails[region]):
                    keys[region] = longer
                    trails[region] = trail + region
                    waiting.append(region)
        self.keys: Final = keys
        self.trails: Final = trails

    def best(self, ends: list[int]) -> int:
        """The one of these regions in which the cheapest way ends; NO_ROUTE if none can be reached."""
        found, key, trail = NO_ROUTE, FAR, 0
        for region in ends:
            reached = self.keys[region]
            if reached == CLOSED or reached > key:
                continue
            if reached < key or self.trails[region] < trail:
                found, key, trail = region, reached, self.trails[region]
        return found


class Ways:
    """By the number of a goal the ``cost``, the ``length`` in regions and the packed ``trail`` of a route to it."""

    __slots__ = ("cost", "length", "trail")

    def __init__(self, cost: int) -> None:
        self.cost: Final = [cost] * len(GOALS)
        self.length: Final = [0] * len(GOALS)
        self.trail: Final = [0] * len(GOALS)

    def lay(self, goal: Goal, search: Search, ends: list[int]) -> None:
        """The way to a goal as a search has found it, if it has."""
        region = search.best(ends)
        if region != NO_ROUTE:
            self.cost[goal.number] = search.keys[region] >> REGION_BITS
            self.length[goal.number] = search.keys[region] & LAST_REGION
            self.trail[goal.number] = search.trails[region]

    def passes(self, goal: Goal, regions: int) -> bool:
        """Whether the route to a goal leads through a region of a mask."""
        trail = self.trail[goal.number]
        for _ in range(self.length[goal.number]):
            if regions >> (trail & LAST_REGION) & 1:
                return True
            trail >>= REGION_BITS
        return False


NO_WAYS: Final = Ways(NO_ROUTE)


class Routes:
    """The routes of one city to every goal, as the map stands; ``costs`` are those of its regions."""

    __slots__ = ("cheapest", "cheapest_only", "costs", "past_cities")

    def __init__(self, map: Map, costs: list[int], seat: int, homes: list[int], cheapest_only: bool) -> None:
        home, cities = homes[seat], 0
        for region in homes:
            cities |= 1 << region
        search = Search(map, costs, home, [home])
        cheapest, past_cities = Ways(0), NO_WAYS
        passing: list[Goal] = []
        for goal in GOALS[: len(TO_EMPIRE) + len(homes)]:
            ends = map.ends(goal, homes)
            if goal.seat != seat and home not in ends:
                cheapest.lay(goal, search, ends)
                if cheapest.passes(goal, cities):
                    passing.append(goal)
        if passing and not cheapest_only:
            search, past_cities = Search(map, costs, home, homes), Ways(NO_ROUTE)
            for goal in passing:
                past_cities.lay(goal, search, map.ends(goal, homes))
        self.costs: Final = costs
        self.cheapest_only: Final = cheapest_only
        self.cheapest: Final = cheapest
        self.past_cities: Final = past_cities

    def cost(self, goal: Goal) -> int:
        """What the cheapest route to a goal costs."""
        return self.cheapest.cost[goal.number]

    def cost_past_cities(self, goal: Goal) -> int:
        """What the cheapest route past all cities costs; NO_ROUTE where it isn't offered."""
        return self.past_cities.cost[goal.number]

    def regions(self, goal: Goal, mode: int) -> list[int]:
        """The regions of the route of mode CHEAPEST or PAST_CITIES in order."""
        ways = self.past_cities if mode == PAST_CITIES else self.cheapest
        return unpack(ways.trail[goal.number], ways.length[goal.number])

    def modes(self, goal: Goal, budget: int) -> int:
        """The mask of the route modes with so many coins to spend."""
        number = goal.number
        if self.cheapest.cost[number] > budget:
            return NO_MODE
        if self.cheapest_only or not self.cheapest.length[number]:
            return CHEAPEST_ONLY
        return ALL_MODES if 0 <= self.past_cities.cost[number] <= budget else FREE_CHOICE
