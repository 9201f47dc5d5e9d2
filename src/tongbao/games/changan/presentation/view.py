"""View: all that a seat may see of Chang’an, as plain data (sections 13 and 16). On redacted copies only."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Plain
from tongbao.engine.step import Step
from tongbao.games.changan.cards.actions import ACQUIRE, BUILD, BUILD_SILK, BUY, CHOOSE_DISTRICT
from tongbao.games.changan.cards.board import (
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
from tongbao.games.changan.cards.schema import DECKS
from tongbao.games.changan.explain.obstacles import obstacles
from tongbao.games.changan.rules.building import NO_GATE, Payment
from tongbao.games.changan.rules.producing import Characters, PlaceCards, under_way, yield_of
from tongbao.games.changan.rules.questions import Offer, Question
from tongbao.games.changan.rules.reach import acquire_price
from tongbao.games.changan.rules.research import ResearchMore
from tongbao.games.changan.rules.scoring import ends, items, tie_break
from tongbao.games.changan.rules.silk import TakeSilk
from tongbao.games.changan.rules.steps import HandLimit
from tongbao.games.changan.state.prices import cheapest, extra_coin
from tongbao.games.changan.state.table import Changan

PHASES: Final[list[tuple[type[Step[Changan]], str]]] = [
    (ResearchMore, "research"),
    (PlaceCards, "place"),
    (Characters, "characters"),
    (Offer, "offer"),
    (Payment, "payment"),
    (HandLimit, "discard"),
    (TakeSilk, "silk"),
    (Question, "effect"),
]
"""What a decision is called; all others are of the turn."""
ACTION_OF: Final = {
    "research": "research",
    "produce": "produce",
    "produce_full": "produce",
    "build": "build",
    "build_road": "build",
    "acquire": "acquire",
}
"""By event: the action that causes it."""


def view(game: Changan, seat: int) -> Plain:
    """Everything that the seat may see; docs/views.md explains each field."""
    mine = game.permanents(game.active)
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
        "round": game.round,
        "to_act": list(game.seats_to_act()),
        "effect": effect(game),
        "decks": [DECKS[deck] for deck in game.terms.decks],
        "expansion": game.terms.expansion,
        "board": board(),
        "main": game.main or None,
        "buys_left": max(0, mine.buys - game.buys_used),
        "acquire_left": 0 if game.acquired else 1,
        "last_round": game.last_round,
        "deck": {"count": len(game.deck), "back": back(game, game.deck[-1]) if game.deck else None},
        "discard": game.discards[:],
        "display": [card or None for card in game.display],
        "silk_stock": game.silk_stock,
        "looked": looked(game),
        "picked": game.picked or None,
        "produce": producing(game),
        "pending": pending(game),
        "seats": [seat_view(game, other) for other in range(game.players)],
        "hand": sorted(game.hands[seat]) if seat >= 0 else None,
        "yields": yields(game, seat) if seat >= 0 else None,
        "reacting": reacting(game, seat) if seat >= 0 else [],
        "costs": costs(game, seat),
        "obstacles": None if game.over else obstacles(game),
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
    for step, name in PHASES:
        if isinstance(game.step, step):
            return name
    return "turn"


def effect(game: Changan) -> Plain | None:
    """Which card asks, the kind of its effect, and the verb of the answer."""
    step = game.step
    if game.over or not isinstance(step, Question):
        return None
    return {"card": step.card, "kind": game.cards.card(step.card).effect_kind, "step": step.verb().name}


def back(game: Changan, card: int) -> str:
    """The deck of a card, which may lie face down."""
    return DECKS[game.deck_on_back(card)]


def looked(game: Changan) -> Plain | None:
    """The cards that the active seat looks at; others see their backs."""
    if not game.looked:
        return None
    return {
        "seat": game.active,
        "cards": [card if card > 0 else None for card in game.looked],
        "backs": [back(game, card) for card in game.looked],
    }


def producing(game: Changan) -> Plain | None:
    """The target of Produce, the cards there, and what it yields; null once it has yielded and is over."""
    step = under_way(game)
    if step is None:
        return None
    return {
        "gate": step.gate,
        "cards": len(game.gates[step.seat][step.gate]),
        "yield": yield_of(game, step.seat, step.gate),
    }


def pending(game: Changan) -> Plain | None:
    """The build that is being paid: what is left of its price, and how it may still be changed."""
    step = game.step
    if not isinstance(step, Payment):
        return None
    purchase = step.purchase
    return {
        "gate": purchase.gate if purchase.gate != NO_GATE else None,
        "district": purchase.district,
        "row": game.next_row(step.seat, purchase.district) + 1,
        "card": purchase.card,
        "price": [a + b for a, b in zip(purchase.price, purchase.instead, strict=True)],
        "coin": purchase.coin,
        "saves_left": purchase.saves,
        "swaps_left": [[type_, number] for type_, number in enumerate(purchase.swaps) if number],
        "silk": purchase.instead[SILK] or None,
    }


def seat_view(game: Changan, seat: int) -> Plain:
    """What everybody sees of a seat; its score as things stand."""
    mine = game.permanents(seat)
    return {
        "seat": seat,
        "tokens": game.tokens[seat][:],
        "hand_count": len(game.hands[seat]),
        "hand_backs": [DECKS[deck] for deck in sorted([game.deck_on_back(card) for card in game.hands[seat]])],
        "gates": [pile[:] for pile in game.gates[seat]],
        "districts": [district[:] for district in game.districts[seat]],
        "road": game.roads[seat][:],
        "built": game.built(seat),
        "score": score(game, seat),
        "prices": [next_price(game, seat, district) for district in range(GATES)],
        "road_price": next_price(game, seat, ROAD) if game.terms.expansion else None,
        "token_limit": mine.token_limit,
        "hand_limit": mine.hand_limit,
        "discount": mine.discount[:],
        "ends": {str(card): points for card, points in ends(game, seat)},
    }


def score(game: Changan, seat: int) -> Plain:
    """The score by item (section 8)."""
    points = items(game, seat)
    return {**points, "total": sum(points.values())}


def next_price(game: Changan, seat: int, district: int) -> list[int] | None:
    """The printed price of the next free space, five counts; null if there is none."""
    row = game.next_row(seat, district)
    return PRICES[district][row][:] if row < ROWS else None


# What the viewer's choices would bring.


def yields(game: Changan, seat: int) -> list[int | None]:
    """By gate: what Produce would give the seat with the cards that lie there; null if there is no room."""
    return [yield_of(game, seat, gate) if len(game.gates[seat][gate]) < GATE_CARDS else None for gate in range(GATES)]


def reacting(game: Changan, seat: int) -> list[Plain]:
    """The right neighbour's cards, then the seat's own, that react to what the seat does."""
    right = game.right(seat)
    found: list[Plain] = []
    for event, action in ACTION_OF.items():
        for reaction in game.permanents(right).to_other(event):
            found.append({"card": reaction.card, "seat": right, "event": action})
    for event, action in ACTION_OF.items():
        for reaction in game.permanents(seat).to_own(event):
            found.append({"card": reaction.card, "seat": seat, "event": action})
    return found


# The end.


def result(game: Changan) -> Plain:
    """How every seat was scored, and what broke a tie for the first place."""
    return {
        "scores": game.scores(),
        "places": game.places(),
        "items": [score(game, seat) for seat in range(game.players)],
        "tie": tie_break(game) or None,
    }


def costs(game: Changan, seat: int) -> Plain:
    """By text, of those choices of the seat that have a price: one way to pay it, discounts used."""
    found: Plain = {}
    for choice in game.choices(seat):
        tokens = cost(game, seat, choice)
        if tokens is not None:
            found[choice.text] = {"tokens": tokens, "silk": choice.verb is BUILD_SILK}
    return found


def cost(game: Changan, seat: int, choice: Choice) -> list[int] | None:
    """What a choice costs, five counts; None for choices without a price."""
    verb, mine = choice.verb, game.permanents(seat)
    if verb is BUY:
        return one(COIN, mine.buy_price)
    if verb is ACQUIRE:
        other, gate = choice.parameters
        return one(STONE, acquire_price(game, seat, other, gate))
    if verb is BUILD_SILK or verb is BUILD:
        gate, district = choice.parameters
        coin = extra_coin(game, seat, game.gates[seat][gate][-1])
        if verb is BUILD:
            return price_of(game, seat, district, coin)
        tokens = one(SILK, mine.silk_price)
        tokens[COIN] = coin
        return tokens
    if verb is CHOOSE_DISTRICT:
        return price_of(game, seat, choice.parameters[0], extra_coin(game, seat, game.picked))
    return None


def price_of(game: Changan, seat: int, district: int, coin: int) -> list[int]:
    """One way to pay for the next space and an extra coin, five counts."""
    row = game.next_row(seat, district)
    if district == ROAD:
        paid = PRICES[ROAD][row][:]
    else:
        mine = game.permanents(seat)
        paid = cheapest(PRICES[district][row], game.tokens[seat], coin, mine.discount[row], mine)
    paid[COIN] += coin
    return paid
