"""Effects that last: what improvements give all the time, and cards that count in hand (section 15)."""

from typing import Final

from tongbao.games.silk_cities.cards import effect_schema
from tongbao.games.silk_cities.cards.actions import FINE, GOODS, SILK
from tongbao.games.silk_cities.state.effect import Benefits, Effect


class TravelDiscount(Effect):
    """Each neutral region on the owner's routes costs so many ``coins`` less, not under 1."""

    __slots__ = ("coins",)

    def __init__(self, printed: effect_schema.TravelDiscount) -> None:
        super().__init__(printed)
        self.coins: Final = printed.coins

    def add_to(self, benefits: Benefits) -> None:
        benefits.travel_discount += self.coins


class GatherBonus(Effect):
    """The owner's first ``times`` gathers of a ``good`` in a round yield ``extra`` more."""

    __slots__ = ("extra", "good", "times")

    def __init__(self, printed: effect_schema.GatherBonus) -> None:
        super().__init__(printed)
        self.good: Final = GOODS.index(printed.good)
        self.extra: Final = printed.extra
        self.times: Final = printed.times

    def add_to(self, benefits: Benefits) -> None:
        benefits.gather_bonus = [more[:] for more in benefits.gather_bonus]
        more = benefits.gather_bonus[self.good]
        more.extend([0] * (self.times - len(more)))
        for gather in range(self.times):
            more[gather] += self.extra


class Income(Effect):
    """So many ``coins`` are added to the income."""

    __slots__ = ("coins",)

    def __init__(self, printed: effect_schema.Income) -> None:
        super().__init__(printed)
        self.coins: Final = printed.coins

    def add_to(self, benefits: Benefits) -> None:
        benefits.income += self.coins


class GrowDiscount(Effect):
    """To grow costs so much ``food`` less, not under 1."""

    __slots__ = ("food",)

    def __init__(self, printed: effect_schema.GrowDiscount) -> None:
        super().__init__(printed)
        self.food: Final = printed.food

    def add_to(self, benefits: Benefits) -> None:
        benefits.grow_discount += self.food


class BarbarianShield(Effect):
    """The owner never has a barbarian surcharge."""

    def add_to(self, benefits: Benefits) -> None:
        benefits.barbarian_shield = True


class QuickTraining(Effect):
    """Citizens whom the owner assigns as soldiers are trained at once."""

    def add_to(self, benefits: Benefits) -> None:
        benefits.quick_training = True


class SaleBonus(Effect):
    """So many ``coins`` come from the bank for each good sold to an empire; those for silk for fine silk too."""

    __slots__ = ("coins", "goods")

    def __init__(self, printed: effect_schema.SaleBonus) -> None:
        super().__init__(printed)
        good = GOODS.index(printed.good)
        self.goods: Final = [SILK, FINE] if good == SILK else [good]
        self.coins: Final = printed.coins

    def add_to(self, benefits: Benefits) -> None:
        benefits.sale_bonus = benefits.sale_bonus[:]
        for good in self.goods:
            benefits.sale_bonus[good] += self.coins


class StackDues(Effect):
    """In each region next to the city the largest stack after the one for the treasury goes to the owner."""

    def add_to(self, benefits: Benefits) -> None:
        benefits.stack_dues = True


class DrawChoice(Effect):
    """At each draw look at so many cards ``extra``, keep one, the others go under the deck unseen."""

    __slots__ = ("extra",)

    def __init__(self, printed: effect_schema.DrawChoice) -> None:
        super().__init__(printed)
        self.extra: Final = printed.extra

    def add_to(self, benefits: Benefits) -> None:
        benefits.draw_choice += self.extra


class GoldenAgeCards(Effect):
    """When the owner's empire falls draw so many ``cards``, before the sale."""

    __slots__ = ("cards",)

    def __init__(self, printed: effect_schema.GoldenAgeCards) -> None:
        super().__init__(printed)
        self.cards: Final = printed.cards

    def add_to(self, benefits: Benefits) -> None:
        benefits.golden_age_cards += self.cards


class VictoryPoints(Effect):
    """A card that is never played: its ``points`` count while it is in hand."""

    __slots__ = ("points",)

    def __init__(self, printed: effect_schema.VictoryPoints) -> None:
        super().__init__(printed)
        self.points: Final = printed.points

    def victory_points(self) -> int:
        return self.points
