"""Absence: who of a match doesn't have it open, since when, and when a stand-in plays for them."""

import asyncio
import logging
import math
import time
from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.matches.lobby import PATIENCE
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import with_stand_ins
from tongbao.server.matches.remarks import STANDS_IN
from tongbao.server.matches.state import NOTICED, MatchState

RETRY: Final = 10
logger = logging.getLogger("tongbao.absence")


class AbsenceWatch:
    """Watchdog of one match: it seats stand-ins, and wakes all pages whenever they have something to tell about it."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match) -> None:
        self.match: Final = match
        self.alarm: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Set the alarm for the next moment at which something is to be done or told."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        wait = min(self.moments(), default=math.inf)
        if wait < math.inf:
            self.alarm = asyncio.get_running_loop().call_later(wait, self.on_alarm)

    def moments(self) -> list[float]:
        """The moments to come at which something is to be done or told, as seconds from now."""
        match, away = self.match, self.match.note_absent()
        state = match.state
        if not state.started:
            others = any(c.kind == "human" and c.person != state.host for c in state.seats)
            waits = [PATIENCE - away[state.host].seconds] if others and state.host in away else []
        else:
            gone = [away[person].seconds for seat in self.waited_for() if (person := state.seats[seat].person)]
            waits = [NOTICED - seconds for seconds in gone]
            waits += [max(0.01, match.stand_in_after - seconds) for seconds in gone]
            waits += [match.grace - (time.time() - state.moved)] if gone else []
        return [wait for wait in waits if wait > 0]

    def waited_for(self) -> list[int]:
        """The seats of people who are to act and away, while another person sits here."""
        return self.match.new_view().waited_for()

    def on_alarm(self) -> None:
        """Start the stand-in if somebody has been away for long enough; else wake all pages."""
        self.alarm = None
        if self.late():
            if self.task is None:
                self.task = asyncio.create_task(self.stand_in())
        else:
            self.match.changed()

    def late(self) -> list[int]:
        """The seats of people who are to act and have been away for longer than the grace period."""
        away, seats = self.match.note_absent(), self.match.state.seats
        due = self.match.stand_in_after - 1
        return [
            s for s in self.waited_for() if (person := seats[s].person) in away and away[str(person)].seconds >= due
        ]

    async def with_late_stood_in_for(self, state: MatchState) -> MatchState:
        """The state in which stand-ins play on the seats that are late by now."""
        late = self.late()
        return with_stand_ins(state, late, STANDS_IN) if late else state

    async def stand_in(self) -> None:
        """Seat stand-ins for people who are to act and have been away for longer than the grace period."""
        try:
            await self.match.apply(self.with_late_stood_in_for)
        except DatabaseUnavailable:
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        except UserError as refusal:
            logger.warning("%s: %s", self.match.id, refusal)
        finally:
            self.task = None
