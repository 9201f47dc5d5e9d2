"""A match as those see it who only watch: as it stood some time ago, as long as its game runs.

With the end of the game all of it is open to everybody, as its record is: what a watcher knows then helps nobody.
"""

import asyncio
import copy
import math
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import sqlalchemy as sa

from tongbao.engine.game import Game
from tongbao.engine.record import decision_of
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import choices, hints
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.match import Match
from tongbao.server.matches.repository import UNDO, Row
from tongbao.server.matches.settings import DELAYS


class Done(NamedTuple):
    """What had been done by some moment: so many choices and undos, so many hints; and when the next thing was."""

    rows: int
    hints: int
    following: float


class DelayedView:
    """One match some time ago, for all who watch it: the same object goes on as time does."""

    def __init__(self, match: Match) -> None:
        self.table: Final = copy.copy(match)
        self.lock: Final = asyncio.Lock()
        self.done = Done(0, 0, -math.inf)
        self.known = (-1, -1, -1)
        self.steps = 0
        self.game: Game | None = None
        self.alarm: asyncio.TimerHandle | None = None

    async def at(self, match: Match, moment: float) -> Match:
        """The match as it stood at that moment, which is never before the one asked for last."""
        async with self.lock:
            known = (len(match.rows), len(match.hints), match.talk.count)
            if self.game is None or known != self.known or moment >= self.done.following:
                await self.go_on(match, moment)
                self.known = known
        assert self.game is not None
        table = self.table
        table.moment, table.game, table.rows = moment, self.game, match.rows[: self.done.rows]
        table.hints, table.chairs, table.rematch = match.hints[: self.done.hints], match.chairs, match.rematch
        table.remarks = [remark for remark in match.remarks if remark.decisions <= self.game.decisions]
        table.clocks, table.takeback, table.vote = None, None, None
        table.host, table.terms = match.host, match.terms
        table.revision = match.revision + self.steps
        return table

    async def go_on(self, match: Match, moment: float) -> None:
        """Find what had been done by then, and play on to it."""
        done = await match.database.read(lambda connection: done_by(connection, match.id, moment))
        done = done._replace(following=min(done.following, match.talk.next_after(moment)))
        fresh = match.rows[self.done.rows : done.rows]
        if self.game is None or fresh:
            self.game = await replay(lambda: played_on(match, self.game, match.rows[: done.rows], fresh))
        self.done = done
        self.steps += 1

    def wake_in(self, match: Match, seconds: float) -> None:
        """Wake the open pages when there is something more to see."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None
        if seconds < math.inf:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), wake_pages, match)


class SpectatorViews:
    """What those see who look at matches; ``clock`` tells the time in seconds, as that of the choices is kept."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.delayed_views: Final[WeakKeyDictionary[Match, DelayedView]] = WeakKeyDictionary()

    async def visible_to(self, match: Match, person: Person | None) -> Match:
        """The match as that person may see it: as it is for those who play, for all others perhaps later.

        Who has left his chair sees no more than who never sat. Raises UserError if nobody may watch.
        """
        if match.game is None or match.seats_of(person):
            return match
        if not match.terms.watch and not is_missed(match, person):
            raise UserError("This table is closed to all who don’t play at it.", 403)
        delay = DELAYS[match.terms.delay] if match.terms.watch else math.inf
        if match.game.over or not delay:
            return match
        later = self.delayed_views.get(match) or self.delayed_views.setdefault(match, DelayedView(match))
        now = self.clock()
        table = await later.at(match, now - delay)
        later.wake_in(match, later.done.following + delay - now)
        return table


def is_missed(match: Match, person: Person | None) -> bool:
    """Whether a chair is kept warm for that person."""
    return person is not None and any(chair.person == person.id for chair in match.chairs)


def wake_pages(match: Match) -> None:
    """Let every open page look what is new for it."""
    for subscriber in list(match.subscribers):
        if subscriber.is_page:
            subscriber.wake()


def done_by(connection: sa.Connection, match_id: str, moment: float) -> Done:
    """What had been done in a match by that moment."""
    if moment == -math.inf:
        return Done(0, 0, math.inf)
    made, taken = first_after(connection, choices, match_id, moment), first_after(connection, hints, match_id, moment)
    return Done(made[0], taken[0], min(made[1], taken[1]))


def first_after(connection: sa.Connection, table: sa.Table, match_id: str, moment: float) -> tuple[int, float]:
    """The number of the first row of a match that came after that moment, and when it came."""
    rows = sa.select(table.c.seq, table.c.at).filter_by(match_id=match_id).order_by(table.c.seq)
    first = connection.execute(rows.where(table.c.at > moment).limit(1)).first()
    if first is not None:
        return first.seq, first.at
    count = connection.scalar(sa.select(sa.func.count()).select_from(table).filter_by(match_id=match_id))
    return count or 0, math.inf


def played_on(match: Match, game: Game | None, rows: Sequence[Row], fresh: Sequence[Row]) -> Game:
    """The game after all these rows, of which some are fresh since the game before; what is taken back needs all."""
    if game is None or any(text == UNDO for _, text in fresh):
        return match.play_again(match.chairs, rows, match.options)
    after = game.clone()
    for seat, text in fresh:
        decision = decision_of(match.meta, seat, text, len(match.chairs))
        after.take(decision.seat, decision.choice)
    return after
