"""Observation: all that a seat knows of Pocket Chang’An as numbers, for programs that learn."""

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
from tongbao.games.pocket_changan.cards.places import ACE, CARDS, COLUMNS, NO_CARD
from tongbao.games.pocket_changan.cards.terms import ROUND_LIMIT
from tongbao.games.pocket_changan.effects.questions import EffectQuestion, Question
from tongbao.games.pocket_changan.rules.buying import BuyCard, GainCard
from tongbao.games.pocket_changan.rules.scoring import base, bonus
from tongbao.games.pocket_changan.rules.steps import Actions
from tongbao.games.pocket_changan.state.powers import TURNS, Duration
from tongbao.games.pocket_changan.state.table import PocketChangan

ASKED: Final = ["actions", "buy", "gain", "take", "offer", "recall", "copy", "lose", "give", "drop"]
"""What a seat is asked: for an action, in the two steps of buying, and for a card with one of the other verbs."""
ACTIONS: Final = 0
BUY: Final = 1
GAIN: Final = 2
NOTHING_ASKED: Final = -1
PLACE_ASKED: Final = {name: place for place, name in enumerate(ASKED)}
MOST_ROUNDS: Final = max(ROUND_LIMIT.values())
MOST_ACTIONS: Final = 6
MOST_HELD: Final = 12
MOST_POINTS: Final = 15
MOST_TOTAL: Final = 150
MOST_WAITING: Final = 4


def layout(setup: Setup) -> list[Field]:
    """The numbers of an observation: their number depends on that of the players alone."""
    return [*turn_fields(setup.players), *card_fields(setup.players), *seat_fields(setup.players)]


def write_observation(out: BytesWriter, game: PocketChangan, seat: int) -> None:
    """Write what the seat knows, in the order of the layout."""
    write_turn(out, game, seat)
    write_cards(out, game, seat)
    for other in game.seats_from(seat):
        write_seat(out, game, other)


# The turn and what is asked.


def turn_fields(players: int) -> list[Field]:
    """Whose turn it is, how far the game is, what is asked."""
    alone = players == 1
    return [
        Field("to_act", players, 1, "Which seats are to act, clockwise from one’s own."),
        Field("active", players, 1, "Whose turn it is.", alone),
        Field("waiting", players, MOST_WAITING, "How many questions of effects each seat has still to answer."),
        Field("asked", len(ASKED), 1, f"What is asked: {', '.join(ASKED)}."),
        Field("asking", CARDS, 1, "By card: whether its effect asks, or it was paid and buys another."),
        Field("round", 1, MOST_ROUNDS, "The round, from 1 on."),
        Field("rounds_left", 1, MOST_ROUNDS, "How many rounds may follow, as the length of the game allows."),
        Field("last_round", 1, 1, "Whether the end of the game is triggered."),
        Field("actions_left", 1, MOST_ACTIONS, "How many actions are left in this turn."),
        Field("free_play", players, TURNS, "For how many turns of which seat all play without the rules."),
        Field("free_buy", players, TURNS, "For how many turns of which seat all buy without the rules."),
    ]


def write_turn(out: BytesWriter, game: PocketChangan, seat: int) -> None:
    """The numbers of turn_fields."""
    players, limit = game.players, game.terms.round_limit
    seats(out, game.seats_to_act(), seat, players)
    one_seat(out, game.active, seat, players)
    write_waiting(out, game, seat)
    write_asked(out, game)
    count(out, game.round, MOST_ROUNDS)
    count(out, limit - game.round, MOST_ROUNDS)
    count(out, game.end_reason != "", 1)
    count(out, game.actions_left, MOST_ACTIONS)
    write_duration(out, game.free_play, seat, players)
    write_duration(out, game.free_buy, seat, players)


def write_waiting(out: BytesWriter, game: PocketChangan, seat: int) -> None:
    """By seat: how many questions of effects lie together on top of the agenda."""
    first, agenda = blank(out, game.players), game.agenda
    for i in range(len(agenda) - 1, -1, -1):
        step = agenda[i]
        if not isinstance(step, EffectQuestion):
            return
        place = first + (step.seat - seat) % game.players
        if out[place] < MOST_WAITING:
            out[place] += 1


def write_asked(out: BytesWriter, game: PocketChangan) -> None:
    """What is asked, and by which card."""
    if game.over:
        blank(out, len(ASKED) + CARDS)
        return
    step, asked, card = game.agenda[-1], NOTHING_ASKED, NO_CARD
    if isinstance(step, Actions):
        asked = ACTIONS
    elif isinstance(step, BuyCard):
        asked, card = BUY, step.paid
    elif isinstance(step, GainCard):
        asked, card = GAIN, step.paid
    elif isinstance(step, Question):
        asked, card = PLACE_ASKED[step.verb().name], step.source(game)
    one_of(out, asked, len(ASKED))
    one_of(out, card, CARDS)


def write_duration(out: BytesWriter, running: Duration | None, seat: int, players: int) -> None:
    """By seat: how many of its turns a duration still runs."""
    first = blank(out, players)
    if running is not None:
        out[first + (running.seat - seat) % players] = running.turns


# The cards.


def card_fields(players: int) -> list[Field]:
    """Where the cards lie that aren't in an Urban Area."""
    return [
        Field("deck_count", 1, CARDS, "How many cards are in the deck."),
        Field("public", CARDS, 1, "By card: whether it is public."),
        Field("discards", CARDS, 1, "By card: whether it is on the discard pile."),
        Field("apart", CARDS, 1, "By card: whether it lies apart, revealed or being bought."),
        Field("looked", CARDS, 1, "By card: whether it is among those that one is looking at."),
        *[
            Field(f"{who}_hand", CARDS, 1, "By card: whether one knows that it is in this hand.")
            for who in seat_names(players)
        ],
    ]


def write_cards(out: BytesWriter, game: PocketChangan, seat: int) -> None:
    """The numbers of card_fields."""
    known, bit = game.known, game.bit(seat)
    count(out, len(game.deck), CARDS)
    marks(out, game.public, CARDS)
    marks(out, game.discards, CARDS)
    marks(out, game.apart, CARDS)
    known_marks(out, game.looked, known, bit, CARDS)
    for other in game.seats_from(seat):
        known_marks(out, game.hands[other], known, bit, CARDS)


# The seats, each with what it has for all to see.


def seat_fields(players: int) -> list[Field]:
    """By seat its Urban Area, what it gives, and what it scores as things stand."""
    found: list[Field] = []
    for who in seat_names(players):
        found += [
            Field(f"{who}_area", CARDS, COLUMNS, "By card: the column of this Urban Area in which it lies, from 1 on."),
            Field(f"{who}_lengths", COLUMNS, MOST_HELD, "By column: how many cards it has."),
            Field(f"{who}_points", COLUMNS, MOST_POINTS, "By column: its points."),
            Field(f"{who}_last", COLUMNS, ACE, "By column: its last number, 0 for none."),
            Field(f"{who}_descending", COLUMNS, 1, "By column: whether it is descending."),
            Field(f"{who}_hand_count", 1, MOST_HELD, "How many cards are in the hand."),
            Field(f"{who}_base", 1, MOST_TOTAL, "The base score as things stand."),
            Field(f"{who}_total", 1, MOST_TOTAL, "The whole score as things stand."),
            Field(f"{who}_has_turned", 1, 1, "Whether a column was turned to descending, which can be done once."),
            Field(f"{who}_has_conceded", 1, 1, "Whether the seat has given up."),
        ]
    return found


def write_seat(out: BytesWriter, game: PocketChangan, seat: int) -> None:
    """The numbers of seat_fields for one seat."""
    area, powers = game.areas[seat], game.powers[seat]
    first = blank(out, CARDS)
    for k, column in enumerate(area):
        for card in column:
            out[first + card] = k + 1
    for column in area:
        count(out, len(column), MOST_HELD)
    counts(out, powers.points, MOST_POINTS)
    counts(out, powers.last, ACE)
    descending = game.descending[seat]
    for k in range(COLUMNS):
        out.append(descending >> k & 1)
    score = base(game, seat)
    count(out, len(game.hands[seat]), MOST_HELD)
    count(out, score, MOST_TOTAL)
    count(out, score + bonus(game, seat), MOST_TOTAL)
    out.append(game.turned >> seat & 1)
    out.append(game.out >> seat & 1)
