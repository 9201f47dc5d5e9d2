"""What a seat may see of Chang’an, as plain data (sections 13 and 16). Works on redacted copies only."""

from typing import Final

from tongbao.engine.cards import FACE_DOWN
from tongbao.engine.choice import Choice
from tongbao.games.changan.actions import ACQUIRE, BUILD, BUILD_SILK, BUY, CHOOSE_DISTRICT
from tongbao.games.changan.board import (
    ACQUIRE_PRICE,
    COIN,
    GATE_CARDS,
    GATES,
    PRICES,
    ROAD,
    ROAD_SILK,
    ROAD_VP,
    ROW_VP,
    ROWS,
    SILK,
    STONE,
    one,
)
from tongbao.games.changan.building import Payment, next_row
from tongbao.games.changan.cards.effects import BUILD as BUILD_EVENT
from tongbao.games.changan.cards.effects import EVENTS, PRODUCE, RESEARCH
from tongbao.games.changan.cards.faces import DECKS
from tongbao.games.changan.characters.play import Offer
from tongbao.games.changan.characters.questions import Question
from tongbao.games.changan.prices import cheapest, extra_coin
from tongbao.games.changan.producing import Characters, PlaceCards, yield_of
from tongbao.games.changan.research import ResearchMore
from tongbao.games.changan.scoring import ITEMS, ends, items, tie_break
from tongbao.games.changan.silk import TakeSilk
from tongbao.games.changan.steps import HandLimit
from tongbao.games.changan.table import NO_GATE, Changan

Plain = dict[str, object]
MAIN_ACTIONS: Final = [None, "research", "produce", "build"]
EVENT_ACTIONS: Final = ["research", "produce", "produce", "build", "build", "acquire"]
"""By event: the action that causes it."""


def view(game: Changan, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    mine = game.permanents(game.active)
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
        "round": game.round,
        "to_act": list(game.seats_to_act()),
        "effect": effect(game),
        "decks": [DECKS[deck] for deck in game.terms.decks],
        "expansion": game.terms.expansion,
        "board": board(),
        "main": MAIN_ACTIONS[game.main_used],
        "buys_left": max(0, mine.buys - game.buys_used),
        "acquire_left": 0 if game.acquired else 1,
        "last_round": game.last_round,
        "deck": {"count": len(game.deck), "back": top_back(game)},
        "discard": game.discards[:],
        "display": [card or None for card in game.display],
        "silk_stock": game.silk_stock,
        "looked": looked(game),
        "produce": producing(game),
        "pending": pending(game),
        "seats": [seat_view(game, other) for other in range(game.players)],
        "hand": sorted(game.hands[seat]) if seat >= 0 else None,
        "yields": yields(game, seat) if seat >= 0 else None,
        "reacting": reacting(game, seat) if seat >= 0 else [],
        "costs": {choice.text: cost for choice in game.choices(seat) for cost in costs(game, seat, choice)},
        "result": result(game) if game.over else None,
    }


def board() -> Plain:
    """What is printed on every player’s boards, by district, the Silk Road last, and row."""
    return {
        "prices": [[price[:] for price in column] for column in PRICES],
        "points": [*([ROW_VP[:]] * GATES), ROAD_VP[:]],
        "silk": ROAD_SILK[:],
    }


def phase(game: Changan) -> str:
    """The kind of the decision, in a word."""
    if game.over:
        return "end"
    step = game.step
    if isinstance(step, ResearchMore):
        return "research"
    if isinstance(step, PlaceCards):
        return "place"
    if isinstance(step, Characters):
        return "characters"
    if isinstance(step, Offer):
        return "offer"
    if isinstance(step, Payment):
        return "payment"
    if isinstance(step, HandLimit):
        return "discard"
    if isinstance(step, TakeSilk):
        return "silk"
    return "effect" if isinstance(step, Question) else "turn"


def effect(game: Changan) -> Plain | None:
    """Which card asks, the kind of its effect, and the verb of the answer."""
    step = game.step
    if game.over or not isinstance(step, Question):
        return None
    return {"card": step.card, "kind": game.cards.card(step.card).effect["kind"], "step": step.verb(game).name}


def top_back(game: Changan) -> str | None:
    """The deck whose back lies on top."""
    top = game.top_back()
    return DECKS[top] if top >= 0 else None


def back_of(game: Changan, card: int) -> int:
    """The deck of a card, which may lie face down."""
    return game.cards.deck[card] if card > 0 else FACE_DOWN - card - 1


def looked(game: Changan) -> Plain | None:
    """The cards that the active seat looks at; others see their backs."""
    if not game.looked:
        return None
    return {
        "seat": game.active,
        "cards": [card if card > 0 else None for card in game.looked],
        "backs": [DECKS[back_of(game, card)] for card in game.looked],
    }


def producing(game: Changan) -> Plain | None:
    """The target of Produce, the cards there, and what it yields; null once it has yielded and is over."""
    if game.target == NO_GATE:
        return None
    gate = game.target
    return {
        "gate": gate,
        "cards": len(game.gates[game.active][gate]),
        "yield": yield_of(game, game.active, gate),
    }


def pending(game: Changan) -> Plain | None:
    """The build that is being paid: what is left of its price, and how it may still be changed."""
    if not game.pending:
        return None
    return {
        "gate": game.pending_gate if game.pending_gate != NO_GATE else None,
        "district": game.pending_district,
        "row": next_row(game, game.active, game.pending_district) + 1,
        "card": game.pending,
        "price": [a + b for a, b in zip(game.price, game.instead, strict=True)],
        "coin": game.coin,
        "saves_left": game.saves_left,
        "swaps_left": [[type_, number] for type_, number in enumerate(game.swaps_left) if number],
        "silk": game.instead[SILK] or None,
    }


def seat_view(game: Changan, seat: int) -> Plain:
    """What everybody sees of a seat; its score as things stand."""
    mine = game.permanents(seat)
    return {
        "seat": seat,
        "tokens": game.tokens[seat][:],
        "hand_count": len(game.hands[seat]),
        "hand_backs": [DECKS[deck] for deck in sorted([back_of(game, card) for card in game.hands[seat]])],
        "gates": [pile[:] for pile in game.gates[seat]],
        "districts": [district[:] for district in game.districts[seat]],
        "road": game.roads[seat][:],
        "built": game.built(seat),
        "score": score(game, seat),
        "prices": [next_price(game, seat, district) for district in range(GATES)],
        "road_price": next_price(game, seat, ROAD) if game.terms.expansion else None,
        "token_limit": mine.token_limit,
        "hand_limit": mine.hand_limit,
        "ends": {str(card): points for card, points in ends(game, seat)},
    }


def score(game: Changan, seat: int) -> Plain:
    """The score by item (section 8)."""
    points = items(game, seat)
    return {**dict(zip(ITEMS, points, strict=True)), "total": sum(points)}


def next_price(game: Changan, seat: int, district: int) -> list[int] | None:
    """The printed price of the next free space, five counts; null if there is none."""
    row = next_row(game, seat, district)
    return PRICES[district][row][:] if row < ROWS else None


# What the viewer's choices would bring.


def yields(game: Changan, seat: int) -> list[int | None]:
    """By gate: what Produce would give the seat with the cards that lie there; null if there is no room."""
    return [yield_of(game, seat, gate) if len(game.gates[seat][gate]) < GATE_CARDS else None for gate in range(GATES)]


def reacting(game: Changan, seat: int) -> list[Plain]:
    """The right neighbour's cards, then the seat's own, that react to what the seat does."""
    found: list[Plain] = []
    right = game.right(seat)
    for event in (RESEARCH, PRODUCE, BUILD_EVENT):
        for card in game.permanents(right).other[event]:
            found.append({"card": card, "seat": right, "event": EVENT_ACTIONS[event]})
    for event in range(len(EVENTS)):
        for card in game.permanents(seat).own[event]:
            found.append({"card": card, "seat": seat, "event": EVENT_ACTIONS[event]})
    return found


def costs(game: Changan, seat: int, choice: Choice) -> list[Plain]:
    """What a choice costs: one way to pay it, discounts used; nothing for choices without a price."""
    verb, mine = choice.verb, game.permanents(seat)
    if verb is BUY:
        return [{"tokens": one(COIN, mine.buy_price), "silk": False}]
    if verb is ACQUIRE:
        other, gate = choice.parameters
        price = max(0, ACQUIRE_PRICE[len(game.gates[other][gate])] - mine.acquire_less)
        return [{"tokens": one(STONE, price), "silk": False}]
    if verb is BUILD or verb is BUILD_SILK:
        gate, district = choice.parameters
        coin = extra_coin(game, seat, game.gates[seat][gate][-1])
        if verb is BUILD_SILK:
            return [{"tokens": [coin, 0, 0, 0, mine.silk_price], "silk": True}]
        return [{"tokens": price_of(game, seat, district, coin), "silk": False}]
    if verb is CHOOSE_DISTRICT:
        coin = extra_coin(game, seat, game.picked)
        return [{"tokens": price_of(game, seat, choice.parameters[0], coin), "silk": False}]
    return []


def price_of(game: Changan, seat: int, district: int, coin: int) -> list[int]:
    """One way to pay for the next space and an extra coin, five counts."""
    row = next_row(game, seat, district)
    if district == ROAD:
        paid = PRICES[ROAD][row][:]
    else:
        mine = game.permanents(seat)
        paid = cheapest(PRICES[district][row], game.tokens[seat], coin, mine.discount[row], mine)
    paid[COIN] += coin
    return paid


# The end.


def result(game: Changan) -> Plain:
    """How every seat was scored, and what broke a tie for the first place."""
    return {
        "scores": game.scores(),
        "places": game.places(),
        "items": [score(game, seat) for seat in range(game.players)],
        "tie": tie_break(game) or None,
    }
