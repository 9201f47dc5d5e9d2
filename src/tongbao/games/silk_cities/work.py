"""What citizens do at home: change their work, gather, become more (section 4.2)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities import log
from tongbao.games.silk_cities.actions import ASSIGNMENTS, FOOD, GATHER, GROW, LABORER, MERCHANT, METAL, SOLDIER
from tongbao.games.silk_cities.citizens import TRAINING
from tongbao.games.silk_cities.deeds import Deed
from tongbao.games.silk_cities.table import SilkCities


class Assign(Deed):
    """One untapped citizen changes role: to laborer 1 food, to merchant 1 coin, to soldier 1 metal."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        for role, others in enumerate(ASSIGNMENTS):
            if city.citizens.untapped_of(role):
                if role != LABORER and city.goods[FOOD]:
                    found.append(others[LABORER])
                if role != MERCHANT and city.coins:
                    found.append(others[MERCHANT])
                if role != SOLDIER and city.goods[METAL]:
                    found.append(others[SOLDIER])

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        """He stays untapped; a new soldier is in training, unless training is quick (S-16)."""
        city = game.own(seat)
        role, new = choice.parameters
        if new == LABORER:
            city.goods[FOOD] -= 1
        elif new == MERCHANT:
            city.coins -= 1
        else:
            city.goods[METAL] -= 1
        in_training = new == SOLDIER and not city.improvements.quick_training
        city.citizens.reassign(role, TRAINING if in_training else new)
        log.assign(game, seat, role, new)


class Gather(Deed):
    """Tap a laborer: in a food region for 2 food or 1 metal, in a metal region for 1 food or 2 metal."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        if game.cities[seat].citizens.untapped[LABORER]:
            found.extend(GATHER.choices)

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city, good = game.own(seat), choice.parameters[0]
        harvest = game.harvest(seat, good)
        city.citizens.tap(LABORER, 1)
        city.gathered = [times + (kind == good) for kind, times in enumerate(city.gathered)]
        city.goods[good] += harvest
        log.thing(game, "gather", seat, "good", good, harvest)


class Grow(Deed):
    """One citizen more, a tapped laborer (S-18), for food."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        if game.cities[seat].can_grow():
            found.append(GROW)

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        city = game.own(seat)
        cost = city.growth_cost()
        city.goods[FOOD] -= cost
        city.citizens.join(LABORER, 1)
        log.by(game, "grow", seat, cost)
