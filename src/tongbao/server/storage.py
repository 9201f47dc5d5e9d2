"""What is kept: people, matches, their seats, settings, standing answers, hints, and every choice, only ever added to.

SQLite in a folder, or any database that SQLAlchemy knows by its URL. A choice is acknowledged only after its commit.
"""

import asyncio
import logging
import sqlite3
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import (
    DatabaseError,
    DataError,
    IntegrityError,
    InterfaceError,
    OperationalError,
    ProgrammingError,
    SQLAlchemyError,
)

from tongbao.server.refusals import Refusal
from tongbao.server.schema import chairs, choices, matches, metadata, people, sessions

logger = logging.getLogger("tongbao.storage")
PATIENCE: Final = 2000
"""Milliseconds that a reader or a writer waits for another program that holds the database."""
WRITES: Final = {"writes": True}
DATABASE: Final = "tongbao.sqlite"
EARLIER_PEOPLE: Final = "guests"
"""The table in which an earlier version kept people."""
Work = Callable[[sa.Connection], object]
T = TypeVar("T")


class BadStore(ValueError):
    """A folder or a database that can't be used; the message says why, and what is possible."""


class Conflict(RuntimeError):
    """Somebody else wrote the same thing first; nothing was written."""


class StoreFailed(Refusal):
    """The database doesn't do its work now: the disk is full, another program holds it, or it is damaged."""

    wait = 5


class Store:
    """The database. Reading and writing happen in threads; whatever waits to be written is committed together.

    ``trouble`` says by deed, ``reading``, ``writing`` or ``checking``, what went wrong the last time; what a check has
    found stays until the next one.
    """

    def __init__(self, place: str | Path, only_reads: bool = False) -> None:
        """``place`` is the URL of a database, or a folder for an SQLite file; both are made ready on first use.

        What a database of an earlier version lacks is added, unless it ``only_reads``. Raises BadStore if that isn't
        possible, or if there is nothing to read.
        """
        try:
            if only_reads:
                require_tables(place)
            self.engine = sa.create_engine(database_url(place))
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", set_pragmas)
                sa.event.listen(self.engine, "begin", begin)
            if only_reads:
                make_readable(self.engine)
            else:
                metadata.create_all(self.engine)
                with self.engine.execution_options(**WRITES).begin() as connection:
                    carry_over(connection)
        except (OSError, ImportError, SQLAlchemyError) as error:
            reason = str(error).splitlines()[0]
            raise BadStore(
                f"Tables can’t be kept in “{shown(place)}” ({reason}); name a folder, or the URL of a database such as "
                "postgresql://user@host/tongbao."
            ) from None
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None
        self.trouble: dict[str, str] = {}

    def ask(self, question: Callable[[sa.Connection], T]) -> T:
        """What ``question`` finds in the database, in this thread. Raises StoreFailed."""
        try:
            with self.engine.connect() as connection:
                found = question(connection)
        except SQLAlchemyError as error:
            if not is_failure(error):
                raise
            self.note("checking" if is_damage(error) else "reading", reason(error))
            raise StoreFailed("What is kept can’t be read just now. Please try again in a moment.", 503) from error
        self.note("reading", None)
        return found

    async def read(self, question: Callable[[sa.Connection], T]) -> T:
        """What ``question`` finds in the database. Raises StoreFailed."""
        return await asyncio.to_thread(self.ask, question)

    async def write(self, work: Work) -> None:
        """Return when the work is committed.

        Raises Conflict if a row of that key is there already, StoreFailed if it can't be committed; then nothing is
        changed.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.writer is None:
            self.writer = asyncio.create_task(self.commit_waiting())
        await asyncio.shield(done)

    async def commit_waiting(self) -> None:
        """Commit all that waits, and all that came meanwhile, one transaction each round."""
        while self.waiting:
            batch, self.waiting = self.waiting, []
            errors = await asyncio.to_thread(self.commit, [work for work, _ in batch])
            for (_, done), error in zip(batch, errors, strict=True):
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        self.writer = None

    def commit(self, batch: list[Work]) -> list[Exception | None]:
        """Commit the batch in one transaction; if one of its works fails, each alone, with its own error."""
        try:
            with self.engine.execution_options(**WRITES).begin() as connection:
                for work in batch:
                    work(connection)
        except Exception as error:
            if len(batch) > 1 and not isinstance(error, OperationalError):
                return [self.commit([work])[0] for work in batch]
            return [self.error_told(error)] * len(batch)
        self.note("writing", None)
        return [None] * len(batch)

    def error_told(self, error: Exception) -> Exception:
        """The error as those are told who wait for a commit."""
        if isinstance(error, IntegrityError):
            return Conflict()
        if not is_failure(error):
            return error
        self.note("checking" if is_damage(error) else "writing", reason(error))
        return StoreFailed("That could not be kept: nothing was changed. Please try again in a moment.", 503)

    def note(self, deed: str, trouble: str | None) -> None:
        """Remember how it went, and say it in the log when it changes."""
        if trouble == self.trouble.get(deed):
            return
        if trouble is None:
            self.trouble.pop(deed, None)
            logger.warning("%s the database works again.", deed.capitalize())
        else:
            self.trouble[deed] = trouble
            logger.error("%s the database fails: %s.", deed.capitalize(), trouble)

    def check(self) -> None:
        """See whether the pages of an SQLite file fit together; reads all of it, in this thread."""
        try:
            with self.engine.connect() as connection:
                found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
        except SQLAlchemyError as error:
            found = reason(error)
        self.note("checking", None if found == "ok" else f"the file is damaged ({' '.join(found.split())})")

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def is_failure(error: Exception) -> bool:
    """Whether the database fails, not what it was asked."""
    return isinstance(error, DatabaseError | InterfaceError | sa.exc.TimeoutError) and not isinstance(
        error, DataError | IntegrityError | ProgrammingError
    )


def is_damage(error: Exception) -> bool:
    """Whether an SQLite file is damaged: another try finds it just so."""
    return getattr(getattr(error, "orig", None), "sqlite_errorcode", None) in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    )


def reason(error: Exception) -> str:
    """What the database says of it, in one line."""
    return str(getattr(error, "orig", None) or error).strip().partition("\n")[0].rstrip(".")


def require_tables(place: str | Path) -> None:
    """Raises FileNotFoundError if the place is a folder, or the URL of an SQLite file, that holds no tables."""
    url = sa.make_url(str(place)) if "://" in str(place) else None
    if url is None:
        file = Path(place).expanduser() / DATABASE
    elif url.get_backend_name() == "sqlite" and url.database:
        file = Path(url.database)
    else:
        return
    if not file.is_file():
        raise FileNotFoundError(f"there is no file {file.name}")


def make_readable(engine: sa.Engine) -> None:
    """Let the tables be read as if all were there, and nothing be changed, not even by mistake.

    What an earlier version didn't have yet is empty. Raises OSError if it kept its people in another way.
    """
    there = set(sa.inspect(engine).get_table_names())
    if EARLIER_PEOPLE in there:
        raise OSError("an earlier version kept it; the server of this version carries it over when it is started")
    missing = [table for name, table in metadata.tables.items() if name not in there]
    empty = [
        sa.Table(table.name, sa.MetaData(), *[sa.Column(c.name, c.type) for c in table.c], prefixes=["TEMPORARY"])
        for table in missing
    ]
    statements = [str(sa.schema.CreateTable(table).compile(engine)) for table in empty]
    if engine.dialect.name == "sqlite":
        statements.append("PRAGMA query_only=ON")
    engine.dispose()
    sa.event.listen(engine, "connect", partial(prepare, statements))


def prepare(statements: Sequence[str], connection: DBAPIConnection, _record: object) -> None:
    """Do that on a new connection."""
    cursor = connection.cursor()
    for statement in statements:
        cursor.execute(statement)
    cursor.close()
    connection.commit()


def carry_over(connection: sa.Connection) -> None:
    """Bring what an earlier version kept to where it is kept now: there people had one browser each."""
    kept = sa.inspect(connection)
    if "guest" in {column["name"] for column in kept.get_columns(chairs.name)}:
        connection.exec_driver_sql("ALTER TABLE chairs RENAME COLUMN guest TO person")
    if kept.has_table(EARLIER_PEOPLE):
        earlier = sa.table(EARLIER_PEOPLE, *map(sa.column, ("id", "token_hash", "name", "created")))
        c, now = earlier.c, sa.literal(time.time())
        connection.execute(people.insert().from_select(["id", "name", "created"], sa.select(c.id, c.name, c.created)))
        browsers = sa.select(c.token_hash, c.id, c.created, now, sa.literal(""))
        connection.execute(
            sessions.insert().from_select(["token_hash", "person", "created", "seen", "device"], browsers)
        )
        connection.exec_driver_sql(f"DROP TABLE {EARLIER_PEOPLE}")


def database_url(place: str | Path) -> sa.URL:
    """The URL of a database, or of the SQLite file in a folder, which is created if it is missing."""
    if "://" in str(place):
        url = sa.make_url(str(place))
        return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
    folder = Path(place).expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    return sa.URL.create("sqlite", database=str(folder / DATABASE))


def shown(place: str | Path) -> str:
    """The place as it may be shown: without the password of a database."""
    try:
        return sa.make_url(str(place)).render_as_string() if "://" in str(place) else str(place)
    except SQLAlchemyError:
        return "://"


def set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    """A commit survives a crash and a power cut; readers don't wait for the writer; no bytes stop a reader."""
    connection.isolation_level = None  # ``begin`` begins
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: sa.Connection) -> None:
    """Who writes holds the database from the first word on, so that what he reads there stays true until he commits."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def append_choices(match_id: str, first: int, rows: list[tuple[int, str]], to_act: list[int], over: bool) -> Work:
    """Add choices to a match from number ``first`` on; Conflict if another process was there before."""
    now = time.time()
    head: dict[str, Any] = {"moved": now, "to_act": to_act, "finished": now if over else None}
    lines = [
        {"match_id": match_id, "seq": first + i, "seat": seat, "text": text, "at": now}
        for i, (seat, text) in enumerate(rows)
    ]

    def work(connection: sa.Connection) -> None:
        connection.execute(choices.insert(), lines)
        connection.execute(matches.update().where(matches.c.id == match_id).values(head))

    return work


def together(works: list[Work]) -> Work:
    """All of these works or none of them."""

    def work(connection: sa.Connection) -> None:
        for part in works:
            part(connection)

    return work
