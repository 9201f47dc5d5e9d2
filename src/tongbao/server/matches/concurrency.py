"""Alone: what is done to a match is done by one at a time, also where several processes have it open."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from tongbao.server.common.errors import UserError
from tongbao.server.db.database import CommitUnknown, Conflict, DatabaseUnavailable

STALE: Final = "The table has moved on since you chose; this is how it stands now."
TRIES: Final = 8
"""So many times it is tried before whoever asks is told that others are always quicker."""


class Shared(Protocol):
    """What several may want to change: one at a time within a process, the first of them among processes.

    ``in_doubt``: nobody knows whether what was written last is kept, until it is loaded anew.
    """

    in_doubt: bool

    @property
    def lock(self) -> asyncio.Lock:
        """Held by whoever changes it."""

    async def reload(self) -> None:
        """Take from the database what another process has changed."""


M = TypeVar("M", bound=Shared)
P = ParamSpec("P")
R = TypeVar("R")


def serialised(deed: Callable[Concatenate[M, P], Awaitable[R]]) -> Callable[Concatenate[M, P], Coroutine[Any, Any, R]]:
    """Do the deed while nobody else in this process changes the match.

    If another process has changed it before the deed is committed, what that did is taken over, and the deed is done
    again upon that. What a deed remembers it must remember after its commit. If nobody can say whether it is committed,
    whoever asks is told so, and nothing more is done before the match is as the database has it.
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
                    with suppress(DatabaseUnavailable):  # then it is loaded before the next deed
                        await match.reload()
                    raise
            raise UserError(STALE, 409)

    return done


T = TypeVar("T")
REPLAYERS: Final = ThreadPoolExecutor(2, "replay")
"""Deal games, play them again, and draw the texts of rules for the first time."""
THINKERS: Final = ThreadPoolExecutor(2, "think")
"""Bots think here. Each thread at work makes the loop wait for its turn, so there are few."""
SHAPERS: Final = ThreadPoolExecutor(1, "shape")
"""Card files are changed and drawn here, which is nobody's business but that of whoever changes them."""
SWITCH: Final = 0.001
"""After so many seconds a thread gives way to the loop; Python's own 5 ms would be felt at every step."""


async def replay(work: Callable[[], T]) -> T:
    """What a deal, a replay or a drawing makes."""
    return await asyncio.get_running_loop().run_in_executor(REPLAYERS, work)


async def think(work: Callable[[], T]) -> T:
    """What a bot comes to."""
    return await asyncio.get_running_loop().run_in_executor(THINKERS, work)


async def shape(work: Callable[[], T]) -> T:
    """What becomes of a card file, or is found of it."""
    return await asyncio.get_running_loop().run_in_executor(SHAPERS, work)
