"""Standing terms of a city, for all others: its toll and its posted prices (sections 6 and 7)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import TOLLS, WANTS
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.state import events
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
