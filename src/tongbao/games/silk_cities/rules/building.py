"""Improvements are built and used, cards are played (sections 4.2 and 15)."""

from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import BUILD, FOOD, IMPROVEMENTS, METAL, PLAY, USE
from tongbao.games.silk_cities.rules.turn_actions import Deed
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.obstacles import CLEAR, FREE, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities


class Build(Deed):
    """Pay an improvement and put it on the board, if a copy is left and the kind isn't there yet."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        payable = game.cards.payable(city.coins, city.goods[FOOD], city.goods[METAL])
        buildable = payable & game.supply.mask & ~city.improvements.mask
        if buildable:
            for number in range(IMPROVEMENTS):
                if buildable >> number & 1:
                    found.append(BUILD.of[number])

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        city, number = game.cities[seat], choice.parameters[0]
        if city.improvements.has(number):
            return [Obstacle("owned")]
        if not game.supply.mask >> number & 1:
            return [Obstacle("none_left")]
        return city.short_of(game.cards.improvements[number].price)

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        number = choice.parameters[0]
        price = game.cards.improvements[number].price
        game.own(seat).pay(price)
        game.supply = game.supply.without(number)
        game.give_improvement(seat, number)
        events.cost(game, "build", seat, number, price)


class Use(Deed):
    """Use an improvement for what happens on the owner's turn, once a round."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        city = game.cities[seat]
        for number in city.improvements.usable:
            if number not in city.used and self.is_possible(game, seat, number):
                found.append(USE.of[number])

    def is_possible(self, game: SilkCities, seat: int, number: int) -> bool:
        """Whether all that happens with the improvement is possible."""
        for use in game.cards.improvements[number].uses:  # noqa: SIM110 - a plain loop is the quickest in both builds
            if not use.is_possible(game, seat):
                return False
        return True

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        city, number, found = game.cities[seat], choice.parameters[0], list[Obstacle]()
        if not city.improvements.has(number):
            return [Obstacle("not_built" if city.improvements.usable else "no_use")]
        if number not in city.improvements.usable:
            return [Obstacle("works_alone")]
        if number in city.used:
            return [Obstacle("used")]
        for use in game.cards.improvements[number].uses:
            if not use.is_possible(game, seat):
                found += use.obstacles(game, seat)
        return found

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        number, city = choice.parameters[0], game.own(seat)
        city.used = [*city.used, number]
        for use in game.cards.improvements[number].uses:
            price = use.price(game, seat)
            city.pay(price)
            if price is FREE:
                events.thing(game, "use_untap", seat, "improvement", number)
            else:
                events.cost(game, "use", seat, number, price)
            use.happen(game, seat)


class Play(Deed):
    """Play a card; it is discarded, and does what it says."""

    def add_choices(self, game: SilkCities, seat: int, found: list[Choice]) -> None:
        for card in game.hands[seat]:
            development = game.cards.development(card)
            effect = development.on_turn
            if effect is not None and effect.is_possible(game, seat) and PLAY.of[development.card] not in found:
                found.append(PLAY.of[development.card])

    def obstacles(self, game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
        kind = choice.parameters[0]
        found = unplayable(game, seat, kind)
        effect = game.cards.developments[kind].on_turn
        if not found and effect is None:
            return [Obstacle("in_battle")]
        if not found and effect is not None and not effect.is_possible(game, seat):
            return effect.obstacles(game, seat)
        return found

    def take(self, game: SilkCities, seat: int, choice: Choice) -> None:
        kind = choice.parameters[0]
        game.play_from_hand(seat, kind)
        effect = game.cards.developments[kind].on_turn
        if effect is not None:
            effect.happen(game, seat)


def unplayable(game: SilkCities, seat: int, kind: int) -> list[Obstacle]:
    """Why a seat can never play a card as things stand: it isn't in its hand, or its points count there."""
    if not game.hands[seat]:
        return [Obstacle("no_cards")]
    if kind not in [game.cards.development(card).card for card in game.hands[seat]]:
        return [Obstacle("not_in_hand")]
    return [Obstacle("keeps_points")] if game.cards.developments[kind].points else CLEAR
