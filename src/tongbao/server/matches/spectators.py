"""Spectator delay: spectators see a match as it was some time ago, as long as its game runs.

With the end of the game all of it is open to everybody, as its record is: what a spectator knows then helps nobody.
"""

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

import sqlalchemy as sa

from tongbao.engine.game import Game
from tongbao.engine.record import decision_of
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import choices, hints
from tongbao.server.matches.choice_log import UNDO, Row
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.match import Match
from tongbao.server.matches.remarks import CLOSED, ENDED
from tongbao.server.matches.settings import DELAYS
from tongbao.server.matches.state import MatchState, MatchView


class DoneByThen(NamedTuple):
    """Cursor of a delayed view: how many choices and undos, and hints, there were then; and when the next came."""

    rows: int
    hints: int
    following: float


class DelayedView:
    """Delayed view of one match for all its spectators; it goes on as time does."""

    def __init__(self) -> None:
        self.lock: Final = asyncio.Lock()
        self.done = DoneByThen(0, 0, -math.inf)
        self.known: MatchState | None = None
        self.steps = 0
        self.game: Game | None = None
        self.alarm: asyncio.TimerHandle | None = None

    async def at(self, match: Match, moment: float) -> MatchView:
        """The view of the match at that moment, which is never before the one asked for last."""
        async with self.lock:
            if self.known is not match.state or moment >= self.done.following:
                await self.go_on(match, match.state, moment)
        assert self.game is not None
        now, game = match.view(), self.game
        closed = now.state.closed and now.state.moved <= moment
        state = replace(
            now.state,
            game=game,
            closed=closed,
            choice_log=now.state.choice_log[: self.done.rows],
            hints=now.state.hints[: self.done.hints],
            remarks=tuple(
                remark
                for remark in now.state.remarks
                if remark.decisions <= game.decisions and (closed or remark.kind not in (CLOSED, ENDED))
            ),
            chat=replace(now.state.chat, until=moment),
            clocks=None,
            takeback=None,
            vote=None,
            ending=frozenset(),
        )
        return replace(now, key=self, change_count=now.change_count + self.steps, state=state)

    async def go_on(self, match: Match, state: MatchState, moment: float) -> None:
        """Find what had been done by then, and replay up to it."""
        done = await match.database.read(lambda connection: done_by(connection, match.id, moment))
        closing = state.moved if state.closed and state.moved > moment else math.inf
        done = done._replace(following=min(done.following, state.chat.next_after(moment), closing))
        fresh = state.choice_log[self.done.rows : done.rows]
        if self.game is None or fresh:
            self.game = await replay(lambda: played_on(state, self.game, state.choice_log[: done.rows], fresh))
        self.done, self.known = done, state
        self.steps += 1

    def wake_in(self, match: Match, seconds: float) -> None:
        """Wake the open pages in so many seconds, when there is something more to see."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None
        if seconds < math.inf:
            self.alarm = asyncio.get_running_loop().call_later(max(0.0, seconds), wake_pages, match)


class SpectatorViews:
    """Views of matches for their viewers; ``clock`` tells the time in seconds, as it is stored with the choices."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.clock = clock
        self.delayed_views: Final[WeakKeyDictionary[Match, DelayedView]] = WeakKeyDictionary()

    async def visible_to(self, match: Match, person: Person | None) -> MatchView:
        """The view of the match that a person may see: as it is for players, for all others perhaps delayed.

        Players whose time ran out see what their seat sees, as they may take it back at any moment. People who have
        left their seat see no more than people who never sat. Raises UserError if nobody may watch.
        """
        state = match.state
        if state.game is None or state.seats_of(person) or state.seats_stood_in_for(person):
            return match.view()
        if not state.settings.watch and not is_missed(state, person):
            raise UserError("This table is closed to spectators.", 403)
        delay = DELAYS[state.settings.delay] if state.settings.watch else math.inf
        if state.game.over or not delay:
            return match.view()
        delayed = self.delayed_views.get(match) or self.delayed_views.setdefault(match, DelayedView())
        now = self.clock()
        view = await delayed.at(match, now - delay)
        delayed.wake_in(match, delayed.done.following + delay - now)
        return view


def is_missed(state: MatchState, person: Person | None) -> bool:
    """True if a seat is kept for that person."""
    return person is not None and any(seat.person == person.id for seat in state.seats)


def wake_pages(match: Match) -> None:
    """Wake every open page to look for what is new."""
    for subscriber in list(match.subscribers):
        if subscriber.is_page:
            subscriber.wake()


def done_by(connection: sa.Connection, match_id: str, moment: float) -> DoneByThen:
    """The cursor of a match at that moment."""
    if moment == -math.inf:
        return DoneByThen(0, 0, math.inf)
    made, taken = first_after(connection, choices, match_id, moment), first_after(connection, hints, match_id, moment)
    return DoneByThen(made[0], taken[0], min(made[1], taken[1]))


def first_after(connection: sa.Connection, table: sa.Table, match_id: str, moment: float) -> tuple[int, float]:
    """The number of the first row of a match that came after that moment, and when it came."""
    rows = sa.select(table.c.seq, table.c.at).filter_by(match_id=match_id).order_by(table.c.seq)
    first = connection.execute(rows.where(table.c.at > moment).limit(1)).first()
    if first is not None:
        return first.seq, first.at
    count = connection.scalar(sa.select(sa.func.count()).select_from(table).filter_by(match_id=match_id))
    return count or 0, math.inf


def played_on(state: MatchState, game: Game | None, rows: Sequence[Row], fresh: Sequence[Row]) -> Game:
    """The game after all these rows, of which some are fresh since the game before; an undo among them replays all."""
    if game is None or any(text == UNDO for _, text in fresh):
        return state.play_again(state.seats, rows, state.options)
    after = game.clone()
    for seat, text in fresh:
        decision = decision_of(state.meta, seat, text, len(state.seats))
        after.take(decision.seat, decision.choice)
    return after
