"""Databases of earlier versions are brought to this one after a backup; those of later ones are refused."""

from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from tongbao.server.db.database import Database
from tongbao.server.db.migrations import HEAD, bring_up_to_date, revision_of, scripts
from tongbao.server.db.tables import metadata, people, sessions
from tongbao.server.db.urls import BACKUPS, DATABASE, BadDatabase, database_url, engine_at, sqlite_url

DIGEST = "9a8bd64bbb9ad57b1d1b81a04b09bcc1ce7f8b5f5be3a73fa0b9ab4bb2ae4f6b"


def earlier(folder: Path) -> None:
    """A database as the first version kept it: people were guests with one browser each."""
    engine = engine_at(sqlite_url(folder / DATABASE))
    with engine.begin() as connection:
        connection.exec_driver_sql(
            "CREATE TABLE matches (id VARCHAR(48) PRIMARY KEY, game VARCHAR(32) NOT NULL, rules INTEGER NOT NULL, "
            "options JSON NOT NULL, cards TEXT, secret VARCHAR(64) NOT NULL, host VARCHAR(24) NOT NULL, "
            "listed BOOLEAN NOT NULL, created DOUBLE NOT NULL, started DOUBLE, finished DOUBLE, moved DOUBLE NOT NULL, "
            "to_act JSON NOT NULL, rematch VARCHAR(48))"
        )
        connection.exec_driver_sql(
            "CREATE TABLE chairs (match_id VARCHAR(48), seat INTEGER, kind VARCHAR(8) NOT NULL, "
            "name VARCHAR(24) NOT NULL, guest VARCHAR(24), bot VARCHAR(32), salt VARCHAR(64) NOT NULL, "
            "PRIMARY KEY (match_id, seat))"
        )
        connection.exec_driver_sql("CREATE TABLE guests (id TEXT, token_hash TEXT, name TEXT, created REAL)")
        connection.exec_driver_sql(f"INSERT INTO guests VALUES ('a1', '{DIGEST}', 'Mei', 5.0)")
    engine.dispose()


def test_the_head_is_the_last_step() -> None:
    assert scripts().get_current_head() == HEAD


def test_all_steps_together_make_the_tables_of_this_version(blank: str | Path) -> None:
    engine = engine_at(database_url(blank))
    with engine.execution_options(writes=True).begin() as connection:
        first = sa.Table(
            "matches", sa.MetaData(), *[c._copy() for c in metadata.tables["matches"].c if c.name in OLDEST]
        )
        first.create(connection)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("tongbao.server.db.migrations.back_up", lambda *_: None)
            bring_up_to_date(engine)
        with engine.connect() as connection:
            assert revision_of(connection) == HEAD
            differing = compare_metadata(MigrationContext.configure(connection), metadata)
            assert [d for d in differing if not is_default(d)] == []
    finally:
        engine.dispose()


OLDEST = (
    *("id", "game", "rules", "options", "cards", "secret", "host", "listed", "created", "started", "finished"),
    *("moved", "to_act", "rematch"),
)
"""The columns that matches had when migrations began."""


def is_default(difference: object) -> bool:
    """Whether only the default differs that a column has in rows that were there before it."""
    return isinstance(difference, list) and all(part[0] == "modify_default" for part in difference)


def test_people_of_an_earlier_version_are_carried_over_after_a_backup(tmp_path: Path) -> None:
    earlier(tmp_path)
    for _ in range(2):
        database = Database(tmp_path)
        rows = database.read_now(lambda c: c.execute(sa.select(sessions)).all())
        assert [(row.person, row.token_hash) for row in rows] == [("a1", DIGEST)]
        assert "person" in {column["name"] for column in sa.inspect(database.engine).get_columns("chairs")}
        database.close()
    [backup] = (tmp_path / BACKUPS).iterdir()
    kept = sa.create_engine(sqlite_url(backup))
    with kept.connect() as connection:
        assert connection.exec_driver_sql("SELECT name FROM guests").scalars().all() == ["Mei"]
    kept.dispose()


def test_who_only_reads_reads_an_earlier_version_and_changes_nothing(tmp_path: Path) -> None:
    earlier(tmp_path)
    database = Database(tmp_path, only_reads=True)
    assert database.read_now(lambda c: c.scalars(sa.select(people.c.name)).all()) == ["Mei"]
    with pytest.raises(sa.exc.OperationalError, match="readonly"), database.engine.begin() as connection:
        connection.execute(people.delete())
    database.close()
    assert [file.name for file in tmp_path.iterdir() if file.name == BACKUPS] == []
    engine = engine_at(sqlite_url(tmp_path / DATABASE))
    assert sa.inspect(engine).has_table("guests")
    engine.dispose()


@pytest.mark.parametrize("only_reads", [False, True])
def test_what_a_later_version_kept_is_refused_and_not_touched(tmp_path: Path, only_reads: bool) -> None:
    Database(tmp_path).close()
    engine = engine_at(sqlite_url(tmp_path / DATABASE))
    with engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadDatabase, match="a later version of Tongbao kept it"):
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
    assert sa.inspect(engine).has_table("guests") and not sa.inspect(engine).has_table("people")
    engine.dispose()
