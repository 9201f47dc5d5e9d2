"""Whether the server is well: whether its database reads, writes, is whole and of this version, and it stays open."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from tongbao.server.common.errors import Refusal
from tongbao.server.common.settings import Health as Settings
from tongbao.server.db.database import Store
from tongbao.server.db.migrations import HEAD, revision_of
from tongbao.server.db.tables import matches, pulse


class Health:
    """Looks after the database of a server. ``closes``: it has been told to stop, and takes nobody in any more."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.closes = False
        self.revision: str | None = HEAD
        self.on_close: Final[list[Callable[[], None]]] = []
        """What ends as soon as the server has been told to stop, such as streams that others can go on with."""
        self.looked = -math.inf
        self.looking: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Take nobody in any more: the server has been told to stop."""
        self.closes = True
        for end in self.on_close:
            end()

    async def trouble(self) -> dict[str, str]:
        """What is wrong, by deed; empty if all is well."""
        if self.closes:
            return {"closing": "the server has been told to stop"}
        if self.looking is None and time.monotonic() - self.looked >= self.settings.fresh:
            self.looking = asyncio.create_task(self.look())
        if self.looking is not None:
            done, _ = await asyncio.wait([self.looking], timeout=self.settings.patience)
            if not done:
                waited = f"the database has not answered within {self.settings.patience:g} s"
                return {**self.store.trouble, "waiting": waited}
        if self.revision != HEAD:
            return {**self.store.trouble, "schema": f"its tables are of version {self.revision}, not {HEAD}"}
        return dict(self.store.trouble)

    async def look(self) -> None:
        """Write a row and read one; the store remembers how it went."""
        try:
            await self.store.write(beat)
            await self.store.read(lambda connection: connection.execute(sa.select(matches.c.id).limit(1)).first())
            self.revision = await self.store.read(revision_of)
        except Refusal:
            pass
        finally:
            self.looked, self.looking = time.monotonic(), None

    async def check(self) -> None:
        """Read the whole database and see whether its pages fit together."""
        if self.store.engine.dialect.name == "sqlite":
            await asyncio.to_thread(self.store.check)


def beat(connection: sa.Connection) -> None:
    """Write the one row of the pulse anew."""
    connection.execute(pulse.delete())
    connection.execute(pulse.insert(), {"id": 1, "at": time.time()})
