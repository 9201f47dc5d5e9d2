"""Work of citizens at home: they change it, gather, become more (section 4.2)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import (
    ASSIGNMENTS,
    FOOD,
    GATHER,
    GATHER_ALL,
    GROW,
    LABORER,
    MERCHANT,
    METAL,
    SOLDIER,
)
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.citizens import TRAINING
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.obstacles import CLEAR, FULL_CITY, Obstacle, Price
from tongbao.games.silk_cities.state.table import SilkCities

NEW_ROLE: Final = [Price(0, [1, 0, 0, 0]), Price(1, [0, 0, 0, 0]), Price(0, [0, 1, 0, 0])]
"""What it costs to become a laborer, a merchant, a soldier."""


class Assign(Deed):
    """One untapped citizen changes role: to laborer 1 food, to merchant 1 coin, to soldier 1 metal."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        payable = self.payable(city)
        for role, others in enumerate(ASSIGNMENTS):
            if city.citizens.untapped_of(role):
                found.extend(others[payable])

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        city = game.cities[seat]
        if any(city.citizens.untapped):
            return CLEAR
        return [Obstacle("citizens_tapped" if city.size() else "no_citizens")]

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        city = game.cities[seat]
        role, new = choice.parameters
        return [*city.idle(role), *(CLEAR if self.payable(city) >> new & 1 else city.short_of(NEW_ROLE[new]))]

    def payable(self, city: City) -> int:
        """The mask of the roles that it can pay for, with 1 food, 1 coin or 1 metal."""
        goods = city.goods
        return (goods[FOOD] > 0) << LABORER | (city.coins > 0) << MERCHANT | (goods[METAL] > 0) << SOLDIER

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        """He stays untapped; a new soldier is in training, unless training is quick (S-16)."""
        city = game.own(seat)
        role, new = choice.parameters
        city.pay(NEW_ROLE[new])
        in_training = new == SOLDIER and not city.improvements.quick_training
        city.citizens.reassign(role, TRAINING if in_training else new)
        events.assign(game, seat, role, new)


class Gather(Deed):
    """Tap a laborer: in a food region for 2 food or 1 metal, in a metal region for 1 food or 2 metal."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        if game.cities[seat].citizens.untapped[LABORER]:
            found.extend(GATHER.choices)

    def closed(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return game.cities[seat].idle(LABORER)

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        self.harvest(game, seat, choice.parameters[0], 1)

    def harvest(self, game: SilkCities, seat: int, good: int, laborers: int) -> None:
        """So many laborers tap, one after another."""
        city, harvest = game.own(seat), 0
        for _ in range(laborers):
            harvest += game.harvest(seat, good)
            city.gathered = [times + (kind == good) for kind, times in enumerate(city.gathered)]
        city.citizens.tap(LABORER, laborers)
        city.goods[good] += harvest
        events.thing(game, "gather", seat, "good", good, harvest)


class GatherAll(Gather):
    """Tap all laborers for one good; offered for two and more, from version 2 of the rules on."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        if game.setup.rules > 1 and game.cities[seat].citizens.untapped[LABORER] > 1:
            found.extend(GATHER_ALL.choices)

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        return CLEAR if game.cities[seat].citizens.untapped[LABORER] > 1 else [Obstacle("one_laborer")]

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        self.harvest(game, seat, choice.parameters[0], game.cities[seat].citizens.untapped[LABORER])


class Grow(Deed):
    """One citizen more, a tapped laborer (S-18), for food."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        if game.cities[seat].can_grow():
            found.append(GROW)

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        city = game.cities[seat]
        return city.short_of(city.growth_price()) if city.has_room() else [FULL_CITY]

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city = game.own(seat)
        cost = city.growth_cost()
        city.goods[FOOD] -= cost
        city.citizens.join(LABORER, 1)
        events.by(game, "grow", seat, cost)
