"""The claim of a server on its SQLite file: one server at a time, and it is said which one.

The claim is a transaction held open in a file beside the database. It needs nothing that SQLite itself doesn't need,
so it holds on every system, and it ends with the process, however that ends.
"""

import asyncio
import contextlib
import hashlib
import json
import os
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.pubsub import is_broken, listen_connection
from tongbao.server.db.urls import BadDatabase, database_file

LOCK: Final = "-lock"
HOLDER: Final = "-server"
"""Ends of the names of the files that hold the claim and say whose it is."""


class DatabaseLock:
    """A server's claim on its database; of a database that isn't an SQLite file there can be many."""

    def __init__(self, place: str | Path) -> None:
        """``place`` as in ``Store``. Raises BadDatabase, naming the other, if another server has it."""
        self.file = database_file(place)
        self.held: sqlite3.Connection | None = None
        if self.file is None:
            return
        try:
            self.held = sqlite3.connect(f"{self.file}{LOCK}", timeout=0, isolation_level=None, check_same_thread=False)
            self.held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.release()
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                raise BadDatabase(
                    f"Tables can’t be kept in “{self.file.parent}” ({error}); name another folder."
                ) from None
            raise BadDatabase(
                f"Another server keeps its tables in “{self.file}”: {holder(self.file)} "
                "Stop that one first, or name another folder with --data."
            ) from None
        self.publish_address("")

    def publish_address(self, address: str) -> None:
        """Say whose claim it is, and where that server can be reached."""
        if self.file is not None:
            facts = {"pid": os.getpid(), "since": time.time(), "address": address}
            with suppress(OSError):  # on a full disk the claim holds all the same
                said, written = Path(f"{self.file}{HOLDER}"), Path(f"{self.file}{HOLDER}.new")
                written.write_text(json.dumps(facts), "utf-8")
                written.replace(said)  # whoever reads it meanwhile reads the old one, whole

    def release(self) -> None:
        """Let another server have it."""
        if self.held is not None:
            self.held.close()
            self.held = None


def holder(file: Path) -> str:
    """A sentence about the server that has the file."""
    try:
        facts = json.loads(Path(f"{file}{HOLDER}").read_text("utf-8"))
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(facts["since"]))
        at = f", open at {facts['address']}" if facts["address"] else ""
        return f"process {facts['pid']}, since {since}{at}."
    except (OSError, ValueError, KeyError, TypeError):
        return "it didn’t say which."


QUICK: Final = 0.02
"""Seconds between two tries to take a key for which somebody waits."""
PATIENCE: Final = 5.0
"""So many seconds somebody waits for a key."""


class AdvisoryLocks:
    """What one process at a time may do, by name. Who can't reach the database any more holds no key."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.connection: Any = None
        self.lock: Final = asyncio.Lock()
        self.is_closed = False
        self.held: set[str] = set()

    async def acquire(self, name: str) -> bool:
        """Whether this process alone may do it now. Needs to be given back."""
        async with self.lock:
            if name in self.held or self.is_closed:
                return False
            if self.database.channel is not None and not await self.call_lock_function("pg_try_advisory_lock", name):
                return False
            self.held.add(name)
            return True

    async def release(self, name: str) -> None:
        """Let another process do it."""
        async with self.lock:
            if name in self.held:
                self.held.discard(name)
                if self.database.channel is not None:
                    await self.call_lock_function("pg_advisory_unlock", name)

    async def is_held(self, name: str) -> bool:
        """Whether the key that was taken is still held: the line to the database has not broken since."""
        async with self.lock:
            if name in self.held and self.database.channel is not None:
                await self.call_lock_function("", name)
            return name in self.held

    @contextlib.asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[None]:
        """Do something while no other process does. Raises UserError if another does it for too long."""
        for _ in range(round(PATIENCE / QUICK)):
            if await self.acquire(name):
                break
            await asyncio.sleep(QUICK)
        else:
            raise UserError("The server is busy; please try again in a moment.", 503)
        try:
            yield
        finally:
            await self.release(name)

    async def call_lock_function(self, function: str, name: str) -> bool:
        """What the database says; False, and no key is held, if it can't be reached."""
        try:
            if self.connection is None or self.connection.closed:
                self.held.clear()
                self.connection = await listen_connection(self.database.engine.url)
                if self.is_closed:
                    await self.disconnect()
                    return False
            question = f"SELECT {function}(%s)" if function else "SELECT 1"
            cursor = await self.connection.execute(question, [lock_number(self.database, name)] if function else None)
            return bool((await cursor.fetchone())[0])
        except Exception as error:
            if not is_broken(error):
                raise
            self.held.clear()
            await self.disconnect()
            return False

    async def close(self) -> None:
        """Give all keys back, and take none any more."""
        self.is_closed = True
        await self.disconnect()

    async def disconnect(self) -> None:
        """Close the line, with which all keys end."""
        line, self.connection = self.connection, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.close()


def lock_number(database: Database, name: str) -> int:
    """The number under which PostgreSQL knows a key: other servers in the same database have others."""
    digest = hashlib.blake2b(f"{database.channel} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
