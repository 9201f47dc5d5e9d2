"""Alone: what is done to a match is done by one at a time, also where several processes have it open."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from functools import wraps
from typing import Any, Concatenate, Final, ParamSpec, Protocol, TypeVar

from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import Conflict, Doubt, StoreFailed

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
        """Take from the store what another process has changed."""


M = TypeVar("M", bound=Shared)
P = ParamSpec("P")
R = TypeVar("R")


def alone(deed: Callable[Concatenate[M, P], Awaitable[R]]) -> Callable[Concatenate[M, P], Coroutine[Any, Any, R]]:
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
                except Doubt:
                    match.in_doubt = True
                    with suppress(StoreFailed):  # then it is loaded before the next deed
                        await match.reload()
                    raise
            raise Refusal(STALE, 409)

    return done
