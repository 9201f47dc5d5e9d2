"""Health check of the server: its database reads, writes, is intact and of this version, and the server stays open."""

import asyncio
import math
import time
from collections.abc import Callable
from typing import Final

import sqlalchemy as sa

from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import HealthSettings as Settings
from tongbao.server.db.database import Database
from tongbao.server.db.migrations import HEAD, revision_of
from tongbao.server.db.tables import healthcheck, matches


class Health:
    """Health checks of a server's database. ``closes``: the server was told to stop, and takes nobody in any more."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self.database: Final = database
        self.settings: Final = settings
        self.closes = False
        self.revision: str | None = HEAD
        self.on_close: Final[list[Callable[[], None]]] = []
        """Callbacks for when the server is told to stop, such as ends of streams that others can go on with."""
        self.looked = -math.inf
        self.looking: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Begin to shut down: take nobody in any more."""
        self.closes = True
        for end in self.on_close:
            end()

    async def trouble(self) -> dict[str, str]:
        """Present trouble by operation; empty if all is well."""
        if self.closes:
            return {"closing": "the server has been told to stop"}
        if self.looking is None and time.monotonic() - self.looked >= self.settings.fresh:
            self.looking = asyncio.create_task(self.refresh())
        if self.looking is not None:
            done, _ = await asyncio.wait([self.looking], timeout=self.settings.patience)
            if not done:
                waited = f"the database has not answered within {self.settings.patience:g} s"
                return {**self.database.trouble, "waiting": waited}
        if self.revision != HEAD:
            return {**self.database.trouble, "schema": f"its tables are of version {self.revision}, not {HEAD}"}
        return dict(self.database.trouble)

    async def refresh(self) -> None:
        """Write a row and read one; the database remembers how it went."""
        try:
            await self.database.write(heartbeat)
            await self.database.read(lambda connection: connection.execute(sa.select(matches.c.id).limit(1)).first())
            self.revision = await self.database.read(revision_of)
        except UserError:
            pass
        finally:
            self.looked, self.looking = time.monotonic(), None

    async def check(self) -> None:
        """Check the integrity of the whole database, if it is an SQLite file."""
        if self.database.engine.dialect.name == "sqlite":
            await asyncio.to_thread(self.database.check)


def heartbeat(connection: sa.Connection) -> None:
    """Heartbeat: rewrite the only row of its table."""
    connection.execute(healthcheck.delete())
    connection.execute(healthcheck.insert(), {"id": 1, "at": time.time()})
