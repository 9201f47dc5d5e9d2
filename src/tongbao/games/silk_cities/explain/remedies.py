"""Remedies: choices that bring one nearer which isn't offered. Works on redacted copies only."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Remedy
from tongbao.games.silk_cities.cards.actions import (
    ARMY,
    ASK,
    ASSIGN,
    BUY,
    CHEAPEST,
    DEFEND,
    GATHER,
    GATHER_ALL,
    GOODS,
    LIMIT,
    PAST_CITIES,
    PLAY,
    RAISE,
    ROLES,
    SELL,
    SOLDIERS,
    USE,
)
from tongbao.games.silk_cities.explain.blocked_answers import obstacles
from tongbao.games.silk_cities.rules.turns import DEEDS, Turn
from tongbao.games.silk_cities.state.city import City
from tongbao.games.silk_cities.state.obstacles import COINS, FREE, PAYMENTS, ROUTE, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities

WORKERS: Final[dict[str, list[str]]] = {
    **{f"no_{role}": [role] for role in ROLES},
    **{f"{role}s_tapped": [role] for role in ROLES},
    "soldiers_training": ["soldier"],
}
"""By kind of obstacle the citizen who is short."""
MENDED: Final = (*PAYMENTS, ROUTE, "no_good", "citizens_tapped", *WORKERS)
"""The obstacles that another deed of the same turn may end."""
OTHER_MODES: Final = ("cheapest_only", "next_door", "no_way_past", "no_city_passed")
"""The obstacles of a route mode alone."""
NUMBERS: Final = (SOLDIERS, ASK, ARMY, DEFEND, LIMIT, RAISE)
"""The verbs that name a number, of which another one may be possible."""
MOST_REMEDIES: Final = 3


def remedies(game: SilkCities, seat: int, choice: Choice, found: list[Obstacle]) -> list[Remedy]:
    """What the seat may do now that brings a choice nearer, best first."""
    if isinstance(game.step, Turn) and choice.verb in DEEDS:
        helping = before(game, seat, choice, found) if found[0].kind in MENDED else []
        return [*instead(game, seat, choice, found[0]), *helping][:MOST_REMEDIES]
    numbers = [other for other in game.choices(seat) if other.verb is choice.verb and choice.verb in NUMBERS]
    n = choice.parameters[0] if choice.parameters else 0
    numbers.sort(key=lambda other: abs(other.parameters[0] - n))
    return [Remedy(other, {"n": other.parameters[0]}) for other in numbers[:1]]


def instead(game: SilkCities, seat: int, choice: Choice, nearest: Obstacle) -> list[Remedy]:
    """The same by the cheapest route, or the silk that covers an empty slot."""
    things, mode = choice.parameters[:-1], choice.parameters[-1] if choice.parameters else CHEAPEST
    if nearest.kind == "slot_covered":
        things = (things[0] - 1,)
    elif nearest.kind not in OTHER_MODES and not (nearest.kind == ROUTE and mode == PAST_CITIES):
        return []
    wish = (*things, CHEAPEST)
    same = [other for other in game.choices(seat) if other.verb is choice.verb and other.parameters == wish]
    return [Remedy(other, {}) for other in same]


def before(game: SilkCities, seat: int, choice: Choice, found: list[Obstacle]) -> list[Remedy]:
    """What brings coins, goods or untapped citizens that are short, found by trying; what helps most comes first."""
    ranked = list[tuple[tuple[int, int], int, Remedy]]()
    for other in game.choices(seat):
        if draws_nothing(game, seat, other) and not choice.verb is other.verb is ASSIGN:
            trial = game.clone()
            trial.take(seat, other)
            left = obstacles(trial, seat, choice)
            if is_nearer(found, left):
                remedy = Remedy(other, gains(game.cities[seat], trial.cities[seat]))
                ranked.append((distance(left), other.id, remedy))
    return [remedy for _, _, remedy in sorted(ranked, key=lambda one: one[:2])]


def draws_nothing(game: SilkCities, seat: int, choice: Choice) -> bool:
    """Whether a deed brings something at once, without luck, hidden cards or anybody else: a view can try it."""
    verb = choice.verb
    if verb in (BUY, SELL):
        return choice.parameters[-1] == CHEAPEST
    if verb is USE:
        uses = game.cards.improvements[choice.parameters[0]].uses
        return all(use.price(game, seat) is FREE for use in uses)
    return verb in (GATHER, GATHER_ALL, ASSIGN, PLAY)


def is_nearer(found: list[Obstacle], left: list[Obstacle]) -> bool:
    """Whether the nearest obstacle is gone or smaller, or another part of the same price, and none is greater."""
    was, now = shortages(found), shortages(left)
    kinds = PAYMENTS if found[0].kind in PAYMENTS else (found[0].kind,)
    helps = any(now.get(kind, 0) < was.get(kind, 0) for kind in kinds)
    return helps and all(was.get(kind, 0) >= short for kind, short in now.items())


def shortages(found: list[Obstacle]) -> dict[str, int]:
    """By kind of obstacle how much is short."""
    return {obstacle.kind: obstacle.shortage() for obstacle in found}


def distance(found: list[Obstacle]) -> tuple[int, int]:
    """How many obstacles there are, and how much is short in all."""
    return len(found), sum([obstacle.shortage() for obstacle in found])


def gains(was: City, now: City) -> Facts:
    """What a city has more of: coins, goods, untapped citizens, a free passage."""
    counts = [(COINS, was.coins, now.coins)]
    counts += [(name, was.goods[good], now.goods[good]) for good, name in enumerate(GOODS)]
    for role, name in enumerate(ROLES):
        counts.append((f"{name}s", was.citizens.untapped_of(role), now.citizens.untapped_of(role)))
    counts.append(("passage", int(was.free_passage), int(now.free_passage)))
    return {name: more - less for name, less, more in counts if more > less}
