"""What a view says of things under way, which lie on no table: steps carry them (section 16)."""

from typing import Any

from tongbao.engine.meta import Plain
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.actions import LIMIT, OUT
from tongbao.games.silk_cities.affairs import auction_of, battle_of, errand_of, horde_of, sale_of, telling_step
from tongbao.games.silk_cities.attacks import strengths
from tongbao.games.silk_cities.captions import route_cost
from tongbao.games.silk_cities.cards.schema import EMPIRES
from tongbao.games.silk_cities.errands import Hop
from tongbao.games.silk_cities.golden_ages import ItemForSale
from tongbao.games.silk_cities.spoils import Plunder
from tongbao.games.silk_cities.table import SilkCities


def under_way(game: SilkCities, seat: int) -> Plain:
    """Errand, barbarians, auction, sale and battle, each of them null if there is none."""
    step = telling_step(game)
    return {
        "errand": errand(game, step),
        "horde": horde(step),
        "auction": auction(game, step, seat),
        "sale": sale(step),
        "battle": battle(game, step),
    }


def seat_or_none(seat: int) -> int | None:
    """The seat, or None for nobody."""
    return seat if seat != NOBODY else None


def errand(game: SilkCities, step: Step[Any]) -> Plain | None:
    """Who is on the way, or waits for an answer."""
    now = errand_of(step)
    if now is None:
        return None
    route = step.route if isinstance(step, Hop) else []
    costs = game.travel_costs(now.seat)
    return {
        "empire": EMPIRES[now.goal.empire] if now.goal.seat == NOBODY else None,
        "seat": seat_or_none(now.goal.seat),
        "what": now.what,
        "mode": now.mode,
        "price": now.price,
        "reserve": now.reserve,
        "route": route[:],
        "costs": [costs[region] for region in route],
        "spent": sum([costs[region] for region in route]),
        "choosing": isinstance(step, Hop),
        "cost": route_cost(game, now),
    }


def horde(step: Step[Any]) -> Plain | None:
    """The auction of soldiers."""
    now = horde_of(step)
    if now is None:
        return None
    return {
        "strength": now.strength,
        "bids": now.bids[:],
        "leader": seat_or_none(now.leader),
        "still_in": sorted(now.still_in),
    }


def auction(game: SilkCities, step: Step[Any], seat: int) -> Plain | None:
    """The coin auction: in secret who has named a limit, and one's own; in the open price and leader."""
    now, sealed = auction_of(step), game.sealed
    if now is None:
        return None
    own = sealed[seat] if sealed is not None and seat >= 0 else []
    finished = [other for other in now.order if sealed is not None and game.finished >> other & 1]
    return {
        "item": now.lot.item.number if isinstance(now.lot, ItemForSale) else None,
        "bidders": now.order[:],
        "open": game.terms.open_auctions,
        "price": now.price,
        "leader": seat_or_none(now.leader),
        "still_in": sorted(now.still_in),
        "finished": finished,
        "decided": seat in finished,
        "limit": own[0].parameters[0] if own and own[0].verb is LIMIT else None,
        "leaves": bool(own) and own[0] is OUT,
    }


def sale(step: Step[Any]) -> Plain | None:
    """The Golden Age sale: what is left to put up, by item, and who has left it."""
    now = sale_of(step)
    if now is None:
        return None
    return {"seller": now.seller, "left": now.left[:], "out": [seat for seat, out in enumerate(now.out) if out]}


def battle(game: SilkCities, step: Step[Any]) -> Plain | None:
    """The attack: armies, and the strengths as they are now."""
    now = battle_of(step)
    if now is None:
        return None
    attack, defence = strengths(game, now)
    return {
        "attacker": now.attacker,
        "defender": now.defender,
        "reserve": now.reserve,
        "army": now.army,
        "defence": now.defence,
        "attack_cards": now.attack_cards,
        "defence_cards": now.defence_cards,
        "attack_strength": attack,
        "defence_strength": defence,
        "plunders": step.left if isinstance(step, Plunder) else 0,
        "captive": step.captive if isinstance(step, Plunder) else False,
    }
