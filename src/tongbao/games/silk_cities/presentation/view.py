"""View: all that a seat may see, as plain data (section 16). Works on redacted copies only."""

from typing import Any

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.meta import Plain
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import (
    CHEAPEST,
    FINE,
    FOOD,
    LABORER,
    LIMIT,
    MERCHANT,
    METAL,
    OUT,
    PAST_CITIES,
    REGIONS,
    SILK,
)
from tongbao.games.silk_cities.cards.schema import EMPIRES
from tongbao.games.silk_cities.explain.blocked_actions import closed_to
from tongbao.games.silk_cities.presentation.captions import route_cost
from tongbao.games.silk_cities.rules.attacks import Plunder, strengths
from tongbao.games.silk_cities.rules.golden_ages import ItemForSale
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.offers import OFFERS_A_TURN
from tongbao.games.silk_cities.rules.pending import (
    STEPS,
    auction_of,
    battle_of,
    errand_of,
    horde_of,
    sale_of,
    telling_step,
)
from tongbao.games.silk_cities.rules.turns import Turn
from tongbao.games.silk_cities.state.citizens import TRAINED, TRAINING
from tongbao.games.silk_cities.state.empires import GOODS_PRICES, INDIA, PERSIA, SALE_PRICES, SILK_PRICES, Market, silk
from tongbao.games.silk_cities.state.map import GOALS, NO_REGION, NO_ROUTE, Goal, Routes
from tongbao.games.silk_cities.state.table import SilkCities


def view(game: SilkCities, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    traveller = seat if seat >= 0 else game.active
    costs = game.travel_costs(traveller)
    return {
        "game": game.setup.meta.name,
        "rules": game.setup.rules,
        "players": game.players,
        "options": dict(game.terms.options),
        "viewer": seat,
        "decisions": game.decisions,
        "over": game.over,
        "phase": game.phase,
        "step": "end" if game.over else STEPS[type(game.step)],
        "round": game.round,
        "order": game.order()[:],
        "active": game.active,
        "to_act": list(game.seats_to_act()),
        "victory": game.terms.victory,
        "regions": [region(game, number, cost) for number, cost in enumerate(costs)],
        "routes": routes(game, traveller),
        "empires": empires(game),
        "silk_deck": silk_deck(game),
        "deck": {"count": len(game.deck), "under": under(game), "discards": kinds(game, game.discards)},
        "improvements": [{"improvement": i, "left": left} for i, left in enumerate(game.supply.copies)],
        "seats": [seat_view(game, other) for other in range(game.players)],
        "points": [game.points(other) if other == seat or game.over else None for other in range(game.players)],
        "surcharge": game.cities[traveller].surcharge,
        "hand": hand(game, seat),
        "looked": looked(game, seat),
        "turn": turn(game),
        "why_not": closed(game, seat),
        **under_way(game, seat),
        "result": result(game) if game.over else None,
    }


def kinds(game: SilkCities, cards: list[int]) -> list[int]:
    """The kinds of development cards."""
    return [game.cards.development(card).card for card in cards]


# The map and the empires.


def region(game: SilkCities, number: int, cost: int) -> Plain:
    """A region as it stands; ``cost``: what passing through it costs the viewer, if it isn't his own."""
    now = game.regions[number]
    city = game.cities[now.city] if now.city != NOBODY else None
    return {
        "region": number,
        "city": seat_or_none(now.city),
        "toll": city.toll if city is not None else None,
        "sacked": city.sacked if city is not None else 0,
        "ruin": next((seat for seat, city in enumerate(game.cities) if city.ruin == number), None),
        "stacks": now.stacks[:],
        "treasury": now.treasury,
        "cost": cost,
    }


def routes(game: SilkCities, traveller: int) -> list[Plain]:
    """The cheapest routes to every goal, once all have a city."""
    homes = game.homes()
    if NO_REGION in homes:
        return []
    found = Routes(game.map, game.travel_costs(traveller), traveller, homes, game.terms.cheapest_only)
    return [route(found, goal) for goal in GOALS if goal.seat < game.players and goal.seat != traveller]


def route(found: Routes, goal: Goal) -> Plain:
    """The cheapest route to a goal, and the one past all cities if it passes one."""
    past_cities = found.cost_past_cities(goal)
    return {
        "empire": EMPIRES[goal.empire] if goal.seat == NOBODY else None,
        "seat": seat_or_none(goal.seat),
        "regions": found.regions(goal, CHEAPEST),
        "cost": found.cost(goal),
        "detour": {"regions": found.regions(goal, PAST_CITIES), "cost": past_cities}
        if past_cities != NO_ROUTE
        else None,
    }


def empires(game: SilkCities) -> Plain:
    """The tracks, and what the next good costs or brings; null where nothing can be had or sold."""
    china, byzantium = game.china(), game.byzantium()
    return {
        "china": {
            "slots": china.slots[:],
            "prices": SILK_PRICES[:],
            "cards": [{"slot": slot, "good": china.good(slot), "price": china.price(slot)} for slot in china.wares],
        },
        "byzantium": {
            "sold": [silk(size) for size in byzantium.sold],
            "filled": byzantium.filled,
            "honour": game.honours(SILK, REGIONS),
            "prices": SALE_PRICES[:],
            "silk": byzantium.pays(SILK) or None,
            "fine": byzantium.pays(FINE) or None,
        },
        "india": market(game, INDIA, FOOD, METAL),
        "persia": market(game, PERSIA, METAL, FOOD),
    }


def market(game: SilkCities, number: int, sells: int, buys: int) -> Plain:
    """An empire that sells one good and buys the other."""
    now = game.empires[number]
    assert isinstance(now, Market)
    return {
        "sells": sells,
        "left": now.left,
        "price": now.price(now.ware) or None,
        "buys": buys,
        "sold": now.bought,
        "pays": now.pays(buys) or None,
        "prices": GOODS_PRICES[:],
    }


# Cards.


def silk_deck(game: SilkCities) -> Plain:
    """How many silk cards are left, by kind too, and the last one turned."""
    turned = [game.cards.silk_kinds[card] for card in game.turned]
    left = [card.count - turned.count(kind) for kind, card in enumerate(game.cards.box.silk_cards)]
    return {"count": len(game.silk_deck), "left": left, "last": turned[-1] if turned else None}


def under(game: SilkCities) -> list[Plain]:
    """The cards of the deck that the viewer knows, by their place from the bottom (0)."""
    return [
        {"place": place, "card": game.cards.development(card).card}
        for place, card in enumerate(game.deck)
        if card > FACE_DOWN
    ]


def hand(game: SilkCities, seat: int) -> list[Plain] | None:
    """The viewer's cards, and which of them may be played now; None for spectators."""
    if seat < 0:
        return None
    playable = {choice.text for choice in game.choices(seat)}
    return [{"card": kind, "playable": f"play {kind}" in playable} for kind in sorted(kinds(game, game.hands[seat]))]


def looked(game: SilkCities, seat: int) -> Plain | None:
    """The cards looked at: by whom, how many, and to him which."""
    if not game.looked:
        return None
    by = game.step.seat
    return {"seat": by, "count": len(game.looked), "cards": kinds(game, game.looked) if by == seat else None}


# Cities.


def seat_view(game: SilkCities, seat: int) -> Plain:
    """What everybody sees of a seat."""
    city = game.cities[seat]
    untapped, tapped, has_home = city.citizens.untapped, city.citizens.tapped, city.home != NO_REGION
    return {
        "seat": seat,
        "coins": city.coins,
        "opening": city.opening,
        "region": city.home if has_home else None,
        "ruin": city.ruin if city.ruin != NO_REGION else None,
        "toll": city.toll,
        "goods": city.goods[:],
        "wants": city.wants[:],
        "size": city.size(),
        "laborers": {"untapped": untapped[LABORER], "tapped": tapped[LABORER]},
        "merchants": {"untapped": untapped[MERCHANT], "tapped": tapped[MERCHANT]},
        "soldiers": {
            "untapped": untapped[TRAINED],
            "tapped": tapped[TRAINED],
            "training": untapped[TRAINING],
            "training_tapped": tapped[TRAINING],
        },
        "growth": city.growth_cost() if city.has_room() else None,
        "income": max(city.size(), 1) + city.improvements.income,
        "golden_age": sum(city.golden_age()),
        "improvements": [
            {"improvement": i, "usable": i in city.improvements.usable, "used": i in city.used}
            for i in city.improvements.numbers()
        ],
        "gathers": city.gathered[:],
        "harvest": [game.harvest(seat, good) for good in (FOOD, METAL)] if has_home else None,
        "hand_count": len(game.hands[seat]),
        "surcharge": city.surcharge,
        "free_passage": city.free_passage,
        "sacked": city.sacked,
        "firm": max(0, city.since + game.cards.box.start.stand_rounds - game.round),
        "attacked": sorted(city.attacked),
    }


def turn(game: SilkCities) -> Plain:
    """What is left of the limits of this turn."""
    city = game.cities[game.active]
    return {
        "offers_left": OFFERS_A_TURN - city.offers,
        "toll_changed": city.changed_toll,
        "wants_changed": [good for good, changed in enumerate(city.reposted) if changed],
        "refused": [
            {"good": good, "seat": seat}
            for good, row in enumerate(city.refused)
            for seat, refused in enumerate(row)
            if refused
        ],
    }


def closed(game: SilkCities, seat: int) -> Plain | None:
    """On the viewer's own turn what it can't do, and why."""
    is_turn = isinstance(game.step, Turn) and game.step.seat == seat and not game.over
    return closed_to(game, seat, game.choices(seat)) if is_turn else None


def result(game: SilkCities) -> Plain:
    """How it ended: Victory Points, places, and the Victory Point cards of all."""
    shown: list[list[int]] = []
    for pile in game.hands:
        known = [game.cards.development(card) for card in pile if card > FACE_DOWN]
        shown.append(sorted([kind.card for kind in known if kind.points]))
    return {"scores": game.scores(), "places": game.places(), "ending": game.ending, "cards": shown}


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
        "pieces": now.lot.pieces(game) if isinstance(now.lot, ItemForSale) else 1,
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
        "militia": game.militia(),
        "attack_cards": now.attack_cards,
        "defence_cards": now.defence_cards,
        "attack_strength": attack,
        "defence_strength": defence,
        "plunders": step.left if isinstance(step, Plunder) else 0,
        "captive": step.captive if isinstance(step, Plunder) else False,
    }
