"""What is kept: committed together, never twice under one number, and read back as it was."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from tests.support.server.hasty import HASTY
from tongbao.engine.secrecy import Seat
from tongbao.server.accounts.people import People
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Database, append_choices
from tongbao.server.db.tables import choices, matches
from tongbao.server.db.urls import BadDatabase
from tongbao.server.matches.choice_log import effective_choices
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seats import MatchSeat


def match(name: str) -> dict[str, object]:
    blank = {"options": {}, "secret": "", "host": "", "listed": False, "created": 0.0, "moved": 0.0, "to_act": []}
    return {"id": name, "game": "xanadu", "rules": 1, **blank}


@pytest.mark.parametrize("count", [1, 50])
def test_what_waits_is_committed_together_and_a_conflict_stops_only_itself(tmp_path: Path, count: int) -> None:
    async def story() -> None:
        database = Database(tmp_path)
        await database.write(lambda c: c.execute(matches.insert(), match("plum")))
        works, late = [append_choices("plum", n, [(0, "sell 1")], 0.0) for n in range(count)], count // 2 + 1
        works.insert(late, append_choices("plum", 0, [(1, "sell 2")], 0.0))
        results = await asyncio.gather(*[database.write(work) for work in works], return_exceptions=True)
        assert [n for n, result in enumerate(results) if result is not None] == [late]
        assert isinstance(results[late], Conflict)
        rows = await database.read(lambda c: c.execute(sa.select(choices).order_by(choices.c.seq)).all())
        assert [row.seq for row in rows] == list(range(count)) and rows[0].seat == 0
        database.close()

    asyncio.run(story())


def test_who_still_reads_when_the_store_is_closed_leaves_no_connection_open(postgresql: str) -> None:
    database, begun, closed = Database(postgresql), threading.Event(), threading.Event()

    def slow(connection: sa.Connection) -> object:
        driver = connection.connection.driver_connection
        begun.set()
        assert closed.wait(30)
        return driver

    with ThreadPoolExecutor() as threads:
        reading = threads.submit(database.read_now, slow)
        assert begun.wait(30)
        database.close()
        closed.set()
        connection: Any = reading.result()
    assert connection.closed


def test_commits_are_durable_and_written_ahead(tmp_path: Path) -> None:
    database = Database(tmp_path)
    with database.engine.connect() as connection:
        assert connection.execute(sa.text("PRAGMA journal_mode")).scalar() == "wal"
        assert connection.execute(sa.text("PRAGMA synchronous")).scalar() == 2
    database.close()


def test_two_servers_cannot_both_win(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [Database(tmp_path), Database(tmp_path)]
        first, second = [MatchRegistry(database, HASTY) for database in stores]
        person, _ = await People(stores[0]).create_person("Mei")
        chairs = [MatchSeat(0, "human", "Mei", person.id), MatchSeat(1, "human", "Temür", person.id)]
        texts: list[str] = []
        while len(texts) < 2:
            founded = await first.found_match(NewMatch("xanadu", {}, chairs), person)
            texts = [choice.text for choice in founded.state.require_game().choices(0)]
        one, two, *_ = texts
        twin = await second.find_match(founded.id)
        await founded.choose(0, one, 0)
        with pytest.raises(UserError, match="moved on"):
            await twin.choose(0, two, 0)
        assert twin.state.choice_log == founded.state.choice_log == ((0, one),)
        assert await twin.choose(0, one, 0) is False
        assert Seat(twin.state.require_game(), 0).view() == Seat(founded.state.require_game(), 0).view()
        for database in stores:
            database.close()

    asyncio.run(story())


def test_what_an_undo_took_back_is_not_made() -> None:
    rows = [(0, "a"), (1, "b"), (0, "undo"), (0, "c"), (0, "d"), (0, "undo"), (0, "undo"), (1, "e")]
    assert effective_choices(rows) == [(1, "b"), (1, "e")]


def test_the_folder_is_made_on_the_first_start(tmp_path: Path) -> None:
    Database(tmp_path / "deep" / "down").close()
    assert (tmp_path / "deep" / "down" / "tongbao.sqlite").is_file()


def test_many_who_write_at_once_wait_for_few_commits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    batches: list[int] = []
    commit = Database.commit
    monkeypatch.setattr(
        Database, "commit", lambda database, works: (batches.append(len(works)), commit(database, works))[1]
    )

    async def story() -> None:
        database = Database(tmp_path)
        await database.write(lambda c: c.execute(matches.insert(), match("plum")))
        works = [append_choices("plum", n, [(0, "sell 1")], 0.0) for n in range(500)]
        await asyncio.gather(*[database.write(work) for work in works])
        database.close()

    asyncio.run(story())
    assert sum(batches) == 501 and len(batches) < 10, batches


@pytest.mark.parametrize("place", ["file", "garbage", "nosuch://host/db", "postgresql+nosuch://host/db", "://"])
def test_a_place_that_cannot_be_used_is_named_with_the_reason(tmp_path: Path, place: str) -> None:
    if place == "file":
        (tmp_path / place).write_text("I am no folder")
    elif place == "garbage":
        (tmp_path / place).mkdir()
        (tmp_path / place / "tongbao.sqlite").write_bytes(b"I am no database" * 100)
    with pytest.raises(BadDatabase, match="give a folder"):
        Database(place if "://" in place else tmp_path / place)


def test_a_password_is_not_shown() -> None:
    with pytest.raises(BadDatabase) as refused:
        Database("nosuch://mei:secret@host/db")
    assert "secret" not in str(refused.value)
