"""Why-not: what a page may ask about, and why it isn't offered (sections 6 to 8). On redacted copies only."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.xanadu.actions import (
    BUILD,
    END_BUILDING,
    END_SALES,
    END_WORKERS,
    PLACE,
    SELL,
    SKIP_TURN,
    START,
    WORKER,
)
from tongbao.games.xanadu.cards.resources import names, shortage
from tongbao.games.xanadu.cards.sets import NEVER
from tongbao.games.xanadu.payment import fewest_workers, most_gathered, outstanding
from tongbao.games.xanadu.prospects import Means, bar, barred_buildings, hindrances
from tongbao.games.xanadu.steps import PHASES_OF_A_TURN, StartingBuildings, phase
from tongbao.games.xanadu.table import Building, Xanadu
from tongbao.games.xanadu.view import sale_sum

STARTING: Final = "start"
TURN: Final = "turn"
SELLING: Final = "sell"
BUILDING: Final = "build"
WORKING: Final = "workers"
ENDING: Final = "end-of-turn"
"""Anchors in the rules for players."""
RULE_OF: Final = {"sell": SELLING, "build": BUILDING, "workers": WORKING, "hand": WORKING}
PHASE_OF: Final = {END_SALES: "sell", END_BUILDING: "build", END_WORKERS: "workers"}
MOST_REMEDIES: Final = 3


def queries(game: Xanadu, seat: int) -> list[Choice]:
    """A choice for everything on the table that stands for one now or in the seat's next turn."""
    if game.over:
        return []
    hand = game.hands[seat]
    if phase(game) == "start":
        return [START.of[card] for card in hand]
    buildings = [building.card for city in game.cities for building in city]
    if game.pending:
        buildings.append(game.pending)
    return [
        *[SELL.of[card] for card in buildings],
        *[BUILD.of[card] for card in hand],
        *[PLACE.of[card] for card in buildings],
        *[WORKER.of[card] for card in hand],
        *[END_SALES, END_BUILDING, END_WORKERS, SKIP_TURN],
    ]


def why_not(game: Xanadu, seat: int, choice: Choice) -> Reason:
    """Why the seat, which is to act, isn't offered the choice."""
    if phase(game) == "start":
        return why_not_now_at_the_start(game, seat, choice)
    if choice.verb is START:
        return Reason("why_started", {}, rule=STARTING)
    if choice is SKIP_TURN:
        return why_no_pass(game)
    if choice in PHASE_OF:
        return why_another_phase(game, PHASE_OF[choice])
    card = choice.parameters[0]
    if card == game.pending:
        return why_unpaid(game)
    if choice.verb is BUILD or choice.verb is WORKER:
        if card not in game.hands[seat]:
            return Reason("why_not_held", {"card": card})
        return why_not_built(game, seat, card) if choice.verb is BUILD else why_another_phase(game, "hand")
    for city in game.cities:
        for building in city:
            if building.card == card:
                return why_kept(game, seat, building) if choice.verb is SELL else why_barred(game, seat, building)
    return Reason("why_not_standing", {"card": card})


# Starting buildings.


def why_not_now_at_the_start(game: Xanadu, seat: int, choice: Choice) -> Reason:
    """A starting building is of the first colour that is held, and everything else comes later (5.3)."""
    offered = game.choices(seat)
    remedies = [Remedy(first, {}) for first in offered[:MOST_REMEDIES]]
    picked = StartingBuildings.picked(game, seat)
    if choice.verb is not START:
        left = game.terms.starting_buildings - len(picked)
        return Reason("why_starting", {"n": left}, remedies=remedies, rule=STARTING)
    card = choice.parameters[0]
    if card not in game.hands[seat]:
        return Reason("why_not_held", {"card": card})
    if card in picked:
        return Reason("why_picked", {"card": card}, causes=[card], rule=STARTING)
    first = [other.parameters[0] for other in offered]
    facts: Facts = {"card": card, "n": len(first), "cards": first}
    return Reason("why_colour", facts, causes=first, remedies=remedies, rule=STARTING)


# The order of a turn.


def why_another_phase(game: Xanadu, wished: str) -> Reason:
    """The phase of the choice is over, or another one comes first."""
    now = phase(game)
    if PHASES_OF_A_TURN.index(wished) < PHASES_OF_A_TURN.index(now) and not (game.pending and wished == "build"):
        return Reason(f"why_{wished}_past", {}, rule=RULE_OF[wished])
    if game.pending:
        return why_unpaid(game)
    return Reason(f"why_{now}_now", {}, remedies=ways_on(game), rule=TURN)


def ways_on(game: Xanadu) -> list[Remedy]:
    """What leads on to the next phase."""
    now = phase(game)
    if now == "sell":
        return [Remedy(END_SALES, {"n": sale_sum(game)})]
    if now == "build":
        return [Remedy(END_BUILDING, {})]
    return [Remedy(END_WORKERS, {})] if game.markers else []


def why_no_pass(game: Xanadu) -> Reason:
    """A turn in which something was sold by choice, built or placed is no pass (X-16)."""
    if game.marked:
        facts: Facts = {"n": len(game.marked), "cards": game.marked[:]}
        return Reason("why_pass_marked", facts, causes=game.marked[:], rule=ENDING)
    if not game.is_untouched():
        return Reason("why_pass_sold" if game.sale_turn else "why_pass_acted", {}, rule=ENDING)
    n = game.terms.hand_limit
    return Reason("why_pass_workers", {"n": n}, remedies=[Remedy(END_WORKERS, {"n": n})], rule=ENDING)


# Selling.


def why_kept(game: Xanadu, seat: int, building: Building) -> Reason:
    """One sells one's own buildings, each once, before anything else; a full one is sold by itself (X-34)."""
    card = building.card
    if building.owner != seat:
        return Reason("why_not_yours", {"card": card, "owner": building.owner}, causes=[card], rule=SELLING)
    if card in game.marked:
        return Reason("why_marked", {"card": card}, causes=[card], remedies=ways_on(game), rule=SELLING)
    if building.is_full():
        facts: Facts = {"card": card, "n": game.proceeds(building)}
        return Reason("why_sold_by_itself", facts, causes=[card], rule=ENDING)
    return why_another_phase(game, "sell")


# Building.


def why_not_built(game: Xanadu, seat: int, card: int) -> Reason:
    """A card of the hand needs a free site, its cost, and its moment (section 8)."""
    means = Means(game, seat)
    why = hindrances(game, seat, means)[card]
    if why == "limit":
        return why_no_site(game, seat)
    if why == "resources":
        return why_unpayable(game, card, means)
    built = [building.card for building in game.cities[seat] if building.new] or [game.pending] * (game.pending > 0)
    if built and not game.terms.advanced:
        return Reason("why_one_a_turn", {"cards": built}, causes=built, rule=BUILDING)
    return why_another_phase(game, "build")


def why_no_site(game: Xanadu, seat: int) -> Reason:
    """New buildings and full ones count (X-12, X-24); those that fetch most are the first to be sold."""
    city = game.cities[seat]
    offered = [building for building in city if SELL.of[building.card] in game.legal]
    offered.sort(key=game.proceeds, reverse=True)
    remedies = [Remedy(SELL.of[b.card], {"n": game.proceeds(b)}) for b in offered[:MOST_REMEDIES]]
    causes = [building.card for building in city]
    return Reason("why_limit", {"n": game.terms.building_limit}, causes=causes, remedies=remedies, rule=BUILDING)


def why_unpayable(game: Xanadu, card: int, means: Means) -> Reason:
    """What of its cost the pool lacks, and what of that the workers left besides the card can bring at best."""
    cards, cost = game.cards, game.cards.cost[card]
    missing = shortage(cost, means.pool)
    workers = max(means.workers, 0)
    near = most_gathered(cards, means.here, missing, workers)
    need = fewest_workers(cards, means.here, missing)
    have, lack = names(cost - missing + near), names(missing - near)
    facts: Facts = {"card": card, "resources": names(missing)}
    reached: Facts = {"n": workers, "m": len(names(near)), "k": len(names(missing))}
    if need == NEVER:
        return Reason("why_out_of_reach", {**facts, **reached}, have, lack, rule=BUILDING)
    facts["need"] = need
    if not workers:
        return Reason("why_last_card", facts, have, lack, remedies=refills(game), rule=BUILDING)
    return Reason("why_few_workers", {**facts, **reached}, have, lack, remedies=refills(game), rule=BUILDING)


def refills(game: Xanadu) -> list[Remedy]:
    """A pass, which brings as many cards as fit into the hand, as far as there are any."""
    wished = END_WORKERS if phase(game) == "workers" else SKIP_TURN
    n = min(game.terms.hand_limit - len(game.hands[game.active]), len(game.deck) + len(game.discards))
    return [Remedy(wished, {"n": n})] if n > 0 and game.is_untouched() and wished in game.legal else []


# Workers.


def why_barred(game: Xanadu, seat: int, building: Building) -> Reason:
    """A worker goes on an open building, while there are workers, and leaves a pending cost payable (section 8)."""
    now, card = phase(game), building.card
    why = "" if now == "hand" else bar(building)
    if why:
        return Reason(f"why_{why}", {"card": card}, causes=[card], rule=WORKING)
    if barred_buildings(game).get(card) == "cost":
        return why_left_unpaid(game, building)
    if card in game.marked:
        return Reason("why_marked", {"card": card}, causes=[card], rule=SELLING)
    if now == "sell" and not game.hands[seat]:
        return Reason("why_no_workers", {}, rule=WORKING)
    return why_another_phase(game, "workers")


def why_left_unpaid(game: Xanadu, building: Building) -> Reason:
    """What the pending card would lack for good, had the next worker gone to this building."""
    table = game.clone()
    table.place(game.active, building.card)
    cost, left = game.cards.cost[game.pending], table.workers_left
    missing = outstanding(table)
    lack = missing - most_gathered(game.cards, table.here, missing, left)
    facts: Facts = {"card": building.card, "cards": [game.pending], "resources": names(lack), "n": left}
    return Reason("why_cost", facts, names(cost - lack), names(lack), [game.pending], paying_places(game), WORKING)


def why_unpaid(game: Xanadu) -> Reason:
    """A card under construction is paid before anything else."""
    cost, lack = game.cards.cost[game.pending], outstanding(game)
    facts: Facts = {"card": game.pending, "resources": names(lack)}
    return Reason("why_unpaid", facts, names(cost - lack), names(lack), [game.pending], paying_places(game), WORKING)


def paying_places(game: Xanadu) -> list[Remedy]:
    """Where the next worker brings the pending card nearer: one worker fewer will do then. The most useful first."""
    need = fewest_workers(game.cards, game.here, outstanding(game))
    found: list[tuple[int, Building]] = []
    for building in game.open_buildings():
        if PLACE.of[building.card] in game.legal:
            table = game.clone()
            table.place(game.active, building.card)
            lack = outstanding(table)
            if fewest_workers(table.cards, table.here, lack) < need:
                found.append((len(names(lack)), building))
    found.sort(key=lambda place: place[0])
    return [Remedy(PLACE.of[b.card], {"resources": names(game.gain(b))}) for _, b in found[:MOST_REMEDIES]]
