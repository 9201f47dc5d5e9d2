"""One server at a time keeps its tables in a folder, and nobody takes a chair that somebody else has just taken."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.programs import PROGRAM, client, found, free_port, serving
from tongbao.server.chairs import Chair
from tongbao.server.claim import Claim
from tongbao.server.hall import Hall, Wish
from tongbao.server.people import People
from tongbao.server.places import BadStore
from tongbao.server.refusals import Refusal
from tongbao.server.seating import sit_down
from tongbao.server.storage import Store


def second(place: str) -> subprocess.CompletedProcess[str]:
    """Another server that is to keep its tables there."""
    command = [sys.executable, "-c", PROGRAM, str(free_port()), place]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("place", ["{}", "sqlite:///{}/tongbao.sqlite", "{}/../{}"])
def test_a_second_server_on_one_folder_refuses_and_names_the_first(tmp_path: Path, place: str) -> None:
    port = free_port()
    with serving(tmp_path, port) as program:
        refused = second(place.format(tmp_path, tmp_path.name))
        assert refused.returncode == 2 and refused.stdout == ""
        assert f"process {program.pid}, since 20" in refused.stderr
        assert f"open at http://127.0.0.1:{port}/" in refused.stderr and "--data" in refused.stderr
        assert "Traceback" not in refused.stderr and refused.stderr.count("\n") == 1
        with client(port) as browser:
            assert browser.get("/ready").json()["ok"]


def test_the_claim_ends_with_the_process_however_that_ends(tmp_path: Path) -> None:
    with serving(tmp_path, free_port()) as program:
        os.kill(program.pid, signal.SIGKILL)
        program.wait()
    with serving(f"sqlite:///{tmp_path}/tongbao.sqlite", free_port()):
        pass


def test_tools_that_only_read_may_read_while_a_server_runs(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port), client(port) as browser:
        found(browser, "xanadu")
        command = [sys.executable, "-m", "tongbao", "verify", str(tmp_path)]
        told = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert (told.returncode, told.stdout) == (0, "Tables that are well: 1 of 1.\n")


@pytest.mark.parametrize("said", [None, "", "{}", "[]", '{"pid": 1, "since": "noon", "address": ""}'])
def test_a_first_server_that_did_not_say_who_it_is_is_refused_to_all_the_same(tmp_path: Path, said: str | None) -> None:
    claim = Claim(tmp_path)
    note = tmp_path / "tongbao.sqlite-server"
    assert json.loads(note.read_text())["pid"] == os.getpid()
    note.unlink() if said is None else note.write_text(said)
    with pytest.raises(BadStore, match="didn’t say which"):
        Claim(tmp_path)
    claim.release()
    Claim(tmp_path).release()


def test_a_database_without_a_file_needs_no_claim() -> None:
    one, two = Claim("sqlite://"), Claim("sqlite://")
    assert one.file is two.file is None


def test_two_processes_never_give_one_chair_to_two_guests(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [Store(tmp_path), Store(tmp_path)]
        halls = [Hall(store, 0) for store in stores]
        people = [(await People(stores[0]).welcome(name))[0] for name in ("Mei", "Temür", "Aisha")]
        chairs = [Chair(0, "human", "Mei", people[0].id), Chair(1, "open"), Chair(2, "open")]
        match = await halls[0].found(Wish("xanadu", {}, chairs), people[0])
        twin = await halls[1].find(match.id)
        await sit_down(match, people[1], 1)
        with pytest.raises(Refusal, match="taken"):
            await sit_down(twin, people[2], 1)
        assert twin.chairs == match.chairs and twin.chairs[1].person == people[1].id
        await sit_down(twin, people[2], None)
        assert twin.started and twin.chairs[2].person == people[2].id
        assert (await Hall(stores[0], 0).find(match.id)).chairs == twin.chairs
        for store in stores:
            store.close()

    asyncio.run(story())


def test_the_last_two_chairs_taken_at_once_in_two_processes_start_one_game(tmp_path: Path) -> None:
    async def story() -> None:
        stores = [Store(tmp_path), Store(tmp_path)]
        halls = [Hall(store, 0) for store in stores]
        people = [(await People(stores[0]).welcome(name))[0] for name in ("Mei", "Temür")]
        match = await halls[0].found(Wish("xanadu", {}, [Chair(0, "open"), Chair(1, "open")]), people[0])
        twin = await halls[1].find(match.id)
        await asyncio.gather(sit_down(match, people[0], 0, "salt"), sit_down(twin, people[1], 1))
        kept = await Hall(stores[0], 0).find(match.id)
        assert kept.started and [chair.person for chair in kept.chairs] == [person.id for person in people]
        assert kept.chairs in (match.chairs, twin.chairs)
        for store in stores:
            store.close()

    asyncio.run(story())
