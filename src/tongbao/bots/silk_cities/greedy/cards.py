"""Development cards: what each kind is worth to be played now, and to be kept of several."""

from collections.abc import Callable
from typing import Any, Final

from tongbao.bots.silk_cities.greedy.outlook import Outlook
from tongbao.engine.choice import Choice
from tongbao.games.silk_cities.cards.actions import MERCHANT
from tongbao.games.silk_cities.effects.battle import BattleBonus, CallOff
from tongbao.games.silk_cities.effects.lasting import VictoryPoints
from tongbao.games.silk_cities.effects.turn import FreePassage, GainCitizens, GainCoins, GainGoods, Untap
from tongbao.games.silk_cities.state.effect import Effect
from tongbao.games.silk_cities.state.empires import BYZANTIUM, CHINA
from tongbao.games.silk_cities.state.map import TO_EMPIRE

FIRST: Final = 300.0
EARLY: Final = 200.0
SOON: Final = 100.0
"""What costs nothing is done before anything is paid for."""
PASSAGE: Final = 3.0
"""So much must a free passage spare."""
POINT: Final = 10
"""A card with points is kept before any other."""


def play(outlook: Outlook, kind: int) -> float:
    """What a card gives when it is played now."""
    effect = outlook.game.cards.developments[kind].effect
    return PLAYED[effect.kind](outlook, effect)


def at_once(outlook: Outlook, effect: Effect) -> float:
    """What is only gained is played first."""
    return FIRST


def untap(outlook: Outlook, effect: Untap) -> float:
    """Kept until it untaps as many as it can, and nobody is left to work."""
    citizens = outlook.city.citizens
    is_full = citizens.tapped[MERCHANT] >= effect.count
    return SOON if is_full and not citizens.untapped[MERCHANT] else 0.0


def free_passage(outlook: Outlook, effect: FreePassage) -> float:
    """Kept until there is a long way to go, with silk or for silk."""
    routes, has_silk = outlook.game.routes_of(outlook.seat), outlook.silk_held() > 0
    cost = routes.cost(TO_EMPIRE[BYZANTIUM if has_silk else CHINA])
    is_wanted = has_silk or max(outlook.game.china().slots) > 0
    return EARLY + cost if outlook.city.citizens.untapped[MERCHANT] and cost >= PASSAGE and is_wanted else 0.0


PLAYED: Final[dict[str, Callable[[Outlook, Any], float]]] = {
    "gain_citizens": at_once,
    "gain_coins": at_once,
    "gain_goods": at_once,
    "untap": untap,
    "free_passage": free_passage,
}
"""By kind, what it gains to play a card on the turn."""


def keep(outlook: Outlook, choices: list[Choice]) -> Choice:
    """Of the cards looked at, the one with most Victory Points; of others the one that does most."""
    found, best = choices[0], -1
    for choice in choices:
        effect = outlook.game.cards.developments[choice.parameters[0]].effect
        worth = KEPT[effect.kind](effect)
        if worth > best:
            found, best = choice, worth
    return found


def points(effect: VictoryPoints) -> int:
    """Points before anything else."""
    return POINT * effect.points


def strength(effect: BattleBonus) -> int:
    """How much it changes a fight."""
    return abs(effect.strength)


def coins(effect: GainCoins) -> int:
    """How many it brings."""
    return effect.coins


def count(effect: GainCitizens | GainGoods | Untap) -> int:
    """How many it brings or untaps."""
    return effect.count


def rarely(effect: CallOff | FreePassage) -> int:
    """What waits for its moment."""
    return 0


KEPT: Final[dict[str, Callable[[Any], int]]] = {
    "victory_points": points,
    "battle_bonus": strength,
    "call_off": rarely,
    "free_passage": rarely,
    "gain_citizens": count,
    "gain_coins": coins,
    "gain_goods": count,
    "untap": count,
}
"""By kind, what a card is worth in hand."""
