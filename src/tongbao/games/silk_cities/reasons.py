"""Why something can't be done on one's turn as things stand: kinds and numbers, for the view (sections 4.2 and 16).

A reason has a ``kind``; where something is short, how much it would ``need`` and how much there is to ``have``.
Works on redacted copies only.
"""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Plain
from tongbao.games.silk_cities.actions import (
    FINE,
    FOOD,
    IMPROVEMENTS,
    LABORER,
    MERCHANT,
    METAL,
    PLAY,
    ROLES,
    SILK,
    SOLDIER,
    USE,
)
from tongbao.games.silk_cities.citizens import TRAINED, TRAINING
from tongbao.games.silk_cities.city import City
from tongbao.games.silk_cities.empires import BUYER
from tongbao.games.silk_cities.map import TO_CITY, TO_EMPIRE
from tongbao.games.silk_cities.offers import OFFERS_A_TURN
from tongbao.games.silk_cities.price import Price
from tongbao.games.silk_cities.table import SilkCities

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


def reason(kind: str, need: int = 0, have: int = 0) -> Plain:
    """One reason."""
    return {"kind": kind, "need": need, "have": have}


def why_not(game: SilkCities, seat: int, offered: list[Choice]) -> Plain:
    """What the seat, whose turn it is, can't do: ``ways`` by name, and by verb the things that aren't offered."""
    verbs = {choice.verb.name for choice in offered}
    return {
        "ways": {way: None if verbs & {*names} else why_no_way(game, seat, way) for way, names in WAYS.items()},
        "build": builds(game, seat),
        "use": uses(game, seat, offered),
        "buy": purchases(game, seat),
        "sell": sales(game, seat),
        "offer": offers(game, seat),
        "attack": attacks(game, seat),
        "play": plays(game, seat, offered),
    }


# Ways to act that are closed altogether.


def why_no_way(game: SilkCities, seat: int, way: str) -> Plain:
    """Why nothing of this way to act is possible."""
    city = game.cities[seat]
    if way == "gather":
        return why_idle(city, LABORER)
    if way == "assign":
        free = any(city.citizens.untapped)
        return reason("assign_price" if free else "citizens_tapped" if city.size() else "no_citizens")
    if way == "grow":
        return reason("food", city.growth_cost(), city.goods[FOOD]) if city.has_room() else reason("city_full")
    if way == "build":
        return reason("no_build")
    if way == "use":
        return reason("no_use_now" if city.improvements.usable else "no_use")
    if way == "rates":
        return reason("rates_changed")
    if way == "play":
        return reason("no_card_now" if game.hands[seat] else "no_cards")
    if way == "attack":
        return reason("no_attack") if city.citizens.untapped[TRAINED] else why_idle(city, SOLDIER)
    if not city.citizens.untapped[MERCHANT]:
        return why_idle(city, MERCHANT)
    if way == "trade":
        return reason("no_trade")
    if city.offers == OFFERS_A_TURN:
        return reason("offers_made", OFFERS_A_TURN)
    return reason("no_offer" if any(city.goods) else "no_goods")


def why_idle(city: City, role: int) -> Plain:
    """Why nobody of a role can set to work."""
    if not city.citizens.of(role):
        return reason(f"no_{ROLES[role]}")
    if role == SOLDIER and city.citizens.untapped[TRAINING]:
        return reason("soldiers_training")
    return reason(f"{ROLES[role]}s_tapped")


# Single things that can't be chosen while others can.


def short_of(city: City, price: Price) -> list[Plain]:
    """What a city has too little of for a price; silk is paid with either kind (S-43)."""
    goods, need = city.goods, price.goods
    amounts = [
        ("coins", price.coins, city.coins),
        ("food", need[FOOD], goods[FOOD]),
        ("metal", need[METAL], goods[METAL]),
        ("silk", need[SILK] + need[FINE], goods[SILK] + goods[FINE]),
    ]
    return [reason(kind, wanted, have) for kind, wanted, have in amounts if have < wanted]


def dear(city: City, need: int) -> list[Plain]:
    """The coins that a route, and what is paid at its end, need, if there are too few."""
    return [] if city.coins >= need else [reason("route", need, city.coins)]


def builds(game: SilkCities, seat: int) -> list[Plain]:
    """The improvements that the city hasn't got and can't build."""
    city, found = game.cities[seat], list[Plain]()
    for number in range(IMPROVEMENTS):
        if city.improvements.has(number):
            continue
        left = game.supply.copies[number] > 0
        reasons = short_of(city, game.cards.improvements[number].price) if left else [reason("none_left")]
        if reasons:
            found.append({"improvement": number, "reasons": reasons})
    return found


def uses(game: SilkCities, seat: int, offered: list[Choice]) -> list[Plain]:
    """The improvements with a use that can't be used now."""
    city, found = game.cities[seat], list[Plain]()
    for number in city.improvements.usable:
        if USE.of[number] in offered:
            continue
        reasons = [reason("used")] if number in city.used else list[Plain]()
        if not reasons:
            for effect in game.cards.improvements[number].uses:
                reasons += short_of(city, effect.price(game, seat))
        found.append({"improvement": number, "reasons": reasons or [reason("no_effect")]})
    return found


def plays(game: SilkCities, seat: int, offered: list[Choice]) -> list[Plain]:
    """The kinds of cards in hand that can't be played now."""
    found = list[Plain]()
    kinds = {game.cards.development(card).card: card for card in game.hands[seat]}
    for kind in sorted(kinds):
        if PLAY.of[kind] in offered:
            continue
        card = game.cards.development(kinds[kind])
        why = "keeps_points" if card.points else "in_battle" if card.in_battle is not None else "no_effect"
        found.append({"card": kind, "reasons": [reason(why)]})
    return found


def purchases(game: SilkCities, seat: int) -> list[Plain]:
    """The wares that are too dear with their route; ``what`` as ``buy`` names them."""
    city, routes, found = game.cities[seat], game.routes_of(seat), list[Plain]()
    for number, empire in enumerate(game.empires):
        for ware in empire.wares:
            reasons = dear(city, empire.price(ware) + routes.cost(TO_EMPIRE[number]))
            if reasons:
                found.append({"what": ware, "good": empire.good(ware), "reasons": reasons})
    return found


def sales(game: SilkCities, seat: int) -> list[Plain]:
    """The goods of the city that no empire takes, or too far away."""
    city, routes, found = game.cities[seat], game.routes_of(seat), list[Plain]()
    for good, number in enumerate(city.goods):
        if number:
            taken = game.empires[BUYER[good]].pays(good)
            reasons = dear(city, routes.cost(TO_EMPIRE[BUYER[good]])) if taken else [reason("not_bought")]
            if reasons:
                found.append({"good": good, "reasons": reasons})
    return found


def offers(game: SilkCities, seat: int) -> list[Plain]:
    """The players to whom nothing can be offered, though the city has goods."""
    city, routes, found = game.cities[seat], game.routes_of(seat), list[Plain]()
    for player, other in enumerate(game.cities):
        if player == seat or not any(city.goods):
            continue
        wanted = any(number and not city.refused[good][player] for good, number in enumerate(city.goods))
        reasons = dear(city, routes.cost(TO_CITY[player])) if wanted else [reason("refused")]
        if not other.coins:
            reasons = [reason("partner_poor")]
        if reasons:
            found.append({"player": player, "reasons": reasons})
    return found


def attacks(game: SilkCities, seat: int) -> list[Plain]:
    """The players who can't be attacked."""
    city, routes, found = game.cities[seat], game.routes_of(seat), list[Plain]()
    for player, other in enumerate(game.cities):
        if player == seat:
            continue
        reasons = dear(city, routes.cost(TO_CITY[player]) + game.reserve(seat, player))
        if other.sacked:
            reasons = [reason("sacked")]
        elif player in city.attacked:
            reasons = [reason("attacked")]
        if reasons:
            found.append({"player": player, "reasons": reasons})
    return found
