"""Concurrency: serialised changes of a match, even if several processes have it open; thread pools for long work."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from tongbao.server.common.errors import UserError
from tongbao.server.common.fair_scheduling import in_threads
from tongbao.server.db.database import CommitUnknown, Conflict, DatabaseUnavailable

STALE: Final = "The game has moved on since you chose. Here is the table now."
TRIES: Final = 8
"""The number of tries before the caller is told that others are always quicker."""


class Shared(Protocol):
    """A resource under optimistic locking: changed by one task at a time in a process, by the first among processes.

    ``in_doubt``: nobody knows whether the last write was committed, until the resource is reloaded.
    """

    in_doubt: bool

    @property
    def lock(self) -> asyncio.Lock:
        """The lock that is held by whoever changes it."""

    async def reload(self) -> None:
        """Load what another process has changed from the database."""


M = TypeVar("M", bound=Shared)
P = ParamSpec("P")
R = TypeVar("R")


def serialised(deed: Callable[Concatenate[M, P], Awaitable[R]]) -> Callable[Concatenate[M, P], Coroutine[Any, Any, R]]:
    """Decorator: make a change while nothing else in this process changes the match, and retry it on a Conflict.

    If another process has written the match before the change is committed, the match is reloaded and the change made
    again. A change must update memory only after its commit. If nobody can say whether it is committed, the caller is
    told so, and nothing more is done before the match is as the database has it.
    """

    @wraps(deed)
    async def done(match: M, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async with match.lock:
            if match.in_doubt:
                await match.reload()
            for _ in range(TRIES):
                try:
                    return await deed(match, *args, **kwargs)
                except Conflict:
                    await match.reload()
                except CommitUnknown:
                    match.in_doubt = True
                    with suppress(DatabaseUnavailable):  # then it is loaded before the next change
                        await match.reload()
                    raise
            raise UserError(STALE, 409)

    return done


T = TypeVar("T")
REPLAYERS: Final = ThreadPoolExecutor(2, "replay")
"""Thread pool that deals and replays games, and draws the texts of rules for the first time."""
THINKERS: Final = ThreadPoolExecutor(2, "think")
"""Thread pool in which bots think. Each busy thread makes the event loop wait for its turn, so there are few."""
SHAPERS: Final = ThreadPoolExecutor(1, "shape")
"""Thread pool in which card files are changed and drawn, so that only people who change them wait for that."""
SWITCH: Final = 0.001
"""Seconds after which a thread yields to the event loop; Python's own 5 ms would be felt at every step."""


async def replay(work: Callable[[], T]) -> T:
    """Run a deal, a replay or a drawing in a thread."""
    return await in_threads(REPLAYERS, work)


async def think(work: Callable[[], T]) -> T:
    """Run a bot's thinking in a thread."""
    return await asyncio.get_running_loop().run_in_executor(THINKERS, work)


async def run_card_work(work: Callable[[], T]) -> T:
    """Run a change or an analysis of a card file in a thread."""
    return await in_threads(SHAPERS, work)
