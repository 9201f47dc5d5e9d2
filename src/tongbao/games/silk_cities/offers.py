"""Selling to another player (section 7)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import ACCEPT, ASKS_UP_TO, MOST_PLAYERS, OFFERS, REFUSE, TOP
from tongbao.games.silk_cities.affairs import Errand
from tongbao.games.silk_cities.errands import city_goal, pay_route, set_out
from tongbao.games.silk_cities.map import FIRST_CITY, Routes
from tongbao.games.silk_cities.table import SilkCities
from tongbao.games.silk_cities.trade import MODES_BITS, tap_merchant

OFFERS_A_TURN: Final = 3


def add_offers(game: SilkCities, seat: int, routes: Routes, allowed: int, found: list[Choice]) -> None:
    """What can be offered to whom (7.1)."""
    coins = game.coins[seat]
    for partner in range(game.players):
        if partner == seat or not game.coins[partner]:
            continue
        modes = routes.modes(FIRST_CITY + partner, coins) & allowed
        if not modes:
            continue
        for good in range(4):
            place = good * MOST_PLAYERS + partner
            if game.goods[seat * 4 + good] and not game.refusals >> place & 1:
                found.extend(OFFERS[(place << MODES_BITS) + modes])


def offer(game: SilkCities, seat: int, good: int, partner: int, mode: int) -> None:
    """Offer a good to a partner; the price follows."""
    game.offers += 1
    game.errand = Errand(city_goal(partner), good, mode, 0, 0, [])
    log.between(game, "offer", seat, partner, good)
    game.next(ASK_PRICE[seat])


class AskPrice(Step[SilkCities]):
    """Name the price, at most the partner's coins; his posted price may already agree to it."""

    def choices(self, game: SilkCities) -> list[Choice]:
        errand = game.errand
        return NOTHING if errand is None else ASKS_UP_TO[min(game.coins[errand.goal - FIRST_CITY], TOP)]

    def take(self, game: SilkCities, choice: Choice) -> None:
        errand = game.errand
        if errand is None:
            return
        partner, good, price = errand.goal - FIRST_CITY, errand.what, choice.parameters[0]
        game.errand = Errand(errand.goal, good, errand.mode, 0, price, [])
        log.between(game, "ask", self.seat, partner, good, price)
        if price <= game.wants[partner * 4 + good]:
            agree(game)
        else:
            game.next(ANSWERS[partner])


class Answer(Step[SilkCities]):
    """The partner accepts or refuses; a refusal holds for this good and this turn."""

    def choices(self, game: SilkCities) -> list[Choice]:
        return YES_OR_NO

    def take(self, game: SilkCities, choice: Choice) -> None:
        errand = game.errand
        if errand is None:
            return
        if choice is ACCEPT:
            agree(game)
        else:
            game.refusals |= 1 << errand.what * MOST_PLAYERS + self.seat
            game.errand = None
            log.between(game, "refuse", self.seat, game.active, errand.what)


def agree(game: SilkCities) -> None:
    """The merchant sets out."""
    errand = game.errand
    if errand is not None:
        seat = game.active
        set_out(game, seat, errand.goal, errand.what, errand.mode, 0, errand.price, DELIVER[seat])


class Deliver(Automatic[SilkCities]):
    """Pay the route; the merchant taps, good and coins change hands."""

    def happen(self, game: SilkCities) -> None:
        seat, errand = self.seat, game.errand
        if errand is None:
            return
        partner, good, price = errand.goal - FIRST_CITY, errand.what, errand.price
        route = pay_route(game, seat, errand)
        tap_merchant(game, seat)
        game.goods[seat * 4 + good] -= 1
        game.goods[partner * 4 + good] += 1
        game.coins[seat] += price
        game.coins[partner] -= price
        game.errand = None
        log.between(game, "deal", seat, partner, good, price, route)


YES_OR_NO: Final = [ACCEPT, REFUSE]
SEATS: Final = range(MOST_PLAYERS)
ASK_PRICE: Final = [AskPrice(seat) for seat in SEATS]
ANSWERS: Final = [Answer(seat) for seat in SEATS]
DELIVER: Final = [Deliver(seat) for seat in SEATS]
