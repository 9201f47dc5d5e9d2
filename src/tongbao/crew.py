"""A crew: processes of this machine that do jobs, whatever becomes of them.

Pebble replaces a process that dies and tells whose job it had. Where it can’t tell, the whole pool is broken: it
answers for the jobs that it had looked at, and never for the others. So a crew calls another pool then, and a task that
isn’t answered asks its pool now and then how it is.
"""

import asyncio
import os
import sys
from collections.abc import Callable
from concurrent.futures import wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, Final, Generic, TypeVar

from pebble import ProcessFuture, ProcessPool

J = TypeVar("J")
A = TypeVar("A")
LOOK_AFTER: Final = 1.0
"""After so many seconds without an answer it is looked whether the processes are still there."""


def stand_back(niceness: int) -> None:
    """Let other programs go before this process, on systems that know such an order (nice(2))."""
    if sys.platform != "win32" and hasattr(os, "nice"):
        os.nice(niceness)


class Task(Generic[A]):
    """A job that one of the processes of a pool is to do."""

    def __init__(self, pool: ProcessPool, came: "ProcessFuture[A]") -> None:
        self.pool: Final = pool
        self.came: Final = came

    def result(self) -> A:
        """What came of it. Raises what the job raised, ProcessExpired or BrokenProcessPool if its process was lost."""
        while not wait([self.came], timeout=LOOK_AFTER).done:
            self.look()
        return self.came.result()

    async def answer(self) -> A:
        """The same, while everything else goes on; if nobody waits for it any more, the job is broken off."""
        asked = asyncio.wrap_future(self.came)
        try:
            while not (await asyncio.wait([asked], timeout=LOOK_AFTER))[0]:
                self.look()
            return asked.result()
        finally:
            asked.cancel()

    def look(self) -> None:
        """Raises BrokenProcessPool if nobody will ever answer."""
        if not self.pool.active and not self.came.done():
            raise BrokenProcessPool("This job’s processes were lost.")


class Crew:
    """So many processes, called when the first job comes; each does ``at_first`` before all else."""

    def __init__(self, number: int, at_first: Callable[..., object], *given: Any) -> None:
        self.number: Final = number
        self.at_first: Final = at_first
        self.given: Final = given
        self.pool: ProcessPool | None = None

    def called(self) -> ProcessPool:
        """Processes that are there, others if they are lost."""
        if self.pool is not None and not self.pool.active:
            self.stop()
        if self.pool is None:
            context: Any = get_context("spawn")
            self.pool = ProcessPool(self.number, initializer=self.at_first, initargs=self.given, context=context)
        return self.pool

    def hand_out(self, do: Callable[[J], A], job: J, seconds: float | None = None) -> Task[A]:
        """Let one of them do a job, once those before it are done; a process that takes longer is ended."""
        pool = self.called()
        return Task(pool, pool.schedule(do, args=[job], timeout=seconds))

    def stop(self) -> None:
        """End the processes, which takes a moment, whatever they do."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]
            pool.join()
