"""Effects on the owner's turn: improvements that are used, and cards that are played (section 15)."""

from typing import Final

from tongbao.games.silk_cities.cards import effect_schema
from tongbao.games.silk_cities.cards.actions import CITY_SIZE, GOODS, ROLES, SILK
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.drawing import DRAW
from tongbao.games.silk_cities.state.effect import TurnEffect
from tongbao.games.silk_cities.state.obstacles import FULL_CITY, Obstacle, Price
from tongbao.games.silk_cities.state.table import SilkCities


class Untap(TurnEffect[SilkCities]):
    """Up to ``count`` tapped citizens of a ``role`` untap; at least one must be tapped."""

    __slots__ = ("count", "role")

    def __init__(self, printed: effect_schema.Untap) -> None:
        super().__init__(printed)
        self.role: Final = ROLES.index(printed.role)
        self.count: Final = printed.count

    def is_possible(self, game: SilkCities, seat: int) -> bool:
        return game.cities[seat].citizens.tapped_of(self.role) > 0

    def obstacles(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return [Obstacle("nobody_tapped", facts={"role": self.role})]

    def happen(self, game: SilkCities, seat: int) -> None:
        game.own(seat).citizens.untap(self.role, self.count)


class Patronage(TurnEffect[SilkCities]):
    """Pay, with some coins more ``per_card`` in hand, and draw ``cards``; silk is standard if there is any (S-43)."""

    __slots__ = ("cards", "coins", "food", "metal", "per_card", "silk")

    def __init__(self, printed: effect_schema.Patronage) -> None:
        super().__init__(printed)
        self.coins: Final = printed.pay.coins
        self.food: Final = printed.pay.food
        self.metal: Final = printed.pay.metal
        self.silk: Final = printed.pay.silk
        self.per_card: Final = printed.per_card
        self.cards: Final = printed.cards

    def coins_with(self, hand: int) -> int:
        """The coins to be paid with so many cards in hand."""
        return self.coins + self.per_card * hand

    def price(self, game: SilkCities, seat: int) -> Price:
        standard = min(self.silk, game.cities[seat].goods[SILK])
        return Price(self.coins_with(len(game.hands[seat])), [self.food, self.metal, standard, self.silk - standard])

    def is_possible(self, game: SilkCities, seat: int) -> bool:
        city = game.cities[seat]
        return city.coins >= self.coins_with(len(game.hands[seat])) and city.can_pay(self.price(game, seat))

    def obstacles(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return game.cities[seat].short_of(self.price(game, seat))

    def happen(self, game: SilkCities, seat: int) -> None:
        game.then([DRAW[seat] for _ in range(self.cards)])


class FreePassage(TurnEffect[SilkCities]):
    """So many ``coins``; the next route of this turn that isn't empty is free in neutral regions; tolls are paid."""

    __slots__ = ("coins",)

    def __init__(self, printed: effect_schema.FreePassage) -> None:
        super().__init__(printed)
        self.coins: Final = printed.coins

    def is_possible(self, game: SilkCities, seat: int) -> bool:
        return not game.cities[seat].free_passage

    def obstacles(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return [Obstacle("passage_open")]

    def happen(self, game: SilkCities, seat: int) -> None:
        city = game.own(seat)
        city.free_passage = True
        city.coins += self.coins
        game.routes = None


class GainCitizens(TurnEffect[SilkCities]):
    """So many new citizens of a ``role``, tapped, as far as there is room; the others are lost (S-46)."""

    __slots__ = ("count", "role")

    def __init__(self, printed: effect_schema.GainCitizens) -> None:
        super().__init__(printed)
        self.role: Final = ROLES.index(printed.role)
        self.count: Final = printed.count

    def is_possible(self, game: SilkCities, seat: int) -> bool:
        return game.cities[seat].has_room()

    def obstacles(self, game: SilkCities, seat: int) -> list[Obstacle]:
        return [FULL_CITY]

    def happen(self, game: SilkCities, seat: int) -> None:
        lost = self.lost(game, seat)
        game.own(seat).citizens.join(self.role, self.count - lost)
        if lost:
            events.by(game, "no_room", seat, lost)

    def lost(self, game: SilkCities, seat: int) -> int:
        """How many of them find no room."""
        return max(0, game.cities[seat].size() + self.count - CITY_SIZE)


class GainCoins(TurnEffect[SilkCities]):
    """So many ``coins`` from the bank."""

    __slots__ = ("coins",)

    def __init__(self, printed: effect_schema.GainCoins) -> None:
        super().__init__(printed)
        self.coins: Final = printed.coins

    def happen(self, game: SilkCities, seat: int) -> None:
        game.own(seat).coins += self.coins


class GainGoods(TurnEffect[SilkCities]):
    """So many of a ``good`` from the bank."""

    __slots__ = ("count", "good")

    def __init__(self, printed: effect_schema.GainGoods) -> None:
        super().__init__(printed)
        self.good: Final = GOODS.index(printed.good)
        self.count: Final = printed.count

    def happen(self, game: SilkCities, seat: int) -> None:
        game.own(seat).goods[self.good] += self.count
