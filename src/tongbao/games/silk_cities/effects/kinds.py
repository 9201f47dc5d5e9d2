"""Kinds of effects: the class of each, by the structure that is printed (section 15)."""

from collections.abc import Callable
from typing import Any, Final

from tongbao.games.silk_cities.cards.effect_schema import Printed
from tongbao.games.silk_cities.effects.battle import BattleBonus, CallOff
from tongbao.games.silk_cities.effects.lasting import (
    BarbarianShield,
    DrawChoice,
    GatherBonus,
    GoldenAgeCards,
    GrowDiscount,
    Income,
    QuickTraining,
    SaleBonus,
    StackDues,
    TravelDiscount,
    VictoryPoints,
)
from tongbao.games.silk_cities.effects.turn import (
    FreePassage,
    GainCitizens,
    GainCoins,
    GainGoods,
    Patronage,
    Untap,
)
from tongbao.games.silk_cities.state.effect import Effect

KINDS: Final[dict[str, Callable[[Any], Effect]]] = {
    "travel_discount": TravelDiscount,
    "gather_bonus": GatherBonus,
    "income": Income,
    "grow_discount": GrowDiscount,
    "battle_bonus": BattleBonus,
    "barbarian_shield": BarbarianShield,
    "quick_training": QuickTraining,
    "untap": Untap,
    "sale_bonus": SaleBonus,
    "stack_dues": StackDues,
    "patronage": Patronage,
    "draw_choice": DrawChoice,
    "golden_age_cards": GoldenAgeCards,
    "victory_points": VictoryPoints,
    "call_off": CallOff,
    "free_passage": FreePassage,
    "gain_citizens": GainCitizens,
    "gain_coins": GainCoins,
    "gain_goods": GainGoods,
}
"""In the order of the rules: those of improvements, then those of cards alone."""


def made(printed: Printed) -> Effect:
    """The effect that is printed."""
    return KINDS[printed.kind](printed)
