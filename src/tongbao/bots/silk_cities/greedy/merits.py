"""Merits: what each kind of effect of an improvement brings in the rounds to come."""

from collections.abc import Callable
from typing import Any, Final

from tongbao.bots.silk_cities.greedy.stakes import Stakes
from tongbao.games.silk_cities.cards.actions import FOOD, MERCHANT, METAL, SILK
from tongbao.games.silk_cities.effects.battle import BattleBonus
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
)
from tongbao.games.silk_cities.effects.turn import Patronage, Untap

TRAVEL: Final = 1.5
HARVEST: Final = 1.4
GROWTH: Final = 1.5
ATTACK: Final = 1.2
DEFENCE: Final = 0.6
SHIELD: Final = 0.8
TRAINING: Final = 0.7
SILK_SALE: Final = 0.5
DUES: Final = 0.8
TRADE: Final = 3.0
"""What an effect brings in a round, by its number where it has one."""
DRAWS: Final = 1.5
"""How many cards are drawn in a round."""
BETTER: Final = 0.2
"""How much better the best of two cards is than one."""
FALLS: Final = 0.2
"""How many falls there are in a round."""
MOST_FALLS: Final = 1.0
USES: Final = 0.75
"""How often a patronage is used in a round."""
SILK_GIVEN: Final = 6.0
GOOD_GIVEN: Final = 2.2


def merit(stakes: Stakes, number: int) -> float:
    """What an improvement is worth to a seat."""
    improvement = stakes.game.cards.improvements[number]
    a_round, a_fall = 0.0, stakes.coin * improvement.golden_age
    for effect in improvement.effects:
        if effect.kind in IN_A_FALL:
            a_fall += IN_A_FALL[effect.kind](stakes, effect)
        else:
            a_round += IN_A_ROUND[effect.kind](stakes, effect)
    return a_round * stakes.rounds + min(MOST_FALLS, FALLS * stakes.rounds) * a_fall


def travel_discount(stakes: Stakes, effect: TravelDiscount) -> float:
    """Coins spared on the way."""
    return stakes.coin * (TRAVEL * effect.coins)


def gather_bonus(stakes: Stakes, effect: GatherBonus) -> float:
    """More food or metal."""
    return HARVEST * effect.extra * effect.times if effect.good in (FOOD, METAL) else 0.0


def income(stakes: Stakes, effect: Income) -> float:
    """More coins."""
    return stakes.coin * effect.coins


def grow_discount(stakes: Stakes, effect: GrowDiscount) -> float:
    """Food spared."""
    return GROWTH * effect.food


def battle_bonus(stakes: Stakes, effect: BattleBonus) -> float:
    """Strength in fights."""
    strength, worth = -effect.strength if effect.on_enemy else effect.strength, 0.0
    if effect.attacks:
        worth += ATTACK * strength
    if effect.defends:
        worth += DEFENCE * strength
    return worth


def barbarian_shield(stakes: Stakes, effect: BarbarianShield) -> float:
    """No surcharges; the more players, the oftener somebody else meets the barbarians."""
    return SHIELD * stakes.game.players


def quick_training(stakes: Stakes, effect: QuickTraining) -> float:
    """Soldiers a round earlier."""
    return TRAINING


def untap(stakes: Stakes, effect: Untap) -> float:
    """Merchants who work twice."""
    return TRADE * min(effect.count, stakes.city.citizens.of(MERCHANT)) if effect.role == MERCHANT else 0.0


def sale_bonus(stakes: Stakes, effect: SaleBonus) -> float:
    """More coins for silk."""
    return stakes.coin * SILK_SALE * (effect.coins * sum([good >= SILK for good in effect.goods]))


def stack_dues(stakes: Stakes, effect: StackDues) -> float:
    """Coins that others have left."""
    return DUES * stakes.game.players


def patronage(stakes: Stakes, effect: Patronage) -> float:
    """Cards for what they cost, with one more in hand than now."""
    cost = stakes.coin * effect.coins_with(1 + stakes.hand)
    cost += GOOD_GIVEN * (effect.food + effect.metal) + SILK_GIVEN * effect.silk
    return USES * max(0.0, stakes.card * effect.cards - cost)


def draw_choice(stakes: Stakes, effect: DrawChoice) -> float:
    """Better cards."""
    return DRAWS * BETTER * stakes.card * effect.extra


def golden_age_cards(stakes: Stakes, effect: GoldenAgeCards) -> float:
    """Cards in a fall."""
    return stakes.card * effect.cards


IN_A_ROUND: Final[dict[str, Callable[[Stakes, Any], float]]] = {
    "travel_discount": travel_discount,
    "gather_bonus": gather_bonus,
    "income": income,
    "grow_discount": grow_discount,
    "battle_bonus": battle_bonus,
    "barbarian_shield": barbarian_shield,
    "quick_training": quick_training,
    "untap": untap,
    "sale_bonus": sale_bonus,
    "stack_dues": stack_dues,
    "patronage": patronage,
    "draw_choice": draw_choice,
}
"""By kind, what an effect brings in each round."""
IN_A_FALL: Final[dict[str, Callable[[Stakes, Any], float]]] = {"golden_age_cards": golden_age_cards}
"""By kind, what an effect brings when the empire falls."""
