"""What a seat may see of Xanadu, as plain data (sections 12 and 15). Works on redacted copies only."""

from tongbao.engine.meta import Plain
from tongbao.games.xanadu.cards.schema import SQUARES
from tongbao.games.xanadu.payment import affordable, payable_places, within_reach
from tongbao.games.xanadu.resources import shortage, unpack
from tongbao.games.xanadu.steps import (
    Build,
    ChooseWorkers,
    PayWithWorkers,
    PlaceWorkers,
    SellBuildings,
    StartingBuildings,
)
from tongbao.games.xanadu.table import BLANK, NO_MARKER, Building, Xanadu


def view(game: Xanadu, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    barred = barred_buildings(game)
    return {
        "game": game.setup.meta.name,
        "rules": game.setup.meta.rules,
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


def phase(game: Xanadu) -> str:
    """The phase in a word."""
    if game.over:
        return "end"
    step = game.step
    if isinstance(step, StartingBuildings):
        return "start"
    if isinstance(step, SellBuildings):
        return "sell"
    if isinstance(step, Build):
        return "build"
    if isinstance(step, (PayWithWorkers, PlaceWorkers)):
        return "workers"
    return "hand" if isinstance(step, ChooseWorkers) else "end"


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
    return [game.price(game.building(card)) + game.bonus(card) for card in game.marked]


def sale_sum(game: Xanadu) -> int:
    """What they bring together."""
    return sum(sale_prices(game))


def pending(game: Xanadu) -> Plain | None:
    """The cost of the pending card, what of it is in the pool and what is still missing."""
    if not game.pending:
        return None
    cost = game.cards.cost[game.pending]
    outstanding = shortage(cost, game.pool)
    return {
        "card": game.pending,
        "cost": unpack(cost),
        "paid": unpack(cost - outstanding),
        "outstanding": unpack(outstanding),
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


def barred_buildings(game: Xanadu) -> dict[int, str]:
    """Where the next worker can't go while workers are placed, and why not: ``new``, ``full``, or ``cost``.

    On a building barred for the cost a worker would leave the pending card unpayable (section 8).
    """
    if phase(game) != "workers":
        return {}
    barred = {building.card: "new" if building.new else "full" for city in game.cities for building in city}
    for building in game.open_buildings():
        if game.pending:
            barred[building.card] = "cost"
        else:
            del barred[building.card]
    if game.pending:
        for choice in payable_places(game):
            del barred[choice.parameters[0]]
    return barred


def seat_view(game: Xanadu, seat: int, barred: dict[int, str]) -> Plain:
    """What everybody sees of a seat."""
    city = game.cities[seat]
    return {
        "seat": seat,
        "coins": game.coins[seat],
        "hand_count": len(game.hands[seat]),
        "in_play": 0 if game.over else sum([game.price(building) + game.bonus(building.card) for building in city]),
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
    cards = sorted(game.hands[seat])
    is_full = len(game.cities[seat]) >= game.terms.building_limit
    now = phase(game) if seat == game.active else ""
    is_late = now in ("workers", "hand")
    has_pool = is_late or now == "build"
    pool = game.pool if has_pool else game.upkeep(seat)
    workers = (game.workers_left if has_pool else len(cards)) - 1
    here = game.open_places(seat)
    payable = affordable(game.cards, here, cards, pool, workers)
    within = within_reach(game.cards, here, max(workers, 0))
    found: list[Plain] = []
    for card in cards:
        why_not = "limit" if is_full else "resources" if card not in payable else "late" if is_late else None
        missing = shortage(game.cards.cost[card], pool)
        needs = {"missing": unpack(missing), "beyond": unpack(missing & ~within)}
        found.append({"card": card, "buildable": why_not is None, "why_not": why_not, **needs})
    return found
