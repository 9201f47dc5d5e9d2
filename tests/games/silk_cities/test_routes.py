"""The cheapest routes, held against a search through all routes there are (section 6)."""

from collections.abc import Iterator

import pytest

from tongbao.engine.luck import FastLuck
from tongbao.games.silk_cities.card_sets import STANDARD
from tongbao.games.silk_cities.cards.actions import CHEAPEST, PAST_CITIES
from tongbao.games.silk_cities.state.map import CLOSED, FAR, NO_ROUTE, TO_CITY, TO_EMPIRE, Routes

MAP = STANDARD.map


def every_route(home: int, ends: set[int], closed: set[int]) -> Iterator[list[int]]:
    """All routes from a city that end in the first region reached of some."""
    if home in ends:
        yield []
        return
    waiting = [[region] for region in MAP.neighbours[home]]
    while waiting:
        route = waiting.pop()
        if route[-1] in closed or route[-1] in route[:-1] or route[-1] == home:
            continue
        if route[-1] in ends:
            yield route
        else:
            waiting.extend([*route, region] for region in MAP.neighbours[route[-1]])


def best(routes: Iterator[list[int]], costs: list[int]) -> tuple[int, int, list[int]] | None:
    """The cheapest; ties: fewer regions, then the smallest sequence."""
    return min(((sum(costs[r] for r in route), len(route), route) for route in routes), default=None)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("seed", range(12))
def test_routes_are_the_cheapest_with_their_ties(seed: int) -> None:
    """Of modes 0 and 1, to every empire and city, with costs and cities at random."""
    luck = FastLuck.from_seed(seed)
    regions = list(range(16))
    luck.shuffle(regions)
    homes = regions[: 2 + seed % 4]
    costs = [luck.below(4) if seed % 3 else 1 for _ in range(16)]
    for seat, home in enumerate(homes):
        routes = Routes(MAP, costs, seat, homes, False)
        others = [other for other in range(len(homes)) if other != seat]
        for goal in [*TO_EMPIRE, *[TO_CITY[other] for other in others]]:
            if goal in TO_EMPIRE:
                ends, closed = set(MAP.borders[goal.empire]), set[int]()
            else:
                ends, closed = set(MAP.neighbours[homes[goal.seat]]), {homes[goal.seat]}
            expected = best(every_route(home, ends, closed), costs)
            assert expected is not None
            found = routes.regions(goal, CHEAPEST)
            assert (routes.cost(goal), len(found), found) == expected
            assert MAP.is_end(home, goal, homes) == (found == [])
            detour = best(every_route(home, ends, closed | set(homes)), costs)
            if detour is None or not set(expected[2]) & set(homes):
                assert routes.cost_past_cities(goal) == NO_ROUTE
            else:
                assert (routes.cost_past_cities(goal), routes.regions(goal, PAST_CITIES)) == (detour[0], detour[2])


@pytest.mark.parametrize("seed", range(8))
def test_what_is_left_to_pay_is_the_least(seed: int) -> None:
    """From each region on to a goal, past closed ones, as hops need it."""
    luck = FastLuck.from_seed(100 + seed)
    costs = [luck.below(5) for _ in range(16)]
    regions = list(range(16))
    luck.shuffle(regions)
    closed, ends = set(regions[:4]), set(regions[4:7])
    left = MAP.left_to_pay(costs, regions[4:7], regions[:4])
    for region in regions:
        if region in closed:
            assert left[region] == CLOSED
            continue
        found = best(every_route(region, ends, closed), costs)
        assert left[region] == (FAR if found is None else costs[region] + found[0])
    for budget in range(12):
        within = MAP.left_to_pay(costs, regions[4:7], regions[:4], budget)
        assert within == [FAR if cost > budget else cost for cost in left]
