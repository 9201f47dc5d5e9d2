"""What a view says of things under way, which lie on no table: steps carry them (section 16)."""

from typing import Any

from tongbao.engine.meta import Plain
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.actions import LIMIT, OUT
from tongbao.games.silk_cities.attacks import Campaign, Defend, Muster, PlayCards, strengths
from tongbao.games.silk_cities.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.barbarians import SendSoldiers
from tongbao.games.silk_cities.captions import route_cost
from tongbao.games.silk_cities.cards.schema import EMPIRES
from tongbao.games.silk_cities.drawing import KeepOne
from tongbao.games.silk_cities.errands import Hop
from tongbao.games.silk_cities.golden_ages import ItemForSale, PutUp
from tongbao.games.silk_cities.offers import Answer, AskPrice
from tongbao.games.silk_cities.spoils import Plunder, Ransom
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


def telling_step(game: SilkCities) -> Step[Any]:
    """The step that carries what is under way: the one on top, or the one that goes on once a card has been kept."""
    return game.agenda[-2] if isinstance(game.step, KeepOne) else game.step


def seat_or_none(seat: int) -> int | None:
    """The seat, or None for nobody."""
    return seat if seat != NOBODY else None


def errand(game: SilkCities, step: Step[Any]) -> Plain | None:
    """Who is on the way, or waits for an answer."""
    if not isinstance(step, (AskPrice, Answer, Hop, Muster)):
        return None
    now, route = step.errand, step.route if isinstance(step, Hop) else []
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
    if not isinstance(step, SendSoldiers):
        return None
    now = step.horde
    return {
        "strength": now.strength,
        "bids": now.bids[:],
        "leader": seat_or_none(now.leader),
        "still_in": sorted(now.still_in),
    }


def auction(game: SilkCities, step: Step[Any], seat: int) -> Plain | None:
    """The coin auction: in secret who has named a limit, and one's own; in the open price and leader."""
    if not isinstance(step, (NameLimits, RaisePrice)):
        return None
    now, sealed = step.auction, game.sealed
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
    if isinstance(step, PutUp):
        now = step.sale
    elif isinstance(step, (NameLimits, RaisePrice)) and isinstance(step.auction.lot, ItemForSale):
        now = step.auction.lot.sale
    else:
        return None
    return {"seller": now.seller, "left": now.left[:], "out": [seat for seat, out in enumerate(now.out) if out]}


def battle(game: SilkCities, step: Step[Any]) -> Plain | None:
    """The attack: armies, and the strengths as they are now."""
    if isinstance(step, (PlayCards, Defend, Ransom, Plunder)):
        now = step.battle
    elif isinstance(step, (Hop, Muster)) and isinstance(step.errand, Campaign):
        now = step.errand.battle
    else:
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
