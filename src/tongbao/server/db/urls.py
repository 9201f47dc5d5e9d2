"""Database URLs and engines: an SQLite file in a folder, or any database that SQLAlchemy knows by its URL."""

import os
import sqlite3
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import platformdirs
import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tongbao.server.db.file_permissions import BACKUPS, close, close_database, close_folder, make_folder

PATIENCE: Final = 2000
"""Busy timeout: milliseconds that a reader or a writer waits for another program that holds the database."""
WRITES: Final = {"writes": True}
"""The execution option of connections that write."""
DATABASE: Final = "tongbao.sqlite"
NOTHING: Final = "nothing is stored there yet"
"""Why a database can't be read in which there is no table."""


class BadDatabase(ValueError):
    """A folder or a database that can't be used; the message says why, and what is possible."""


def data_folder() -> Path:
    """The folder of the database if nobody names another."""
    return platformdirs.user_data_path("tongbao", appauthor=False)


def cache_folder(name: str) -> Path | None:
    """Cache folder for what can be made again at any time; None if there can be none, or it is somebody else's."""
    folder = platformdirs.user_cache_path("tongbao", appauthor=False) / name
    try:
        make_folder(folder)
        close(folder)
        is_own = not hasattr(os, "getuid") or folder.stat().st_uid == os.getuid()
    except OSError:
        return None
    return folder if is_own else None


def database_url(place: str | Path) -> sa.URL:
    """The URL of a database, or of the SQLite file in a folder, which is created if it is missing.

    Files of SQLite are closed to other users, and the folder if it is ours alone.
    """
    if "://" in str(place):
        url = sa.make_url(str(place))
        file = url.database if url.get_backend_name() == "sqlite" else None
        if file and file != ":memory:" and not file.startswith("file:"):
            close_database(Path(file))
        return url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url
    folder = folder_at(place)
    make_folder(folder)
    close_folder(folder)
    close_database(folder / DATABASE)
    return sqlite_url(folder / DATABASE)


def folder_at(place: str | Path) -> Path:
    """The folder that a place names. Raises FileNotFoundError if it begins with a home that nobody has."""
    try:
        return Path(place).expanduser()
    except RuntimeError:
        raise FileNotFoundError("that home folder doesn’t exist") from None


def missing_folders(place: str | Path) -> list[Path]:
    """The folders that have to be made for a place, the innermost first; none for the URL of a database."""
    if "://" in str(place):
        return []
    folder = folder_at(place).absolute()
    return [one for one in (folder, *folder.parents) if not one.exists()]


def is_shared(place: str | Path) -> bool:
    """True if a place is named by the URL of a PostgreSQL database, which several processes can share."""
    try:
        return "://" in str(place) and sa.make_url(str(place)).get_backend_name() == "postgresql"
    except SQLAlchemyError:
        return False


def sqlite_url(file: Path) -> sa.URL:
    """The URL of an SQLite file."""
    return sa.URL.create("sqlite", database=str(file))


def engine_at(url: sa.URL) -> sa.Engine:
    """The engine of a database, with transactions as it wants them; its errors reveal no stored data."""
    engine = sa.create_engine(url, hide_parameters=True, pool_pre_ping=True)  # a database may have been started anew
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", set_pragmas)
        sa.event.listen(engine, "begin", begin)
    return engine


def at_one_moment(engine: sa.Engine) -> sa.Engine:
    """The engine for snapshot reads: a reader sees one moment, whatever others commit meanwhile.

    In SQLite that is always so.
    """
    is_shared = engine.dialect.name == "postgresql"
    return engine.execution_options(isolation_level="REPEATABLE READ") if is_shared else engine


def set_pragmas(connection: sqlite3.Connection, _record: object) -> None:
    """Set pragmas: commits survive crashes and power cuts, readers don't wait for writers, no bytes stop a reader."""
    connection.isolation_level = None  # ``begin`` begins
    connection.text_factory = lambda text: text.decode("utf-8", "replace")
    for pragma in (f"busy_timeout={PATIENCE}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def begin(connection: sa.Connection) -> None:
    """Begin a transaction: a writer locks the database from the start, so what it reads stays true until it commits."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def database_file(place: str | Path) -> Path | None:
    """The SQLite file of a place, whichever way it is named; None if it is another database, or one in memory."""
    try:
        url = database_url(place)
        if url.get_backend_name() != "sqlite":
            return None
        engine = sa.create_engine(url)
        with engine.connect() as connection:
            file = connection.exec_driver_sql("PRAGMA database_list").one().file
        engine.dispose()
    except (OSError, ImportError, SQLAlchemyError):
        return None  # opening the database says what is wrong
    return Path(file).resolve() if file else None


def require_file(place: str | Path) -> None:
    """Raises FileNotFoundError if the place is a folder, or the URL of an SQLite file, that holds nothing."""
    url = sa.make_url(str(place)) if "://" in str(place) else None
    if url is None:
        file = folder_at(place) / DATABASE
    elif url.get_backend_name() == "sqlite" and url.database:
        file = Path(url.database)
    else:
        return
    if not file.is_file():
        raise FileNotFoundError(f"the file {file.name} doesn’t exist")
    if not file.stat().st_size:
        raise FileNotFoundError(NOTHING)


def open_to_read(place: str | Path) -> sa.Engine:
    """The engine of an existing database, of any version. Raises BadDatabase if it can't be reached."""
    try:
        require_file(place)
        engine = engine_at(database_url(place))
        with ExitStack() as refused:
            refused.callback(engine.dispose)
            with engine.connect() as connection:
                if sa.inspect(connection).has_table("matches"):
                    refused.pop_all()
                    return engine
            reason = NOTHING
    except (OSError, ImportError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
    raise unreadable(place, reason)


def unreadable(place: str | Path, reason: str) -> BadDatabase:
    """The error for a place in which nothing is found that could be read."""
    return BadDatabase(f"“{shown(place)}” can’t be read ({reason}); give the folder or database with --data.")


def backups_for(engine: sa.Engine) -> Path:
    """The folder for backups of the database: beside an SQLite file, else in the user's data folder."""
    file = engine.url.database if engine.dialect.name == "sqlite" else None
    return (Path(file).resolve().parent if file and file != ":memory:" else data_folder()) / BACKUPS


def shown(place: str | Path) -> str:
    """The place as it may be shown: without the password of a database."""
    try:
        return sa.make_url(str(place)).render_as_string() if "://" in str(place) else str(place)
    except SQLAlchemyError:
        return "://"
