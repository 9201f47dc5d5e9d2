"""The disk is full, another program holds the database, a page is damaged: the truth is said and nothing is lost."""

import asyncio
import re
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.command_line import Run
from tests.support.server.browsers import Browser, Browsers, server
from tests.support.server.hasty import HASTY
from tests.support.server.players import playing
from tests.support.server.programs import client, found, free_port, serving, until
from tongbao.server.db.database import Database, DatabaseUnavailable
from tongbao.server.main.app import create_app
from tongbao.testing.addresses import api

pytestmark = pytest.mark.settings(health={"fresh": 0})
MANY = 8
"""So many players."""
KEPT = "That couldn’t be saved; nothing has changed. Please try again in a moment."


def taker(app: Starlette) -> sqlite3.Connection:
    """Another program that can hold the database, which is a file."""
    engine = app.state.services.database.engine
    if engine.dialect.name != "sqlite":
        pytest.skip("only SQLite is held by one program alone")
    file = engine.url.database
    return sqlite3.connect(file, isolation_level=None, timeout=5, check_same_thread=False)


@pytest.mark.settings(health={"patience": 0.05})
def test_a_server_whose_database_does_not_answer_is_not_ready(app: Starlette, browser: Browsers) -> None:
    other = taker(app)
    other.execute("BEGIN EXCLUSIVE")
    unready = browser().get("/ready")
    assert unready.status_code == 503 and unready.json()["trouble"]["waiting"].endswith("answered within 0.05 s")
    other.execute("ROLLBACK")
    until(lambda: browser().get("/ready").status_code == 200)


def test_what_cannot_be_kept_while_another_program_holds_the_database_is_not_done(
    app: Starlette, browser: Browsers
) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    seat = mei.view(link, 0)["view"]["to_act"][0]
    before = mei.view(link, seat)
    choice = before["choices"][0]
    other = taker(app)
    other.execute("BEGIN EXCLUSIVE")
    refused = mei.choose(link, choice, seat)
    assert refused.status_code == 503 and int(refused.headers["retry-after"]) > 0
    assert refused.json() == {"error": KEPT}
    assert mei.view(link, seat) == before
    page = mei.post("/tables", {"game": "xanadu", "play": "now"})
    assert page.status_code == 503 and KEPT in page.text
    assert "没能保存" in mei.post("/tables", {"game": "xanadu", "play": "now"}, **{"accept-language": "zh"}).text
    unwell = mei.get("/ready")
    assert unwell.status_code == 503 and "locked" in str(unwell.json()["trouble"])
    other.execute("ROLLBACK")
    assert mei.choose(link, choice, seat).json() == {"version": before["version"] + 1, "repeat": False}
    assert mei.get("/ready").status_code == 200 and mei.get("/ready").json()["ok"]


def test_the_socket_says_that_it_could_not_be_kept_and_the_game_stays(app: Starlette, browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    seat = mei.view(link, 0)["view"]["to_act"][0]
    other = taker(app)
    with mei.live(link, {"open": seat}) as page:
        page.settle()
        before = dict(page.sections)
        other.execute("BEGIN EXCLUSIVE")
        page.say({"choose": mei.view(link, seat)["choices"][0], "seat": seat, "v": 0})
        assert page.read() == {"error": KEPT}
        page.settle()
        assert page.sections == before and mei.view(link, seat)["version"] == 0
        other.execute("ROLLBACK")
        page.say({"choose": mei.view(link, seat)["choices"][0], "seat": seat, "v": 0})
        page.settle()
        assert mei.view(link, seat)["version"] == 1


def test_many_who_wait_for_a_held_database_are_told_together_and_not_one_after_the_other(
    app: Starlette, client: TestClient
) -> None:
    waited: list[int] = []
    commit = Database.commit

    def counted(database: Database, batch: list[Any]) -> list[Exception | None]:
        waited.append(len(batch))
        return commit(database, batch)

    other = taker(app)
    other.execute("BEGIN EXCLUSIVE")
    database: Database = app.state.services.database
    database.commit = counted.__get__(database)  # type: ignore[method-assign]
    errors = database.commit([lambda connection: None] * 20)
    assert waited[0] == 20 and waited.count(1) < 20, "housekeeping may write meanwhile"
    assert all(str(error) == KEPT for error in errors)
    other.execute("ROLLBACK")


def give_room(pid: int, most: int) -> None:
    """Let the files of a program hold so many bytes from now on, or -1 for any number: what its disk has room for."""
    import resource

    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can give a running program more room")
def test_on_a_full_disk_the_truth_is_said_and_play_goes_on_once_there_is_room(tmp_path: Path, run: Run) -> None:
    port = free_port()
    with serving(tmp_path, port) as program, client(port) as browser:
        link = found(browser, "xanadu")
        until(lambda: bool(browser.get(f"{api(link)}/view").json()["choices"]))
        give_room(program.pid, 0)
        answer = browser.post("/name", data={"name": "Temür"}, headers={"accept": "application/json"})
        assert answer.status_code == 503 and int(answer.headers["retry-after"]) > 0
        assert answer.json() == {"error": KEPT}
        before = browser.get(f"{api(link)}/view").json()
        wish = {"seat": 0, "choice": before["choices"][0], "version": before["version"]}
        assert browser.post(f"{link}/choices", json=wish).json() == {"error": KEPT}
        assert browser.get(f"{api(link)}/view").json() == before
        unwell = browser.get("/ready")
        assert unwell.status_code == 503 and not unwell.json()["ok"] and "writing" in unwell.json()["trouble"]
        give_room(program.pid, -1)
        made = browser.post(f"{link}/choices", json=wish)
        assert made.json() == {"version": before["version"] + 1, "repeat": False}
        until(lambda: browser.get("/ready").status_code == 200)
        assert run("verify", "--data", tmp_path).out == "Tables without problems: 1 of 1.\n"


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can give a running program more room")
def test_nothing_is_lost_or_doubled_on_a_disk_that_is_full_again_and_again(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as program, playing(port, MANY) as players:
        for _ in range(10):
            give_room(program.pid, 0)
            players.are_refused()
            give_room(program.pid, -1)
            players.go_on()
    players.require_kept(tmp_path)
    assert set(players.refused) == {KEPT}


def spoil(folder: Path, table: str) -> None:
    """Write garbage over the page of the file on which that table begins."""
    with sqlite3.connect(folder / "tongbao.sqlite") as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        page = connection.execute("select rootpage from sqlite_master where name = ?", (table,)).fetchone()[0]
    connection.close()
    with (folder / "tongbao.sqlite").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"\xee" * size)


@pytest.mark.parametrize("table", ["choices", "match_seats", "people"])
def test_a_server_with_a_damaged_page_opens_and_says_so(tmp_path: Path, table: str) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        mei = Browser(client)
        link = mei.found("xanadu", "me", "bot:random")
        assert mei.choose(link, mei.turn(link)["choices"][0]).status_code == 200
    spoil(tmp_path, table)
    with server(create_app(tmp_path, HASTY)) as client:
        again = Browser(client)
        again.cookies = dict(mei.cookies)
        answer = again.get(link)
        assert answer.status_code == 503 and "can’t be read just now" in answer.text
        assert re.search("malformed|damaged", str(again.get("/ready").json()["trouble"]))
        assert again.get("/ready").status_code == 503
        assert Browser(client).get("/rules/xanadu").status_code == 200


def test_the_command_names_tables_that_lie_on_a_damaged_page(tmp_path: Path, run: Run) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        link = Browser(client).found("xanadu", "me", "bot:random")
    spoil(tmp_path, "match_seats")
    told = run("verify", "--data", tmp_path)
    assert told.code == 1 and "Tables without problems: 0 of 1." in told.out
    assert f"{link.removeprefix('/t/')}: The database pages that hold it can’t be read" in told.out


def test_damage_that_nobody_has_met_yet_is_found(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY)) as client:
        Browser(client).found("xanadu", "me", "here")
    spoil(tmp_path, "choices")
    with server(create_app(tmp_path, HASTY)) as client:
        until(lambda: Browser(client).get("/ready").status_code == 503)
        assert "checking" in Browser(client).get("/ready").json()["trouble"]


def test_writes_that_still_wait_when_the_database_closes_are_refused(tmp_path: Path) -> None:
    """Before, their callers waited for ever, and the log held a traceback."""
    written = []

    async def close_while_writing() -> list[BaseException | None]:
        database = Database(tmp_path)
        under_way = asyncio.gather(*(database.write(written.append) for _ in range(MANY)), return_exceptions=True)
        await asyncio.sleep(0)
        database.close()
        return await asyncio.wait_for(under_way, 10)

    errors = asyncio.run(close_while_writing())
    assert [str(error) for error in errors] == [KEPT] * MANY and not written
    assert all(isinstance(error, DatabaseUnavailable) for error in errors)


def test_queries_after_the_database_has_closed_are_refused(tmp_path: Path) -> None:
    """Before, the log held a traceback of the thread pool."""
    database = Database(tmp_path)
    database.close()
    with pytest.raises(DatabaseUnavailable, match="can’t be read just now"):
        asyncio.run(database.read(lambda connection: connection))
