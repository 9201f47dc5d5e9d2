"""A backup is one moment of a server that goes on, and is restored whole or not at all, from and to either database."""

import asyncio
import random
import sqlite3
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

import tongbao
from tests.support.server.earlier import make_earlier
from tests.support.server.hasty import HASTY
from tongbao.server.accounts.people import People
from tongbao.server.db.backup import back_up, backup_name, prune, untyped_tables, unused_backup
from tongbao.server.db.database import Database
from tongbao.server.db.file_permissions import BACKUPS
from tongbao.server.db.locks import DatabaseLock
from tongbao.server.db.migrations import HEAD, revision_of
from tongbao.server.db.restore import BadBackup, restore
from tongbao.server.db.tables import (
    choices,
    matches,
    messages,
    metadata,
    notifications,
    passkeys,
    people,
    server_keys,
)
from tongbao.server.db.urls import DATABASE, BadDatabase, database_url, engine_at, sqlite_url
from tongbao.server.main.verify import tables_in, verdict_on
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat

Rows = dict[str, list[tuple[int, str]]]
PERSON = {"id": "mei", "name": "Mei 梅", "created": 5.25}
NOTICE = {"person": "mei", "match_id": None, "kind": "turn", "facts": {"list": [1, None, "梅"]}, "language": "en"}
POST = {"channel": "mail", "address": "mei@tea.example", "state": "due", "tries": 0, "due": 1.5, "created": 1e9}
KEY = {"digest": "d", "credential": b"\x00\xff'\"", "person": "mei", "public_key": b"", "signed": 2**40, "name": "ring"}


@pytest.fixture
def second(database: str | Path, tmp_path: Path) -> Iterator[str | Path]:
    """Another place of the same sort."""
    if isinstance(database, Path):
        yield tmp_path / "second"
        return
    engine = sa.create_engine(str(database).partition("?")[0], isolation_level="AUTOCOMMIT")
    schema = str(database).rpartition("%3D")[2] + "_second"
    with engine.connect() as connection:
        connection.execute(sa.text(f"CREATE SCHEMA {schema}"))
        yield f"{database}_second"
        connection.execute(sa.text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


def fill(place: str | Path) -> None:
    """Keep a row of every sort of column there, and numbers that the database gives."""
    store = Database(place)

    def work(connection: sa.Connection) -> None:
        connection.execute(people.insert(), PERSON)
        for number in range(3):
            connection.execute(notifications.insert(), {"key": f"turn:{number}", **NOTICE, **POST})
        connection.execute(notifications.delete().filter_by(key="turn:1"))
        connection.execute(passkeys.insert(), {**KEY, "created": 1.0, "used": None})
        connection.execute(matches.insert(), match_row("plum"))
        said = {"match_id": "plum", "number": 0, "person": "mei", "seat": 0, "name": "Mei", "kind": "text"}
        connection.execute(messages.insert(), {**said, "text": "“Hi”; DROP\n", "at": 0.1, "hidden": True})

    [error] = store.commit([work])
    store.close()
    assert error is None


def match_row(name: str) -> dict[str, object]:
    blank = {"cards": None, "secret": "ab", "host": "mei", "listed": False, "created": 0.0, "moved": 0.1 + 0.2}
    return {"id": name, "game": "xanadu", "rules": 1, "options": {"edition": "online"}, "to_act": [0, 1], **blank}


def rows_of(place: str | Path) -> dict[str, list[tuple[object, ...]]]:
    """All that is kept there."""
    engine = engine_at(database_url(place))
    with engine.connect() as connection:
        found = {t.name: sorted(map(tuple, connection.execute(sa.select(t))), key=repr) for t in metadata.sorted_tables}
    engine.dispose()
    return found


def backed_up(place: str | Path, file: Path) -> Path:
    engine = engine_at(database_url(place))
    back_up(engine, file)
    engine.dispose()
    return file


def spoiled(file: Path, *statements: str) -> Path:
    """The backup after somebody has written to it by hand."""
    connection = sqlite3.connect(file)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()
    return file


def test_all_rows_of_all_sorts_come_back_and_numbers_go_on(
    database: str | Path, second: str | Path, tmp_path: Path
) -> None:
    fill(database)
    file = backed_up(database, tmp_path / "one.sqlite")
    assert restore(file, second) is None
    assert rows_of(second) == rows_of(database)
    kept = {name for name, rows in rows_of(second).items() if rows}
    assert kept >= {"people", "notifications", "passkeys", "messages"}
    store = Database(second)
    with store.engine.begin() as connection:
        assert revision_of(connection) == HEAD
        connection.execute(notifications.insert(), {"key": "new", **NOTICE, **POST})
        assert connection.scalar(sa.select(sa.func.max(notifications.c.id))) == 4
    store.close()


def test_a_backup_is_restored_into_the_other_sort_of_database(database: str | Path, tmp_path: Path) -> None:
    """From SQLite to what is tested and back; where that is SQLite too, from one folder to the next."""
    fill(tmp_path / "begin")
    restore(backed_up(tmp_path / "begin", tmp_path / "one.sqlite"), database)
    restore(backed_up(database, tmp_path / "two.sqlite"), tmp_path / "end")
    assert rows_of(tmp_path / "begin") == rows_of(database) == rows_of(tmp_path / "end")
    engine = engine_at(sqlite_url(tmp_path / "end" / DATABASE))
    assert sa.inspect(engine).get_foreign_keys("match_seats") and sa.inspect(engine).get_indexes("match_seats")
    engine.dispose()


def test_names_that_mean_something_to_databases_are_copied(database: str | Path, tmp_path: Path) -> None:
    engine = engine_at(database_url(database))
    strange = sa.Table(
        "order", sa.MetaData(), sa.Column("select", sa.Integer, primary_key=True), sa.Column("to", sa.Text)
    )
    with engine.execution_options(writes=True).begin() as connection:
        strange.create(connection)
        connection.execute(strange.insert(), {"select": 3, "to": "group"})
    back_up(engine, tmp_path / "one.sqlite")
    engine.dispose()
    with sqlite3.connect(tmp_path / "one.sqlite") as copy:
        assert copy.execute('SELECT "select", "to" FROM "order"').fetchall() == [(3, "group")]
    copy.close()


def test_what_only_postgresql_knows_is_left_there() -> None:
    tables = sa.MetaData()
    number = sa.Column("id", sa.Integer, primary_key=True, server_default=sa.text("nextval('x')"))
    sa.Table("x", tables, number, sa.Column("facts", sa.dialects.postgresql.JSON), sa.Column("y", sa.LargeBinary))
    plain = untyped_tables(tables).tables["x"]
    assert [type(c.type) for c in plain.c] == [sa.Integer, sa.JSON, sa.LargeBinary]
    assert plain.c.id.server_default is None


@pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes")
def test_only_its_owner_may_read_a_backup_and_it_is_one_file(database: str | Path, tmp_path: Path) -> None:
    fill(database)
    file = backed_up(database, tmp_path / "kept" / "one.sqlite")
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(file.parent.iterdir()) == [file]
    with pytest.raises(FileExistsError, match=r"one\.sqlite"):
        backed_up(database, file)


def test_two_backups_of_one_second_have_names_of_their_own_in_their_order(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        unused_backup(tmp_path).touch()
        names.append(max(file.name for file in tmp_path.iterdir()))
    assert len(set(names)) == 3 and names == sorted(names) and prune(tmp_path, 2) == [tmp_path / names[0]]


def test_a_damaged_file_is_not_backed_up_in_one_sentence(tmp_path: Path) -> None:
    fill(tmp_path)
    file = tmp_path / DATABASE
    pages = file.read_bytes()
    file.write_bytes(pages[:4096] + b"\xff" * 4096 * 3 + pages[4096 * 4 :])
    database = engine_at(sqlite_url(file))
    with pytest.raises(
        BadDatabase, match=r"is damaged \(.*\) and was not copied; to go back .* `tongbao restore FILE --replace`"
    ):
        back_up(database, tmp_path / "copy.sqlite")
    database.dispose()
    assert not list(tmp_path.glob("copy*"))


def test_only_the_oldest_that_nobody_named_are_removed(tmp_path: Path) -> None:
    for name in ("tongbao-20250102-000000", "tongbao-20250101-000000", "tongbao-20250103-000000", "tongbao-mine"):
        (tmp_path / f"{name}.sqlite").touch()
    (tmp_path / "before-0001-20200101-000000.sqlite").touch()
    (tmp_path / backup_name()).touch()
    assert [file.name[8:16] for file in prune(tmp_path, 2)] == ["20250101", "20250102"]
    assert prune(tmp_path, 2) == [] and len(list(tmp_path.iterdir())) == 4


def test_a_backup_taken_while_all_play_holds_all_that_was_acknowledged_before(
    database: str | Path, second: str | Path, tmp_path: Path
) -> None:
    """Of every table a beginning of its choices, none shorter than what was acknowledged before the backup began."""

    async def story() -> tuple[Rows, Rows]:
        store = Database(database)
        registry = MatchRegistry(store, HASTY)
        person, _ = await People(store).create_person("Mei")
        chairs = [MatchSeat(seat, "human", f"Mei {seat}", person.id) for seat in range(2)]
        tables = [await registry.found_match(NewMatch(name, {}, chairs), person) for name in [*tongbao.GAMES] * 3]
        stop = asyncio.Event()
        players = [asyncio.create_task(play(match, random.Random(n), stop)) for n, match in enumerate(tables)]
        while sum(len(match.state.choice_log) for match in tables) < 60:
            await asyncio.sleep(0.01)
        before = {match.id: list(match.state.choice_log) for match in tables}
        await asyncio.to_thread(back_up, store.engine, tmp_path / "one.sqlite")
        while sum(len(match.state.choice_log) - len(before[match.id]) for match in tables) < 60:
            await asyncio.sleep(0.01)
        stop.set()
        await asyncio.gather(*players)
        await registry.close()
        store.close()
        return before, {match.id: list(match.state.choice_log) for match in tables}

    before, after = asyncio.run(story())
    restore(tmp_path / "one.sqlite", second)
    store = Database(second, only_reads=True)
    assert set(tables_in(store)) == set(after)
    assert {verdict.state for name in after if (verdict := verdict_on(store, name)) is not None} == {"well"}
    kept: Rows = {name: [] for name in after}
    question = sa.select(choices.c.match_id, choices.c.seat, choices.c.text).order_by(choices.c.match_id, choices.c.seq)
    for name, seat, text in store.read_now(lambda c: c.execute(question).all()):
        kept[name].append((seat, text))
    store.close()
    for name, rows in kept.items():
        assert len(rows) >= len(before[name])
        assert rows == after[name][: len(rows)]
    assert sum(map(len, kept.values())) < sum(map(len, after.values()))


async def play(match: Match, dice: random.Random, stop: asyncio.Event) -> None:
    """Choose at random until it is enough or the game is over."""
    while not stop.is_set() and not match.state.require_game().over:
        seat = match.state.require_game().seats_to_act()[0]
        await match.choose(
            seat, dice.choice(match.state.require_game().choices(seat)).text, match.state.seat_version(seat)
        )


def test_where_something_is_nothing_is_restored(database: str | Path, tmp_path: Path) -> None:
    fill(database)
    file = backed_up(database, tmp_path / "one.sqlite")
    before = rows_of(database)
    with pytest.raises(BadDatabase, match=r"already.*--replace"):
        restore(file, database)
    assert rows_of(database) == before


def test_where_nobody_has_come_yet_it_is_restored(database: str | Path, second: str | Path, tmp_path: Path) -> None:
    fill(database)
    store = Database(second)
    store.commit([lambda c: c.execute(server_keys.insert(), {"name": "push", "value": "x"})])
    store.close()
    assert restore(backed_up(database, tmp_path / "one.sqlite"), second) is None
    assert rows_of(second) == rows_of(database)


def test_what_is_replaced_is_put_aside_as_a_backup(
    database: str | Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tongbao.server.db.urls.data_folder", lambda: tmp_path)
    fill(database)
    file = backed_up(database, tmp_path / "one.sqlite")
    store = Database(database)
    store.commit([lambda c: c.execute(matches.insert(), match_row("later"))])
    store.close()
    later = rows_of(database)
    aside = restore(file, database, replace=True)
    assert aside is not None and aside.parent == tmp_path / BACKUPS
    assert stat.S_IMODE(aside.stat().st_mode) == 0o600 or sys.platform == "win32"
    assert [row[0] for row in rows_of(database)["matches"]] == ["plum"]
    restore(aside, tmp_path / "again")
    assert rows_of(tmp_path / "again") == later


def test_what_is_damaged_can_be_replaced_and_is_put_aside_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path)
    file = backed_up(tmp_path, tmp_path / "one.sqlite")
    (tmp_path / DATABASE).write_bytes(b"no database" * 1000)
    aside = restore(file, tmp_path, replace=True)
    assert aside is not None and aside.read_bytes().startswith(b"no database")
    assert rows_of(tmp_path)["people"] == [tuple(PERSON.values())]


def test_where_a_server_keeps_its_tables_nothing_is_replaced(tmp_path: Path) -> None:
    fill(tmp_path)
    file = backed_up(tmp_path, tmp_path / "one.sqlite")
    claim = DatabaseLock(tmp_path)
    try:
        with pytest.raises(BadDatabase, match="Another server is already using"):
            restore(file, tmp_path, replace=True)
    finally:
        claim.release()
    assert restore(file, tmp_path, replace=True) is not None


def test_a_backup_of_an_earlier_version_is_brought_to_this_one_and_stays_as_it_is(
    database: str | Path, tmp_path: Path
) -> None:
    fill(tmp_path)
    engine = engine_at(sqlite_url(tmp_path / DATABASE))
    make_earlier(engine)
    back_up(engine, tmp_path / "one.sqlite")
    engine.dispose()
    content = (tmp_path / "one.sqlite").read_bytes()
    place = tmp_path / "second" if isinstance(database, Path) else database
    restore(tmp_path / "one.sqlite", place)
    assert rows_of(place)["hints"] == [] and len(rows_of(place)["people"]) == 1
    assert (tmp_path / "one.sqlite").read_bytes() == content


WRONG = {
    "it was cut off": "disk image is malformed|is damaged",
    "it is a text": "is not a database",
    "it is another program’s": "it isn’t a Tongbao backup",
    "it is of a later version": "a later version",
    "a row belongs to nothing": "(?i)foreign key",
}


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("wrong", WRONG)
def test_what_is_wrong_with_a_backup_is_said_and_nothing_is_changed(
    database: str | Path, tmp_path: Path, wrong: str
) -> None:
    fill(database)
    before = rows_of(database)
    file = backed_up(database, tmp_path / "one.sqlite")
    match wrong:
        case "it was cut off":
            file.write_bytes(file.read_bytes()[: file.stat().st_size // 2])
        case "it is a text":
            file.write_text("This is no database. " * 100)
        case "it is another program’s":
            file.unlink()
            spoiled(file, "CREATE TABLE songs (title)")
        case "it is of a later version":
            spoiled(file, "UPDATE alembic_version SET version_num = '9999'")
        case _:
            spoiled(file, "DELETE FROM matches")
    with pytest.raises(BadBackup, match=WRONG[wrong]) as error:
        restore(file, database, replace=True)
    assert "\n" not in str(error.value) and "one.sqlite" in str(error.value)
    assert rows_of(database) == before
    assert not list(tmp_path.glob("*.unfinished*"))


def test_a_damaged_table_is_carried_from_folder_to_folder_as_it_is(tmp_path: Path) -> None:
    fill(tmp_path)
    file = spoiled(backed_up(tmp_path, tmp_path / "one.sqlite"), "UPDATE matches SET options = '{oops'")
    restore(file, tmp_path / "second")
    with sqlite3.connect(tmp_path / "second" / DATABASE) as connection:
        assert connection.execute("SELECT options FROM matches").fetchall() == [("{oops",)]
    connection.close()


def test_in_memory_nothing_can_be_restored(tmp_path: Path) -> None:
    fill(tmp_path)
    with pytest.raises(BadDatabase, match="it isn’t a file"):
        restore(backed_up(tmp_path, tmp_path / "one.sqlite"), "sqlite://")
