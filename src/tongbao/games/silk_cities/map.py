"""The map: regions and borders, and the cheapest routes over it (section 6)."""

from typing import TYPE_CHECKING, Final

from tongbao.games.silk_cities.actions import REGIONS

if TYPE_CHECKING:
    from tongbao.games.silk_cities.cards.faces import Box

CHINA: Final = 0
INDIA: Final = 1
PERSIA: Final = 2
BYZANTIUM: Final = 3
FIRST_CITY: Final = 4
"""Goals of routes: the four empires, then the cities by seat."""
LENGTH_BITS: Final = 4
LENGTH: Final = (1 << LENGTH_BITS) - 1
FAR: Final = 1 << 40
"""More than any route costs."""
CLOSED: Final = -1
NO_ROUTE: Final = -1


class Map:
    """The regions by number: ``neighbours``, ``travel`` costs, ``is_food``; by empire the ``borders``.

    ``next_to`` and ``bordering`` are the same as masks of regions.
    """

    def __init__(self, box: "Box") -> None:
        number = {region.id: region.number for region in box.regions}
        self.neighbours: Final = [sorted([number[name] for name in region.neighbours]) for region in box.regions]
        self.travel: Final = [region.travel for region in box.regions]
        self.is_food: Final = [region.kind == "food" for region in box.regions]
        self.borders: Final = [[r.number for r in box.regions if e.id in r.empires] for e in box.empires]
        self.next_to: Final = [sum([1 << n for n in near]) for near in self.neighbours]
        self.bordering: Final = [sum([1 << n for n in near]) for near in self.borders]

    def to_goal(self, goal_region: int, empire: int) -> int:
        """The mask of regions in which a route ends: beside a city's region, or, if that is -1, beside an empire."""
        return self.next_to[goal_region] if goal_region >= 0 else self.bordering[empire]

    def left_to_pay(self, costs: list[int], ends: int, closed: int) -> list[int]:
        """By region the least that it and the rest of a route to one of the ``ends`` cost.

        FAR where there is none, -1 for the ``closed`` regions.
        """
        least = [FAR] * REGIONS
        waiting: list[int] = []
        for region in range(REGIONS):
            if closed >> region & 1:
                least[region] = CLOSED
            elif ends >> region & 1:
                least[region] = costs[region]
                waiting.append(region)
        i = 0
        while i < len(waiting):
            here = waiting[i]
            i += 1
            rest = least[here]
            for region in self.neighbours[here]:
                cost = rest + costs[region]
                if cost < least[region]:
                    least[region] = cost
                    waiting.append(region)
        return least


class Search:
    """The cheapest ways from a city to all regions that aren't closed, the city's own among them.

    ``keys``: the cost times 16 plus the number of regions; ``trails``: the regions, four bits each, the first one
    highest. Ties: fewer regions, then the sequence that is smallest in order.
    """

    __slots__ = ("keys", "trails")

    def __init__(self, map: Map, costs: list[int], home: int, closed: int) -> None:
        keys = [FAR] * REGIONS
        trails = [0] * REGIONS
        waiting: list[int] = []
        neighbours = map.neighbours
        for region in range(REGIONS):
            if closed >> region & 1:
                keys[region] = CLOSED
        for region in neighbours[home]:
            if keys[region] == FAR:
                keys[region] = (costs[region] << LENGTH_BITS) + 1
                trails[region] = region
                waiting.append(region)
        i = 0
        while i < len(waiting):
            here = waiting[i]
            i += 1
            key, trail = keys[here] + 1, trails[here] << LENGTH_BITS
            for region in neighbours[here]:
                longer, known = key + (costs[region] << LENGTH_BITS), keys[region]
                if longer < known or (longer == known and trail + region < trails[region]):
                    keys[region] = longer
                    trails[region] = trail + region
                    waiting.append(region)
        self.keys: Final = keys
        self.trails: Final = trails

    def best(self, ends: list[int]) -> int:
        """The one of these regions in which the cheapest way ends, -1 if none can be reached."""
        found, key, trail = NO_ROUTE, FAR, 0
        for region in ends:
            reached = self.keys[region]
            if reached == CLOSED or reached > key:
                continue
            if reached < key or self.trails[region] < trail:
                found, key, trail = region, reached, self.trails[region]
        return found


def unfold(trail: int, length: int) -> list[int]:
    """The regions of a trail in order."""
    return [trail >> LENGTH_BITS * i & LENGTH for i in range(length - 1, -1, -1)]


class Routes:
    """The cheapest routes of one city to every goal, as the map stands; made anew only when it changes.

    By goal: ``cost`` and ``length`` of the route of mode 0 (length 0: nothing to travel), ``detour``: the cost of the
    route of mode 1, -1 where it isn't offered. ``costs`` are those of the regions.
    """

    __slots__ = ("cost", "costs", "detour", "detour_length", "detour_trail", "length", "trail")

    def __init__(self, map: Map, costs: list[int], seat: int, homes: list[int], detours: bool) -> None:
        home = homes[seat]
        goals = FIRST_CITY + len(homes)
        cost = [0] * goals
        length = [0] * goals
        trail = [0] * goals
        cities = 0
        for region in homes:
            cities |= 1 << region
        search = Search(map, costs, home, 1 << home)
        near = map.next_to[home]
        passed = 0
        for goal in range(goals):
            if goal < FIRST_CITY:
                if map.bordering[goal] >> home & 1:
                    continue
                region = search.best(map.borders[goal])
            else:
                if goal - FIRST_CITY == seat or near >> homes[goal - FIRST_CITY] & 1:
                    continue
                region = search.best(map.neighbours[homes[goal - FIRST_CITY]])
            key = search.keys[region]
            cost[goal] = key >> LENGTH_BITS
            length[goal] = key & LENGTH
            trail[goal] = rest = search.trails[region]
            for _ in range(key & LENGTH):
                if cities >> (rest & LENGTH) & 1:
                    passed |= 1 << goal
                    break
                rest >>= LENGTH_BITS
        self.costs: Final = costs
        self.cost: Final = cost
        self.length: Final = length
        self.trail: Final = trail
        self.detour: list[int] = [NO_ROUTE] * goals
        self.detour_length: list[int] = self.detour
        self.detour_trail: list[int] = self.detour
        if passed and detours:
            self.add_detours(map, Search(map, costs, home, cities), passed, homes)

    def add_detours(self, map: Map, search: Search, passed: int, homes: list[int]) -> None:
        """For the goals in the mask, the cheapest routes that pass no city (mode 1)."""
        self.detour_length = self.detour[:]
        self.detour_trail = self.detour[:]
        for goal in range(len(self.cost)):
            if not passed >> goal & 1:
                continue
            ends = map.borders[goal] if goal < FIRST_CITY else map.neighbours[homes[goal - FIRST_CITY]]
            region = search.best(ends)
            if region != NO_ROUTE:
                self.detour[goal] = search.keys[region] >> LENGTH_BITS
                self.detour_length[goal] = search.keys[region] & LENGTH
                self.detour_trail[goal] = search.trails[region]

    def regions(self, goal: int, mode: int) -> list[int]:
        """The regions of the route of mode 0 or 1 in order."""
        if mode:
            return unfold(self.detour_trail[goal], self.detour_length[goal])
        return unfold(self.trail[goal], self.length[goal])

    def modes(self, goal: int, budget: int) -> int:
        """The mask of the route modes with so many coins to spend, all of them allowed."""
        if self.cost[goal] > budget:
            return 0
        if not self.length[goal]:
            return 1
        return 7 if 0 <= self.detour[goal] <= budget else 5
