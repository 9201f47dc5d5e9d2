"""Match actor: it holds the state of a match being played, and is the one place where that changes."""

import asyncio
import math
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, Protocol

from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.metrics import CHOICES
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Absence
from tongbao.server.common.wall_clock import WallClock
from tongbao.server.db.database import Database, Write, batch, next_version
from tongbao.server.db.pubsub import MatchWritten
from tongbao.server.matches import playing
from tongbao.server.matches.changes import changes_between
from tongbao.server.matches.clocks import Hand
from tongbao.server.matches.concurrency import replay, serialised
from tongbao.server.matches.offers import Offer
from tongbao.server.matches.remarks import TIME_OUT
from tongbao.server.matches.remote_presence import RemotePresence
from tongbao.server.matches.repository import load_match, state_of, unknown, version_of
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.settings import ABSENCES
from tongbao.server.matches.state import Absent, MatchState, MatchView
from tongbao.server.matches.time_controls import CONTROLS


class Subscriber(Protocol):
    """A subscriber of a match, woken when something has changed: an open page, or the bots."""

    person: Person | None
    is_page: bool

    def wake(self) -> None:
        """Notify the subscriber that something has changed; must return at once."""


Command = Callable[[MatchState], Awaitable[MatchState]]
"""A command changes a match: from its state to the next one, or to the same if there is nothing to change.

It may be called again, with a newer state, until what it makes is committed. Raises UserError or IllegalChoice.
"""
Ending = Callable[[MatchView], Write]
"""A write for the end of a game, committed together with the choice that ended it."""


class Match:
    """A match being played: its state, its subscribers, and the one place where it changes.

    A state is immutable: once a command's new state is committed, it replaces the present one. So anyone who holds a
    ``state`` holds what stays as it is. ``on_game_over`` are the writes for when its game ends, ``randomness`` draws
    its seats, ``absence`` is how long it waits for people who are away, ``wall_clock`` tells when the time of the host
    has jumped. ``change_count`` counts every change seen
    here, also people who came and went. ``in_doubt`` as in ``Shared``. ``offer`` is the offer to play again, if any.
    """

    def __init__(self, database: Database, state: MatchState) -> None:
        self.id: Final = state.id
        self.meta: Final[Meta[Any]] = state.meta
        self.database: Final = database
        self.state = state
        self.lock: Final = asyncio.Lock()
        self.subscribers: set[Subscriber] = set()
        self.remote_presence, self.randomness, self.absence = RemotePresence(), Randomness(), Absence()
        self.wall_clock = WallClock()
        self.on_game_over: Sequence[Ending] = ()
        self.absent: dict[str, Absent] = {}
        self.change_count = 0
        self.in_doubt = False
        self.latest_view: MatchView | None = None
        self.offer: Offer | None = None

    # Presence.

    def view(self) -> MatchView:
        """The view of the match as it is now."""
        if self.latest_view is None or self.latest_view.change_count != self.change_count:
            self.latest_view = self.new_view()
        return self.latest_view

    def new_view(self) -> MatchView:
        """A new view, with the people who have it open just now: nobody tells when another process is gone."""
        people, away = frozenset(self.people_here()), dict(self.note_absent())
        counts = (self.watchers(), self.grace, away, self.stand_in_after)
        return MatchView(self, self.change_count, self.state, people, *counts, self.offer)

    def note_absent(self) -> Mapping[str, Absent]:
        """Note who of its people doesn't have the match open now, and since when."""
        here, seated = self.people_here(), {seat.person for seat in self.state.seats if seat.kind == "human"}
        gone = {person for person in (*seated, self.state.host) if person and person not in here}
        now = Absent(time.monotonic(), time.time())
        self.absent = {person: self.absent.get(person, now) for person in gone}
        return self.absent

    @property
    def grace(self) -> float:
        """Grace period: the seconds for which nothing is decided about people who are away."""
        control = CONTROLS.get(self.state.settings.clock)
        return self.absence.grace_of_days if control is not None and control.is_slow else self.absence.grace

    @property
    def stand_in_after(self) -> float:
        """The seconds after which a stand-in plays for a person who is away and to act; infinite if none does."""
        control = CONTROLS.get(self.state.settings.clock)
        if control is not None and control.is_slow:
            return math.inf
        usual = math.inf if control is None else self.absence.grace
        wished = ABSENCES.get(self.state.settings.away)
        return usual if wished is None else wished

    def people_here(self) -> set[str]:
        """The people who have this match open, at any process of the server."""
        return self.people_at_pages() | self.remote_presence.people(self.id)

    def people_at_pages(self) -> set[str]:
        """The people who have it open at this process."""
        return {one.person.id for one in self.subscribers if one.person is not None}

    def is_watched(self) -> bool:
        """True if anybody has it open."""
        return any(one.is_page for one in self.subscribers) or self.remote_presence.is_open(self.id)

    def watchers(self) -> int:
        """The number of spectators: open pages that belong to nobody who sits here."""
        return self.watchers_at_pages() + self.remote_presence.watchers(self.id)

    def watchers_at_pages(self) -> int:
        """The number of spectators at this process."""
        seated = {seat.person for seat in self.state.seats if seat.kind == "human"}
        return sum(o.is_page and (o.person is None or o.person.id not in seated) for o in self.subscribers)

    # Changing it.

    @serialised
    async def apply(self, command: Command, seat: int | None = None) -> bool:
        """Apply a command to the match; True once that is committed, False if there was nothing to change.

        First, stand-ins sit down for everybody whose time has run out; in the first moments after the start of the
        server, or a jump of its clock, nobody's does. Raises UserError if ``seat``, which chooses, is
        one of them, and what the command raises; then nothing is changed.
        """
        now = self.wall_clock.now()
        spared = self.state.with_clocks_spared(self.wall_clock.even_since + self.absence.spared, now)
        if spared is not self.state:
            await self.commit(spared)
        overdue = self.state.overdue(now)
        if overdue:
            await self.commit(playing.with_stand_ins(self.state, overdue, TIME_OUT))
            if seat in overdue:
                raise UserError("Your time has run out; a stand-in plays for you until you take your seat back.", 409)
        after = await command(self.state)
        if after is self.state:
            return False
        await self.commit(after, seat)
        return True

    async def commit(self, after: MatchState, by: int | None = None) -> None:
        """Write how this state differs from the present one, and replace the latter. Needs the lock.

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
        self.become(after.but(version=before.version + 1), by)

    def become(self, state: MatchState, by: int | None = None) -> None:
        """Replace the present state with one that is stored already."""
        self.state = state
        self.changed(by)

    async def choose(self, seat: int, text: str, version: int, chair: MatchSeat | None = None) -> bool:
        """Make a choice that was meant for a version of the seat; True once it is committed.

        Idempotent: a repeat of a choice that was made already returns False. Raises UserError if the seat has moved on
        since, or if somebody else sits there than on the ``chair`` from which it was chosen, IllegalChoice if the
        choice isn't possible.
        """
        return await self.apply(partial(playing.choose, seat=seat, text=text, version=version, chair=chair), seat)

    async def undo(self, seat: int, much: str, version: int) -> bool:
        """Take back the seat's latest choice, all that it may take back, or one of these choices alone.

        ``much`` is ONE, TURN or the text of that choice. A repeat as in ``choose``. Raises UserError or IllegalChoice.
        """
        return await self.apply(partial(playing.undo, seat=seat, much=much, version=version), seat)

    async def concede(self, seat: int) -> bool:
        """Concede the seat's game; True once that is committed, False if it was done before. Raises IllegalChoice."""
        return await self.apply(partial(playing.concede, seat=seat), seat)

    async def settle(self, seat: int, wishes: dict[str, str]) -> bool:
        """Change standing answers of the seat; a question that they answer is answered at once. Raises UserError."""
        return await self.apply(partial(playing.settle, seat=seat, wishes=wishes), seat)

    async def end_overdue_turns(self) -> None:
        """Seat stand-ins for everybody whose time has run out."""
        await self.apply(playing.unchanged)

    async def delete(self, write: Write) -> None:
        """Commit a write that deletes the match. Needs the lock. Raises Conflict if another process has written it."""
        news = self.database.publish(MatchWritten(self.id, self.state.version + 1))
        await self.database.write(batch([next_version(self.id, self.state.version, {}), write, *news]))

    # Changes by other processes.

    @serialised
    async def follow(self, news: MatchWritten) -> None:
        """Apply what another process has committed. Raises UserError if the match is gone."""
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
        """Reload the match if another process has changed it in the database. Raises UserError."""
        if await self.database.read(lambda c: version_of(c, self.id)) != self.state.version:
            await self.reload()

    async def reload(self) -> None:
        """Reload the match from the database. Needs the lock. Raises UserError if the match is gone."""
        stored = await self.database.read(lambda c: load_match(c, self.id))
        if stored is None:
            raise unknown(self.id)
        state = await replay(lambda: state_of(stored))
        self.in_doubt = False
        self.become(state)

    # Subscribers.

    def tell_offer(self, offer: Offer | None) -> None:
        """Tell all subscribers how the offer to play again stands."""
        if offer != self.offer:
            self.offer = offer
            self.changed()

    def changed(self, by: int | None = None) -> None:
        """Wake all subscribers, first of all those of the person whose seat made the change."""
        self.change_count += 1
        doer = None if by is None else self.state.seats[by].person
        for one in sorted(self.subscribers, key=lambda o: o.person is None or o.person.id != doer):
            one.wake()

    def hand_over(self, before: str, after: Person | None) -> None:
        """Give what was one person's to another person, or to nobody, as the database already has it."""
        for one in self.subscribers:
            if one.person is not None and one.person.id == before:
                one.person = after
        self.become(self.state.handed_over(before, after))
