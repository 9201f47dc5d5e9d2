"""Observation: all that a seat knows of Xanadu as numbers, for programs that learn."""

from typing import Final

from librt.strings import BytesWriter

from tongbao.engine.meta import Setup
from tongbao.engine.observation import Field, blank, count, known_marks, one_of, one_seat, seat_names, seats
from tongbao.games.xanadu.cards.resources import LANE, MOST, RESOURCES
from tongbao.games.xanadu.cards.schema import MOST_CARDS, SQUARES
from tongbao.games.xanadu.steps import (
    Build,
    ChooseWorkers,
    PayWithWorkers,
    PlaceWorkers,
    SellBuildings,
    StartingBuildings,
)
from tongbao.games.xanadu.table import NO_MARKER, Xanadu
from tongbao.games.xanadu.terms import OPTIONS

CARDS: Final = MOST_CARDS + 1
"""Cards are numbered from 1 on."""
ASKED: Final = ["start", "sell", "build", "pay", "place", "worker"]
"""What a seat is asked: for starting buildings, by the phases of the turn, and for workers to pay with."""
START: Final = 0
SELL: Final = 1
BUILD: Final = 2
PAY: Final = 3
PLACE: Final = 4
WORKER: Final = 5
NOTHING_ASKED: Final = -1
LYING: Final = 1
STANDING: Final = 2
"""A building that lies sideways, and one that stands without workers; each worker counts one more."""
MOST_PASSES: Final = 3
MOST_OF_A_RESOURCE: Final = 9
MOST_IDLE: Final = 20
MOST_HELD: Final = 12
MOST_COINS: Final = 150
MOST_IN_PLAY: Final = 50


def layout(setup: Setup) -> list[Field]:
    """The numbers of an observation: their number depends on that of the players alone."""
    return [*turn_fields(setup.players), *card_fields(), *seat_fields(setup.players)]


def write_observation(out: BytesWriter, game: Xanadu, seat: int) -> None:
    """Write what the seat knows, in the order of the layout."""
    write_turn(out, game, seat)
    write_cards(out, game, seat)
    for other in game.seats_from(seat):
        write_seat(out, game, other)


# The turn and what is asked.


def turn_fields(players: int) -> list[Field]:
    """Whose turn it is, how far the game is, what is asked, and by which options it is played."""
    return [
        Field("to_act", players, 1, "Which seats are to act, clockwise from one’s own."),
        Field("active", players, 1, "Whose turn it is."),
        Field("first", players, 1, "Who began."),
        Field("asked", len(ASKED), 1, f"What is asked: {', '.join(ASKED)}."),
        Field("pass", 1, MOST_PASSES, "How often the deck is being played through."),
        Field("marker_in", 1, 1, "Whether the End of Game card is in the deck."),
        Field("marker_drawn", 1, 1, "Whether the End of Game card has been drawn."),
        Field("idle_turns", 1, MOST_IDLE, "For how many turns nothing has moved."),
        Field("has_sold", 1, 1, "Whether buildings were sold by choice in this turn."),
        Field("has_acted", 1, 1, "Whether something was built or a worker placed in this turn."),
        Field("pool", len(RESOURCES), MOST_OF_A_RESOURCE, f"The pool: {', '.join(RESOURCES)}."),
        Field("workers_left", 1, MOST_HELD, "How many workers can still be placed in this turn."),
        Field("workers_without_card", 1, MOST_HELD, "How many workers were placed whose card is not chosen yet."),
        *[option.field() for option in OPTIONS],
    ]


def write_turn(out: BytesWriter, game: Xanadu, seat: int) -> None:
    """The numbers of turn_fields."""
    players = game.players
    seats(out, game.seats_to_act(), seat, players)
    one_seat(out, game.active, seat, players)
    one_seat(out, game.first, seat, players)
    one_of(out, asked(game), len(ASKED))
    count(out, game.pass_number, MOST_PASSES)
    out.append(game.marker_under != NO_MARKER)
    out.append(game.marker_drawn)
    count(out, game.idle_turns, MOST_IDLE)
    out.append(game.sale_turn)
    out.append(game.acted)
    pool = game.pool
    for _ in range(len(RESOURCES)):
        count(out, pool & MOST, MOST_OF_A_RESOURCE)
        pool >>= LANE
    count(out, game.workers_left, MOST_HELD)
    count(out, len(game.markers) - game.manned, MOST_HELD)
    out.write(game.terms.numbers)


def asked(game: Xanadu) -> int:
    """The place of what is asked."""
    if game.over:
        return NOTHING_ASKED
    step = game.agenda[-1]
    if isinstance(step, PlaceWorkers):
        return PLACE
    if isinstance(step, ChooseWorkers):
        return WORKER
    if isinstance(step, Build):
        return BUILD
    if isinstance(step, SellBuildings):
        return SELL
    if isinstance(step, PayWithWorkers):
        return PAY
    return START if isinstance(step, StartingBuildings) else NOTHING_ASKED


# The cards.


def card_fields() -> list[Field]:
    """Where the cards lie that aren't buildings."""
    return [
        Field("deck_count", 1, MOST_CARDS, "How many cards are in the deck."),
        Field("discards", CARDS, 1, "By card: whether one knows that it is on the discard pile."),
        Field("working", CARDS, 1, "By card: whether one knows that it works on a building."),
        Field("named", CARDS, 1, "By card: picked by oneself to start with, marked for sale, or being paid for."),
        Field("own_hand", CARDS, 1, "By card: whether it is in one’s own hand."),
    ]


def write_cards(out: BytesWriter, game: Xanadu, seat: int) -> None:
    """The numbers of card_fields."""
    known, bit = game.known, game.bit(seat)
    count(out, len(game.deck), MOST_CARDS)
    known_marks(out, game.discards, known, bit, CARDS)
    first = blank(out, CARDS)
    for card in game.squares:
        if card and known[card] & bit:
            out[first + card] = 1
    write_named(out, game, seat)
    known_marks(out, game.hands[seat], known, bit, CARDS)


def write_named(out: BytesWriter, game: Xanadu, seat: int) -> None:
    """The cards of which something has been said that isn't done yet; of sealed ones only the seat's own."""
    first = blank(out, CARDS)
    if game.pending:
        out[first + game.pending] = 1
    for card in game.marked:
        out[first + card] = 1
    if game.sealed is not None:
        for choice in game.sealed[seat]:
            out[first + choice.parameters[0]] = 1


# The seats, each with what it has for all to see.


def seat_fields(players: int) -> list[Field]:
    """By seat its city, its coins, and what its buildings are worth."""
    found: list[Field] = []
    for who in seat_names(players):
        found += [
            Field(
                f"{who}_city",
                CARDS,
                STANDING + SQUARES,
                f"By card: {LYING} if it lies sideways in this city, {STANDING} and its workers if it stands.",
            ),
            Field(f"{who}_coins", 1, MOST_COINS, "The tong bao."),
            Field(f"{who}_in_play", 1, MOST_IN_PLAY, "What the Khan would pay for all buildings now."),
            Field(f"{who}_hand_count", 1, MOST_HELD, "How many cards are in the hand."),
        ]
    return found


def write_seat(out: BytesWriter, game: Xanadu, seat: int) -> None:
    """The numbers of seat_fields for one seat."""
    first, in_play = blank(out, CARDS), 0
    for building in game.cities[seat]:
        out[first + building.card] = LYING if building.new else STANDING + building.stage
        in_play += game.proceeds(building)
    count(out, game.coins[seat], MOST_COINS)
    count(out, in_play, MOST_IN_PLAY)
    count(out, len(game.hands[seat]), MOST_HELD)
