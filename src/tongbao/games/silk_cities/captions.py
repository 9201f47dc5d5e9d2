"""The label of each choice (section 14). Works on redacted copies only."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.games.silk_cities.actions import (
    ARMY,
    ASK,
    ASSIGN,
    ATTACK,
    BUY,
    BUY_FOOD,
    CLAIM,
    DEFEND,
    FREE_OF_CITIES,
    HOP,
    LIMIT,
    OFFER,
    PLUNDER,
    PUT,
    RAISE,
    RISE,
    SELL,
    SOLDIERS,
    TAKE_CAPTIVE,
    TAKE_COINS,
    TOLL,
    WANT,
)
from tongbao.games.silk_cities.map import CHINA, FIRST_CITY
from tongbao.games.silk_cities.spoils import MOST_COINS
from tongbao.games.silk_cities.table import STORE_PRICES, SilkCities
from tongbao.games.silk_cities.trade import BUYER, SELLER, sale_price

NAMES: Final[dict[str, list[str]]] = {
    CLAIM.name: ["region"],
    RISE.name: ["region"],
    ASSIGN.name: ["role", "to"],
    "gather": ["good"],
    "build": ["improvement"],
    "use": ["improvement"],
    "play": ["card"],
    "keep_card": ["card"],
    WANT.name: ["good", "n"],
    PUT.name: ["item"],
    SOLDIERS.name: ["n"],
    ASK.name: ["n"],
    TOLL.name: ["n"],
    ARMY.name: ["n"],
    DEFEND.name: ["n"],
}
"""The facts that the parameters of a choice are, where they are told as they stand."""


def caption(game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
    """The kind of the label and its facts."""
    verb, numbers = choice.verb, choice.parameters
    kind = f"choose_{verb.name}"
    if verb is BUY:
        return with_route(game, seat, kind, numbers[1], *purchase(game, numbers[0]))
    if verb is SELL:
        good = numbers[0]
        return with_route(game, seat, kind, numbers[1], BUYER[good], {"good": good, "price": sale_price(game, good)})
    if verb is OFFER:
        return with_route(
            game, seat, kind, numbers[2], FIRST_CITY + numbers[1], {"good": numbers[0], "owner": numbers[1]}
        )
    if verb is ATTACK:
        facts: Facts = {"owner": numbers[0], "n": game.reserve(seat, numbers[0])}
        return with_route(game, seat, kind, numbers[1], FIRST_CITY + numbers[0], facts)
    if verb is HOP:
        return kind, {"region": numbers[0], "cost": game.travel_costs(seat)[numbers[0]]}
    if verb is PLUNDER:
        return plunder(game, numbers[0])
    if verb is LIMIT:
        return ("choose_limit", {"n": numbers[0]}) if numbers[0] else ("choose_no_bid", {})
    if verb is RAISE and game.auction is not None:
        return kind, {"n": numbers[0], "k": game.auction.price + numbers[0]}
    names = NAMES.get(verb.name, [])
    return kind, dict(zip(names, numbers, strict=True))


def purchase(game: SilkCities, what: int) -> tuple[int, Facts]:
    """Where it is bought, what it is and its price."""
    if what >= BUY_FOOD:
        good = what - BUY_FOOD
        return SELLER[good], {"good": good, "price": STORE_PRICES[game.store[good]]}
    return CHINA, {"good": game.china[what - 1] + 1, "price": game.silk_price(what - 1)}


def with_route(game: SilkCities, seat: int, kind: str, mode: int, goal: int, facts: Facts) -> tuple[str, Facts]:
    """The label of a journey: what its route costs, if that is known."""
    routes = game.routes_of(seat)
    if mode > FREE_OF_CITIES:
        return f"{kind}_{mode}", facts
    cost = routes.detour[goal] if mode else routes.cost[goal]
    return (f"{kind}_{mode}" if mode else kind), {**facts, "cost": cost}


def plunder(game: SilkCities, what: int) -> tuple[str, Facts]:
    """What is taken."""
    if what == TAKE_CAPTIVE:
        return "choose_plunder_captive", {}
    if what == TAKE_COINS and game.battle is not None:
        return "choose_plunder_coins", {"n": min(game.coins[game.battle.defender], MOST_COINS)}
    return "choose_plunder", {"good": what}
