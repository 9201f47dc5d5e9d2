"""Backups: all that is kept, as it was at one moment, in one SQLite file, while the server goes on."""

import sqlite3
from collections.abc import Iterable
from contextlib import closing
from pathlib import Path
from typing import Final

import sqlalchemy as sa

from tongbao.server.places import WRITES, engine_at, sqlite_url

AT_ONCE: Final = 1000
"""So many rows, or pages of an SQLite file, are copied at once."""


def back_up(engine: sa.Engine, file: Path) -> None:
    """Write all that the database holds at this moment into a new SQLite file.

    The file appears when it is whole. Raises FileExistsError, OSError or SQLAlchemyError; then there is none.
    """
    if file.exists():
        raise FileExistsError(f"there is a file {file.name} already")
    file.parent.mkdir(parents=True, exist_ok=True)
    unfinished = file.with_name(f"{file.name}.unfinished")
    unfinished.unlink(missing_ok=True)
    try:
        if engine.dialect.name == "sqlite":
            copy_pages(engine, unfinished)
        else:
            copy_tables(engine, unfinished)
        unfinished.rename(file)
    finally:
        unfinished.unlink(missing_ok=True)


def copy_pages(engine: sa.Engine, file: Path) -> None:
    """By SQLite's own backup: one moment of the database, however many write meanwhile."""
    with engine.connect() as connection, closing(sqlite3.connect(file)) as copy:
        source = connection.connection.driver_connection
        if not isinstance(source, sqlite3.Connection):
            raise TypeError("SQLite is reached by another driver than sqlite3")
        source.backup(copy)
        copy.execute("PRAGMA journal_mode=DELETE")  # one file alone, with nothing beside it


def copy_tables(engine: sa.Engine, file: Path) -> None:
    """Row by row, as they are at one moment (REPEATABLE READ)."""
    copy = engine_at(sqlite_url(file))
    try:
        with engine.execution_options(isolation_level="REPEATABLE READ").connect() as source:
            copy_rows(source, copy, tables_in(source))
        with copy.connect() as connection:
            connection.exec_driver_sql("COMMIT")  # out of the transaction that every connection begins with
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
            connection.exec_driver_sql("BEGIN")
    finally:
        copy.dispose()


def tables_in(connection: sa.Connection) -> sa.MetaData:
    """The tables that are there, as they are, with what names their version."""
    found = sa.MetaData()
    found.reflect(connection)
    return found


def copy_rows(source: sa.Connection, target: sa.Engine, tables: sa.MetaData) -> None:
    """Make these tables in the target, which has none, and all their rows."""
    with target.execution_options(**WRITES).begin() as connection:
        plain = sa.MetaData()
        for table in tables.sorted_tables:
            columns = [sa.Column(c.name, c.type.as_generic(), primary_key=c.primary_key) for c in table.columns]
            keys = [k for k in table.constraints if isinstance(k, sa.UniqueConstraint)]
            sa.Table(table.name, plain, *columns, *[sa.UniqueConstraint(*[c.name for c in k.columns]) for k in keys])
        plain.create_all(connection)
        pour(source, connection, tables.sorted_tables)


def pour(source: sa.Connection, target: sa.Connection, tables: Iterable[sa.Table]) -> None:
    """Copy all rows of these tables, those first on which others depend."""
    for table in tables:
        rows = source.execution_options(yield_per=AT_ONCE).execute(sa.select(table)).mappings()
        for some in rows.partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row) for row in some])
