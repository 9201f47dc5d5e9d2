"""Pairing: whoever looks for a game sits down where others wait for the same, or waits for them himself.

Where people wait is a match like any other, founded for this: so it is kept, and several processes share it. People are
paired one after another, at whatever process they look.
"""

import asyncio
import logging
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import Ties, apart_from
from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import StoreFailed
from tongbao.server.db.tables import matches, settings
from tongbao.server.matches.concurrency import alone
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.limits import removed
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import Hall, Wish, game_named
from tongbao.server.matches.repository import CLOCK, PAIRED, RATED, change_setting, load_chairs, settings_of
from tongbao.server.matches.seating import begin_with_fewer, leave, sit_down
from tongbao.server.matches.seats import Chair
from tongbao.server.matches.settings import Terms
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.realtime.presence import Presence

ANY: Final = "any"
TWO: Final = "2"
MORE: Final = "3-4"
WISHES: Final = (ANY, TWO, MORE)
MOST: Final = 4


def require_players(wish: str, meta: Meta[Any]) -> None:
    """Raises Refusal if there is no such wish, or the game isn't for so many."""
    if wish not in WISHES:
        raise Refusal("“{text}” is no number of players; possible are: {all}.", text=wish[:20], all=", ".join(WISHES))
    if chairs_for(wish, meta) < least_for(wish, meta):
        raise Refusal("This game is not for so many players; choose another number.", 409)


def chairs_for(wish: str, meta: Meta[Any]) -> int:
    """So many chairs does a table of that wish have at first."""
    return 2 if wish == TWO else min(MOST, meta.max_players)


def least_for(wish: str, meta: Meta[Any]) -> int:
    """With so many the game can begin."""
    return 3 if wish == MORE else max(2, meta.min_players)


def together(wish: str, other: str, seated: int) -> str | None:
    """What a table is for once somebody sits down who wishes ``wish``, where so many sit who wish ``other``.

    None if these don't go together.
    """
    if wish in (other, ANY):
        return other
    if other == ANY and (wish == MORE or seated == 1):
        return wish
    return None


logger = logging.getLogger("tongbao.pairing")
PATIENCE: Final = 30
"""At a live table the game begins with fewer than could play after so many seconds."""
GONE: Final = 90
"""Who hasn't been seen for so many seconds no longer waits at a live table."""
EVERY: Final = 30
"""Seconds between two looks for those who have gone."""
RETRY: Final = 10
NEAR: Final = 150
"""Points of rating between two people that are near at once."""
WIDER: Final = 5
"""Points more, for each second that the one has waited."""
MOST_LOOKED_AT: Final = 100
Strength = Callable[[sa.Connection, str, str], float | None]
"""The rating of a person at a game, if he has one."""


class Search(NamedTuple):
    """What somebody looks for: a game, a clock, how many players, and whether it counts."""

    game: str
    clock: str
    players: str
    rated: bool

    @property
    def is_live(self) -> bool:
        """Whether one stays at the table while one plays."""
        return not CONTROLS[self.clock].is_slow


class Seat(NamedTuple):
    """A table with a free chair at which somebody may be paired, and what it is for then."""

    match: str
    players: str


class Pairing:
    """Brings together who wants to play the same. ``strength`` rates people, where ratings are kept."""

    def __init__(self, hall: Hall, ties: Ties, presence: Presence) -> None:
        self.hall: Final = hall
        self.ties: Final = ties
        self.presence: Final = presence
        self.patience: float = PATIENCE
        self.strength: Strength | None = None
        self.lock: Final = asyncio.Lock()
        hall.attendants.append(lambda match: Starter(match, self))

    async def pair(self, search: Search, person: Person) -> Match:
        """The match at which the person sits from now on. Raises Refusal."""
        async with self.lock, self.hall.company.keys.holding("pairing"):
            own = await self.waiting_at(person)
            for name, other in own.items():
                if other == search._replace(players=other.players):
                    return await self.hall.find(name)
                if other.is_live and search.is_live:
                    await self.stop(await self.hall.find(name), person)
            passed: set[str] = set()
            while (seat := await self.hall.store.read(lambda c: self.seat_for(c, search, person, passed))) is not None:
                passed.add(seat.match)
                if (match := await self.take(seat, person)) is not None:
                    return match
            return await self.found(search, person)

    async def take(self, seat: Seat, person: Person) -> Match | None:
        """The match, once the person sits there; None if somebody else was there first."""
        try:
            match = await self.hall.find(seat.match)
            if self.let_go(match) is not None:
                await self.sweep(match)
            if match.started or not any(chair.kind == "human" for chair in match.chairs):
                return None
            await pair_for(match, seat.players)
            await sit_down(match, person, None)
        except StoreFailed:
            raise
        except Refusal:
            return None
        return match if match.seats_of(person) else None

    async def found(self, search: Search, person: Person) -> Match:
        """A new table at which the person waits."""
        meta = game_named(search.game)
        chairs = [Chair(0, "human", person.name, person.id)]
        chairs += [Chair(seat, "open") for seat in range(1, chairs_for(search.players, meta))]
        terms = Terms(lot=True, clock=search.clock, rated=search.rated)
        wish = Wish(search.game, {}, chairs, listed=True, terms=terms, paired=search.players)
        return await self.hall.found(wish, person)

    async def stop(self, match: Match, person: Person) -> None:
        """Wait no longer; a table at which nobody waits any more is removed."""
        await leave(match, person)
        await self.clear(match)

    async def clear(self, match: Match) -> None:
        """Remove a table made by pairing at which nobody waits."""
        if await removed(match, lambda: not any(chair.kind != "open" for chair in match.chairs)):
            self.hall.drop(match)

    def let_go(self, match: Match) -> list[int] | None:
        """The seats of a live table at which somebody waited who has gone; None if there are none."""
        if not match.paired or match.started or CONTROLS[match.terms.clock].is_slow:
            return None
        gone = [c.seat for c in match.chairs if c.person is not None and self.presence.has_gone(c.person, GONE)]
        return gone or None

    async def sweep(self, match: Match) -> None:
        """Free the seats of those who have gone."""
        await free_seats(match, self.let_go)
        await self.clear(match)

    async def keep_clean(self) -> None:
        """In the background: free again and again the seats of those who wait no longer and haven't said so."""
        while True:
            await asyncio.sleep(EVERY)
            with suppress(StoreFailed):  # the store has said in the log what is wrong
                for name, search, _, _ in await self.hall.store.read(waiting):
                    with suppress(Refusal):
                        if search.is_live and self.let_go(match := await self.hall.find(name)) is not None:
                            await self.sweep(match)

    # Questions to the database.

    async def waiting_at(self, person: Person) -> dict[str, Search]:
        """The tables at which the person waits to be paired, and what he looks for there."""
        found = await self.hall.store.read(waiting)
        return {name: search for name, search, seats, _ in found if person.id in {c.person for c in seats}}

    def seat_for(self, connection: sa.Connection, search: Search, person: Person, passed: set[str]) -> Seat | None:
        """The table at which somebody who fits has waited longest, but for those ``passed``."""
        apart = apart_from(connection, person.id)
        own = self.rating(connection, search, person.id)
        for name, other, seats, since in waiting(connection):
            here = {chair.person for chair in seats if chair.kind == "human" and chair.person is not None}
            free = any(chair.kind == "open" for chair in seats)
            players = together(search.players, other.players, len(here))
            same = other == search._replace(players=other.players)
            if not same or players is None or not free or not here or name in passed or here & (apart | {person.id}):
                continue
            reach = NEAR + WIDER * (time.time() - since)
            theirs = [self.rating(connection, search, one) for one in here]
            if all(own is None or one is None or abs(own - one) <= reach for one in theirs):
                return Seat(name, players)
        return None

    def rating(self, connection: sa.Connection, search: Search, person: str) -> float | None:
        """The person's rating, if it matters and there is one."""
        return self.strength(connection, person, search.game) if search.rated and self.strength else None


@alone
async def pair_for(match: Match, players: str) -> None:
    """Have it kept for how many players the match is now."""
    if players != match.paired:
        await match.write(change_setting(match.id, PAIRED, players))
        match.paired = players


@alone
async def free_seats(match: Match, let_go: Callable[[Match], list[int] | None]) -> None:
    """Free the seats of those who have gone by now."""
    if gone := let_go(match):
        await match.take([Chair(seat, "open") for seat in gone])
    match.changed()


class Starter:
    """Begins the game at one table made by pairing as soon as enough sit there and have waited for more."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, pairing: Pairing) -> None:
        self.match: Final = match
        self.pairing: Final = pairing
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Somebody has come or gone."""
        match = self.match
        if not match.paired or match.started:
            return
        if self.is_due() and self.task is None:
            self.task = asyncio.create_task(self.begin())
        elif not self.is_due() and self.task is not None:
            self.task.cancel()
            self.task = None

    def is_due(self) -> bool:
        """Whether enough people sit here."""
        return len(self.match.chairs) - len(self.match.free_seats()) >= self.least()

    def least(self) -> int:
        """With so many the game can begin."""
        return least_for(self.match.paired, self.match.meta)

    async def begin(self) -> None:
        """Begin, at a live table after a while in which others may come."""
        if not CONTROLS[self.match.terms.clock].is_slow and self.match.paired != TWO:
            await asyncio.sleep(self.pairing.patience)
        try:
            while not self.match.started and self.is_due():
                await begin_with_fewer(self.match, self.least())
        except StoreFailed:
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        except Refusal as refusal:
            logger.warning("%s: %s", self.match.id, refusal)
        self.task = None


def waiting(connection: sa.Connection) -> list[tuple[str, Search, list[Chair], float]]:
    """All tables at which people wait to be paired, those that have waited longest first."""
    paired = sa.select(settings.c.match_id).where(settings.c.name == PAIRED)
    question = sa.select(matches.c.id, matches.c.game, matches.c.created).where(
        matches.c.started.is_(None), matches.c.finished.is_(None), matches.c.id.in_(paired), ~is_put_aside(matches.c.id)
    )
    rows = connection.execute(question.order_by(matches.c.created).limit(MOST_LOOKED_AT)).all()
    names = [row.id for row in rows]
    wished, seats = settings_of(connection, names, [PAIRED, CLOCK, RATED]), load_chairs(connection, names)
    return [
        (row.id, Search(row.game, one[CLOCK], one[PAIRED], RATED in one), seats[row.id], row.created)
        for row in rows
        if (one := wished[row.id]).get(CLOCK) in CONTROLS
    ]


def waiting_by_game(connection: sa.Connection) -> dict[tuple[str, str], int]:
    """How many people wait, by game and clock."""
    found: dict[tuple[str, str], int] = {}
    for _, search, seats, _ in waiting(connection):
        key = (search.game, search.clock)
        found[key] = found.get(key, 0) + sum(chair.kind == "human" for chair in seats)
    return found
