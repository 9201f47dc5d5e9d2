"""Backups: a consistent snapshot of the database in one SQLite file, made while the server goes on."""

import re
import sqlite3
import time
from collections.abc import Iterable
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from tongbao.server.db.file_permissions import FILE, make_folder
from tongbao.server.db.urls import WRITES, BadDatabase, engine_at, sqlite_url

AT_ONCE: Final = 1000
"""The number of rows that are copied at once."""
NAMED: Final = re.compile(r"tongbao-\d{8}-\d{6}\.sqlite")
"""Names of the backups that were named automatically."""


def backup_name(moment: float | None = None) -> str:
    """The name of a backup that is made at a moment, by the local clock; now unless given."""
    return time.strftime("tongbao-%Y%m%d-%H%M%S.sqlite", time.localtime(moment))


def unused_backup(folder: Path) -> Path:
    """A file in the folder for a backup that is made now: named after the next second that has none yet."""
    now = time.time()
    return next(file for later in count() if not (file := folder / backup_name(now + later)).exists())


def prune(folder: Path, keep: int) -> list[Path]:
    """Rotation: remove all automatically named backups of the folder but the latest; return the removed ones."""
    named = sorted(file for file in folder.iterdir() if NAMED.fullmatch(file.name))
    gone = named[: max(0, len(named) - keep)]
    for file in gone:
        file.unlink()
    return gone


def back_up(engine: sa.Engine, file: Path) -> None:
    """Write a snapshot of the database into a new SQLite file, which its owner alone may read.

    It holds the secrets of running games. The file appears when it is complete. Raises BadDatabase if the database is
    damaged or can’t be read, FileExistsError or OSError; then there is none.
    """
    if file.exists():
        raise FileExistsError(f"the file {file.name} already exists")
    make_folder(file.parent)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        unfinished.touch(FILE, exist_ok=False)
        if engine.dialect.name == "sqlite":
            copy_pages(engine, unfinished)
        else:
            copy_tables(engine, unfinished)
        unfinished.rename(file)
    except SQLAlchemyError as error:
        raise BadDatabase(f"The database can’t be copied ({str(error).splitlines()[0]}).") from None
    finally:
        unfinished.unlink(missing_ok=True)


def copy_pages(engine: sa.Engine, file: Path) -> None:
    """Copy by SQLite's own backup: a snapshot of the database, however many write meanwhile."""
    with engine.connect() as connection, closing(sqlite3.connect(file)) as copy:
        source = connection.connection.driver_connection
        if not isinstance(source, sqlite3.Connection):
            raise TypeError("SQLite is reached by another driver than sqlite3")
        try:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file alone, with nothing beside it
            found = str(copy.execute("PRAGMA integrity_check(1)").fetchone()[0])
        except sqlite3.DatabaseError as error:
            found = str(error)
    if found != "ok":
        raise BadDatabase(
            f"The database is damaged ({' '.join(found.split())}) and was not copied; "
            "to go back to an earlier backup, use `tongbao restore FILE --replace`."
        )


def copy_tables(engine: sa.Engine, file: Path) -> None:
    """Copy row by row, as the rows are at one moment (REPEATABLE READ)."""
    copy = engine_at(sqlite_url(file))
    try:
        with engine.execution_options(isolation_level="REPEATABLE READ").connect() as source:
            copy_database(source, copy, tables_in(source))
        with copy.connect() as connection:
            connection.exec_driver_sql("COMMIT")  # out of the transaction that every connection begins with
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            connection.exec_driver_sql("BEGIN")
    finally:
        copy.dispose()


def tables_in(connection: sa.Connection) -> sa.MetaData:
    """The tables that the database has, by reflection, with the one that names their version."""
    found = sa.MetaData()
    found.reflect(connection)
    return found


def copy_database(source: sa.Connection, target: sa.Engine, tables: sa.MetaData) -> None:
    """Create these tables in the target, which has none, and copy all their rows."""
    with target.execution_options(**WRITES).begin() as connection:
        plain = untyped_tables(tables)
        plain.create_all(connection)
        copy_rows(source, connection, plain.sorted_tables)


def untyped_tables(tables: sa.MetaData) -> sa.MetaData:
    """The same tables without what is specific to their database: its own types and its server defaults."""
    plain = sa.MetaData()
    for table in tables.tables.values():
        for column in table.to_metadata(plain).columns:
            column.type = column.type.as_generic()
            column.server_default = None
    return plain


def copy_rows(source: sa.Connection, target: sa.Connection, tables: Iterable[sa.Table]) -> None:
    """Copy all rows of these tables, which are sorted so that each comes after those on which it depends."""
    for table in tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in some])
