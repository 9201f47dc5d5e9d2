"""Pairing (matchmaking): people who look for a game join others who wait for the same, or wait for them.

They wait at a match like any other, founded for this: so it is stored, and several processes share it. People are
paired one after another, in whatever process they look.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import Relations, apart_from
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.db.tables import matches, settings
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.limits import removed
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import reseated
from tongbao.server.matches.registry import MatchRegistry, NewMatch, game_named
from tongbao.server.matches.repository import load_seats, settings_of
from tongbao.server.matches.seating import leave, sit_down, start_with_fewer
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import CLOCK, PAIRED, RATED, MatchSettings
from tongbao.server.matches.state import MatchState
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.realtime.presence import Presence

ANY: Final = "any"
TWO: Final = "2"
MORE: Final = "3-4"
WISHES: Final = (ANY, TWO, MORE)
MOST: Final = 4


def require_players(wish: str, meta: Meta[Any]) -> None:
    """Raises UserError if there is no such wish, or the game isn't for so many."""
    if wish not in WISHES:
        raise UserError(
            "“{text}” isn’t a possible number of players; choose one of: {all}.", text=wish[:20], all=", ".join(WISHES)
        )
    if seats_for(wish, meta) < least_for(wish, meta):
        raise UserError("This game isn’t for that many players; choose another number.", 409)


def seats_for(wish: str, meta: Meta[Any]) -> int:
    """Number of seats that a table of that wish has at first."""
    return 2 if wish == TWO else min(MOST, meta.max_players)


def least_for(wish: str, meta: Meta[Any]) -> int:
    """Least number of players with which the game can begin."""
    return 3 if wish == MORE else max(2, meta.min_players)


def agreed_number(wish: str, other: str, seated: int) -> str | None:
    """Agreed number of players once somebody who wishes ``wish`` joins ``seated`` people who wish ``other``.

    None if these don't go together.
    """
    if wish in (other, ANY):
        return other
    if other == ANY and (wish == MORE or seated == 1):
        return wish
    return None


logger = logging.getLogger("tongbao.pairing")
PATIENCE: Final = 30
"""Seconds after which the game at a live table begins with fewer players than could play."""
GONE: Final = 90
"""Seconds without being seen after which a person no longer waits at a live table."""
EVERY: Final = 30
"""Seconds between two sweeps for people who have gone."""
RETRY: Final = 10
NEAR: Final = 150
"""Rating difference, in points, within which two people are paired at once."""
WIDER: Final = 5
"""Points by which that difference grows for each second of waiting."""
MOST_LOOKED_AT: Final = 100
Strength = Callable[[sa.Connection, str, str], float | None]
"""Look-up of a person's rating at a game, if they have one."""


class PairingPreferences(NamedTuple):
    """Pairing preferences: a game, a clock, the number of players, and whether it is rated."""

    game: str
    clock: str
    players: str
    rated: bool

    @property
    def is_live(self) -> bool:
        """True if players stay at the table while they play."""
        return not CONTROLS[self.clock].is_slow


class Seat(NamedTuple):
    """A table with a free seat at which somebody may be paired, and its number of players then."""

    match: str
    players: str


class Pairing:
    """Pairing service (matchmaking). ``rating_of`` looks up the ratings of people, where ratings are stored."""

    def __init__(self, registry: MatchRegistry, relations: Relations, presence: Presence) -> None:
        self.registry: Final = registry
        self.relations: Final = relations
        self.presence: Final = presence
        self.patience: float = PATIENCE
        self.rating_of: Strength | None = None
        self.lock: Final = asyncio.Lock()
        registry.on_open.append(lambda match: AutoStart(match, self))

    async def find_or_found_match(self, search: PairingPreferences, person: Person) -> Match:
        """Find or found the match at which the person sits from now on. Raises UserError."""
        async with self.lock, self.registry.coordinator.keys.holding("pairing"):
            own = await self.waiting_at(person)
            for name, other in own.items():
                if other == search._replace(players=other.players):
                    return await self.registry.find_match(name)
                if other.is_live and search.is_live:
                    await self.stop_waiting(await self.registry.find_match(name), person)
            passed: set[str] = set()
            while (
                seat := await self.registry.database.read(lambda c: self.seat_for(c, search, person, passed))
            ) is not None:
                passed.add(seat.match)
                if (match := await self.join_match(seat, person)) is not None:
                    return match
            return await self.found_match(search, person)

    async def join_match(self, seat: Seat, person: Person) -> Match | None:
        """Seat the person at a match, and return it; None if somebody else was there first."""
        try:
            match = await self.registry.find_match(seat.match)
            await self.sweep_match(match)
            if match.state.started or not any(chair.kind == "human" for chair in match.state.seats):
                return None
            await match.apply(partial(pair_for, players=seat.players))
            await sit_down(match, person, None)
        except DatabaseUnavailable:
            raise
        except UserError:
            return None
        return match if match.state.seats_of(person) else None

    async def found_match(self, search: PairingPreferences, person: Person) -> Match:
        """Found a table at which the person waits."""
        meta = game_named(search.game)
        chairs = [MatchSeat(0, "human", person.name, person.id)]
        chairs += [MatchSeat(seat, "open") for seat in range(1, seats_for(search.players, meta))]
        settings = MatchSettings(lot=True, clock=search.clock, rated=search.rated)
        wish = NewMatch(search.game, {}, chairs, listed=True, settings=settings, paired=search.players)
        return await self.registry.found_match(wish, person)

    async def stop_waiting(self, match: Match, person: Person) -> None:
        """Stop waiting at a table; it is removed if nobody waits there any more."""
        await match.apply(partial(leave, person=person))
        await self.clear_seats(match)

    async def clear_seats(self, match: Match) -> None:
        """Remove a table made by pairing at which nobody waits."""
        if await removed(match, lambda: not any(chair.kind != "open" for chair in match.state.seats)):
            self.registry.drop(match)

    async def without_those_gone(self, state: MatchState) -> MatchState:
        """State of a live table in which the seats of people who waited there and have gone are free."""
        if not state.paired or state.started or CONTROLS[state.settings.clock].is_slow:
            return state
        gone = [s.seat for s in state.seats if s.person is not None and self.presence.has_gone(s.person, GONE)]
        return reseated(state, [MatchSeat(seat, "open") for seat in gone]) if gone else state

    async def sweep_match(self, match: Match) -> None:
        """Free the seats of people who have gone."""
        if await match.apply(self.without_those_gone):
            await self.clear_seats(match)

    async def sweep_forever(self) -> None:
        """Background task: free the seats of people who wait no longer and haven't said so, again and again."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
                for name, search, _, _ in await self.registry.database.read(waiting):
                    with suppress(UserError):
                        if search.is_live:
                            await self.sweep_match(await self.registry.find_match(name))

    # Database queries.

    async def waiting_at(self, person: Person) -> dict[str, PairingPreferences]:
        """The tables at which the person waits to be paired, with their preferences there."""
        found = await self.registry.database.read(waiting)
        return {name: search for name, search, seats, _ in found if person.id in {c.person for c in seats}}

    def seat_for(
        self, connection: sa.Connection, search: PairingPreferences, person: Person, passed: set[str]
    ) -> Seat | None:
        """Find the table at which a suitable player has waited longest, except for those ``passed``."""
        apart = apart_from(connection, person.id)
        own = self.rating(connection, search, person.id)
        for name, other, seats, since in waiting(connection):
            here = {chair.person for chair in seats if chair.kind == "human" and chair.person is not None}
            free = any(chair.kind == "open" for chair in seats)
            players = agreed_number(search.players, other.players, len(here))
            same = other == search._replace(players=other.players)
            if not same or players is None or not free or not here or name in passed or here & (apart | {person.id}):
                continue
            reach = NEAR + WIDER * (time.time() - since)
            theirs = [self.rating(connection, search, one) for one in here]
            if all(own is None or one is None or abs(own - one) <= reach for one in theirs):
                return Seat(name, players)
        return None

    def rating(self, connection: sa.Connection, search: PairingPreferences, person: str) -> float | None:
        """The person's rating, if it matters and there is one."""
        return self.rating_of(connection, person, search.game) if search.rated and self.rating_of else None


async def pair_for(state: MatchState, players: str) -> MatchState:
    """State of a match that is for so many players from now on."""
    return state if players == state.paired else replace(state, paired=players)


class AutoStart:
    """Match subscriber: begins the game at one paired table once enough people sit there and have waited for more."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, pairing: Pairing) -> None:
        self.match: Final = match
        self.pairing: Final = pairing
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Start or cancel the beginning of the game when somebody has come or gone."""
        match = self.match
        if not match.state.paired or match.state.started:
            return
        if self.is_due() and self.task is None:
            self.task = asyncio.create_task(self.begin())
        elif not self.is_due() and self.task is not None:
            self.task.cancel()
            self.task = None

    def is_due(self) -> bool:
        """True if enough people sit here."""
        return len(self.match.state.seats) - len(self.match.state.free_seats()) >= self.least()

    def least(self) -> int:
        """Least number of players with which the game can begin."""
        return least_for(self.match.state.paired, self.match.meta)

    async def begin(self) -> None:
        """Begin the game, at a live table after a while in which others may come."""
        if not CONTROLS[self.match.state.settings.clock].is_slow and self.match.state.paired != TWO:
            await asyncio.sleep(self.pairing.patience)
        try:
            while not self.match.state.started and self.is_due():
                await start_with_fewer(self.match, self.least())
        except DatabaseUnavailable:
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        except UserError as refusal:
            logger.warning("%s: %s", self.match.id, refusal)
        self.task = None


def waiting(connection: sa.Connection) -> list[tuple[str, PairingPreferences, list[MatchSeat], float]]:
    """All tables at which people wait to be paired, those that have waited longest first."""
    paired = sa.select(settings.c.match_id).where(settings.c.name == PAIRED)
    question = sa.select(matches.c.id, matches.c.game, matches.c.created).where(
        matches.c.started.is_(None), matches.c.finished.is_(None), matches.c.id.in_(paired), ~is_put_aside(matches.c.id)
    )
    rows = connection.execute(question.order_by(matches.c.created).limit(MOST_LOOKED_AT)).all()
    names = [row.id for row in rows]
    wished, seats = settings_of(connection, names, [PAIRED, CLOCK, RATED]), load_seats(connection, names)
    return [
        (row.id, PairingPreferences(row.game, one[CLOCK], one[PAIRED], RATED in one), seats[row.id], row.created)
        for row in rows
        if (one := wished[row.id]).get(CLOCK) in CONTROLS
    ]


def waiting_by_game(connection: sa.Connection) -> dict[tuple[str, str], int]:
    """Number of people who wait, by game and clock."""
    found: dict[tuple[str, str], int] = {}
    for _, search, seats, _ in waiting(connection):
        key = (search.game, search.clock)
        found[key] = found.get(key, 0) + sum(chair.kind == "human" for chair in seats)
    return found
