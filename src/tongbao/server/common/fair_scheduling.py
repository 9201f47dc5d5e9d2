"""Fair scheduling: the processor time spent on each client is counted, and long work gives way to everybody else.

A client is an address. Work on the event loop that takes long is done in pieces (``in_pieces``); between two of them
whoever has had less of the processor comes first. Work that waits outside of Python, such as hashing, is done in
threads of its own (``quiet_threads``), which stand back for everything else.
"""

import asyncio
import os
import sys
import threading
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Any, Final, Generic, TypeVar

PIECE: Final = 0.002
"""Seconds that one piece of long work takes at least, before it gives way."""
PATIENCE: Final = 0.05
"""Seconds that a piece of work gives way to others at the longest, so that it comes to an end."""
LITTLE: Final = 0.25
"""The part of what is theirs up to which clients give way to nobody."""
NICENESS: Final = 10
"""Niceness of threads that stand back."""
T = TypeVar("T")


class Turns:
    """Turns of the clients of one server: who waits for an answer just now."""

    def __init__(self) -> None:
        self.waiting: Final[Counter[Client]] = Counter()
        self.over: Final = asyncio.Event()

    def is_due(self, client: "Client") -> bool:
        """True if nobody waits who has had less of the processor than this client, or it has had little."""
        spent = client.spent()
        return spent < LITTLE or all(other is client or other.spent() >= spent for other in self.waiting)


class Client:
    """Client on whose account the processor works. Its long work is done one after another.

    ``charge`` is told the seconds that were worked, ``spent`` tells what part that is of what is theirs at once, less
    what was made up for since, and ``clock`` tells the seconds that the processor has worked in this thread.
    """

    def __init__(
        self,
        turns: Turns,
        charge: Callable[[float], object],
        spent: Callable[[], float],
        clock: Callable[[], float] = time.thread_time,
    ) -> None:
        self.turns: Final = turns
        self.charge: Final = charge
        self.spent: Final = spent
        self.clock: Final = clock
        self.long_work: Final = asyncio.Lock()

    async def give_way(self) -> None:
        """Wait as long as others come first, but for no longer than PATIENCE."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while not self.turns.is_due(self):
                    self.turns.over.clear()
                    await self.turns.over.wait()


CLIENT: Final[ContextVar[Client | None]] = ContextVar("client", default=None)
"""The client for whom this task works."""


@contextmanager
def waiting() -> Iterator[None]:
    """Context manager in which the client of this task waits for an answer."""
    client = CLIENT.get()
    if client is None:
        yield
        return
    turns = client.turns
    turns.waiting[client] += 1
    try:
        yield
    finally:
        turns.waiting[client] -= 1
        if not turns.waiting[client]:
            del turns.waiting[client]
        turns.over.set()


class Charged(Generic[T]):
    """Awaitable that runs another one, and charges its client for what the processor works in it.

    Whenever it could go on, it gives way to those who come first.
    """

    def __init__(self, work: Awaitable[T], client: Client) -> None:
        self.work: Final = work
        self.client: Final = client

    def __await__(self) -> Generator[Any, Any, T]:
        steps: Any = self.work.__await__()
        value: Any = None
        error: BaseException | None = None
        while True:
            if not self.client.turns.is_due(self.client):
                try:
                    yield from self.client.give_way().__await__()
                except BaseException as thrown:
                    error = thrown
            begun = self.client.clock()
            try:
                waits = steps.send(value) if error is None else steps.throw(error)
            except StopIteration as done:
                result: T = done.value
                return result
            finally:
                self.client.charge(self.client.clock() - begun)
            value = error = None
            try:
                value = yield waits
            except BaseException as thrown:
                error = thrown


async def charged(work: Awaitable[T]) -> T:
    """Await something on the account of the client of this task."""
    client = CLIENT.get()
    return await (work if client is None else Charged(work, client))


async def in_pieces(work: Generator[None, None, T]) -> T:
    """Do long work on the event loop, which may pause wherever it yields, and return what it returns."""
    client = CLIENT.get()
    if client is None:
        return await step_by_step(work)
    async with client.long_work:
        return await step_by_step(work)


async def step_by_step(work: Generator[None, None, T]) -> T:
    """Do work, with a pause whenever a piece is done."""
    until = time.perf_counter() + PIECE
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result
        if time.perf_counter() >= until:
            await asyncio.sleep(0)
            until = time.perf_counter() + PIECE


def at_once(work: Generator[None, None, T]) -> T:
    """Do work that could be done in pieces without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            result: T = done.value
            return result


async def in_threads(threads: ThreadPoolExecutor, work: Callable[[], T], clock: Callable[[], float] | None = None) -> T:
    """Do long work in one of these threads, on the account of the client of this task.

    ``clock`` tells the seconds that are charged: by default those that the processor worked in that thread.
    """
    loop, client = asyncio.get_running_loop(), CLIENT.get()
    if client is None:
        return await loop.run_in_executor(threads, work)
    tell = clock or client.clock

    def done() -> T:
        begun = tell()
        try:
            return work()
        finally:
            with suppress(RuntimeError):  # the loop is closed, and nobody waits for this any more
                loop.call_soon_threadsafe(client.charge, tell() - begun)

    async with client.long_work:
        return await loop.run_in_executor(threads, done)


def quiet_threads(number: int, name: str) -> ThreadPoolExecutor:
    """Thread pool whose threads, and those that they start, stand back for everything else, where that is possible."""
    return ThreadPoolExecutor(number, name, stand_back)


def stand_back() -> None:
    """Let this thread stand back for all others; Linux alone knows the niceness of a thread."""
    if sys.platform == "linux" and hasattr(os, "setpriority"):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICENESS)
