"""A match being played: the actor that holds its state, and the one place where that changes."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.metrics import CHOICES
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Absence
from tongbao.server.db.database import Database, Write, batch, next_version
from tongbao.server.db.pubsub import MatchWritten
from tongbao.server.matches import playing
from tongbao.server.matches.changes import changes_between
from tongbao.server.matches.clocks import Hand
from tongbao.server.matches.concurrency import replay, serialised
from tongbao.server.matches.remarks import TIME_OUT
from tongbao.server.matches.remote_presence import RemotePresence
from tongbao.server.matches.repository import load_match, state_of, unknown, version_of
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.matches.time_controls import CONTROLS


class Subscriber(Protocol):
    """Whoever wants to know that something has changed: an open page, or the bots."""

    person: Person | None
    is_page: bool

    def wake(self) -> None:
        """Something has changed; must return at once."""


Command = Callable[[MatchState], Awaitable[MatchState]]
"""A change of a match: from its state to the next one, or to the same if there is nothing to change.

It may be called again, with a newer state, until what it makes is committed. Raises UserError or IllegalChoice.
"""
Ending = Callable[[MatchView], Write]
"""What is kept besides when a game ends, with the choice that ended it: all of it or nothing."""


class Match:
    """A match being played: its state, who follows it, and the one place where it changes.

    A state is never changed: once what a command makes of it is committed, that takes its place. So whoever holds a
    ``state`` holds what stays as it is. ``on_game_over`` is what is kept besides when its game ends, ``randomness``
    what draws its seats, ``absence`` for how long it waits for those who are away. ``change_count`` counts every change
    seen here, also who came and went. ``in_doubt`` as in ``Shared``.
    """

    def __init__(self, database: Database, state: MatchState) -> None:
        self.id: Final = state.id
        self.meta: Final[Meta[Any]] = state.meta
        self.database: Final = database
        self.state = state
        self.lock: Final = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.remote_presence, self.randomness, self.absence = RemotePresence(), Randomness(), Absence()
        self.on_game_over: Sequence[Ending] = ()
        self.change_count = 0
        self.in_doubt = False
        self.latest_view: MatchView | None = None

    # Who has it open.

    def view(self) -> MatchView:
        """The match as it stands now."""
        if self.latest_view is None or self.latest_view.change_count != self.change_count:
            self.latest_view = self.new_view()
        return self.latest_view

    def new_view(self) -> MatchView:
        """The same, with those who have it open just now: nobody says when another process is gone."""
        people = frozenset(self.people_here())
        return MatchView(self, self.change_count, self.state, people, self.watchers(), self.grace)

    @property
    def grace(self) -> float:
        """The seconds for which nothing is decided about who is away."""
        control = CONTROLS.get(self.state.settings.clock)
        return self.absence.grace_of_days if control is not None and control.is_slow else self.absence.grace

    def people_here(self) -> set[str]:
        """The people who have this match open, at whatever process of the server."""
        return self.people_at_pages() | self.remote_presence.people(self.id)

    def people_at_pages(self) -> set[str]:
        """The people who have it open at this process."""
        return {one.person.id for one in self.subscribers if one.person is not None}

    def is_watched(self) -> bool:
        """Whether anybody has it open."""
        return any(one.is_page for one in self.subscribers) or self.remote_presence.is_open(self.id)

    def watchers(self) -> int:
        """How many open pages belong to nobody who sits here."""
        return self.watchers_at_pages() + self.remote_presence.watchers(self.id)

    def watchers_at_pages(self) -> int:
        """How many of them there are at this process."""
        seated = {seat.person for seat in self.state.seats if seat.kind == "human"}
        return sum(o.is_page and (o.person is None or o.person.id not in seated) for o in self.subscribers)

    # Changing it.

    @serialised
    async def apply(self, command: Command, seat: int | None = None) -> bool:
        """Change the match; True once that is committed, False if there was nothing to change.

        Before that, stand-ins sit down for all whose time has run out; if ``seat``, which chooses, is one of them, a
        UserError says so. Raises what the command raises; then nothing is changed.
        """
        overdue = self.state.overdue(time.time())
        if overdue:
            await self.commit(playing.with_stand_ins(self.state, overdue, TIME_OUT))
            if seat in overdue:
                raise UserError("Your time has run out; a stand-in plays until you take your seat back.", 409)
        after = await command(self.state)
        if after is self.state:
            return False
        await self.commit(after, seat)
        return True

    async def commit(self, after: MatchState, by: int | None = None) -> None:
        """Write in what this state differs from the present one, and let it take its place. Needs the lock.

        Raises Conflict if another process has written the match first; then nothing is changed.
        """
        before = self.state
        changes = changes_between(before, after)
        is_end = after.is_over and not before.is_over
        ends = [ending(replace(self.new_view(), state=after)) for ending in self.on_game_over] if is_end else []
        news = self.database.publish(changes.news)
        head = next_version(self.id, before.version, changes.head)
        await self.database.write(batch([head, *changes.writes, *ends, *news]))
        CHOICES.inc(changes.choices)
        self.become(replace(after, version=before.version + 1), by)

    def become(self, state: MatchState, by: int | None = None) -> None:
        """Let a state that is kept already take the place of the present one."""
        self.state = state
        self.changed(by)

    async def choose(self, seat: int, text: str, version: int, chair: MatchSeat | None = None) -> bool:
        """Make a choice that was meant for a version of the seat; True once it is committed.

        A repeat of a choice that was made already isn't made twice: False. Raises UserError if the seat has moved on
        since, or if somebody else sits there than on the ``chair`` from which it was chosen, IllegalChoice if the
        choice isn't possible.
        """
        return await self.apply(partial(playing.choose, seat=seat, text=text, version=version, chair=chair), seat)

    async def undo(self, seat: int, whole_turn: bool, version: int) -> bool:
        """Take back the seat's latest choice, or all that it may take back; a repeat as in ``choose``."""
        return await self.apply(partial(playing.undo, seat=seat, whole_turn=whole_turn, version=version), seat)

    async def concede(self, seat: int) -> bool:
        """Give the seat's game up; True once it is committed, False if it was before. Raises IllegalChoice."""
        return await self.apply(partial(playing.concede, seat=seat), seat)

    async def settle(self, seat: int, wishes: dict[str, str]) -> bool:
        """Change standing answers of the seat; what it is just asked is answered at once. Raises UserError."""
        return await self.apply(partial(playing.settle, seat=seat, wishes=wishes), seat)

    async def end_overdue_turns(self) -> None:
        """Let stand-ins sit down for all whose time has run out."""
        await self.apply(playing.unchanged)

    async def delete(self, write: Write) -> None:
        """Commit what deletes the match. Needs the lock. Raises Conflict if another process has written it."""
        news = self.database.publish(MatchWritten(self.id, self.state.version + 1))
        await self.database.write(batch([next_version(self.id, self.state.version, {}), write, *news]))

    # What other processes have done.

    @serialised
    async def follow(self, news: MatchWritten) -> None:
        """Take over what another process has committed. Raises UserError if the match is gone."""
        state = self.state
        if news.version <= state.version:
            return
        if state.game is None or not news.rows or news.version != state.version + 1:
            await self.reload()
            return
        after = state.game.clone()
        for seat, text in news.rows:
            after.take(seat, text)
        clocks = state.clocks and state.clocks.but([Hand(left, since) for left, since in news.hands])
        log = (*state.choice_log, *news.rows)
        state = replace(state, game=after, version=news.version, moved=news.moved, choice_log=log, clocks=clocks)
        self.become(state, news.rows[0][0])

    @serialised
    async def catch_up(self) -> None:
        """Take from the database what another process has changed there, if that isn't known yet. Raises UserError."""
        if await self.database.read(lambda c: version_of(c, self.id)) != self.state.version:
            await self.reload()

    async def reload(self) -> None:
        """Take from the database what is kept there. Needs the lock. Raises UserError if the match is gone."""
        stored = await self.database.read(lambda c: load_match(c, self.id))
        if stored is None:
            raise unknown(self.id)
        state = await replay(lambda: state_of(stored))
        self.in_doubt = False
        self.become(state)

    # Who follows it.

    def changed(self, by: int | None = None) -> None:
        """Tell everybody who looks on; first of all the one whose seat did it."""
        self.change_count += 1
        doer = None if by is None else self.state.seats[by].person
        for one in sorted(self.subscribers, key=lambda o: o.person is None or o.person.id != doer):
            one.wake()

    def hand_over(self, before: str, after: Person | None) -> None:
        """What was one person's is another's, or nobody's; so it is kept already."""
        for one in self.subscribers:
            if one.person is not None and one.person.id == before:
                one.person = after
        self.become(self.state.handed_over(before, after))
