"""What is printed of an effect: one structure for each kind, tagged with its name (section 15)."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Good = Literal["food", "metal", "silk", "fine"]
Role = Literal["laborer", "merchant", "soldier"]
Few = Annotated[int, Meta(ge=1, le=9)]
Many = Annotated[int, Meta(ge=1, le=12)]
Coins = Annotated[int, Meta(ge=1, le=99)]
Payment = Annotated[int, Meta(ge=0, le=99)]


class Printed(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """An effect as it stands in a card file."""

    @property
    def kind(self) -> str:
        """The name of its kind."""
        return str(self.__struct_config__.tag)


class TravelDiscount(Printed, tag="travel_discount"):
    """Each neutral region on the owner's routes costs that much less."""

    coins: Coins


class GatherBonus(Printed, tag="gather_bonus"):
    """The first gathers of a good in a round yield more."""

    good: Good
    extra: Few
    times: Many


class Income(Printed, tag="income"):
    """Added to the income."""

    coins: Coins


class GrowDiscount(Printed, tag="grow_discount"):
    """To grow costs that much less."""

    food: Few


class BattleBonus(Printed, tag="battle_bonus"):
    """Changes the strength of an army."""

    when: Literal["attack", "defence", "any"]
    army: Literal["own", "enemy"]
    strength: Annotated[int, Meta(ge=-9, le=9)]


class BarbarianShield(Printed, tag="barbarian_shield"):
    """No barbarian surcharge."""


class QuickTraining(Printed, tag="quick_training"):
    """New soldiers are trained at once."""


class Untap(Printed, tag="untap"):
    """Citizens of a role untap."""

    role: Role
    count: Many


class SaleBonus(Printed, tag="sale_bonus"):
    """Coins for each good sold to an empire; those for silk come for fine silk too."""

    good: Good
    coins: Coins


class StackDues(Printed, tag="stack_dues"):
    """A stack of each region next to the city."""


class Pay(Struct, frozen=True, forbid_unknown_fields=True):
    """What a patronage costs."""

    coins: Payment = 0
    food: Payment = 0
    metal: Payment = 0
    silk: Payment = 0


class Patronage(Printed, tag="patronage"):
    """Pay, and so many coins for each card in hand, and draw cards."""

    pay: Pay
    per_card: Annotated[int, Meta(ge=0, le=9)]
    cards: Few


class DrawChoice(Printed, tag="draw_choice"):
    """More cards to look at when one is drawn."""

    extra: Few


class GoldenAgeCards(Printed, tag="golden_age_cards"):
    """Cards drawn when the empire falls; whether the improvement ``stays`` in the ruin then."""

    cards: Few
    stays: bool = False


class VictoryPoints(Printed, tag="victory_points"):
    """Points while the card is in hand."""

    points: Few


class CallOff(Printed, tag="call_off"):
    """The attack ends."""


class FreePassage(Printed, tag="free_passage"):
    """The next route is free in neutral regions, and so many coins come with it."""

    coins: Payment = 0


class GainCitizens(Printed, tag="gain_citizens"):
    """New citizens."""

    role: Role
    count: Many


class GainCoins(Printed, tag="gain_coins"):
    """Coins from the bank."""

    coins: Coins


class GainGoods(Printed, tag="gain_goods"):
    """Goods from the bank."""

    good: Good
    count: Many


ImprovementPrinted = (
    TravelDiscount
    | GatherBonus
    | Income
    | GrowDiscount
    | BattleBonus
    | BarbarianShield
    | QuickTraining
    | Untap
    | SaleBonus
    | StackDues
    | Patronage
    | DrawChoice
    | GoldenAgeCards
)
"""What an improvement may do."""
CardPrinted = VictoryPoints | BattleBonus | CallOff | FreePassage | GainCitizens | GainCoins | GainGoods | Untap
"""What a development card may do."""
