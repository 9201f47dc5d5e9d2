"""Database of people, matches and all that belongs to them, with batched writes and an append-only log of choices.

SQLite in a folder, or any database that SQLAlchemy knows by its URL. A choice is acknowledged only after its commit.
"""

import asyncio
import logging
import secrets
import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    DBAPIError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)

from tongbao.server.common import metrics
from tongbao.server.common.errors import UserError
from tongbao.server.db.backup import back_up
from tongbao.server.db.migrations import (
    HEAD,
    UnknownRevision,
    bring_up_to_date,
    migrate,
    require_known,
    require_something,
    revision_of,
)
from tongbao.server.db.pubsub import News, notes
from tongbao.server.db.tables import choices, matches
from tongbao.server.db.urls import (
    DATABASE,
    WRITES,
    BadDatabase,
    at_one_moment,
    database_url,
    engine_at,
    require_file,
    shown,
    sqlite_url,
    unreadable,
)

logger = logging.getLogger("tongbao.storage")
Write = Callable[[sa.Connection], object]
"""A write in a transaction; it may run again in another one if that fails."""
T = TypeVar("T")
READERS: Final = 8
"""The number of threads that read."""
TRIES: Final = 8
"""The number of tries for writes that collide with those of another process."""
NEW_CHOICES: Final = choices.insert()
SAME_VERSION: Final = matches.update().where(
    matches.c.id == sa.bindparam("which"), matches.c.version == sa.bindparam("known")
)
"""Writes the columns that are given of the match ``which``, if its version still is the one ``known``."""
CROSSED: Final = ("40001", "40P01")
"""SQLSTATEs of colliding transactions in PostgreSQL: serialization_failure and deadlock_detected."""


class Conflict(RuntimeError):
    """Write conflict: another process wrote the same thing first; nothing was written."""


class DatabaseUnavailable(UserError):
    """The database is unavailable now: the disk is full, another program holds it, or it is damaged."""

    wait = 5


class CommitUnknown(DatabaseUnavailable):
    """The connection to the database broke during a commit: the write may be committed or not."""


class Database:
    """The database. Reads and writes run in threads of its own; all writes that wait are committed together (group
    commit).

    ``trouble`` says by operation, ``reading``, ``writing`` or ``checking``, what went wrong the last time; what a check
    has found stays until the next one.
    """

    def __init__(self, place: str | Path, only_reads: bool = False, is_there: bool = False) -> None:
        """``place`` is the URL of a database, or a folder for an SQLite file; both are made ready on first use.

        A database of an earlier version is backed up, and then migrated to this one. With ``only_reads`` nothing is
        changed, and of an older database a migrated copy is read. Raises BadDatabase if that isn't possible, or if
        nothing is there although it is to be read, or said to be there: then nothing is made either.
        """
        needs_something = only_reads or is_there
        self.borrowed: tempfile.TemporaryDirectory[str] | None = None
        try:
            if needs_something:
                require_file(place)
            self.engine = engine_at(database_url(place))
            with ExitStack() as refused:
                refused.callback(self.engine.dispose)
                if needs_something:
                    require_something(self.engine)
                if only_reads:
                    self.make_readable()
                else:
                    bring_up_to_date(self.engine)
                refused.pop_all()
        except (OSError, ImportError, SQLAlchemyError, UnknownRevision) as error:
            reason = str(error).splitlines()[0]
            if needs_something:
                raise unreadable(place, reason) from None
            raise BadDatabase(
                f"Tables can’t be stored in “{shown(place)}” ({reason}); give a folder or a database’s URL, such as "
                "postgresql://user@host/tongbao."
            ) from None
        self.process: Final = secrets.token_hex(4)
        self.channel: Final = None if only_reads else channel_of(self.engine)
        self.readers: Final = ThreadPoolExecutor(READERS, "read")
        self.committer: Final = ThreadPoolExecutor(1, "commit")
        self.waiting: list[tuple[Write, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.trouble: dict[str, str] = {}
        self.is_closed = False

    def read_now(self, question: Callable[[sa.Connection], T]) -> T:
        """Run the query ``question`` on a snapshot of the database, in this thread. Raises DatabaseUnavailable."""
        try:
            with at_one_moment(self.engine).connect() as connection:
                found = question(connection)
        except SQLAlchemyError as error:
            if not is_failure(error):
                raise
            self.note_trouble("checking" if is_damage(error) else "reading", reason(error))
            raise not_read() from error
        self.note_trouble("reading", None)
        return found

    async def read(self, question: Callable[[sa.Connection], T]) -> T:
        """Run the query ``question`` on a snapshot of the database. Raises DatabaseUnavailable."""
        if self.is_closed:
            raise not_read()
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, question)

    async def write(self, write: Write) -> None:
        """Queue a write, and return when it is committed.

        Raises Conflict if a row of that key is there already, DatabaseUnavailable if it can't be committed; then
        nothing is changed. Raises CommitUnknown, which is a DatabaseUnavailable, if nobody can say whether it is
        committed.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((write, done))
        metrics.WRITES.set(len(self.waiting))
        if self.writer is None:
            self.writer = asyncio.create_task(self.commit_waiting())
        await asyncio.shield(done)

    async def commit_waiting(self) -> None:
        """Group commit: commit all writes that wait, and all that came meanwhile, in one transaction each round."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            metrics.WRITES.set(0)
            writes = [write for write, _ in batch]
            if self.is_closed:
                errors: list[Exception | None] = [not_saved() for _ in writes]
            else:
                errors = await asyncio.get_running_loop().run_in_executor(self.committer, self.commit, writes)
            for (_, done), error in zip(batch, errors, strict=True):
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        self.writer = None

    def commit(self, batch: list[Write]) -> list[Exception | None]:
        """Commit the batch in one transaction; if one of its writes fails, each alone, with its own error."""
        error = self.failure(batch)
        if error is not None and len(batch) > 1 and is_of_one(error):
            return [self.commit([write])[0] for write in batch]
        for _ in range(TRIES - 1):
            if error is None or not is_crossed(error):
                break
            error = self.failure(batch)
        if error is None:
            self.note_trouble("writing", None)
            return [None] * len(batch)
        return [self.error_told(error)] * len(batch)

    def failure(self, batch: list[Write]) -> Exception | None:
        """Commit the batch in one transaction; return the error, if there was one."""
        is_done = False
        try:
            with metrics.COMMITS.time(), self.engine.execution_options(**WRITES).begin() as connection:
                for write in batch:
                    write(connection)
                is_done = True
        except Exception as error:
            if not (is_done and isinstance(error, DBAPIError) and error.connection_invalidated):
                return error
            self.note_trouble("writing", reason(error))
            return CommitUnknown(
                "The connection to the database was lost, so this may or may not have been saved. Please check again "
                "in a moment.",
                503,
            )
        return None

    def error_told(self, error: Exception) -> Exception:
        """The error for callers that wait for a commit."""
        if isinstance(error, IntegrityError):
            return Conflict()
        if not is_failure(error):
            return error
        self.note_trouble("checking" if is_damage(error) else "writing", reason(error))
        return not_saved()

    def publish(self, *news: News) -> list[Write]:
        """The writes that send news to other processes, committed with what it tells; empty if a process is alone."""
        found = [] if self.channel is None else notes(self.channel, self.process, news)
        return [lambda connection, note=note: connection.execute(note) for note in found]  # type: ignore[misc]

    def note_trouble(self, deed: str, trouble: str | None) -> None:
        """Remember how an operation went, and log it when that changes."""
        if trouble == self.trouble.get(deed):
            return
        metrics.TROUBLE.labels(deed).set(trouble is not None)
        if trouble is None:
            self.trouble.pop(deed, None)
            logger.warning("%s the database works again.", deed.capitalize())
        else:
            self.trouble[deed] = trouble
            logger.error("%s the database fails: %s.", deed.capitalize(), trouble)

    def check(self) -> None:
        """Check the integrity of an SQLite file; reads all of it, in this thread."""
        try:
            with self.engine.connect() as connection:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        except SQLAlchemyError as error:
            found = reason(error)
        self.note_trouble("checking", None if found == "ok" else f"the file is damaged ({' '.join(found.split())})")

    def make_readable(self) -> None:
        """Make the database read-only, even against mistakes; if it is older, read a migrated copy."""
        with self.engine.connect() as connection:
            revision = revision_of(connection)
            require_known(connection)
        if revision != HEAD:
            self.borrowed = tempfile.TemporaryDirectory(prefix="tongbao-")
            copy = Path(self.borrowed.name) / DATABASE
            back_up(self.engine, copy)
            self.engine.dispose()
            self.engine = engine_at(sqlite_url(copy))
            with self.engine.execution_options(**WRITES).begin() as connection:
                migrate(connection)
        if self.engine.dialect.name == "sqlite":
            self.engine.dispose()
            sa.event.listen(self.engine, "connect", forbid_writing)

    def close(self) -> None:
        """Close the database once what is being read and written is done; what still waits is refused."""
        self.is_closed = True
        sa.event.listen(self.engine, "checkin", let_go)
        for threads in (self.readers, self.committer):
            threads.shutdown(cancel_futures=True)
        self.engine.dispose()
        if self.borrowed is not None:
            self.borrowed.cleanup()


def not_read() -> DatabaseUnavailable:
    """The error for callers whose query can't be run."""
    return DatabaseUnavailable("The stored data can’t be read just now. Please try again in a moment.", 503)


def not_saved() -> DatabaseUnavailable:
    """The error for callers whose write can't be committed."""
    return DatabaseUnavailable("That couldn’t be saved; nothing has changed. Please try again in a moment.", 503)


def forbid_writing(connection: DBAPIConnection, _record: object) -> None:
    """Make an SQLite connection read-only."""
    connection.cursor().execute("PRAGMA query_only=ON")


def let_go(connection: DBAPIConnection | None, _record: object) -> None:
    """Close a connection that nobody will use again."""
    if connection is not None:
        connection.close()


def channel_of(engine: sa.Engine) -> str | None:
    """Channel for messages between the processes of one server, which share tables; None where one serves alone."""
    if engine.dialect.name != "postgresql":
        return None
    with engine.connect() as connection:
        schema = connection.scalar(sa.select(sa.func.current_schema()))
    return f"tongbao_{schema}"[:63]


def is_failure(error: Exception) -> bool:
    """True if the database fails, not the query."""
    return isinstance(error, DatabaseError | InterfaceError | sa.exc.TimeoutError) and not isinstance(
        error, DataError | IntegrityError | ProgrammingError
    )


def is_of_one(error: Exception) -> bool:
    """True if the writes of a failed batch may succeed alone: the fault is one write's, not the database's."""
    return is_crossed(error) or not isinstance(error, OperationalError | DatabaseUnavailable)


def is_crossed(error: Exception) -> bool:
    """True if PostgreSQL rolled this back because of another transaction, and it is worth trying again."""
    return getattr(getattr(error, "orig", None), "sqlstate", None) in CROSSED


def is_damage(error: Exception) -> bool:
    """True if an SQLite file is damaged: another try finds the same."""
    return getattr(getattr(error, "orig", None), "sqlite_errorcode", None) in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    )


def reason(error: Exception) -> str:
    """The database's own message, in one line."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0].rstrip(".")


def append_choices(
    match_id: str, first: int, rows: list[tuple[int, str]], now: float, signature: str | None = None
) -> Write:
    """Append choices to a match's log from number ``first`` on; Conflict if another process was quicker.

    ``signature`` is that of the game after the last of them.
    """
    lines = [
        {"match_id": match_id, "seq": first + i, "seat": seat, "text": text, "at": now, "signature": None}
        for i, (seat, text) in enumerate(rows)
    ]
    lines[-1]["signature"] = signature
    return lambda connection: connection.execute(NEW_CHOICES, lines)


def next_version(match_id: str, known: int, head: Mapping[str, Any]) -> Write:
    """Optimistic lock: update the row of a match; Conflict if another process has written it since that version."""
    values = {**head, "version": known + 1, "which": match_id, "known": known}

    def write(connection: sa.Connection) -> None:
        if connection.execute(SAME_VERSION, values).rowcount != 1:
            raise Conflict

    return write


def bump_version(which: sa.ColumnElement[bool]) -> Write:
    """Raise the version of these matches, so that every process sees that something else than a match changed them."""
    change = matches.update().where(which).values(version=matches.c.version + 1)
    return lambda connection: connection.execute(change)


def batch(writes: list[Write]) -> Write:
    """Batch of writes: all of them or none."""

    def write(connection: sa.Connection) -> None:
        for part in writes:
            part(connection)

    return write
