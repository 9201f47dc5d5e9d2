"""Observation of things under way, which lie on no table: steps carry them (section 16)."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from tongbao.engine.observation import Field, blank, count, counts, one_of, one_seat
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.silk_cities.cards.actions import BUY_METAL, CITY_SIZE, ITEMS, LIMIT, MODES, REGIONS, TOP
from tongbao.games.silk_cities.cards.schema import EMPIRES
from tongbao.games.silk_cities.rules.attacks import Plunder
from tongbao.games.silk_cities.rules.golden_ages import ItemForSale
from tongbao.games.silk_cities.rules.journeys import Hop
from tongbao.games.silk_cities.rules.pending import auction_of, battle_of, errand_of, horde_of, sale_of, telling_step
from tongbao.games.silk_cities.state.table import SilkCities

MOST_STRENGTH: Final = 9
MOST_RESERVE: Final = 20
MOST_PIECES: Final = 20
MOST_CARDS: Final = 12
EVEN: Final = 6
"""What cards add to an army may be negative: this stands for nothing added."""
NO_PLACE: Final = -1


def affair_fields(players: int) -> list[Field]:
    """Errand, barbarians, auction, sale and battle; all numbers are 0 where there is none."""
    return [
        Field("errand_seat", players, 1, "Errand: who is on the way, clockwise from one’s own seat."),
        Field("errand_empire", len(EMPIRES), 1, f"Errand: the empire it goes to: {', '.join(EMPIRES)}."),
        Field("errand_city", players, 1, "Errand: the seat whose city it goes to."),
        Field("errand_what", BUY_METAL + 1, 1, "Errand: the good, or of a purchase the ware."),
        Field("errand_mode", MODES, 1, "Errand: the mode of its route."),
        Field("errand_price", 1, TOP, "Errand: what is paid or asked for."),
        Field("errand_route", REGIONS, 1, "Errand: the regions passed so far, where they are chosen one by one."),
        Field("horde", 1, MOST_STRENGTH, "Barbarians: their strength."),
        Field("horde_bids", players, CITY_SIZE, "Barbarians: the soldiers that each seat has bid."),
        Field("horde_leader", players, 1, "Barbarians: who has bid most."),
        Field("bidders", players, 1, "Auction, of soldiers too: who may still bid."),
        Field("lot", ITEMS, 1, "Auction: the item, by its number; none if it is for the first place."),
        Field("bid", 1, TOP, "Auction: the price in the open."),
        Field("bid_leader", players, 1, "Auction: who has bid it."),
        Field("own_limit", 1, TOP, "Auction: the limit that one has named oneself."),
        Field("seller", players, 1, "Sale: whose city has fallen."),
        Field("sale_left", ITEMS, MOST_PIECES, "Sale: by item how many pieces are left."),
        Field("sale_out", players, 1, "Sale: who bids on nothing more."),
        Field("attacker", players, 1, "Battle: who attacks."),
        Field("defender", players, 1, "Battle: who is attacked."),
        Field("army", 1, CITY_SIZE, "Battle: the attacking soldiers."),
        Field("attack_cards", 1, MOST_CARDS, f"Battle: {EVEN} and what cards have added to the attack."),
        Field("defence_cards", 1, MOST_CARDS, f"Battle: {EVEN} and what cards have added to the defence."),
        Field("reserve", 1, MOST_RESERVE, "Battle: what the attacker must have left after the route."),
        Field("plunders", 1, MOST_STRENGTH, "Battle: how often the attacker may still plunder."),
    ]


def write_affairs(out: BytesWriter, game: SilkCities, seat: int) -> None:
    """The numbers of affair_fields."""
    step, players = telling_step(game), game.players
    write_errand(out, step, seat, players)
    write_bids(out, game, step, seat)
    write_sale(out, step, seat, players)
    write_battle(out, step, seat, players)


def write_errand(out: BytesWriter, step: Step[Any], seat: int, players: int) -> None:
    """Who is on the way, or waits for an answer."""
    now = errand_of(step)
    if now is None:
        blank(out, players + len(EMPIRES) + players + BUY_METAL + 1 + MODES + 1 + REGIONS)
        return
    one_seat(out, now.seat, seat, players)
    one_of(out, now.goal.empire, len(EMPIRES))
    one_seat(out, now.goal.seat, seat, players)
    one_of(out, now.what, BUY_METAL + 1)
    one_of(out, now.mode, MODES)
    count(out, now.price, TOP)
    first = blank(out, REGIONS)
    if isinstance(step, Hop):
        for region in step.route:
            out[first + region] = 1


def write_bids(out: BytesWriter, game: SilkCities, step: Step[Any], seat: int) -> None:
    """The auction of soldiers, or that of coins."""
    players, horde, auction = game.players, horde_of(step), auction_of(step)
    if horde is None and auction is None:
        blank(out, 1 + 3 * players + ITEMS + 1 + players + 1)
        return
    count(out, horde.strength if horde is not None else 0, MOST_STRENGTH)
    bids = blank(out, players)
    one_seat(out, horde.leader if horde is not None else NOBODY, seat, players)
    bidders = blank(out, players)
    lot, price, leader, limit = NO_PLACE, 0, NOBODY, 0
    if horde is not None:
        for other, bid in enumerate(horde.bids):
            out[bids + (other - seat) % players] = bid
        mark_seats(out, bidders, horde.still_in, seat, players)
    if auction is not None:
        mark_seats(out, bidders, auction.still_in, seat, players)
        price, leader = auction.price, auction.leader
        if isinstance(auction.lot, ItemForSale):
            lot = auction.lot.item.number
        for choice in game.sealed[seat] if game.sealed is not None else []:
            if choice.verb is LIMIT:
                limit = choice.parameters[0]
    one_of(out, lot, ITEMS)
    count(out, price, TOP)
    one_seat(out, leader, seat, players)
    count(out, limit, TOP)


def mark_seats(out: BytesWriter, first: i64, some: list[int], seat: int, players: int) -> None:
    """Put a 1 for some of the seats, among numbers of which the first is for the observer."""
    for other in some:
        out[first + (other - seat) % players] = 1


def write_sale(out: BytesWriter, step: Step[Any], seat: int, players: int) -> None:
    """The Golden Age sale."""
    now = sale_of(step)
    if now is None:
        blank(out, players + ITEMS + players)
        return
    one_seat(out, now.seller, seat, players)
    counts(out, now.left, MOST_PIECES)
    first = blank(out, players)
    for other, is_out in enumerate(now.out):
        out[first + (other - seat) % players] = is_out


def write_battle(out: BytesWriter, step: Step[Any], seat: int, players: int) -> None:
    """The attack."""
    now = battle_of(step)
    if now is None:
        blank(out, players + players + 5)
        return
    one_seat(out, now.attacker, seat, players)
    one_seat(out, now.defender, seat, players)
    count(out, now.army, CITY_SIZE)
    count(out, EVEN + now.attack_cards, MOST_CARDS)
    count(out, EVEN + now.defence_cards, MOST_CARDS)
    count(out, now.reserve, MOST_RESERVE)
    count(out, step.left if isinstance(step, Plunder) else 0, MOST_STRENGTH)
