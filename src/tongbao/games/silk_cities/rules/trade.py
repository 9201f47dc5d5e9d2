"""Trade with empires (sections 4.2 and 5), and a city's standing terms: its toll and posted prices (6 and 7)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import BUYS, FINE, MERCHANT, SELLS, TOLLS, WANTS
from tongbao.games.silk_cities.rules.journeys import Errand, in_the_way, pay_route
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.drawing import DRAW
from tongbao.games.silk_cities.state.empires import BUYER, BYZANTIUM, CHINA, SELLER
from tongbao.games.silk_cities.state.map import NO_MODE, TO_EMPIRE
from tongbao.games.silk_cities.state.obstacles import CLEAR, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities


class SetToll(Deed):
    """Change the toll, once a turn (S-22)."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        if not city.changed_toll:
            found.extend(TOLLS[city.toll])

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return [Obstacle("toll_changed")] if game.cities[seat].changed_toll else CLEAR

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        return [Obstacle("same_toll")] if choice.parameters[0] == game.cities[seat].toll else CLEAR

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city = game.own(seat)
        city.toll = choice.parameters[0]
        city.changed_toll = True
        events.by(game, "toll", seat, city.toll)


class PostPrice(Deed):
    """Change a posted price, once a turn for each good (S-24)."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        for good, price in enumerate(city.wants):
            if not city.reposted[good]:
                found.extend(WANTS[good][price])

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        city = game.cities[seat]
        good, price = choice.parameters
        if city.reposted[good]:
            return [Obstacle("want_changed")]
        return [Obstacle("same_want")] if price == city.wants[good] else CLEAR

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city = game.own(seat)
        good, price = choice.parameters
        city.wants[good] = price
        city.reposted = [posted or other == good for other, posted in enumerate(city.reposted)]
        events.thing(game, "want", seat, "good", good, price)


class Buy(Deed):
    """Tap a merchant, pay the route, pay the price to the bank, take one good."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        """Route and price together must be affordable."""
        city = game.cities[seat]
        if not city.citizens.untapped[MERCHANT]:
            return
        routes = game.routes_of(seat)
        for number, empire in enumerate(game.empires):
            for ware in empire.wares:
                modes = routes.modes(TO_EMPIRE[number], city.coins - empire.price(ware))
                if modes != NO_MODE:
                    found.extend(BUYS[ware][modes])

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return game.cities[seat].idle(MERCHANT)

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        ware, mode = choice.parameters
        number = SELLER[ware]
        empire = game.empires[number]
        if ware in empire.wares:
            return in_the_way(game, seat, TO_EMPIRE[number], mode, empire.price(ware))
        if number != CHINA:
            return [Obstacle("sold_out")]
        covered = ware - 1 in empire.wares and game.china().good(ware - 1) == FINE
        return [Obstacle("slot_covered" if covered else "slot_empty")]

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        ware, mode = choice.parameters
        price = game.empires[SELLER[ware]].price(ware)
        Purchase(seat, TO_EMPIRE[SELLER[ware]], mode, ware, price, price).set_out(game)


class Purchase(Errand):
    """``what`` is one of WARES."""

    def arrive(self, game: SilkCities, route: list[int]) -> None:
        """Pay the route, pay the price to the bank; the merchant taps and takes one good."""
        number, city = self.goal.empire, game.own(self.seat)
        empire = game.empires[number]
        cost, good = pay_route(game, self.seat, route), empire.good(self.what)
        city.coins -= self.price
        city.citizens.tap(MERCHANT, 1)
        city.goods[good] += 1
        game.empires[number] = empire.without(self.what)
        events.trade(game, "buy", self.seat, good, number, self.price, cost)


class Sell(Deed):
    """Tap a merchant, pay the route, hand one good to an empire, receive the price."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        """The route must be affordable before any money comes in."""
        city = game.cities[seat]
        if not city.citizens.untapped[MERCHANT]:
            return
        routes = game.routes_of(seat)
        for good, number in enumerate(city.goods):
            if number and game.empires[BUYER[good]].pays(good):
                modes = routes.modes(TO_EMPIRE[BUYER[good]], city.coins)
                if modes != NO_MODE:
                    found.extend(SELLS[good][modes])

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return game.cities[seat].idle(MERCHANT)

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        good, mode = choice.parameters
        if not game.cities[seat].goods[good]:
            return [Obstacle("no_good")]
        if not game.empires[BUYER[good]].pays(good):
            return [Obstacle("not_bought")]
        return in_the_way(game, seat, TO_EMPIRE[BUYER[good]], mode, 0)

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        good, mode = choice.parameters
        price = game.empires[BUYER[good]].pays(good)
        Sale(seat, TO_EMPIRE[BUYER[good]], mode, good, price).set_out(game)


class Sale(Errand):
    """``what`` is a good."""

    def arrive(self, game: SilkCities, route: list[int]) -> None:
        """Pay the route; the merchant taps and hands over one good for the price and what improvements add."""
        good, number, city = self.what, self.goal.empire, game.own(self.seat)
        cost, bonus = pay_route(game, self.seat, route), city.improvements.sale_bonus[good]
        city.citizens.tap(MERCHANT, 1)
        city.goods[good] -= 1
        city.coins += self.price + bonus
        game.empires[number] = game.empires[number].after_buying(good)
        events.trade(game, "sell", self.seat, good, number, self.price, cost)
        if bonus:
            events.by(game, "sale_bonus", self.seat, bonus)
        if number == BYZANTIUM and game.honours(good, len(route)):
            game.empires[number] = game.byzantium().having_honoured()
            events.by(game, "honour", self.seat)
            game.next(DRAW[self.seat])
