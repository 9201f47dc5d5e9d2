"""The label of each choice (section 14). Works on redacted copies only."""

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.meta import usual_caption
from tongbao.games.silk_cities.actions import (
    ATTACK,
    BUY,
    CHEAPEST,
    HOP,
    LIMIT,
    OFFER,
    PAST_CITIES,
    PLUNDER,
    RAISE,
    SELL,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.auctions import RaisePrice
from tongbao.games.silk_cities.empires import BUYER, SELLER
from tongbao.games.silk_cities.map import TO_CITY, TO_EMPIRE, Goal
from tongbao.games.silk_cities.spoils import MOST_COINS, Plunder
from tongbao.games.silk_cities.table import SilkCities


def caption(game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
    """The kind of the label and its facts."""
    verb, step = choice.verb, game.step
    if verb in (BUY, SELL, OFFER, ATTACK):
        return journey(game, seat, choice)
    kind, facts = usual_caption(choice)
    if verb is HOP:
        facts["cost"] = game.travel_costs(seat)[choice.parameters[0]]
    elif verb is RAISE and isinstance(step, RaisePrice):
        facts["k"] = step.auction.price + choice.parameters[0]
    elif verb is LIMIT and not choice.parameters[0]:
        return "choose_no_bid", {}
    elif verb is PLUNDER and isinstance(step, Plunder):
        return plunder(game, step, choice.parameters[0])
    return kind, facts


def journey(game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
    """What is done there, and what the route costs unless it is still to be chosen."""
    kind, mode, routes = f"choose_{choice.verb.name}", choice.parameters[-1], game.routes_of(seat)
    goal, facts = destination(game, seat, choice)
    if mode == CHEAPEST:
        return kind, {**facts, "cost": routes.cost(goal)}
    if mode == PAST_CITIES:
        facts["cost"] = routes.cost_past_cities(goal)
    return f"{kind}_{mode}", facts


def destination(game: SilkCities, seat: int, choice: Choice) -> tuple[Goal, Facts]:
    """Where a journey goes, and what is done there."""
    verb, what = choice.verb, choice.parameters[0]
    if verb is BUY:
        empire = game.empires[SELLER[what]]
        return TO_EMPIRE[SELLER[what]], {"good": empire.good(what), "price": empire.price(what)}
    if verb is SELL:
        return TO_EMPIRE[BUYER[what]], {"good": what, "price": game.empires[BUYER[what]].pays(what)}
    if verb is OFFER:
        partner = choice.parameters[1]
        return TO_CITY[partner], {"good": what, "owner": partner}
    return TO_CITY[what], {"owner": what, "n": game.reserve(seat, what)}


def plunder(game: SilkCities, step: Plunder, what: int) -> tuple[str, Facts]:
    """What is taken."""
    if what == TAKE_CAPTIVE:
        return "choose_plunder_captive", {}
    if what == TAKE_COINS:
        return "choose_plunder_coins", {"n": min(game.cities[step.battle.defender].coins, MOST_COINS)}
    return "choose_plunder", {"good": what}
