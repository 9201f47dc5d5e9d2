"""Selling to another player (section 7)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import ACCEPT, ASKS_UP_TO, MERCHANT, OFFERS, REFUSE, TOP
from tongbao.games.silk_cities.rules.journeys import Errand, in_the_way, pay_route
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.map import NO_MODE, TO_CITY
from tongbao.games.silk_cities.state.obstacles import CLEAR, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities

OFFERS_A_TURN: Final = 3
NO_PRICE: Final = 0
"""While none has been named."""


class Offer(Deed):
    """Offer one good to another player, at most three times a turn, and not again what he has refused (7.1)."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        if not city.citizens.untapped[MERCHANT] or city.offers == OFFERS_A_TURN:
            return
        routes = game.routes_of(seat)
        for partner, other in enumerate(game.cities):
            if partner == seat or not other.coins:
                continue
            modes = routes.modes(TO_CITY[partner], city.coins)
            if modes != NO_MODE:
                for good, number in enumerate(city.goods):
                    if number and not city.refused[good][partner]:
                        found.extend(OFFERS[good][partner][modes])

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        city = game.cities[seat]
        made = [Obstacle("offers_made", OFFERS_A_TURN, facts={"n": OFFERS_A_TURN})]
        return city.idle(MERCHANT) or (made if city.offers == OFFERS_A_TURN else CLEAR)

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        city = game.cities[seat]
        good, partner, mode = choice.parameters
        if partner == seat or partner >= game.players:
            return [Obstacle("no_rival")]
        if not city.goods[good]:
            return [Obstacle("no_good")]
        if not game.cities[partner].coins:
            return [Obstacle("partner_poor")]
        if city.refused[good][partner]:
            return [Obstacle("refused")]
        return in_the_way(game, seat, TO_CITY[partner], mode, 0)

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        good, partner, mode = choice.parameters
        game.own(seat).offers += 1
        events.between(game, "offer", seat, partner, good)
        game.next(AskPrice(Delivery(seat, TO_CITY[partner], mode, good, NO_PRICE)))


class Delivery(Errand):
    """``what`` is a good, the goal the partner's city."""

    def at(self, price: int) -> "Delivery":
        """The same for a price."""
        return Delivery(self.seat, self.goal, self.mode, self.what, price)

    def arrive(self, game: SilkCities, route: list[int]) -> None:
        """Pay the route; the merchant taps, good and coins change hands (7.4)."""
        seat, partner, good = self.seat, self.goal.seat, self.what
        city, other = game.own(seat), game.own(partner)
        cost = pay_route(game, seat, route)
        city.citizens.tap(MERCHANT, 1)
        city.goods[good] -= 1
        other.goods[good] += 1
        city.coins += self.price
        other.coins -= self.price
        events.between(game, "deal", seat, partner, good, self.price, cost)


class AskPrice(Step[SilkCities]):
    """Name the price, at most the partner's coins; his posted price may already agree to it (7.2, 7.3)."""

    def __init__(self, errand: Delivery) -> None:
        super().__init__(errand.seat)
        self.errand: Final = errand

    def choices(self, game: SilkCities) -> list[Choice]:
        return ASKS_UP_TO[min(game.cities[self.errand.goal.seat].coins, TOP)]

    def take(self, game: SilkCities, choice: Choice) -> None:
        price = choice.parameters[0]
        errand, partner = self.errand.at(price), self.errand.goal.seat
        events.between(game, "ask", self.seat, partner, errand.what, price)
        if price <= game.cities[partner].wants[errand.what]:
            errand.set_out(game)
        else:
            game.next(Answer(errand))


class Answer(Step[SilkCities]):
    """The partner accepts or refuses; a refusal holds for this good and this turn (7.1)."""

    def __init__(self, errand: Delivery) -> None:
        super().__init__(errand.goal.seat)
        self.errand: Final = errand

    def choices(self, game: SilkCities) -> list[Choice]:
        return YES_OR_NO

    def take(self, game: SilkCities, choice: Choice) -> None:
        if choice is ACCEPT:
            self.errand.set_out(game)
        else:
            game.own(self.errand.seat).note_refusal(self.errand.what, self.seat)
            events.between(game, "refuse", self.seat, self.errand.seat, self.errand.what)


YES_OR_NO: Final = [ACCEPT, REFUSE]
