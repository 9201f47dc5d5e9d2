"""What is kept: guests, matches, their seats and standing answers, and every choice in an append-only list.

SQLite in a folder, or any database that SQLAlchemy knows by its URL. A choice is acknowledged only after its commit.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

metadata = sa.MetaData()

guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("token_hash", sa.String(64), nullable=False, unique=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(48), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("cards", sa.Text),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("started", sa.Double),
    sa.Column("finished", sa.Double),
    sa.Column("moved", sa.Double, nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(48)),
)

chairs = sa.Table(
    "chairs",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("guest", sa.String(24), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("salt", sa.String(64), nullable=False),
)

choices = sa.Table(
    "choices",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(64), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)

standing = sa.Table(
    "standing_answers",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(32), nullable=False),
)

Work = Callable[[sa.Connection], object]
T = TypeVar("T")


class BadStore(ValueError):
    """A folder or a database that can't be used; the message says why, and what is possible."""


class Conflict(RuntimeError):
    """Somebody else wrote the same thing first; nothing was written."""


class Store:
    """The database. Reading and writing happen in threads; whatever waits to be written is committed together."""

    def __init__(self, place: str | Path) -> None:
        """``place`` is the URL of a database, or a folder for an SQLite file; both are made ready on first use.

        What a database of an earlier version lacks is added. Raises BadStore if that isn't possible.
        """
        try:
            self.engine = sa.create_engine(database_url(place))
            if self.engine.dialect.name == "sqlite":
                sa.event.listen(self.engine, "connect", set_pragmas)
            metadata.create_all(self.engine)
        except (OSError, ImportError, SQLAlchemyError) as error:
            reason = str(error).splitlines()[0]
            raise BadStore(
                f"Tables can’t be kept in “{shown(place)}” ({reason}); name a folder, or the URL of a database such as "
                "postgresql://user@host/tongbao."
            ) from None
        self.waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self.writer: asyncio.Task[None] | None = None

    async def read(self, question: Callable[[sa.Connection], T]) -> T:
        """What ``question`` finds in the database."""

        def ask() -> T:
            with self.engine.connect() as connection:
                return question(connection)

        return await asyncio.to_thread(ask)

    async def write(self, work: Work) -> None:
        """Return when the work is committed. Raises Conflict if a row of that key is there already."""
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
        """Commit the batch in one transaction; if that fails, each work alone, with its own error."""
        try:
            with self.engine.begin() as connection:
                for work in batch:
                    work(connection)
            return [None] * len(batch)
        except Exception as error:
            if len(batch) == 1:
                return [Conflict() if isinstance(error, IntegrityError) else error]
            return [self.commit([work])[0] for work in batch]

    def close(self) -> None:
        """Let go of the database."""
        self.engine.dispose()


def database_url(place: str | Path) -> sa.URL:
    """The URL of a database, or of the SQLite file in a folder, which is created if it is missing."""
    if "://" in str(place):
        url = sa.make_url(str(place))
        return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
    folder = Path(place).expanduser()
    folder.mkdir(parents=True, exist_ok=True)
    return sa.URL.create("sqlite", database=str(folder / "tongbao.sqlite"))


def shown(place: str | Path) -> str:
    """The place as it may be shown: without the password of a database."""
    try:
        return sa.make_url(str(place)).render_as_string() if "://" in str(place) else str(place)
    except SQLAlchemyError:
        return "://"


def set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    """A commit survives a crash and a power cut; readers don't wait for the writer."""
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        connection.execute(f"PRAGMA {pragma}")


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
