"""Observation: all that a seat knows of Chang’an as numbers, for programs that learn."""

from typing import Final

from librt.strings import BytesWriter

from tongbao.engine.meta import Setup
from tongbao.engine.observation import (
    Field,
    blank,
    count,
    counts,
    known_marks,
    marks,
    one_of,
    one_seat,
    seat_names,
    seats,
)
from tongbao.games.changan.cards.board import (
    END_CARDS,
    GATE_CARDS,
    GATES,
    NO_TOKENS,
    ROAD,
    ROAD_VP,
    ROUND_LIMIT,
    ROW_VP,
    ROWS,
    SILK,
    TYPES,
)
from tongbao.games.changan.cards.schema import CARDS as HIGHEST_CARD
from tongbao.games.changan.cards.schema import DECKS, SILK_ROAD
from tongbao.games.changan.cards.terms import RANDOM, RANDOM_WITH_SILK_ROAD
from tongbao.games.changan.rules.building import Payment
from tongbao.games.changan.rules.producing import Characters, PlaceCards, under_way, yield_of
from tongbao.games.changan.rules.questions import Question
from tongbao.games.changan.rules.research import ResearchMore
from tongbao.games.changan.rules.silk import TakeSilk
from tongbao.games.changan.rules.steps import HandLimit, Turn
from tongbao.games.changan.state.table import NO_CARD, Changan

CARDS: Final = HIGHEST_CARD + 1
"""Cards are numbered from 1 on."""
STEPS: Final = ["turn", "research", "place", "characters", "payment", "limit", "silk"]
QUESTIONS: Final = [
    *["use", "gain", "give", "seat", "discard", "keep", "recover", "draw_display", "pick", "gate", "shift", "district"],
    *["space", "copy", "steal", "raid", "build"],
]
"""The verbs of the questions that effects ask."""
ASKED: Final = [*STEPS, *QUESTIONS]
"""What a seat is asked."""
NOTHING_ASKED: Final = -1
PLACE_ASKED: Final = {name: place for place, name in enumerate(ASKED)}
MAIN_ACTIONS: Final = ["research", "produce", "build"]
PLACE_OF_ACTION: Final = {"": NOTHING_ASKED, **{name: place for place, name in enumerate(MAIN_ACTIONS)}}
MOST_LEFT: Final = 6
MOST_TOKENS: Final = 12
MOST_SILK: Final = 12
MOST_HELD: Final = 16
MOST_YIELD: Final = 12
MOST_POINTS: Final = 100
MOST_BUILT: Final = END_CARDS + ROWS


DRAWN: Final = (RANDOM, RANDOM_WITH_SILK_ROAD)
"""The options with which chance chooses the decks."""


def layout(setup: Setup) -> list[Field]:
    """The numbers of an observation: their number depends on that of the players alone."""
    return [*turn_fields(setup), *under_way_fields(), *card_fields(setup), *seat_fields(setup.players)]


def write_observation(out: BytesWriter, game: Changan, seat: int) -> None:
    """Write what the seat knows, in the order of the layout."""
    write_turn(out, game, seat)
    write_under_way(out, game)
    write_cards(out, game, seat)
    for other in game.seats_from(seat):
        write_seat(out, game, other)


# The turn and what is asked.


def turn_fields(setup: Setup) -> list[Field]:
    """Whose turn it is, how far the game is, what is asked, and with which decks it is played."""
    players, decks = setup.players, setup.options["decks"]
    return [
        Field("to_act", players, 1, "Which seats are to act, clockwise from one’s own."),
        Field("active", players, 1, "Whose turn it is."),
        Field("first", players, 1, "Who begins each round."),
        Field("asked", len(ASKED), 1, f"What is asked: {', '.join(ASKED)}."),
        Field("round", 1, ROUND_LIMIT, "The round, from 1 on."),
        Field("last_round", 1, 1, "Whether this round is the last."),
        Field("main", len(MAIN_ACTIONS), 1, f"The main action of this turn: {', '.join(MAIN_ACTIONS)}."),
        Field("extra_cards", 1, MOST_LEFT, "How many additional cards were taken in Research."),
        Field("buys_used", 1, MOST_LEFT, "How often something was bought in this turn."),
        Field("acquired", 1, 1, "Whether a card was acquired in this turn."),
        Field("decks", len(DECKS), 1, f"With which decks it is played: {', '.join(DECKS)}.", decks not in DRAWN),
    ]


def write_turn(out: BytesWriter, game: Changan, seat: int) -> None:
    """The numbers of turn_fields."""
    players = game.players
    seats(out, game.seats_to_act(), seat, players)
    one_seat(out, game.active, seat, players)
    one_seat(out, game.first, seat, players)
    one_of(out, asked(game), len(ASKED))
    count(out, game.round, ROUND_LIMIT)
    out.append(game.last_round)
    one_of(out, PLACE_OF_ACTION[game.main], len(MAIN_ACTIONS))
    count(out, game.extra_cards, MOST_LEFT)
    count(out, game.buys_used, MOST_LEFT)
    out.append(game.acquired)
    marks(out, game.terms.decks, len(DECKS))


def asked(game: Changan) -> int:
    """The place of what is asked."""
    if game.over:
        return NOTHING_ASKED
    step = game.agenda[-1]
    if isinstance(step, Turn):
        return 0
    if isinstance(step, ResearchMore):
        return 1
    if isinstance(step, PlaceCards):
        return 2
    if isinstance(step, Characters):
        return 3
    if isinstance(step, Payment):
        return 4
    if isinstance(step, HandLimit):
        return 5
    if isinstance(step, TakeSilk):
        return 6
    return PLACE_ASKED[step.verb().name] if isinstance(step, Question) else NOTHING_ASKED


# What is under way: an effect, Produce, a build that is being paid.


def under_way_fields() -> list[Field]:
    """What an effect asks and how often, where Produce goes on, what is left to pay."""
    return [
        Field("asking", CARDS, 1, "By card: whether its effect asks, or it is being built."),
        Field("asks_left", 1, MOST_LEFT, "How often the effect may still ask."),
        Field("picked", CARDS, 1, "By card: whether it was picked from the hand to be built or laid at a gate."),
        Field("target", GATES, 1, "By gate: whether Produce goes on there."),
        Field("activated", ROWS, 1, "By row of the district under it: whether its Character was used."),
        Field("price", len(TYPES), MOST_TOKENS, f"What is left of a price: {', '.join(TYPES)}."),
        Field("saves", 1, MOST_LEFT, "How many resources of it may be left out."),
        Field("district", GATES + 1, 1, "By district, the Silk Road last: whether what is being paid goes there."),
    ]


def write_under_way(out: BytesWriter, game: Changan) -> None:
    """The numbers of under_way_fields."""
    step, card, left = game.agenda[-1], NO_CARD, 0
    price, saves, district, gate, rows = NO_TOKENS, 0, NOTHING_ASKED, NOTHING_ASKED, NO_TOKENS[:0]
    if isinstance(step, Question):
        card, left = step.card, step.left
    elif isinstance(step, Payment):
        purchase = step.purchase
        card, price, saves, district = purchase.card, purchase.price, purchase.saves, purchase.district
    if game.main == "produce":
        produce = under_way(game)
        if produce is not None:
            gate = produce.gate
            if isinstance(produce, Characters):
                rows = produce.activated
    one_of(out, card or NOTHING_ASKED, CARDS)
    count(out, left, MOST_LEFT)
    one_of(out, game.picked or NOTHING_ASKED, CARDS)
    one_of(out, gate, GATES)
    first = blank(out, ROWS)
    for row in rows:
        out[first + row - 1] = 1
    counts(out, price, MOST_TOKENS)
    count(out, saves, MOST_LEFT)
    one_of(out, district, GATES + 1)


# The cards.


def card_fields(setup: Setup) -> list[Field]:
    """Where the cards lie that are at no gate and not built, and the stock of Silk."""
    has_silk = DECKS[SILK_ROAD] in setup.options["decks"]
    return [
        Field("deck_count", 1, CARDS, "How many cards are in the deck."),
        Field("deck_back", len(DECKS), 1, f"What the back of its top card shows: {', '.join(DECKS)}."),
        Field("display", CARDS, GATE_CARDS, "By card: the space of the display where it lies, from 1 on."),
        Field("discards", CARDS, 1, "By card: whether it is on the discard pile."),
        Field("looked", CARDS, 1, "By card: whether it is among those that one is looking at."),
        Field("looked_count", 1, MOST_HELD, "How many cards whoever has the turn is looking at."),
        Field("silk_stock", 1, MOST_SILK, "How much Silk is in the stock.", not has_silk),
        Field("own_hand", CARDS, 1, "By card: whether it is in one’s own hand."),
    ]


def write_cards(out: BytesWriter, game: Changan, seat: int) -> None:
    """The numbers of card_fields."""
    known, bit, deck = game.known, game.bit(seat), game.deck
    count(out, len(deck), CARDS)
    one_of(out, game.deck_on_back(deck[-1]) if deck else NOTHING_ASKED, len(DECKS))
    first = blank(out, CARDS)
    for space, card in enumerate(game.display):
        if card:
            out[first + card] = space + 1
    known_marks(out, game.discards, known, bit, CARDS)
    known_marks(out, game.looked, known, bit, CARDS)
    count(out, len(game.looked), MOST_HELD)
    count(out, game.silk_stock, MOST_SILK)
    known_marks(out, game.hands[seat], known, bit, CARDS)


# The seats, each with what it has for all to see.


def seat_fields(players: int) -> list[Field]:
    """By seat its gates, its districts, its road, its tokens."""
    found: list[Field] = []
    for who in seat_names(players):
        found += [
            Field(f"{who}_gates", CARDS, GATES, "By card: the gate of this seat where it lies, from 1 on."),
            Field(
                f"{who}_city",
                CARDS,
                ROAD + 1,
                "By card: the district of this seat where it stands, from 1 on; 5 for its road.",
            ),
            Field(f"{who}_heights", CARDS, ROWS, "By card: how high it lies at the gate, or its row, from 1 on."),
            Field(f"{who}_tokens", len(TYPES), MOST_TOKENS, f"The tokens: {', '.join(TYPES)}."),
            Field(f"{who}_yields", GATES, MOST_YIELD, "By gate: what it yields as things stand."),
            Field(
                f"{who}_hand_backs", len(DECKS), MOST_HELD, f"How many cards of each deck it holds: {', '.join(DECKS)}."
            ),
            Field(f"{who}_built", 1, MOST_BUILT, "How many cards stand in the districts."),
            Field(f"{who}_points", 1, MOST_POINTS, "What rows, corners and Silk count as things stand."),
        ]
    return found


def write_seat(out: BytesWriter, game: Changan, seat: int) -> None:
    """The numbers of seat_fields for one seat."""
    gates, city, road, tokens = game.gates[seat], game.districts[seat], game.roads[seat], game.tokens[seat]
    at_gates, built, heights = blank(out, CARDS), blank(out, CARDS), blank(out, CARDS)
    points, vp = tokens[SILK], game.cards.vp
    for gate, pile in enumerate(gates):
        for height, card in enumerate(pile):
            out[at_gates + card] = gate + 1
            out[heights + card] = height + 1
    for place, district in enumerate(city):
        for row, card in enumerate(district):
            out[built + card] = place + 1
            out[heights + card] = row + 1
            points += ROW_VP[row] + vp[card]
    for row, card in enumerate(road):
        out[built + card] = ROAD + 1
        out[heights + card] = row + 1
        points += ROAD_VP[row] + vp[card]
    counts(out, tokens, MOST_TOKENS)
    for gate in range(GATES):
        count(out, yield_of(game, seat, gate), MOST_YIELD)
    backs = blank(out, len(DECKS))
    for card in game.hands[seat]:
        out[backs + game.deck_on_back(card)] += 1
    count(out, game.built(seat), MOST_BUILT)
    count(out, points, MOST_POINTS)
