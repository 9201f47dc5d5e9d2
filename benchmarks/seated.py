"""Tables at which people sit and play, written straight into a store, and the choices that will be made at them.

A few games are played by greedy bots and drawn for all seats; each table is a copy of one of them, with people of its
own, from some choice on. Its secret and its salts are those of its pattern, so the same choices are possible there.
"""

import asyncio
import secrets
import tempfile
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa

import tongbao
from tongbao.bots import BOTS
from tongbao.server.accounts.sessions import keep_session, new_session
from tongbao.server.common.settings import Bots, Settings
from tongbao.server.db.database import Database
from tongbao.server.db.tables import choices, match_seats, matches, people
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.rendering.table_page import Viewer
from tongbao.server.services.services import Services

SEATS = 4
NAMES = ("Mei", "Temür", "Aisha", "Luca")
MOST_CHOICES = 240
"""So many choices of a pattern are played, if its game isn't over before."""
SPREAD = 0.5
"""Tables begin somewhere in this part of their pattern."""


class Move(NamedTuple):
    """A choice of a pattern: whose, what, for which version of the seat, who is to act before it, who sees it made."""

    seat: int
    text: str
    version: int
    to_act: list[int]
    seen_by: frozenset[int]


class Pattern(NamedTuple):
    """A game that was played."""

    game: str
    rules: int
    options: dict[str, str]
    secret: str
    salts: list[str]
    moves: list[Move]


class Seated(NamedTuple):
    """A table in the store: the tokens of its people by seat, and the choices that can be made at it in turn."""

    id: str
    tokens: list[str]
    moves: list[Move]


def patterns(each: int = 1, most: int = MOST_CHOICES) -> list[Pattern]:
    """So many games of each kind for four players; no more than ``most`` choices of each."""
    with tempfile.TemporaryDirectory() as folder:
        services = Services(folder, Settings(bots=Bots(pause=0)))
        found = [asyncio.run(played(services, name, seed, most)) for seed in range(each) for name in tongbao.GAMES]
        services.database.close()
    return found


async def played(services: Services, name: str, seed: int, most: int) -> Pattern:
    """A greedy game; after each choice it is drawn for all seats, to know who sees something new."""
    host, _ = await services.people.create_person("Mei")
    seats = [MatchSeat(seat, "human", NAMES[seat], f"{seed}-{seat}", salt=f"{seat}") for seat in range(SEATS)]
    match = await services.registry.found_match(NewMatch(name, {}, seats), host)
    bots = [BOTS["greedy"](seed * 10 + seat) for seat in range(SEATS)]
    moves, tags = list[Move](), drawn(services, match)
    while not match.state.require_game().over and len(moves) < most:
        game = match.state.require_game()
        seat, to_act = game.seats_to_act()[0], list(game.seats_to_act())
        text = str(bots[seat].choose(tongbao.Seat(game, seat)))
        after, version = game.clone(), match.state.seat_version(seat)
        after.take(seat, text)
        log = (*match.state.choice_log, (seat, text))
        match.become(replace(match.state, game=after, choice_log=log))
        before, tags = tags, drawn(services, match)
        seen_by = {other for other in range(SEATS) if tags[other] != before[other]} | {seat}
        moves.append(Move(seat, text, version, to_act, frozenset(seen_by)))
    return Pattern(
        name,
        match.state.rules,
        match.state.options,
        match.state.secret,
        [chair.salt for chair in match.state.seats],
        moves,
    )


def drawn(services: Services, match: Match) -> list[dict[str, str]]:
    """The tags of all sections, for each seat."""
    return [
        services.pages.tables.sections(match.view(), Viewer(seat, None, "en", (seat,))).tags for seat in range(SEATS)
    ]


def seat(place: str | Path, tables: int, played: Sequence[Pattern], left: int | None = None) -> list[Seated]:
    """Write so many tables, each with four people of its own, into the store; games take turns.

    So many choices are ``left`` to be made at each, if that is given, else more or fewer.
    """
    database, found, now = Database(place), list[Seated](), time.time()

    def work(connection: sa.Connection) -> None:
        for number in range(tables):
            pattern = played[number % len(played)]
            spread = int(len(pattern.moves) * SPREAD * ((number * 0.618) % 1))
            made = spread if left is None else max(0, len(pattern.moves) - left)
            name, tokens = f"crowd-{number}-{secrets.token_hex(4)}", list[str]()
            row = {"id": name, "game": pattern.game, "rules": pattern.rules, "options": pattern.options, "cards": None}
            row |= {"secret": pattern.secret, "host": "", "listed": False, "created": now, "started": now, "moved": now}
            connection.execute(matches.insert(), {**row, "to_act": pattern.moves[made].to_act})
            for place in range(SEATS):
                person, called = secrets.token_hex(8), f"{NAMES[place]} {number}"
                session, token = new_session(person, "")
                connection.execute(people.insert(), {"id": person, "name": called, "created": now})
                keep_session(session)(connection)
                chair = MatchSeat(place, "human", called, person, salt=pattern.salts[place])
                connection.execute(match_seats.insert(), chair.row(name))
                tokens.append(token)
            lines = [
                {"match_id": name, "seq": n, "seat": move.seat, "text": move.text, "at": now}
                for n, move in enumerate(pattern.moves[:made])
            ]
            if lines:
                connection.execute(choices.insert(), lines)
            found.append(Seated(name, tokens, pattern.moves[made:]))

    [error] = database.commit([work])
    database.close()
    if error is not None:
        raise error
    return found
