"""Captions of choices (section 14). Works on redacted copies only."""

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.meta import usual_caption
from tongbao.games.silk_cities.cards.actions import (
    ACCEPT,
    ASK,
    ATTACK,
    BUILD,
    BUY,
    CHEAPEST,
    GATHER_ALL,
    HOP,
    LABORER,
    LIMIT,
    OFFER,
    PAST_CITIES,
    PLAY,
    PLUNDER,
    RAISE,
    SELL,
    STEP_BY_STEP,
    TAKE_CAPTIVE,
    TAKE_COINS,
)
from tongbao.games.silk_cities.effects.turn import GainCitizens
from tongbao.games.silk_cities.rules.attacks import MOST_COINS, Plunder
from tongbao.games.silk_cities.rules.auctions import RaisePrice
from tongbao.games.silk_cities.rules.journeys import Errand
from tongbao.games.silk_cities.rules.offers import Answer, AskPrice
from tongbao.games.silk_cities.state.empires import BUYER, SELLER
from tongbao.games.silk_cities.state.map import TO_CITY, TO_EMPIRE, Goal
from tongbao.games.silk_cities.state.table import SilkCities


def caption(game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
    """The kind of the label and its facts; ``left`` is how many coins the seat has after it, if that is known."""
    verb, step, coins = choice.verb, game.step, game.cities[seat].coins
    if verb in (BUY, SELL, OFFER, ATTACK):
        return journey(game, seat, choice)
    kind, facts = usual_caption(choice)
    if verb is PLAY:
        effect = game.cards.developments[choice.parameters[0]].effect
        if isinstance(effect, GainCitizens) and (lost := effect.lost(game, seat)):
            return "choose_play_crowded", {**facts, "lost": lost}
    elif verb is GATHER_ALL:
        facts["n"] = game.cities[seat].citizens.untapped[LABORER]
    elif verb is BUILD:
        facts["left"] = coins - game.cards.improvements[choice.parameters[0]].price.coins
    elif verb is ASK and isinstance(step, AskPrice):
        facts["left"] = coins - route_cost(game, step.errand) + choice.parameters[0]
    elif choice is ACCEPT and isinstance(step, Answer):
        facts["left"] = coins - step.errand.price
    elif verb is LIMIT:
        if not choice.parameters[0]:
            return "choose_no_bid", {}
        facts["left"] = coins - choice.parameters[0]
    if verb is HOP:
        facts["cost"] = game.travel_costs(seat)[choice.parameters[0]]
    elif verb is RAISE and isinstance(step, RaisePrice):
        facts["k"] = step.auction.price + choice.parameters[0]
        facts["left"] = coins - step.auction.price - choice.parameters[0]
    elif verb is PLUNDER and isinstance(step, Plunder):
        return plunder(game, step, choice.parameters[0])
    return kind, facts


def journey(game: SilkCities, seat: int, choice: Choice) -> tuple[str, Facts]:
    """What is done there, and what the route costs unless it is still to be chosen."""
    kind, mode, routes = f"choose_{choice.verb.name}", choice.parameters[-1], game.routes_of(seat)
    goal, facts = destination(game, seat, choice)
    if mode == STEP_BY_STEP:
        return f"{kind}_{mode}", facts
    cost = routes.cost(goal) if mode == CHEAPEST else routes.cost_past_cities(goal)
    facts["cost"] = cost
    if choice.verb is not OFFER:
        facts["left"] = game.cities[seat].coins - cost + gain(game, seat, choice)
    return kind if mode == CHEAPEST else f"{kind}_{mode}", facts


def gain(game: SilkCities, seat: int, choice: Choice) -> int:
    """The coins that a journey brings at its end; less than 0 if they are paid there."""
    what = choice.parameters[0]
    if choice.verb is BUY:
        return -game.empires[SELLER[what]].price(what)
    if choice.verb is SELL:
        return game.empires[BUYER[what]].pays(what) + game.cities[seat].improvements.sale_bonus[what]
    return 0


def route_cost(game: SilkCities, errand: Errand) -> int:
    """What the route of an errand costs; at least, if it is still to be chosen."""
    routes = game.routes_of(errand.seat)
    return routes.cost_past_cities(errand.goal) if errand.mode == PAST_CITIES else routes.cost(errand.goal)


def destination(game: SilkCities, seat: int, choice: Choice) -> tuple[Goal, Facts]:
    """Where a journey goes, and what is done there."""
    verb, what = choice.verb, choice.parameters[0]
    if verb is BUY:
        empire = game.empires[SELLER[what]]
        return TO_EMPIRE[SELLER[what]], {"good": empire.good(what), "price": empire.price(what)}
    if verb is SELL:
        return TO_EMPIRE[BUYER[what]], {"good": what, "price": gain(game, seat, choice)}
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
