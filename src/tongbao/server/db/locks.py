"""Locks: the lock of one server on its SQLite file, and advisory locks among the processes of a server.

The lock on a file is a transaction held open in a file beside the database. It needs nothing that SQLite itself doesn't
need, so it holds on every system, and it ends with the process, however that ends.
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
from tongbao.server.db.file_permissions import make_file, write_private
from tongbao.server.db.pubsub import is_broken, listen_connection
from tongbao.server.db.urls import BadDatabase, database_file, missing_folders

LOCK: Final = "-lock"
HOLDER: Final = "-server"
"""Suffixes of the files that hold the lock and name its holder."""


class DatabaseLock:
    """A server's lock on its database; a database that isn't an SQLite file can have many servers."""

    def __init__(self, place: str | Path) -> None:
        """``place`` as in ``Database``. Raises BadDatabase, naming the other, if another server has it."""
        self.made: Final = missing_folders(place)
        self.file = database_file(place)
        self.held: sqlite3.Connection | None = None
        if self.file is None:
            return
        make_file(Path(f"{self.file}{LOCK}"))
        try:
            self.held = sqlite3.connect(f"{self.file}{LOCK}", timeout=0, isolation_level=None, check_same_thread=False)
            self.held.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            self.release()
            if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_BUSY:
                raise BadDatabase(
                    f"Tables can’t be stored in “{self.file.parent}” ({error}); use another folder."
                ) from None
            raise BadDatabase(
                f"Another server is already using “{self.file}”: {holder(self.file)} "
                "Stop it first, or choose another folder with --data (make play DATA=folder)."
            ) from None
        self.publish_address("")

    def publish_address(self, address: str) -> None:
        """Publish the holder of the lock, and where that server can be reached."""
        if self.file is not None:
            facts = {"pid": os.getpid(), "since": time.time(), "address": address}
            with suppress(OSError):  # on a full disk the lock holds all the same
                said, written = Path(f"{self.file}{HOLDER}"), Path(f"{self.file}{HOLDER}.new")
                write_private(written, json.dumps(facts))
                written.replace(said)  # whoever reads it meanwhile reads the old one, whole

    def release(self) -> None:
        """Release the lock."""
        if self.held is not None:
            self.held.close()
            self.held = None

    def abandon(self) -> None:
        """Release the lock; if the folder was made for it, and nothing else has come there, remove it again."""
        self.release()
        if self.file is not None and self.made:
            for suffix in (LOCK, HOLDER):
                Path(f"{self.file}{suffix}").unlink(missing_ok=True)
            with suppress(OSError):  # something else is there
                if not self.file.stat().st_size:
                    self.file.unlink()
                for folder in self.made:
                    folder.rmdir()


def holder(file: Path) -> str:
    """A sentence about the server that holds the lock on the file."""
    try:
        facts = json.loads(Path(f"{file}{HOLDER}").read_text("utf-8"))
        since = time.strftime("%Y-%m-%d %H:%M", time.localtime(facts["since"]))
        at = f", open at {facts['address']}" if facts["address"] else ""
        return f"process {facts['pid']}, since {since}{at}."
    except (OSError, ValueError, KeyError, TypeError):
        return "it isn’t known which."


QUICK: Final = 0.02
"""Seconds between two tries to acquire a lock for which somebody waits."""
PATIENCE: Final = 5.0
"""Seconds for which somebody waits for a lock."""


class AdvisoryLocks:
    """Advisory locks by name, each for one process at a time. A process that can't reach the database holds none."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.connection: Any = None
        self.lock: Final = asyncio.Lock()
        self.is_closed = False
        self.held: set[str] = set()

    async def acquire(self, name: str) -> bool:
        """Try to acquire a lock; True if this process alone holds it now. It has to be released."""
        async with self.lock:
            if name in self.held or self.is_closed:
                return False
            if self.database.channel is not None and not await self.call_lock_function("pg_try_advisory_lock", name):
                return False
            self.held.add(name)
            return True

    async def release(self, name: str) -> None:
        """Release a lock."""
        async with self.lock:
            if name in self.held:
                self.held.discard(name)
                if self.database.channel is not None:
                    await self.call_lock_function("pg_advisory_unlock", name)

    async def is_held(self, name: str) -> bool:
        """True if an acquired lock is still held: the connection to the database has not broken since."""
        async with self.lock:
            if name in self.held and self.database.channel is not None:
                await self.call_lock_function("", name)
            return name in self.held

    @contextlib.asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[None]:
        """Context manager that holds a lock. Raises UserError if another process holds it for too long."""
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
        """The answer of the database; False, and no lock is held, if it can't be reached."""
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
        """Release all locks, and acquire none any more."""
        self.is_closed = True
        await self.disconnect()

    async def disconnect(self) -> None:
        """Close the connection, with which all locks end."""
        line, self.connection = self.connection, None
        if line is not None:
            with contextlib.suppress(Exception):
                await line.close()


def lock_number(database: Database, name: str) -> int:
    """The number under which PostgreSQL knows a lock: other servers in the same database have others."""
    digest = hashlib.blake2b(f"{database.channel} {name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
