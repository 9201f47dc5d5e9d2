"""One server at a time keeps its tables in a folder, and nobody takes a chair that somebody else has just taken."""

import asyncio
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import uvicorn

from tests.support.command_line import Run
from tests.support.server.hasty import HASTY
from tests.support.server.programs import client, found, free_port, serving
from tongbao.server.accounts.people import People
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.locks import DatabaseLock
from tongbao.server.db.urls import BadDatabase
from tongbao.server.main.server import Config, Serving, SingleProcess, listening, serve
from tongbao.server.matches.registry import MatchRegistry, NewMatch
from tongbao.server.matches.seating import sit_down
from tongbao.server.matches.seats import MatchSeat


class Running(NamedTuple):
    """A server as a program of its own."""

    folder: Path
    port: int
    pid: int


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder, port = tmp_path_factory.mktemp("claimed"), free_port()
    with serving(folder, port) as program:
        yield Running(folder, port, program.pid)


@pytest.mark.by_turns(3)
@pytest.mark.usefixtures("logging_as_before")
@pytest.mark.parametrize("place", ["{}", "sqlite:///{}/tongbao.sqlite", "{}/../{}"])
def test_a_second_server_on_one_folder_refuses_and_names_the_first(
    running: Running, place: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        serve(0, place.format(running.folder, running.folder.name))
    told = capsys.readouterr()
    assert refused.value.code == 2 and told.out == ""
    assert f"process {running.pid}, since 20" in told.err
    assert f"open at http://127.0.0.1:{running.port}/" in told.err and "--data" in told.err
    assert "Traceback" not in told.err and told.err.count("\n") == 1
    with client(running.port) as browser:
        assert browser.get("/ready").json()["ok"]


def test_tools_that_only_read_may_read_while_a_server_runs(running: Running, run: Run) -> None:
    with client(running.port) as browser:
        found(browser, "xanadu")
    assert run("verify", "--data", running.folder).out == "Tables without problems: 1 of 1.\n"


def test_a_port_that_is_taken_gets_one_sentence(running: Running, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        listening("127.0.0.1", running.port)
    told = capsys.readouterr().err
    assert refused.value.code == 2 and "try another --port" in told and told.count("\n") == 1


@pytest.mark.parametrize("said", [None, "", "{}", "[]", '{"pid": 1, "since": "noon", "address": ""}'])
def test_a_first_server_that_did_not_say_who_it_is_is_refused_to_all_the_same(tmp_path: Path, said: str | None) -> None:
    claim = DatabaseLock(tmp_path)
    note = tmp_path / "tongbao.sqlite-server"
    assert json.loads(note.read_text())["pid"] == os.getpid()
    note.unlink() if said is None else note.write_text(said)
    with pytest.raises(BadDatabase, match="isn’t known which"):
        DatabaseLock(tmp_path)
    claim.release()
    DatabaseLock(tmp_path).release()


def test_a_server_says_that_it_is_open_once_its_claim_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    claim, written = DatabaseLock(tmp_path), []

    async def started(server: uvicorn.Server, sockets: object) -> None:
        server.started = True

    def tell(address: str) -> None:
        written.append(address)
        assert capsys.readouterr().out == ""

    monkeypatch.setattr(Config, "health", None)
    monkeypatch.setattr(uvicorn.Server, "startup", started)
    monkeypatch.setattr(claim, "publish_address", tell)
    with listening("127.0.0.1", 0) as line:
        asyncio.run(SingleProcess(Config(Serving(0, tmp_path)), claim).startup([line]))
    assert written and written[0] in capsys.readouterr().out
    claim.release()


def test_a_database_without_a_file_needs_no_claim() -> None:
    one, two = DatabaseLock("sqlite://"), DatabaseLock("sqlite://")
    assert one.file is two.file is None


def test_two_processes_never_give_one_chair_to_two_guests(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [Database(tmp_path), Database(tmp_path)]
        halls = [MatchRegistry(database, HASTY) for database in stores]
        people = [(await People(stores[0]).create_person(name))[0] for name in ("Mei", "Temür", "Aisha")]
        chairs = [MatchSeat(0, "human", "Mei", people[0].id), MatchSeat(1, "open"), MatchSeat(2, "open")]
        match = await halls[0].found_match(NewMatch("xanadu", {}, chairs), people[0])
        twin = await halls[1].find_match(match.id)
        await sit_down(match, people[1], 1)
        with pytest.raises(UserError, match="taken"):
            await sit_down(twin, people[2], 1)
        assert twin.state.seats == match.state.seats and twin.state.seats[1].person == people[1].id
        await sit_down(twin, people[2], None)
        assert twin.state.started and twin.state.seats[2].person == people[2].id
        assert (await MatchRegistry(stores[0], HASTY).find_match(match.id)).state.seats == twin.state.seats
        for database in stores:
            database.close()

    asyncio.run(story())


def test_the_last_two_chairs_taken_at_once_in_two_processes_start_one_game(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [Database(tmp_path), Database(tmp_path)]
        halls = [MatchRegistry(database, HASTY) for database in stores]
        people = [(await People(stores[0]).create_person(name))[0] for name in ("Mei", "Temür")]
        match = await halls[0].found_match(
            NewMatch("xanadu", {}, [MatchSeat(0, "open"), MatchSeat(1, "open")]), people[0]
        )
        twin = await halls[1].find_match(match.id)
        await asyncio.gather(sit_down(match, people[0], 0, "salt"), sit_down(twin, people[1], 1))
        kept = await MatchRegistry(stores[0], HASTY).find_match(match.id)
        assert kept.state.started and [chair.person for chair in kept.state.seats] == [person.id for person in people]
        assert kept.state.seats in (match.state.seats, twin.state.seats)
        for database in stores:
            database.close()

    asyncio.run(story())
