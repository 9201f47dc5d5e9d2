"""Restore: a backup becomes the content of a folder or a database, whichever of the two it was made from."""

import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, SQLAlchemyError

from tongbao.server.db.backup import back_up, copy_rows
from tongbao.server.db.file_permissions import close, make_file, make_folder
from tongbao.server.db.locks import DatabaseLock
from tongbao.server.db.migrations import LOCK, UnknownRevision, migrate, require_known
from tongbao.server.db.tables import matches, metadata, people
from tongbao.server.db.urls import (
    DATABASE,
    WRITES,
    BadDatabase,
    backups_for,
    database_url,
    engine_at,
    shown,
    sqlite_url,
)

PARTS: Final = ("", "-wal", "-shm")
"""Suffixes of the files that make up one SQLite database."""


class BadBackup(ValueError):
    """A file that can't be restored; the message says why."""


def restore(file: Path, place: str | Path, replace: bool = False) -> Path | None:
    """Restore a backup into a place, all of it; if anything goes wrong, the place is as it was before.

    ``place`` as in ``Database``. What was there is put aside first, if it is to be replaced; returns where, or None.
    Raises BadBackup if that file can't be restored; BadDatabase if the place can't be used, a server keeps its tables
    there, or something is there that isn't to be replaced; OSError.
    """
    with tempfile.TemporaryDirectory(prefix="tongbao-") as folder:
        kept = Path(folder) / DATABASE
        prepare_copy(file, kept)
        claim = DatabaseLock(place)
        try:
            with usable(place) as engine:
                if claim.file is None and engine.dialect.name == "sqlite":
                    raise BadDatabase(f"Nothing can be restored into “{shown(place)}”: it isn’t a file; give a folder.")
                there = holds_something(engine)
                if there and not replace:
                    raise BadDatabase(
                        f"“{shown(place)}” already contains tables or people; choose another place, or replace "
                        "them with --replace."
                    )
                with refusing(file):
                    if claim.file is not None:
                        return restore_file(kept, engine, claim.file, there)
                    return restore_rows(kept, engine, there)
        except BaseException:
            claim.abandon()
            raise
        finally:
            claim.release()


@contextmanager
def usable(place: str | Path) -> Iterator[sa.Engine]:
    """Context manager with the engine of a place. Raises BadDatabase if there can be none."""
    try:
        engine = engine_at(database_url(place))
        if engine.dialect.name != "sqlite":
            engine.connect().close()
    except (OSError, ImportError, SQLAlchemyError) as error:
        reason = str(error).splitlines()[0]
        raise BadDatabase(
            f"Tables can’t be stored in “{shown(place)}” ({reason}); give a folder or a database’s URL, such as "
            "postgresql://user@host/tongbao."
        ) from None
    try:
        yield engine
    finally:
        engine.dispose()


@contextmanager
def refusing(file: Path) -> Iterator[None]:
    """Context manager that turns any error in the backup into BadBackup, with one sentence."""
    try:
        yield
    except (UnknownRevision, SQLAlchemyError, sqlite3.Error, ValueError) as error:
        reason = str(getattr(error, "orig", None) or error).strip().partition("\n")[0].rstrip(".")
        raise BadBackup(f"“{file.name}” can’t be restored: {reason}. Nothing was changed.") from None


def prepare_copy(file: Path, copy: Path) -> None:
    """Copy the backup, check it, and migrate the copy to this version. Raises BadBackup, or OSError."""
    file.open("rb").close()
    with refusing(file):
        source = sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(copy)) as target:
            source.backup(target)
            found = str(target.execute("PRAGMA integrity_check(1)").fetchone()[0])
        if found != "ok":
            raise ValueError(f"the file is damaged ({' '.join(found.split())})")
        engine = engine_at(sqlite_url(copy))
        try:
            with engine.execution_options(**WRITES).begin() as connection:
                if not sa.inspect(connection).has_table(matches.name):
                    raise ValueError("it isn’t a Tongbao backup")
                require_known(connection)
                migrate(connection)
        finally:
            engine.dispose()


def holds_something(engine: sa.Engine) -> bool:
    """True if there are people or matches, or if the database can't be read."""
    try:
        with engine.connect() as connection:
            there = sa.inspect(connection)
            if not there.has_table(matches.name):
                return False
            known = [table for table in (matches, people) if there.has_table(table.name)]
            return len(known) < 2 or any(connection.scalar(sa.select(sa.exists(table.select()))) for table in known)
    except DatabaseError:
        return True
    finally:
        engine.dispose()


def restore_file(kept: Path, engine: sa.Engine, file: Path, there: bool) -> Path | None:
    """Restore into a new SQLite file, and let it replace the one that is there."""
    unfinished = file.with_name(f"{file.name}.unfinished")
    remove(unfinished)
    try:
        fill_file(kept, unfinished)
        aside = move_aside(file, place_aside(engine)) if there else None
        remove(file)
        unfinished.rename(file)
    finally:
        remove(unfinished)
    return aside


def fill_file(kept: Path, file: Path) -> None:
    """Create the tables in a new file, and have SQLite itself copy all rows, also those that make no sense."""
    make_file(file)
    engine = engine_at(sqlite_url(file))
    sa.event.listen(engine, "connect", lambda connection, _: connection.execute("ATTACH ? AS kept", (str(kept),)))
    try:
        with engine.execution_options(**WRITES).begin() as connection:
            migrate(connection)
            for table in metadata.sorted_tables:
                names = [column.name for column in table.columns]
                source = sa.table(table.name, *map(sa.column, names), schema="kept")
                connection.execute(table.insert().from_select(names, sa.select(source)))
    finally:
        engine.dispose()


def move_aside(file: Path, aside: Path) -> Path:
    """Move the files of a database aside as they are, whatever is wrong with them."""
    make_folder(aside.parent)
    for part in PARTS:
        if (one := Path(f"{file}{part}")).exists():
            close(one.rename(f"{aside}{part}"))
    return aside


def remove(file: Path) -> None:
    """Remove the files of a database."""
    for part in PARTS:
        Path(f"{file}{part}").unlink(missing_ok=True)


def place_aside(engine: sa.Engine) -> Path:
    """The path to which a database that is replaced now is moved."""
    return backups_for(engine) / time.strftime("replaced-%Y%m%d-%H%M%S.sqlite")


def restore_rows(kept: Path, engine: sa.Engine, there: bool) -> Path | None:
    """Replace all rows that are there with those of the backup, in one transaction."""
    aside = place_aside(engine) if there else None
    if aside is not None:
        back_up(engine, aside)
    source = engine_at(sqlite_url(kept))
    try:
        with source.connect() as rows, engine.execution_options(**WRITES).begin() as connection:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
            require_known(connection)
            migrate(connection)
            for table in reversed(metadata.sorted_tables):
                connection.execute(table.delete())
            copy_rows(rows, connection, metadata.sorted_tables)
            count_on(connection)
    finally:
        source.dispose()
    return aside


def count_on(connection: sa.Connection) -> None:
    """Set PostgreSQL's sequences to continue after the numbers that are there."""
    for table in metadata.sorted_tables:
        column = table.autoincrement_column
        if column is not None:
            name = connection.dialect.identifier_preparer.format_table(table)
            sequence = sa.func.pg_get_serial_sequence(name, column.name)
            after = sa.select(sa.func.coalesce(sa.func.max(column), 0) + 1).scalar_subquery()
            connection.execute(sa.select(sa.func.setval(sequence, after, False)))
