"""Observation: all that a seat knows of Cities of the Silk Road as numbers, for programs that learn.

What is under way, such as a battle, is in ``observed_affairs``, what a seat has in ``observed_cities``.
"""

from typing import Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tongbao.engine.meta import Setup
from tongbao.engine.observation import Field, blank, count, counts, one_of, one_seat, seat_names, seats
from tongbao.games.silk_cities.cards.actions import (
    CITY_SIZE,
    DEVELOPMENTS,
    GOODS,
    HIGHEST_TOLL,
    IMPROVEMENTS,
    POSTED,
    REGIONS,
    SLOTS,
    TOP,
)
from tongbao.games.silk_cities.cards.schema import SILK_CARDS
from tongbao.games.silk_cities.cards.terms import OPTIONS
from tongbao.games.silk_cities.presentation.observation_pending import affair_fields, write_affairs
from tongbao.games.silk_cities.rules.offers import OFFERS_A_TURN
from tongbao.games.silk_cities.rules.pending import STEPS
from tongbao.games.silk_cities.state.citizens import RANKS
from tongbao.games.silk_cities.state.city import NONE_REFUSED
from tongbao.games.silk_cities.state.empires import DOUBLE, FULL_STORE, INDIA, PERSIA, Market
from tongbao.games.silk_cities.state.table import ACTION, FATE, REPLENISH, SETUP, SilkCities

ASKED: Final = sorted(set(STEPS.values()))
PLACE_ASKED: Final = {step: ASKED.index(name) for step, name in STEPS.items()}
NOTHING_ASKED: Final = -1
PHASES: Final = [SETUP, REPLENISH, ACTION, FATE]
PLACE_OF_PHASE: Final = {phase: place for place, phase in enumerate(PHASES)}
MOST_ROUNDS: Final = 25
MOST_STACK: Final = 60
MOST_STACKS: Final = 9
MOST_HELD: Final = 12
MOST_POINTS: Final = 12
MOST_COPIES: Final = 9
MOST_SILK_CARDS: Final = 30
MOST_CARDS: Final = 100


def layout(setup: Setup) -> list[Field]:
    """The numbers of an observation: their number depends on that of the players alone."""
    players = setup.players
    return [
        *round_fields(players),
        *map_fields(),
        *card_fields(players),
        *affair_fields(players),
        *[field for who in seat_names(players) for field in city_fields(who, players)],
    ]


def write_observation(out: BytesWriter, game: SilkCities, seat: int) -> None:
    """Write what the seat knows, in the order of the layout."""
    write_round(out, game, seat)
    write_map(out, game)
    write_cards(out, game, seat)
    write_affairs(out, game, seat)
    for other in game.seats_from(seat):
        write_city(out, game, other, seat)


# The round and what is asked.


def round_fields(players: int) -> list[Field]:
    """Whose turn it is, how far the game is, what is asked, what is left of the turn, and the options."""
    return [
        Field("to_act", players, 1, "Which seats are to act, clockwise from one’s own."),
        Field("active", players, 1, "Whose turn it is."),
        Field("first", players, 1, "Who is first in the action order, which goes clockwise."),
        Field("asked", len(ASKED), 1, f"What is asked: {', '.join(ASKED)}."),
        Field("phase", len(PHASES), 1, f"The phase: {', '.join(PHASES)}."),
        Field("round", 1, MOST_ROUNDS, "The round, from 1 on."),
        Field("offers", 1, OFFERS_A_TURN, "How many offers were made in this turn."),
        Field("changed_toll", 1, 1, "Whether the toll was changed in this turn."),
        Field("reposted", len(GOODS), 1, f"Whose posted price was changed in this turn: {', '.join(GOODS)}."),
        *[Field(f"refused_{good}", players, 1, f"Who has refused {good} in this turn.") for good in GOODS],
        *[option.field() for option in OPTIONS if not option.until],
    ]


def write_round(out: BytesWriter, game: SilkCities, seat: int) -> None:
    """The numbers of round_fields."""
    players, city = game.players, game.cities[game.active]
    seats(out, game.seats_to_act(), seat, players)
    one_seat(out, game.active, seat, players)
    one_seat(out, game.first, seat, players)
    one_of(out, NOTHING_ASKED if game.over else PLACE_ASKED[type(game.agenda[-1])], len(ASKED))
    one_of(out, PLACE_OF_PHASE[game.phase], len(PHASES))
    count(out, game.round, MOST_ROUNDS)
    count(out, city.offers, OFFERS_A_TURN)
    out.append(city.changed_toll)
    for changed in city.reposted:
        out.append(changed)
    first = blank(out, len(GOODS) * players)
    if city.refused is not NONE_REFUSED:
        for good, row in enumerate(city.refused):
            for other in range(players):
                out[first + good * players + (other - seat) % players] = row[other]
    out.write(game.terms.numbers)


# The map and the empires.


def map_fields() -> list[Field]:
    """The stacks and treasuries by region, what empires have and have bought, what is left of the improvements."""
    return [
        Field("stacks", REGIONS, MOST_STACK, "By region: the coins of all its stacks."),
        Field("stack_counts", REGIONS, MOST_STACKS, "By region: how many stacks are there."),
        Field("treasuries", REGIONS, MOST_STACK, "By region: its treasury."),
        Field("china", SLOTS, DOUBLE, "By slot: how many slots the silk covers that begins there."),
        Field("byzantium", SLOTS, DOUBLE, "How many slots each silk covers that was sold there, the first one first."),
        Field("india_left", 1, FULL_STORE, "How much food India has left."),
        Field("india_bought", 1, SLOTS, "How much metal India has bought in this round."),
        Field("persia_left", 1, FULL_STORE, "How much metal Persia has left."),
        Field("persia_bought", 1, SLOTS, "How much food Persia has bought in this round."),
        Field("supply", IMPROVEMENTS, MOST_COPIES, "By improvement: how many are left to be built."),
    ]


def write_map(out: BytesWriter, game: SilkCities) -> None:
    """The numbers of map_fields."""
    stacks, heights = blank(out, REGIONS), blank(out, REGIONS)
    for number, region in enumerate(game.regions):
        if region.stacks:
            coins = 0
            for stack in region.stacks:
                coins += stack
            out[stacks + number] = min(coins, MOST_STACK)
            out[heights + number] = min(len(region.stacks), MOST_STACKS)
    for region in game.regions:
        count(out, region.treasury, MOST_STACK)
    counts(out, game.china().slots, DOUBLE)
    first = blank(out, SLOTS)
    for place, size in enumerate(game.byzantium().sold):
        out[first + place] = size
    for empire in (INDIA, PERSIA):
        market = game.empires[empire]
        assert isinstance(market, Market)
        count(out, market.left, FULL_STORE)
        count(out, market.bought, SLOTS)
    counts(out, game.supply.copies, MOST_COPIES)


# The cards.


def card_fields(players: int) -> list[Field]:
    """What is left of the silk deck, and the development cards by kind, as far as one knows them."""
    return [
        Field("silk_count", 1, MOST_SILK_CARDS, "How many silk cards are in their deck."),
        Field("turned", len(SILK_CARDS), MOST_SILK_CARDS, f"How many were turned up: {', '.join(SILK_CARDS)}."),
        Field("deck_count", 1, MOST_CARDS, "How many development cards are in the deck."),
        Field("discards", DEVELOPMENTS, MOST_COPIES, "By kind: how many were discarded."),
        Field("under_deck", DEVELOPMENTS, MOST_COPIES, "By kind: how many of those in the deck one knows."),
        Field("looked", DEVELOPMENTS, MOST_COPIES, "By kind: how many one is looking at."),
        Field("own_hand", DEVELOPMENTS, MOST_COPIES, "By kind: how many one holds."),
        Field("own_points", 1, MOST_POINTS, "The Victory Points in one’s own hand."),
        Field("hand_counts", players, MOST_HELD, "How many cards each seat holds, clockwise from one’s own."),
    ]


def write_cards(out: BytesWriter, game: SilkCities, seat: int) -> None:
    """The numbers of card_fields."""
    deck, bit, silk_kinds = game.deck, game.bit(seat), game.cards.silk_kinds
    count(out, len(game.silk_deck), MOST_SILK_CARDS)
    first = blank(out, len(SILK_CARDS))
    for card in game.turned:
        out[first + silk_kinds[card]] += 1
    count(out, len(deck), MOST_CARDS)
    write_kinds(out, game, game.discards, bit)
    write_kinds(out, game, deck[: put_under(game)], bit)
    write_kinds(out, game, game.looked, bit)
    write_kinds(out, game, game.hands[seat], bit)
    count(out, game.points(seat), MOST_POINTS)
    for other in game.seats_from(seat):
        count(out, len(game.hands[other]), MOST_HELD)


def put_under(game: SilkCities) -> int:
    """How many cards at the bottom of the deck somebody has put there; nobody knows any above them."""
    for place, card in enumerate(game.deck):
        if not game.known[card]:
            return place
    return len(game.deck)


def write_kinds(out: BytesWriter, game: SilkCities, pile: list[int], bit: i64) -> None:
    """By kind: how many development cards of a pile the seat of a bit knows."""
    first, known, numbers = blank(out, DEVELOPMENTS), game.known, game.cards.development_numbers
    for card in pile:
        who: i64 = known[card]
        if who & bit:
            place = first + numbers[card]
            if out[place] < MOST_COPIES:
                out[place] += 1


RANK_NAMES: Final = ("labourers", "merchants", "trained soldiers", "soldiers in training")
STANDS: Final = 1
USED: Final = 2
MOST_COINS: Final = TOP
MOST_OF_A_GOOD: Final = 20
MOST_SURCHARGE: Final = 9
MOST_SAFE: Final = 10


def city_fields(who: str, players: int) -> list[Field]:
    """What everybody sees of a seat."""
    return [
        Field(f"{who}_home", REGIONS, 1, "By region: whether the city is there."),
        Field(f"{who}_ruin", REGIONS, 1, "By region: whether the ruin is there."),
        Field(f"{who}_coins", 1, MOST_COINS, "The coins."),
        Field(f"{who}_opening", 1, MOST_COINS, "The coins when the round began."),
        Field(f"{who}_goods", len(GOODS), MOST_OF_A_GOOD, f"The goods: {', '.join(GOODS)}."),
        Field(f"{who}_wants", len(GOODS), POSTED[-1], f"The posted prices: {', '.join(GOODS)}."),
        Field(f"{who}_toll", 1, HIGHEST_TOLL, "The toll."),
        Field(f"{who}_untapped", len(RANKS), CITY_SIZE, f"Untapped citizens: {', '.join(RANK_NAMES)}."),
        Field(f"{who}_tapped", len(RANKS), CITY_SIZE, f"Tapped citizens: {', '.join(RANK_NAMES)}."),
        Field(
            f"{who}_improvements",
            IMPROVEMENTS,
            USED,
            f"By improvement: {STANDS} if it stands, {USED} once used in this round.",
        ),
        Field(f"{who}_gathered", 2, CITY_SIZE, "How often food and metal were gathered in this round."),
        Field(f"{who}_surcharge", 1, MOST_SURCHARGE, "What barbarians add to each region of a route."),
        Field(f"{who}_free_passage", 1, 1, "Whether the next route has a free passage."),
        Field(
            f"{who}_sacked",
            1,
            MOST_SAFE,
            "In how many rounds, with this one, it can’t be attacked, having been sacked.",
        ),
        Field(f"{who}_attacked", players, 1, "Whom it has attacked in this round, clockwise from the observer."),
    ]


def write_city(out: BytesWriter, game: SilkCities, seat: int, observer: int) -> None:
    """The numbers of city_fields."""
    city = game.cities[seat]
    one_of(out, city.home, REGIONS)
    one_of(out, city.ruin, REGIONS)
    count(out, city.coins, MOST_COINS)
    count(out, city.opening, MOST_COINS)
    counts(out, city.goods, MOST_OF_A_GOOD)
    counts(out, city.wants, POSTED[-1])
    count(out, city.toll, HIGHEST_TOLL)
    counts(out, city.citizens.untapped, CITY_SIZE)
    counts(out, city.citizens.tapped, CITY_SIZE)
    first = blank(out, IMPROVEMENTS)
    mask: i64 = city.improvements.mask
    for place in range(first, first + IMPROVEMENTS):
        if mask & 1:
            out[place] = STANDS
        mask >>= 1
    for number in city.used:
        out[first + number] = USED
    counts(out, city.gathered, CITY_SIZE)
    count(out, city.surcharge, MOST_SURCHARGE)
    out.append(city.free_passage)
    count(out, city.sacked, MOST_SAFE)
    first = blank(out, game.players)
    for other in city.attacked:
        out[first + (other - observer) % game.players] = 1
