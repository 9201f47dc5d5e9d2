"""Keys: what one process at a time may do, among those that serve from one PostgreSQL database.

A key is an advisory lock: it ends with the process that holds it, however that ends. With SQLite a server is alone, and
holds every key.
"""

import asyncio
import contextlib
import hashlib
from collections.abc import AsyncIterator
from typing import Any, Final

from tongbao.server.common.errors import Refusal
from tongbao.server.lines import is_broken, line_to
from tongbao.server.storage import Store

QUICK: Final = 0.02
"""Seconds between two tries to take a key for which somebody waits."""
PATIENCE: Final = 5.0
"""So many seconds somebody waits for a key."""


class Keys:
    """What one process at a time may do, by name. Who can't reach the database any more holds no key."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store
        self.line: Any = None
        self.lock: Final = asyncio.Lock()
        self.is_closed = False
        self.held: set[str] = set()

    async def take(self, name: str) -> bool:
        """Whether this process alone may do it now. Needs to be given back."""
        async with self.lock:
            if name in self.held or self.is_closed:
                return False
            if self.store.channel is not None and not await self.asks("pg_try_advisory_lock", name):
                return False
            self.held.add(name)
            return True

    async def give_back(self, name: str) -> None:
        """Let another process do it."""
        async with self.lock:
            if name in self.held:
                self.held.discard(name)
                if self.store.channel is not None:
                    await self.asks("pg_advisory_unlock", name)

    async def holds(self, name: str) -> bool:
        """Whether the key that was taken is still held: the line to the database has not broken since."""
        async with self.lock:
            if name in self.held and self.store.channel is not None:
                await self.asks("", name)
            return name in self.held

    @contextlib.asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[None]:
        """Do something while no other process does. Raises Refusal if another does it for too long."""
        for _ in range(round(PATIENCE / QUICK)):
            if await self.take(name):
                break
            await asyncio.sleep(QUICK)
        else:
            raise Refusal("The server is busy; please try again in a moment.", 503)
        try:
            yield
        finally:
            await self.give_back(name)

    async def asks(self, function: str, name: str) -> bool:
        """What the database says; False, and no key is held, if it can't be reached."""
        try:
            if self.line is None or self.line.closed:
                self.held.clear()
                self.line = await line_to(self.store.engine.url)
                if self.is_closed:
                    await self.hang_up()
                    return False
            question = f"SELECT {function}(%s)" if function else "SELECT 1"
            cursor = await self.line.execute(question, [number_of(self.store, name)] if function else None)
            return bool((await cursor.fetchone())[0])
        except Exception as error:
            if not is_broken(error):
                raise
            self.held.clear()
            await self.hang_up()
            return False

    async def close(self) -> None:
        """Give all keys back, and take none any more."""
        self.is_closed = True
        await self.hang_up()

    async def hang_up(self) -> None:
        """Close the line, with which all keys end."""
        line, self.line = self.line, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.close()


def number_of(store: Store, name: str) -> int:
    """The number under which PostgreSQL knows a key: other servers in the same database have others."""
    digest = hashlib.blake2b(f"{store.channel} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
