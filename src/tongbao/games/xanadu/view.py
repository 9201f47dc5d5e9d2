"""View: all that a seat may see of Xanadu, as plain data (sections 12 and 15). On redacted copies only."""

from tongbao.engine.meta import Plain
from tongbao.games.xanadu.cards.resources import shortage, unpack
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.payment import outstanding, within_reach
from tongbao.games.xanadu.prospects import Means, barred_buildings, hindrances
from tongbao.games.xanadu.steps import phase
from tongbao.games.xanadu.table import BLANK, NO_MARKER, Building, Xanadu


def view(game: Xanadu, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    barred = barred_buildings(game)
    return {
        "game": game.setup.meta.name,
        "rules": game.setup.rules,
        "players": game.players,
        "options": dict(game.terms.options),
        "viewer": seat,
        "decisions": game.decisions,
        "over": game.over,
        "phase": phase(game),
        "active": game.active,
        "first": game.first,
        "round": (game.turns + game.players - 1) // game.players,
        "to_act": list(game.seats_to_act()),
        "deck": deck(game),
        "discard": game.discards[:],
        "building_limit": game.terms.building_limit,
        "sale": {"marked": game.marked[:], "prices": sale_prices(game), "sum": sale_sum(game)},
        "pool": unpack(game.pool),
        "pending": pending(game),
        "workers": {
            "placed": placed(game),
            "left": game.workers_left,
        },
        "seats": [seat_view(game, other, barred) for other in range(game.players)],
        "hand": hand(game, seat) if seat >= 0 else None,
        "picks": [choice.parameters[0] for choice in game.sealed[seat]]
        if game.sealed is not None and seat >= 0
        else [],
        "result": {"scores": game.scores(), "places": game.places(), "ending": game.ending} if game.over else None,
    }


def deck(game: Xanadu) -> Plain:
    """How many cards are left, the marker counted, and how far the game has come."""
    is_in = game.marker_under != NO_MARKER
    return {
        "count": len(game.deck) + is_in,
        "pass": game.pass_number,
        "passes": game.terms.passes,
        "marker": "in" if is_in else "drawn" if game.marker_drawn else "out",
    }


def sale_prices(game: Xanadu) -> list[int]:
    """What each of the marked buildings brings, bonus included."""
    return [game.proceeds(game.building(card)) for card in game.marked]


def sale_sum(game: Xanadu) -> int:
    """What they bring together."""
    return sum(sale_prices(game))


def pending(game: Xanadu) -> Plain | None:
    """The cost of the pending card, what of it is in the pool and what is still missing."""
    if not game.pending:
        return None
    cost = game.cards.cost[game.pending]
    lack = outstanding(game)
    return {
        "card": game.pending,
        "cost": unpack(cost),
        "paid": unpack(cost - lack),
        "outstanding": unpack(lack),
    }


def placed(game: Xanadu) -> list[Plain]:
    """The workers of this turn in order of placing, as long as their buildings stand."""
    standing = {building.ground: building.card for city in game.cities for building in city}
    found: list[Plain] = []
    for square in game.markers:
        ground = square - square % SQUARES
        if ground in standing:
            found.append({"building": standing[ground], "square": square - ground + 1})
    return found


def seat_view(game: Xanadu, seat: int, barred: dict[int, str]) -> Plain:
    """What everybody sees of a seat."""
    city = game.cities[seat]
    return {
        "seat": seat,
        "coins": game.coins[seat],
        "hand_count": len(game.hands[seat]),
        "in_play": 0 if game.over else sum([game.proceeds(building) for building in city]),
        "limit": game.terms.building_limit,
        "finished": bool(game.finished >> seat & 1) if game.sealed is not None else None,
        "buildings": [building_view(game, building, barred.get(building.card)) for building in city],
    }


def building_view(game: Xanadu, building: Building, why_not: str | None) -> Plain:
    """A building with its workers, its price and what the next worker would do (X-38)."""
    price, next_price = game.price(building), None
    if not building.is_full():
        next_price = game.cards.prices[building.card][building.stage + 1]
    return {
        "card": building.card,
        "owner": building.owner,
        "stage": building.stage,
        "new": building.new,
        "full": building.is_full(),
        "marked": building.card in game.marked,
        "price": price,
        "bonus": game.bonus(building.card),
        "next_price": next_price,
        "trend": trend(price, next_price),
        "open": building.open,
        "why_not": why_not,
        "workers": [
            {"seat": building.placer(square), "card": card if card > 0 else None, "marker": card == BLANK}
            for square, card in enumerate(game.workers_on(building))
        ],
        "put": [square - building.ground + 1 for square in game.markers if 0 <= square - building.ground < SQUARES],
        "gains": unpack(game.gain(building)) if building.open else None,
    }


def trend(price: int, next_price: int | None) -> str:
    """What the next worker does to the price."""
    if next_price is None:
        return "none"
    return "up" if next_price > price else "down" if next_price < price else "same"


def hand(game: Xanadu, seat: int) -> list[Plain]:
    """The seat's cards, and of each whether it can be built; while others move, whether it could be as things stand.

    ``missing`` is what the pool lacks of the cost, ``beyond`` what of that no worker can bring.
    """
    means = Means(game, seat)
    within = within_reach(game.cards, means.here, max(means.workers, 0))
    found: list[Plain] = []
    for card, why_not in sorted(hindrances(game, seat, means).items()):
        missing = shortage(game.cards.cost[card], means.pool)
        needs = {"missing": unpack(missing), "beyond": unpack(missing & ~within)}
        found.append({"card": card, "buildable": not why_not, "why_not": why_not or None, **needs})
    return found
