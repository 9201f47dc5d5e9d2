"""Waiting for who is away: at a live table a stand-in sits down for who is to act and hasn't come back in time."""

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from tongbao.server.accounts.people import Person
from tongbao.server.alone import alone
from tongbao.server.clocks.controls import CONTROLS
from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import StoreFailed
from tongbao.server.matches import Match
from tongbao.server.remarks import STANDS_IN

RETRY: Final = 10
logger = logging.getLogger("tongbao.absence")


class Waiting:
    """Watches over one match with a live clock. ``gone`` is since when people haven't had it open, by seat."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match) -> None:
        control = CONTROLS.get(match.terms.clock)
        self.match: Final = match
        self.is_live: Final = control is not None and not control.is_slow
        self.gone: dict[int, float] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.task: asyncio.Task[None] | None = None
        self.wake()

    def wake(self) -> None:
        """Note who has come and gone, and wake again when somebody has been away for long enough."""
        if not self.is_live:
            return
        now, here = time.time(), self.match.people_here()
        sitting = [c for c in self.match.chairs if c.kind == "human" and self.match.game is not None]
        self.gone = {c.seat: self.gone.get(c.seat, now) for c in sitting if c.person not in here}
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if waited := self.waited_for():
            wait = max(0.0, min([self.gone[seat] for seat in waited]) + self.match.absence.grace - now)
            self.alarm = asyncio.get_running_loop().call_later(wait, self.ring)

    def waited_for(self) -> list[int]:
        """The seats of people who are to act and away, while somebody else of flesh and blood sits here."""
        game = self.match.game
        if game is None or game.over or self.match.closed:
            return []
        people = {chair.person for chair in self.match.chairs if chair.kind == "human"}
        return [seat for seat in game.seats_to_act() if seat in self.gone] if len(people) > 1 else []

    def ring(self) -> None:
        """Somebody has been away for long enough."""
        self.alarm = None
        if self.task is None:
            self.task = asyncio.create_task(self.stand_in())

    def late(self) -> list[int]:
        """The seats of those who have been away for longer than the grace."""
        due = time.time() - self.match.absence.grace
        return [seat for seat in self.waited_for() if self.gone[seat] <= due + 1]

    async def stand_in(self) -> None:
        """Let stand-ins play for who is to act and has been away for longer than the grace."""
        try:
            await stand_in_for(self.match, self.late)
        except StoreFailed:
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        except Refusal as refusal:
            logger.warning("%s: %s", self.match.id, refusal)
        finally:
            self.task = None


@alone
async def stand_in_for(match: Match, late: Callable[[], list[int]]) -> None:
    """Let stand-ins play on the seats that are late by now."""
    if seats := late():
        await match.give_over(seats, STANDS_IN)
    match.changed()
