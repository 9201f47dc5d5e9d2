"""Blocked actions of a turn as the view says them, kinds and numbers (sections 4.2 and 16). For redacted copies only.

A row has ``reasons``: each has a ``kind``; where something is short, how much it would ``need`` and how much there is
to ``have``.
"""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Plain
from tongbao.games.silk_cities.cards.actions import (
    ASSIGN,
    ATTACK,
    ATTACKS,
    BUILD,
    BUYS,
    GATHER,
    GROW,
    IMPROVEMENTS,
    OFFER,
    OFFERS,
    PLAY,
    SELL,
    SELLS,
    USE,
)
from tongbao.games.silk_cities.rules.turns import DEEDS
from tongbao.games.silk_cities.state.map import CHEAPEST_ONLY
from tongbao.games.silk_cities.state.obstacles import CLEAR, Obstacle
from tongbao.games.silk_cities.state.table import SilkCities

WAYS: Final[dict[str, tuple[str, ...]]] = {
    "gather": ("gather",),
    "assign": ("assign",),
    "grow": ("grow",),
    "build": ("build",),
    "use": ("use",),
    "trade": ("buy", "sell"),
    "offer": ("offer",),
    "attack": ("attack",),
    "rates": ("toll", "want"),
    "play": ("play",),
}
"""The ways to act on a turn, and the verbs of each."""
NO_EFFECT: Final = ("nobody_tapped", "passage_open", "city_full")
"""The obstacles of a use or a card that would change nothing; the view has one word for them."""


def closed_to(game: SilkCities, seat: int, offered: list[Choice]) -> Plain:
    """What the seat, whose turn it is, can't do: ``ways`` by name, and by verb the things that aren't offered."""
    verbs = {choice.verb.name for choice in offered}
    return {
        "ways": {way: None if verbs & {*names} else why_no_way(game, seat, way) for way, names in WAYS.items()},
        "build": builds(game, seat),
        "use": uses(game, seat),
        "buy": purchases(game, seat),
        "sell": sales(game, seat),
        "offer": offers(game, seat),
        "attack": attacks(game, seat),
        "play": plays(game, seat),
    }


def reason(kind: str) -> Plain:
    """One reason that counts nothing."""
    return told(Obstacle(kind))


def told(obstacle: Obstacle) -> Plain:
    """An obstacle as the view has it."""
    return {"kind": obstacle.kind, "need": obstacle.need, "have": obstacle.have}


# Ways to act that are closed altogether.


def why_no_way(game: SilkCities, seat: int, way: str) -> Plain:
    """Why nothing of this way to act is possible."""
    city = game.cities[seat]
    if way == "rates":
        return reason("rates_changed")
    if way == "build":
        return reason("no_build")
    if way == "use":
        return reason("no_use_now" if city.improvements.usable else "no_use")
    if way == "play":
        return reason("no_card_now" if game.hands[seat] else "no_cards")
    verb = {"gather": GATHER, "assign": ASSIGN, "grow": GROW.verb, "trade": SELL, "offer": OFFER, "attack": ATTACK}[way]
    found = DEEDS[verb].closed(game, seat)
    if found:
        return told(found[0])
    if way == "grow":
        return told(DEEDS[verb].obstacles(game, seat, GROW)[0])
    if way == "assign":
        return reason("assign_price")
    return reason("no_goods" if way == "offer" and not any(city.goods) else f"no_{way}")


# Single things that can't be chosen while others can.


def in_the_way(game: SilkCities, seat: int, choice: Choice) -> list[Obstacle]:
    """What stands in the way of one thing alone, whatever closes its whole way to act."""
    return DEEDS[choice.verb].obstacles(game, seat, choice)


def row(name: str, number: int, found: list[Obstacle]) -> list[Plain]:
    """A thing and its reasons; no row if there are none."""
    return [{name: number, "reasons": [told(obstacle) for obstacle in found]}] if found else []


def builds(game: SilkCities, seat: int) -> list[Plain]:
    """The improvements that the city hasn't got and can't build."""
    city, rows = game.cities[seat], list[Plain]()
    for number in range(IMPROVEMENTS):
        if not city.improvements.has(number):
            rows += row("improvement", number, in_the_way(game, seat, BUILD.of[number]))
    return rows


def uses(game: SilkCities, seat: int) -> list[Plain]:
    """The improvements with a use that can't be used now."""
    rows = list[Plain]()
    for number in game.cities[seat].improvements.usable:
        rows += row("improvement", number, without_effect(in_the_way(game, seat, USE.of[number])))
    return rows


def plays(game: SilkCities, seat: int) -> list[Plain]:
    """The kinds of cards in hand that can't be played now."""
    rows = list[Plain]()
    for kind in sorted({game.cards.development(card).card for card in game.hands[seat]}):
        rows += row("card", kind, without_effect(in_the_way(game, seat, PLAY.of[kind])))
    return rows


def without_effect(found: list[Obstacle]) -> list[Obstacle]:
    """The same, where nothing would change in the view's word."""
    return [Obstacle("no_effect") if obstacle.kind in NO_EFFECT else obstacle for obstacle in found]


def purchases(game: SilkCities, seat: int) -> list[Plain]:
    """The wares that are too dear with their route; ``what`` as ``buy`` names them."""
    rows = list[Plain]()
    for empire in game.empires:
        for ware in empire.wares:
            for found in row("what", ware, in_the_way(game, seat, BUYS[ware][CHEAPEST_ONLY][0])):
                rows.append({**found, "good": empire.good(ware)})
    return rows


def sales(game: SilkCities, seat: int) -> list[Plain]:
    """The goods of the city that no empire takes, or too far away."""
    rows = list[Plain]()
    for good, number in enumerate(game.cities[seat].goods):
        if number:
            rows += row("good", good, in_the_way(game, seat, SELLS[good][CHEAPEST_ONLY][0]))
    return rows


def offers(game: SilkCities, seat: int) -> list[Plain]:
    """The players to whom nothing can be offered, though the city has goods; first what he hasn't refused."""
    goods = [good for good, number in enumerate(game.cities[seat].goods) if number]
    rows = list[Plain]()
    for player in others(game, seat) if goods else []:
        found = [in_the_way(game, seat, OFFERS[good][player][CHEAPEST_ONLY][0]) for good in goods]
        if CLEAR not in found:
            wanted = [each for each in found if each[0].kind != "refused"]
            rows += row("player", player, (wanted or found)[0])
    return rows


def attacks(game: SilkCities, seat: int) -> list[Plain]:
    """The players who can't be attacked."""
    rows = list[Plain]()
    for player in others(game, seat):
        rows += row("player", player, in_the_way(game, seat, ATTACKS[player][CHEAPEST_ONLY][0]))
    return rows


def others(game: SilkCities, seat: int) -> list[int]:
    """The other players."""
    return [player for player in range(game.players) if player != seat]
