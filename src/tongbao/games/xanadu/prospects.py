"""Prospects: what keeps a card from being built and a worker from a building (sections 6 and 8).

Works on redacted copies only.
"""

from typing import Final

from tongbao.games.xanadu.payment import affordable, payable_places
from tongbao.games.xanadu.steps import POOLED, phase
from tongbao.games.xanadu.table import Building, Xanadu


class Means:
    """What a seat can build with: a free site or none, the pool, and workers on open buildings, given by their places.

    ``now`` is the phase of its turn, "" while others move.
    The card itself is not among the workers (X-5). Before its pool is filled, and while others move, it is what the
    seat has as things stand; what it has marked counts as sold.
    """

    __slots__ = ("here", "is_full", "now", "pool", "workers")

    def __init__(self, game: Xanadu, seat: int) -> None:
        self.now: Final = phase(game) if seat == game.active else ""
        has_pool = self.now in POOLED
        table = after_sale(game) if self.now == "sell" else game
        self.is_full: Final = len(table.cities[seat]) >= game.terms.building_limit
        self.pool: Final = game.pool if has_pool else table.upkeep(seat)
        self.here: Final = table.open_places(seat)
        self.workers: Final = (game.workers_left if has_pool else len(game.hands[seat])) - 1


def after_sale(game: Xanadu) -> Xanadu:
    """The table without what is marked; the table as it is if no building were left, for then all start anew (10.4)."""
    if not game.marked:
        return game
    table = game.clone()
    table.cities[game.active] = [b for b in game.cities[game.active] if b.card not in game.marked]
    return game if table.nobody_has_a_building() else table


def hindrances(game: Xanadu, seat: int, means: Means) -> dict[int, str]:
    """By card of the hand why it can't be built: ``limit``, ``resources`` or ``late``; "" if it can, or soon can."""
    hand = game.hands[seat]
    payable, now = affordable(game.cards, means.here, hand, means.pool, means.workers), means.now
    is_over = now == "hand" or (now == "workers" and (game.pending > 0 or (game.acted and not game.terms.advanced)))
    found: dict[int, str] = {}
    for card in hand:
        if is_over:
            found[card] = "late"
        elif means.is_full:
            found[card] = "limit"
        elif card not in payable:
            found[card] = "resources"
        else:
            found[card] = "late" if now == "workers" else ""
    return found


def bar(building: Building) -> str:
    """Why no worker can be on a building this turn: ``new`` or ``full``; "" if it is open."""
    return "" if building.open else "new" if building.new else "full"


def barred_buildings(game: Xanadu) -> dict[int, str]:
    """Where the next worker can't go while workers are placed, and why not: ``new``, ``full``, or ``cost``.

    On a building barred for the cost a worker would leave the pending card unpayable (section 8).
    """
    if phase(game) != "workers":
        return {}
    barred = {building.card: bar(building) for city in game.cities for building in city}
    if game.pending:
        payable = [choice.parameters[0] for choice in payable_places(game)]
        for card, why in barred.items():
            if not why and card not in payable:
                barred[card] = "cost"
    return {card: why for card, why in barred.items() if why}
