"""Players: what plays the runs, a few at a time, in processes of their own that yield to everything else."""

import asyncio
import logging
import os
import time
from contextlib import suppress
from typing import Final

from tongbao.crew import Crew
from tongbao.lab.balance.sums import Sums
from tongbao.lab.balance.watch import Plan, Units, watch
from tongbao.server.common.settings import Workshop
from tongbao.server.db.database import StoreFailed
from tongbao.server.matches.concurrency import shape
from tongbao.server.workshop.plans import plans_of
from tongbao.server.workshop.runs import DONE, FAILED, Run, Runs

logger = logging.getLogger("tongbao.workshop")
LONGEST: Final = 15 * 60.0
"""Seconds that one unit of games may take."""


class Players:
    """So many processes and so many runs at once; the processes end when there is nothing to play."""

    def __init__(self, runs: Runs, settings: Workshop) -> None:
        self.runs: Final = runs
        self.settings: Final = settings
        self.processes: Final = half_of_them() if settings.processes is None else settings.processes
        self.called: Final = asyncio.Event()
        self.playing: Final[set[asyncio.Task[None]]] = set()
        self.crew: Final = Crew(self.processes, os.nice, settings.niceness)

    async def run(self) -> None:
        """Play whatever is asked for, as long as the server is open."""
        try:
            while self.processes:
                with suppress(StoreFailed):
                    await self.take_up()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.called.wait(), self.settings.looks)
                self.called.clear()
        finally:
            for task in self.playing:
                task.cancel()
            await asyncio.gather(*self.playing, return_exceptions=True)
            await self.rest()

    def call(self) -> None:
        """Something was asked for, or a place is free."""
        self.called.set()

    async def take_up(self) -> None:
        """Begin as many runs as there are places."""
        while len(self.playing) < self.processes and (run := await self.runs.take()) is not None:
            task = asyncio.create_task(self.play(run))
            self.playing.add(task)
            task.add_done_callback(self.played)
        if not self.playing:
            await self.rest()

    def played(self, task: asyncio.Task[None]) -> None:
        """A run is over."""
        self.playing.discard(task)
        self.call()

    async def play(self, run: Run) -> None:
        """Play a run to its end, or until it is stopped or nobody looks any more."""
        try:
            plans = await shape(lambda: plans_of(run))
            while run.units < self.runs.units:
                began, unit = time.monotonic(), asyncio.create_task(self.unit(plans, run.units))
                try:
                    while not unit.done():
                        await asyncio.wait([unit], timeout=self.settings.beat)
                        if run.beat < time.time() - self.settings.beat:
                            kept = await self.runs.keep(run)
                            if kept is None:
                                return
                            run = kept
                finally:
                    unit.cancel()
                run = run.after(*unit.result(), time.monotonic() - began)
            await self.runs.finish(run, DONE)
        except StoreFailed:
            logger.warning("A run of the workshop stands still: what it has can't be kept.")
        except Exception as error:
            logger.warning("A run of the workshop has failed: %r", error)
            with suppress(StoreFailed):
                await self.runs.finish(run, FAILED)

    async def unit(self, plans: list[Plan], number: int) -> tuple[Sums, Sums]:
        """One unit of games of each plan. Raises TimeoutError if they take too long."""
        found = await asyncio.gather(*[self.work(Units(plan, range(number, number + 1))) for plan in plans])
        return found[0], found[1] if len(found) > 1 else Sums(0)

    async def work(self, units: Units) -> Sums:
        """What was counted in some games, which a process plays."""
        (sums,) = await self.crew.hand_out(watch, units, LONGEST).answer()
        return sums

    async def rest(self) -> None:
        """End the processes, which takes a moment."""
        await asyncio.to_thread(self.crew.stop)


def half_of_them() -> int:
    """Half as many as there are processors."""
    return max(1, (os.cpu_count() or 1) // 2)
