"""What a seat may see, as plain data (section 16). Works on redacted copies only."""

from typing import Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.games.silk_cities.actions import (
    CITY_SIZE,
    LIMIT,
    OUT,
    REGIONS,
    SILK,
    SLOTS,
)
from tongbao.games.silk_cities.affairs import FIRST_PLACE, NO_SEAT
from tongbao.games.silk_cities.auctions import NameLimits, RaisePrice
from tongbao.games.silk_cities.barbarians import SendSoldiers
from tongbao.games.silk_cities.battles import Defend, Muster, PlayCards, strengths
from tongbao.games.silk_cities.cards.files import EMPIRES
from tongbao.games.silk_cities.citizens import STATES
from tongbao.games.silk_cities.city import growth_cost, harvest_of
from tongbao.games.silk_cities.claims import Claim
from tongbao.games.silk_cities.drawing import KeepOne
from tongbao.games.silk_cities.errands import Hop
from tongbao.games.silk_cities.fates import Fate
from tongbao.games.silk_cities.golden_ages import PutUp, golden_age
from tongbao.games.silk_cities.map import FIRST_CITY, NO_ROUTE, Routes
from tongbao.games.silk_cities.offers import OFFERS_A_TURN, Answer, AskPrice
from tongbao.games.silk_cities.spoils import Plunder
from tongbao.games.silk_cities.table import GOODS_PRICES, SALE_PRICES, SILK_PRICES, STORE_PRICES, SilkCities
from tongbao.games.silk_cities.trade import sale_price

Plain = dict[str, object]
PHASES: Final = ["setup", "replenish", "action", "fate"]


def view(game: SilkCities, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    traveller = seat if seat >= 0 else game.active
    costs = game.travel_costs(traveller)
    return {
        "game": game.setup.meta.name,
        "rules": game.setup.meta.rules,
        "players": game.players,
        "options": dict(game.terms.options),
        "viewer": seat,
        "decisions": game.decisions,
        "over": game.over,
        "phase": PHASES[game.phase],
        "step": step(game),
        "round": game.round,
        "order": game.order()[:],
        "active": game.active,
        "to_act": list(game.seats_to_act()),
        "victory": game.terms.victory,
        "regions": [region(game, number, costs[number]) for number in range(REGIONS)],
        "routes": routes(game, traveller),
        "empires": empires(game),
        "silk_deck": silk_deck(game),
        "deck": {"count": len(game.deck), "under": under(game), "discards": kinds(game, game.discards)},
        "improvements": [{"improvement": i, "left": left} for i, left in enumerate(game.copies)],
        "seats": [seat_view(game, other, other == seat) for other in range(game.players)],
        "hand": hand(game, seat),
        "looked": looked(game, seat),
        "turn": turn(game),
        "errand": errand(game),
        "horde": horde(game),
        "auction": auction(game, seat),
        "sale": sale(game),
        "battle": battle(game),
        "result": result(game) if game.over else None,
    }


def step(game: SilkCities) -> str:
    """What is to be decided, in a word."""
    if game.over:
        return "end"
    now = game.step
    if isinstance(now, Claim):
        return "claim"
    if isinstance(now, SendSoldiers):
        return "soldiers"
    if isinstance(now, KeepOne):
        return "keep_card"
    if isinstance(now, (NameLimits, RaisePrice)):
        return "auction"
    if isinstance(now, AskPrice):
        return "ask"
    if isinstance(now, Answer):
        return "answer"
    if isinstance(now, Hop):
        return "hop"
    if isinstance(now, Muster):
        return "army"
    if isinstance(now, PlayCards):
        return "battle"
    if isinstance(now, Defend):
        return "defend"
    if isinstance(now, Plunder):
        return "plunder"
    if isinstance(now, Fate):
        return "fate"
    return "put" if isinstance(now, PutUp) else "turn"


def seat_or_none(seat: int) -> int | None:
    """The seat, or None for nobody."""
    return seat if seat != NO_SEAT else None


def seats_in(game: SilkCities, mask: int) -> list[int]:
    """The seats of a mask."""
    return [seat for seat in range(game.players) if mask >> seat & 1]


def kinds(game: SilkCities, cards: list[int]) -> list[int]:
    """The kinds of development cards."""
    return [game.cards.development[card] for card in cards]


def region(game: SilkCities, number: int, cost: int) -> Plain:
    """A region as it stands; ``cost``: what passing through it costs the viewer, if it isn't his own."""
    ruins = [seat for seat in range(game.players) if game.ruins[seat] == number]
    return {
        "region": number,
        "city": seat_or_none(game.cities[number]),
        "ruin": ruins[0] if ruins else None,
        "stacks": game.stacks[number][:],
        "treasury": game.treasuries[number],
        "cost": cost,
    }


def routes(game: SilkCities, traveller: int) -> list[Plain]:
    """The cheapest routes to every goal, once the traveller has a city."""
    if game.homes[traveller] < 0 or min(game.homes) < 0:
        return []
    found = Routes(game.map, game.travel_costs(traveller), traveller, game.homes, not game.terms.cheapest_only)
    rows: list[Plain] = []
    for goal in range(FIRST_CITY + game.players):
        if goal == FIRST_CITY + traveller:
            continue
        detour: Plain | None = None
        if found.detour[goal] != NO_ROUTE:
            detour = {"regions": found.regions(goal, 1), "cost": found.detour[goal]}
        rows.append(
            {
                "empire": EMPIRES[goal] if goal < FIRST_CITY else None,
                "seat": goal - FIRST_CITY if goal >= FIRST_CITY else None,
                "regions": found.regions(goal, 0),
                "cost": found.cost[goal],
                "detour": detour,
            }
        )
    return rows


def empires(game: SilkCities) -> Plain:
    """The tracks, and what the next good costs or brings; null where nothing can be had or sold."""
    return {
        "china": {
            "slots": game.china[:],
            "prices": SILK_PRICES[:],
            "cards": [
                {"slot": slot + 1, "good": SILK + size - 1, "price": game.silk_price(slot)}
                for slot, size in enumerate(game.china)
                if size
            ],
        },
        "byzantium": {
            "sold": [SILK + size - 1 for size in game.byzantium],
            "filled": game.silk_sold(),
            "prices": SALE_PRICES[:],
            "silk": sale_price(game, SILK) or None,
            "fine": sale_price(game, SILK + 1) or None,
        },
        "india": market(game, 0, 1),
        "persia": market(game, 1, 0),
    }


def market(game: SilkCities, sells: int, buys: int) -> Plain:
    """An empire that sells one good and buys the other."""
    left, sold = game.store[sells], game.sold[buys]
    return {
        "sells": sells,
        "left": left,
        "price": STORE_PRICES[left] or None,
        "buys": buys,
        "sold": sold,
        "pays": GOODS_PRICES[sold] if sold < SLOTS else None,
        "prices": GOODS_PRICES[:],
    }


def silk_deck(game: SilkCities) -> Plain:
    """How many silk cards are left, by kind too, and the last one turned."""
    left = [card.count for card in game.cards.box.silk_cards]
    for card in game.turned:
        left[game.cards.silk_kind[card]] -= 1
    last = game.cards.silk_kind[game.turned[-1]] if game.turned else None
    return {"count": len(game.silk_deck), "left": left, "last": last}


def under(game: SilkCities) -> list[Plain]:
    """The cards of the deck that the viewer knows, by their place from the bottom (0)."""
    cards = enumerate(game.deck)
    return [{"place": i, "card": game.cards.development[card]} for i, card in cards if card > FACE_DOWN]


def seat_view(game: SilkCities, seat: int, own: bool) -> Plain:
    """What everybody sees of a seat; ``points`` only to itself, or to all at the end."""
    citizens = game.citizens[seat * STATES : seat * STATES + STATES]
    owned, size = game.improvements[seat], game.size(seat)
    return {
        "seat": seat,
        "coins": game.coins[seat],
        "opening": game.opening[seat],
        "region": game.homes[seat] if game.homes[seat] >= 0 else None,
        "ruin": game.ruins[seat] if game.ruins[seat] >= 0 else None,
        "toll": game.tolls[seat],
        "goods": game.goods[seat * 4 : seat * 4 + 4],
        "wants": game.wants[seat * 4 : seat * 4 + 4],
        "size": size,
        "laborers": {"untapped": citizens[0], "tapped": citizens[1]},
        "merchants": {"untapped": citizens[2], "tapped": citizens[3]},
        "soldiers": {
            "untapped": citizens[4],
            "tapped": citizens[5],
            "training": citizens[6],
            "training_tapped": citizens[7],
        },
        "growth": growth_cost(game, seat, size) if size < CITY_SIZE else None,
        "income": max(size, 1) + game.cards.income.of(owned),
        "golden_age": sum(golden_age(game, seat)),
        "improvements": [
            {"improvement": i, "usable": bool(game.cards.usable >> i & 1), "used": bool(game.used[seat] >> i & 1)}
            for i in range(len(game.copies))
            if owned >> i & 1
        ],
        "gathers": game.gathers[seat * 2 : seat * 2 + 2],
        "harvest": [harvest_of(game, seat, good) for good in range(2)] if game.homes[seat] >= 0 else None,
        "hand_count": len(game.hands[seat]),
        "points": game.points(seat) if own or game.over else None,
        "surcharge": game.surcharges[seat],
        "sacked": bool(game.sacked >> seat & 1),
        "attacked": seats_in(game, game.attacked[seat]),
    }


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


def turn(game: SilkCities) -> Plain:
    """What is left of the limits of this turn, and whether the next route is free."""
    return {
        "offers_left": OFFERS_A_TURN - game.offers,
        "toll_changed": game.toll_changed,
        "wants_changed": [good for good in range(4) if game.wants_changed >> good & 1],
        "refused": [{"good": place // 5, "seat": place % 5} for place in range(20) if game.refusals >> place & 1],
        "free_passage": game.free_passage,
    }


def errand(game: SilkCities) -> Plain | None:
    """Who is on the way, or waits for an answer."""
    now = game.errand
    if now is None:
        return None
    costs = game.travel_costs(game.active)
    return {
        "empire": EMPIRES[now.goal] if now.goal < FIRST_CITY else None,
        "seat": now.goal - FIRST_CITY if now.goal >= FIRST_CITY else None,
        "what": now.what,
        "mode": now.mode,
        "price": now.price,
        "reserve": now.reserve,
        "route": now.route[:],
        "spent": sum([costs[region] for region in now.route]),
    }


def horde(game: SilkCities) -> Plain | None:
    """The auction of soldiers."""
    now = game.horde
    if now is None:
        return None
    return {
        "strength": now.strength,
        "bids": now.bids[:],
        "leader": seat_or_none(now.leader),
        "still_in": seats_in(game, now.still_in),
    }


def auction(game: SilkCities, seat: int) -> Plain | None:
    """The coin auction: in secret who has named a limit, and one's own; in the open price and leader."""
    now = game.auction
    if now is None:
        return None
    sealed = game.sealed
    own = sealed[seat] if sealed is not None and seat >= 0 else []
    return {
        "item": now.item if now.item != FIRST_PLACE else None,
        "bidders": now.order[:],
        "open": game.terms.open_auctions,
        "price": now.price,
        "leader": seat_or_none(now.leader),
        "still_in": seats_in(game, now.still_in),
        "finished": [other for other in now.order if sealed is not None and game.finished >> other & 1],
        "limit": own[0].parameters[0] if own and own[0].verb is LIMIT else None,
        "leaves": bool(own) and own[0] is OUT,
    }


def sale(game: SilkCities) -> Plain | None:
    """The Golden Age sale: what is left to put up, by item, and who has left it."""
    now = game.golden_age
    if now is None:
        return None
    return {"seller": now.seller, "left": now.left[:], "out": seats_in(game, now.out)}


def battle(game: SilkCities) -> Plain | None:
    """The attack: armies, and the strengths as they are now."""
    now = game.battle
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
        "plunders": now.plunders,
        "captive": now.captive,
    }


def result(game: SilkCities) -> Plain:
    """How it ended: Victory Points, places, and the Victory Point cards of all."""
    points, development = game.cards.points, game.cards.development
    shown: list[list[int]] = []
    for pile in game.hands:
        known = [development[card] for card in pile if card > FACE_DOWN]
        shown.append(sorted([kind for kind in known if points[kind]]))
    return {"scores": game.scores(), "places": game.places(), "ending": game.ending, "cards": shown}
