"""On the way: routes chosen by mode or region by region, and paid for when they are complete (section 6)."""

from typing import Any, Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import HOP, MOST_PLAYERS, STEP_BY_STEP
from tongbao.games.silk_cities.affairs import NO_SEAT, Errand
from tongbao.games.silk_cities.map import FIRST_CITY
from tongbao.games.silk_cities.table import NO_REGION, SilkCities

NOWHERE: Final[list[int]] = []


def set_out(
    game: SilkCities, seat: int, goal: int, what: int, mode: int, reserve: int, price: int, arrival: Step[Any]
) -> None:
    """The route is known at once or hopped along; then follows the arrival, where it is paid."""
    game.next(arrival)
    if mode == STEP_BY_STEP:
        game.errand = Errand(goal, what, mode, reserve, price, NOWHERE)
        game.next(HOPS[seat])
    else:
        game.errand = Errand(goal, what, mode, reserve, price, game.routes_of(seat).regions(goal, mode))


class Hop(Step[SilkCities]):
    """Go to a region from which the goal can still be reached, without repeating one and with the coins needed."""

    def choices(self, game: SilkCities) -> list[Choice]:
        errand = game.errand
        if errand is None:
            return NOTHING
        home, goal = game.homes[self.seat], game.goal_region(errand.goal)
        ends = game.map.to_goal(goal, errand.goal)
        costs = game.routes_of(self.seat).costs
        closed, here, budget = 1 << home, home, game.coins[self.seat] - errand.reserve
        for region in errand.route:
            closed |= 1 << region
            budget -= costs[region]
            here = region
        if ends >> here & 1:
            return NOTHING
        if goal != NO_REGION:
            closed |= 1 << goal
        left = game.map.left_to_pay(costs, ends, closed)
        return [HOP.of[region] for region in game.map.neighbours[here] if 0 <= left[region] <= budget]

    def take(self, game: SilkCities, choice: Choice) -> None:
        errand = game.errand
        if errand is not None:
            route = [*errand.route, choice.parameters[0]]
            game.errand = Errand(errand.goal, errand.what, errand.mode, errand.reserve, errand.price, route)
            game.next(self)


def pay_route(game: SilkCities, seat: int, errand: Errand) -> int:
    """All costs of the route together: stacks in neutral regions, coins for the owners of cities; the sum.

    A free passage is used up by a route that isn't empty.
    """
    if not errand.route:
        return 0
    costs, total = game.routes_of(seat).costs, 0
    for region in errand.route:
        cost, owner = costs[region], game.cities[region]
        total += cost
        if owner == NO_SEAT:
            game.lay_stack(region, cost)
        else:
            game.coins[owner] += cost
        if cost:
            log.payment(game, seat, owner, region, cost)
    game.coins[seat] -= total
    if game.free_passage:
        game.free_passage = False
        game.routes = None
    return total


def city_goal(seat: int) -> int:
    """The goal of a route to a seat's city."""
    return FIRST_CITY + seat


HOPS: Final = [Hop(seat) for seat in range(MOST_PLAYERS)]
