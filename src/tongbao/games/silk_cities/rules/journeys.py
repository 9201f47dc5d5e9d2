"""Errands: merchants and armies on the way, and what their routes cost (section 6)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import HOP, PAST_CITIES, STEP_BY_STEP
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.map import FAR, Goal
from tongbao.games.silk_cities.state.obstacles import CLEAR, ROUTE, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities

BESIDE_HOME: Final[list[int]] = []
"""The empty route."""


class Errand:
    """A journey to be made: whose, where to, what for, in which route mode. It never changes.

    ``what`` is the good, or the ware that is bought; ``price`` what is paid for it. The ``reserve`` must be left after
    the route.
    """

    __slots__ = ("goal", "mode", "price", "reserve", "seat", "what")

    def __init__(self, seat: int, goal: Goal, mode: int, what: int, price: int, reserve: int = 0) -> None:
        self.seat: Final = seat
        self.goal: Final = goal
        self.mode: Final = mode
        self.what: Final = what
        self.price: Final = price
        self.reserve: Final = reserve

    def set_out(self, game: SilkCities) -> None:
        """The route is the one of the mode, or is chosen region by region."""
        if self.mode == STEP_BY_STEP:
            game.next(Hop(self, BESIDE_HOME))
        else:
            self.arrive(game, game.routes_of(self.seat).regions(self.goal, self.mode))

    def arrive(self, game: SilkCities, route: list[int]) -> None:
        """The route is complete: it is paid, and what was to be done there is done."""


class Hop(Step[SilkCities]):
    """Go to a region from which the goal can still be reached, without repeating one and with the coins needed."""

    def __init__(self, errand: Errand, route: list[int]) -> None:
        super().__init__(errand.seat)
        self.errand: Final = errand
        self.route: Final = route

    def choices(self, game: SilkCities) -> list[Choice]:
        homes = game.homes()
        here, budget = self.stand(game)
        if game.map.is_end(here, self.errand.goal, homes):
            return NOTHING
        left = self.left_to_pay(game, homes, budget)
        return [HOP.of[region] for region in game.map.neighbours[here] if 0 <= left[region] <= budget]

    def stand(self, game: SilkCities) -> tuple[int, int]:
        """The region where it stands, and the coins that are left for the rest of the route."""
        city, costs = game.cities[self.seat], game.routes_of(self.seat).costs
        here, budget = city.home, city.coins - self.errand.reserve
        for region in self.route:
            here, budget = region, budget - costs[region]
        return here, budget

    def take(self, game: SilkCities, choice: Choice) -> None:
        game.next(Hop(self.errand, [*self.route, choice.parameters[0]]))

    def happen(self, game: SilkCities) -> None:
        self.errand.arrive(game, self.route)

    def left_to_pay(self, game: SilkCities, homes: list[int], budget: int = FAR) -> list[int]:
        """By region what it and the rest of the route cost at least; CLOSED where the route may not lead (S-20).

        FAR where that is more than the budget.
        """
        goal = self.errand.goal
        closed = [homes[self.seat], *self.route]
        if goal.seat != NOBODY:
            closed.append(homes[goal.seat])
        return game.map.left_to_pay(game.routes_of(self.seat).costs, game.map.ends(goal, homes), closed, budget)


def in_the_way(game: SilkCities, seat: int, goal: Goal, mode: int, coins: int) -> list[Obstacle]:
    """What stands in the way of a journey in a route mode, if so many coins must be left at its end."""
    routes, have = game.routes_of(seat), game.cities[seat].coins
    if routes.modes(goal, have - coins) >> mode & 1:
        return CLEAR
    lacking = routes.lacks(goal, mode)
    if lacking:
        return [Obstacle(lacking)]
    cost = routes.cost_past_cities(goal) if mode == PAST_CITIES else routes.cost(goal)
    return [Obstacle(ROUTE, coins + cost, have, {"cost": cost})]


def pay_route(game: SilkCities, seat: int, route: list[int]) -> int:
    """All costs of the route together: stacks in neutral regions, coins for the owners of cities; the sum.

    A free passage is used up by a route that isn't empty.
    """
    if not route:
        return 0
    city, costs, total = game.own(seat), game.routes_of(seat).costs, 0
    for number in route:
        cost, owner = costs[number], game.regions[number].city
        total += cost
        if owner == NOBODY:
            game.lay_stack(number, cost)
        else:
            game.own(owner).coins += cost
        if cost:
            events.payment(game, seat, owner, number, cost)
    city.coins -= total
    if city.free_passage:
        city.free_passage = False
        game.routes = None
    return total
