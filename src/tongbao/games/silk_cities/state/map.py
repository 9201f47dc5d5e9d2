"""Map: regions as they stand, borders, and the cheapest routes over it (sections 4.3 and 6)."""

from typing import Final

from mypy_extensions import i64

from tongbao.engine.seats import NOBODY
from tongbao.games.silk_cities.cards import schema
from tongbao.games.silk_cities.cards.actions import CHEAPEST, MOST_PLAYERS, PAST_CITIES, REGIONS, STEP_BY_STEP

NO_REGION: Final = -1
NO_STACKS: Final[list[int]] = []


class Region:
    """What lies in a region: the ``city`` of a seat or NOBODY, ``stacks`` in order of laying, the ``treasury``.

    It never changes: another one takes its place. A ruin is told by the city that has left it.
    """

    __slots__ = ("city", "stacks", "treasury")

    def __init__(self, city: int, stacks: list[int], treasury: int) -> None:
        self.city: Final = city
        self.stacks: Final = stacks
        self.treasury: Final = treasury

    def settled(self, seat: int) -> "Region":
        """The region once a seat has its city there; whoever has the treasury, it is empty."""
        return Region(seat, self.stacks, 0)

    def left(self) -> "Region":
        """The region once its city has been given up."""
        return Region(NOBODY, self.stacks, self.treasury)

    def with_stack(self, coins: int) -> "Region":
        """The region with one stack more."""
        return Region(self.city, [*self.stacks, coins], self.treasury)

    def cleared(self) -> "Region":
        """The region without its stacks."""
        return Region(self.city, NO_STACKS, self.treasury)

    def richer(self, coins: int) -> "Region":
        """The region with so many coins more in its treasury."""
        return Region(self.city, self.stacks, self.treasury + coins)


FAR: Final = 1 << 29
"""More than any route costs, even as the key of a search."""
CLOSED: Final = -1
NO_ROUTE: Final = -1
AT_HOME: Final = -2
UNKNOWN: Final = -3
NO_EMPIRE: Final = -1
BITS: Final = 4
LOWEST: Final = (1 << BITS) - 1
"""A region fits into so many bits."""
NO_MODE: Final = 0
CHEAPEST_ONLY: Final = 1 << CHEAPEST
FREE_CHOICE: Final = CHEAPEST_ONLY | 1 << STEP_BY_STEP
ALL_MODES: Final = FREE_CHOICE | 1 << PAST_CITIES
"""Masks of route modes."""


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
NOTHING_TO_TRAVEL: Final = [AT_HOME] * len(GOALS)
NOT_ASKED_FOR: Final = [UNKNOWN] * len(GOALS)


class Map:
    """The regions by number: ``neighbours``, ``travel`` costs, ``is_food``; by empire the regions at its ``borders``.

    ``is_next_to`` and ``is_bordering`` say the same of any two regions, and of an empire and a region.
    """

    def __init__(self, box: schema.Box) -> None:
        number = {region.id: place for place, region in enumerate(box.regions)}
        self.neighbours: Final = [sorted([number[name] for name in region.neighbours]) for region in box.regions]
        self.travel: Final = [region.travel for region in box.regions]
        self.is_food: Final = [region.kind == "food" for region in box.regions]
        self.borders: Final = [[number[r.id] for r in box.regions if e.id in r.empires] for e in box.empires]
        self.is_next_to: Final = [[there in near for there in range(REGIONS)] for near in self.neighbours]
        self.is_bordering: Final = [[there in near for there in range(REGIONS)] for near in self.borders]

    def ends(self, goal: Goal, homes: list[int]) -> list[int]:
        """Where a route ends: beside an empire, or beside a city; ``homes`` are the regions of the cities by seat."""
        return self.borders[goal.empire] if goal.seat == NOBODY else self.neighbours[homes[goal.seat]]

    def is_end(self, region: int, goal: Goal, homes: list[int]) -> bool:
        """Whether a route to a goal ends in a region."""
        return (self.is_bordering[goal.empire] if goal.seat == NOBODY else self.is_next_to[homes[goal.seat]])[region]

    def left_to_pay(self, costs: list[int], ends: list[int], closed: list[int], budget: int = FAR) -> list[int]:
        """By region the least that it and the rest of a route to one of the ``ends`` cost.

        FAR where there is none within the budget, CLOSED where it may not lead.
        """
        neighbours, least = self.neighbours, [FAR] * REGIONS
        for region in closed:
            least[region] = CLOSED
        waiting: list[int] = []
        for region in ends:
            if least[region] != CLOSED and costs[region] <= budget:
                least[region] = costs[region]
                waiting.append(region)
        for here in waiting:
            rest: i64 = least[here]
            for region in neighbours[here]:
                known: i64 = least[region]
                if rest < known:
                    cost: i64 = rest + costs[region]
                    if cost < known and cost <= budget:
                        least[region] = cost
                        waiting.append(region)
        return least


class Search:
    """The cheapest ways from a city to all regions that aren't closed.

    Of ways that cost the same the one through fewer regions is taken, and of these the one whose sequence of regions is
    the smallest in order. To compare ways without making lists of them, they are packed, by the region where they end:
    ``keys`` has the cost and, in the lowest four bits, the number of regions, ``trails`` the regions themselves, four
    bits each, the last one lowest. The key is FAR where no way leads, and CLOSED where none may lead.
    """

    __slots__ = ("keys", "trails")

    def __init__(self, map: Map, costs: list[int], home: int, closed: list[int]) -> None:
        neighbours, keys = map.neighbours, [FAR] * REGIONS
        trails = [0] * REGIONS
        for region in closed:
            keys[region] = CLOSED
        keys[home] = 0
        waiting = [home]
        for here in waiting:
            key: i64 = keys[here]
            trail: i64 = trails[here] << BITS
            for region in neighbours[here]:
                known: i64 = keys[region]
                if known <= key:
                    continue
                cost: i64 = costs[region]
                longer: i64 = key + (cost << BITS) + 1
                if longer <= known:
                    further: i64 = trail + region
                    if longer < known or further < trails[region]:
                        keys[region] = longer
                        trails[region] = further
                        waiting.append(region)
        keys[home] = CLOSED
        self.keys: Final = keys
        self.trails: Final = trails

    def cost(self, end: int) -> int:
        """What the way to a region costs."""
        return self.keys[end] >> BITS

    def regions(self, end: int) -> list[int]:
        """The regions of the way to one, which is the last, in order."""
        trail, length = self.trails[end], self.keys[end] & LOWEST
        return [trail >> BITS * i & LOWEST for i in range(length - 1, -1, -1)]

    def passes(self, end: int, regions: int) -> bool:
        """Whether the way to a region leads through one of a mask."""
        trail = self.trails[end]
        for _ in range(self.keys[end] & LOWEST):
            if regions >> (trail & LOWEST) & 1:
                return True
            trail >>= BITS
        return False

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


class Routes:
    """The routes of one city to every goal, as the map stands: ``costs`` of its regions, ``homes`` of all cities.

    By the number of a goal: the region in which the cheapest route ``ends``, AT_HOME if there is nothing to travel.
    What leads past all cities is found when it is first asked for.
    """

    __slots__ = ("cheapest", "cheapest_only", "costs", "ends", "ends_past", "home", "homes", "map", "past_cities")

    def __init__(self, map: Map, costs: list[int], seat: int, homes: list[int], cheapest_only: bool) -> None:
        home = homes[seat]
        cheapest, ends = Search(map, costs, home, []), NOTHING_TO_TRAVEL[:]
        for goal in GOALS[: len(TO_EMPIRE) + len(homes)]:
            if goal.seat != seat and not map.is_end(home, goal, homes):
                ends[goal.number] = cheapest.best(map.ends(goal, homes))
        self.map: Final = map
        self.costs: Final = costs
        self.home: Final = home
        self.homes: Final = homes
        self.cheapest_only: Final = cheapest_only
        self.cheapest: Final = cheapest
        self.ends: Final = ends
        self.past_cities: Search | None = None
        self.ends_past: Final = NOT_ASKED_FOR[:]

    def search_past_cities(self) -> Search:
        """The cheapest ways past all cities."""
        if self.past_cities is None:
            self.past_cities = Search(self.map, self.costs, self.home, self.homes)
        return self.past_cities

    def passes_city(self, goal: Goal) -> bool:
        """Whether the cheapest route leads through a city."""
        end, cities = self.ends[goal.number], 0
        for home in self.homes:
            cities |= 1 << home
        return end != AT_HOME and self.cheapest.passes(end, cities)

    def end_past(self, goal: Goal) -> int:
        """Where the cheapest route past all cities ends; NO_ROUTE if there is none other than the cheapest."""
        end = self.ends_past[goal.number]
        if end == UNKNOWN:
            end = NO_ROUTE
            if not self.cheapest_only and self.passes_city(goal):
                end = self.search_past_cities().best(self.map.ends(goal, self.homes))
            self.ends_past[goal.number] = end
        return end

    def cost(self, goal: Goal) -> int:
        """What the cheapest route to a goal costs."""
        end = self.ends[goal.number]
        return 0 if end == AT_HOME else self.cheapest.cost(end)

    def cost_past_cities(self, goal: Goal) -> int:
        """What the cheapest route past all cities costs; NO_ROUTE where it isn't offered."""
        end = self.end_past(goal)
        return NO_ROUTE if end == NO_ROUTE else self.search_past_cities().cost(end)

    def regions(self, goal: Goal, mode: int) -> list[int]:
        """The regions of the route of mode CHEAPEST or PAST_CITIES in order."""
        if mode == PAST_CITIES:
            return self.search_past_cities().regions(self.end_past(goal))
        end = self.ends[goal.number]
        return [] if end == AT_HOME else self.cheapest.regions(end)

    def lacks(self, goal: Goal, mode: int) -> str:
        """Why there is no route of a mode, whatever may be paid; nothing if there is one."""
        if mode == CHEAPEST:
            return ""
        if self.cheapest_only:
            return "cheapest_only"
        if self.ends[goal.number] == AT_HOME:
            return "next_door"
        if mode == STEP_BY_STEP or self.end_past(goal) != NO_ROUTE:
            return ""
        return "no_way_past" if self.passes_city(goal) else "no_city_passed"

    def modes(self, goal: Goal, budget: int) -> int:
        """The mask of the route modes with so many coins to spend."""
        end = self.ends[goal.number]
        if end == AT_HOME:
            return CHEAPEST_ONLY if budget >= 0 else NO_MODE
        if self.cheapest.cost(end) > budget:
            return NO_MODE
        if self.cheapest_only:
            return CHEAPEST_ONLY
        past = self.end_past(goal)
        return ALL_MODES if past != NO_ROUTE and self.search_past_cities().cost(past) <= budget else FREE_CHOICE
