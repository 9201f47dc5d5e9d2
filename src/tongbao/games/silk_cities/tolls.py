"""Standing terms of a city, for all others: its toll and its posted prices (sections 6 and 7)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import TOLLS, WANTS
from tongbao.games.silk_cities.deeds import Deed
from tongbao.games.silk_cities.table import SilkCities


class SetToll(Deed):
    """Change the toll, once a turn (S-22)."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        if not city.changed_toll:
            found.extend(TOLLS[city.toll])

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city = game.own(seat)
        city.toll = choice.parameters[0]
        city.changed_toll = True
        log.by(game, "toll", seat, city.toll)


class PostPrice(Deed):
    """Change a posted price, once a turn for each good (S-24)."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        for good, price in enumerate(city.wants):
            if not city.reposted[good]:
                found.extend(WANTS[good][price])

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city = game.own(seat)
        good, price = choice.parameters
        city.wants[good] = price
        city.reposted = [posted or other == good for other, posted in enumerate(city.reposted)]
        log.thing(game, "want", seat, "good", good, price)
