"""Databases of earlier versions are brought to this one after a backup; those of later ones are refused."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

import tongbao
from tests.support.server.earlier import NEWER, make_earlier, pour_earlier
from tests.support.server.marked import MARKED, pour
from tongbao.server.db.database import Database
from tongbao.server.db.file_permissions import BACKUPS
from tongbao.server.db.migrations import HEAD, bring_up_to_date, configured, migrate, revision_of, scripts
from tongbao.server.db.migrations.versions.v0008_names import TABLES
from tongbao.server.db.tables import metadata, people, tournaments
from tongbao.server.db.urls import DATABASE, BadDatabase, database_url, engine_at, sqlite_url
from tongbao.server.main.verify import UNSIGNED, WELL, tables_in, verdict_on


def earlier(folder: Path) -> None:
    """A database of before names changed."""
    pour_earlier(folder / DATABASE)


def test_the_head_is_the_last_step() -> None:
    assert scripts().get_current_head() == HEAD


def test_all_steps_together_make_the_tables_of_this_version(blank: str | Path) -> None:
    bring_up_to_date(engine := engine_at(database_url(blank)))
    try:
        make_earlier(engine)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tongbao.server.db.migrations.back_up", lambda *_: None)
            bring_up_to_date(engine)
        with engine.connect() as connection:
            assert revision_of(connection) == HEAD
            differing = compare_metadata(MigrationContext.configure(connection), metadata)
            assert [d for d in differing if not is_default(d)] == []
    finally:
        engine.dispose()


def test_tournaments_of_before_are_rated_and_the_step_can_be_taken_back(tmp_path: Path) -> None:
    pour("2026-11-28-0008", tmp_path)
    database = Database(tmp_path)
    assert set(database.read_now(lambda c: c.scalars(sa.select(tournaments.c.rated)).all())) == {True}
    with database.engine.begin() as connection:
        command.downgrade(configured(connection), "0012")
        assert revision_of(connection) == "0012"
        assert "rated" not in [column["name"] for column in sa.inspect(connection).get_columns("tournaments")]
        migrate(connection)
        assert revision_of(connection) == HEAD
    database.close()


def is_default(difference: object) -> bool:
    """Whether only the default differs that a column has in rows that were there before it."""
    return isinstance(difference, list) and all(part[0] == "modify_default" for part in difference)


def test_a_database_of_before_goes_through_after_a_backup(tmp_path: Path) -> None:
    """With all that was kept: every row of every table, and its matches can be played on."""
    earlier(tmp_path)
    before = rows_there(tmp_path / DATABASE)
    assert len(before) == len(metadata.tables) - len(NEWER) + 1 and all(before.values())
    for _ in range(2):
        database = Database(tmp_path)
        with database.engine.connect() as connection:
            differing = compare_metadata(MigrationContext.configure(connection), metadata)
        assert [d for d in differing if not is_default(d)] == []
        verdicts = {verdict_on(database, name) for name in tables_in(database)}
        assert {(verdict.state, verdict.reason) for verdict in verdicts if verdict} == {("well", "")}
        assert len(verdicts) == len(tongbao.GAMES)
        database.close()
    after = rows_there(tmp_path / DATABASE)
    assert [after.pop(name) for name in NEWER] == [[]] * len(NEWER)
    for name, rows in before.items():
        now = after[TABLES.get(name, name)]
        assert name == "alembic_version" or sorted(as_before(rows, now), key=repr) == rows
    assert {row[1] for row in after["people"]} == {"~Mei", "~Mei 梅", "Temür"}
    assert {row[3] for row in after["match_seats"] if row[4] is not None} <= {"~Mei", "~Mei 梅", "Temür"}
    [backup] = (tmp_path / BACKUPS).iterdir()
    assert rows_there(backup) == before


def as_before(rows: list[tuple[object, ...]], now: list[tuple[object, ...]]) -> list[tuple[object, ...]]:
    """Rows of now without the columns that have come since, and with the names of guests as they were."""
    columns = len(rows[0])
    plain = [row[:columns] for row in now]
    return [tuple(field.removeprefix("~") if isinstance(field, str) else field for field in row) for row in plain]


def rows_there(file: Path) -> dict[str, list[tuple[object, ...]]]:
    """All rows of all tables in a file."""
    engine, found = sa.create_engine(sqlite_url(file)), sa.MetaData()
    with engine.connect() as connection:
        found.reflect(connection)
        rows = {
            name: sorted(map(tuple, connection.execute(sa.select(t))), key=repr) for name, t in found.tables.items()
        }
    engine.dispose()
    return rows


def test_who_only_reads_reads_an_earlier_version_and_changes_nothing(tmp_path: Path) -> None:
    earlier(tmp_path)
    database = Database(tmp_path, only_reads=True)
    assert "~Mei" in database.read_now(lambda c: c.scalars(sa.select(people.c.name)).all())
    with pytest.raises(sa.exc.OperationalError, match="readonly"), database.engine.begin() as connection:
        connection.execute(people.delete())
    database.close()
    assert [file.name for file in tmp_path.iterdir() if file.name == BACKUPS] == []
    engine = engine_at(sqlite_url(tmp_path / DATABASE))
    assert sa.inspect(engine).has_table("chairs")
    engine.dispose()


@pytest.mark.parametrize("version", MARKED)
def test_what_a_marked_version_kept_gets_the_tables_of_this_one(version: str, blank: str | Path) -> None:
    pour(version, blank)
    database = Database(blank)
    with database.engine.connect() as connection:
        assert revision_of(connection) == HEAD
        differing = compare_metadata(MigrationContext.configure(connection), metadata)
        assert [d for d in differing if not is_default(d)] == []
        indexes = [index for table in metadata.tables for index in sa.inspect(connection).get_indexes(table)]
    assert len({str(index["name"]) for index in indexes}) == len(indexes)
    verdicts = [verdict_on(database, name) for name in tables_in(database)]
    assert {verdict.state for verdict in verdicts if verdict} <= {WELL, UNSIGNED}
    database.close()


@pytest.mark.parametrize("only_reads", [False, True])
def test_what_a_later_version_kept_is_refused_and_not_touched(tmp_path: Path, only_reads: bool) -> None:
    Database(tmp_path).close()
    engine = engine_at(sqlite_url(tmp_path / DATABASE))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match=r"a later version of Tongbao wrote it.*restore the backup"):
        Database(tmp_path, only_reads=only_reads)
    with engine.connect() as connection:
        assert revision_of(connection) == "9999"
    engine.dispose()


def test_a_step_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    earlier(tmp_path)

    def fail(_connection: sa.Connection) -> None:
        raise OSError("the disk is full")

    monkeypatch.setattr("tongbao.server.db.migrations.migrate", fail)
    with pytest.raises(BadDatabase, match="the disk is full"):
        Database(tmp_path)
    engine = engine_at(sqlite_url(tmp_path / DATABASE))
    assert sa.inspect(engine).has_table("chairs") and not sa.inspect(engine).has_table("match_seats")
    engine.dispose()
