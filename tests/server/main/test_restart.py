"""The server is killed in the middle of games: every acknowledged choice is there afterwards, and play goes on."""

import os
import random
import signal
import socket
import statistics
import subprocess
import sys
import threading
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx2
import pytest

import tongbao
from tests.support.server.players import Players, playing
from tests.support.server.programs import PROGRAM, SHARED, client, found, free_port, serving, until, workers_of
from tongbao.testing.addresses import api
from tongbao.testing.processes import proc_file

MANY = 12
"""So many players; by day there are fewer, and the server is killed once."""
KILLS = 20
ENOUGH = 25
"""So many choices at each table are acknowledged before the server is killed."""


@pytest.mark.nightly
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_no_acknowledged_choice_is_lost_when_the_server_is_killed(tmp_path: Path, name: str) -> None:
    port = free_port()
    acknowledged: dict[str, list[str]] = {}
    cookies: dict[str, str] = {}
    with serving(tmp_path, port) as program:
        with client(port) as browser:
            links = [found(browser, name) for _ in range(4)]
            cookies = dict(browser.cookies)
        players = [threading.Thread(target=play, args=(port, cookies, link, acknowledged)) for link in links]
        for player in players:
            player.start()
        with client(port, cookies) as browser:
            until(lambda: all(has_gone_far(browser, link, acknowledged) for link in links))
        os.kill(program.pid, signal.SIGKILL)
        for player in players:
            player.join()
    assert all(acknowledged[link] for link in links)
    with serving(tmp_path, port), client(port, cookies) as browser:
        for link in links:
            seen = browser.get(f"{api(link)}/view").json()
            assert seen["version"] in (len(acknowledged[link]), len(acknowledged[link]) + 1), (
                "the last may be unanswered"
            )
            for version, choice in enumerate(acknowledged[link]):
                answer = browser.post(f"{link}/choices", json={"seat": 0, "choice": choice, "version": version})
                assert answer.json() == {"version": seen["version"], "repeat": True}
        again: dict[str, list[str]] = {}
        play(port, cookies, links[0], again, most=20)
        assert again[links[0]] or browser.get(f"{api(links[0])}/view").json()["view"]["over"]


def has_gone_far(browser: httpx2.Client, link: str, acknowledged: dict[str, list[str]]) -> bool:
    """Whether enough is acknowledged at a table; a game in which nobody does anything may end before."""
    return len(acknowledged.get(link, ())) >= ENOUGH or is_over(browser, link)


def is_over(browser: httpx2.Client, link: str) -> bool:
    """Whether the game has ended."""
    return bool(browser.get(f"{api(link)}/view").json()["view"]["over"])


def play(port: int, cookies: dict[str, str], link: str, acknowledged: dict[str, list[str]], most: int = 10_000) -> None:
    """Choose at random until the server is gone, and note what it has acknowledged."""
    made = acknowledged.setdefault(link, [])
    dice = random.Random(link)
    with client(port, cookies) as browser, suppress(httpx2.TransportError):
        while len(made) < most:
            seen = browser.get(f"{api(link)}/view").json()
            if seen["view"]["over"]:
                return
            if seen["choices"]:
                wish = {"seat": 0, "choice": dice.choice(seen["choices"]), "version": seen["version"]}
                if browser.post(f"{link}/choices", json=wish).status_code == 200:
                    made.append(wish["choice"])


@pytest.mark.slow
@pytest.mark.parametrize(("kills", "many"), [(1, 3), pytest.param(KILLS, MANY, marks=pytest.mark.nightly)])
def test_nothing_is_lost_or_doubled_however_often_the_server_is_killed(tmp_path: Path, kills: int, many: int) -> None:
    port, waits = free_port(), list[float]()
    with ExitStack() as programs:
        program = programs.enter_context(serving(tmp_path, port))
        with playing(port, many) as players:
            for _ in range(kills):
                os.kill(program.pid, signal.SIGKILL)
                program = programs.enter_context(serving(tmp_path, port))
                waits.append(players.go_on())
    players.require_kept(tmp_path)
    print(told(players, waits))


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which processes another one has begun")
def test_nothing_is_lost_or_doubled_when_one_of_two_processes_is_killed(postgresql: str) -> None:
    port, waits = free_port(), list[float]()
    with serving(postgresql, port, program=SHARED) as program, playing(port, MANY) as players:
        for _ in range(KILLS):
            until(lambda: len(workers_of(program.pid)) == 2)
            oldest, _ = workers_of(program.pid)
            os.kill(oldest, signal.SIGKILL)
            until(lambda gone=oldest: gone not in workers_of(program.pid))  # type: ignore[misc]
            waits.append(players.go_on())
    players.require_kept(postgresql)
    print(told(players, waits))


@pytest.mark.nightly
@pytest.mark.skipif(sys.platform != "linux", reason="only Linux says which processes another one has begun")
def test_processes_end_with_their_supervisor_however_that_ends(postgresql: str) -> None:
    port = free_port()
    with serving(postgresql, port, program=SHARED) as program:
        workers = workers_of(program.pid)
        os.kill(program.pid, signal.SIGKILL)
        until(lambda: not any(proc_file(worker, "cmdline") for worker in workers))
    socket.create_server(("127.0.0.1", port)).close()


def told(players: Players, waits: list[float]) -> str:
    """Figures of what happened, for who wants to see them."""
    seconds = f"{statistics.median(waits):.1f} s in the median, {max(waits):.1f} s at the longest"
    return f"{players.count} choices acknowledged through {len(waits)} interruptions; all went on after {seconds}."


@pytest.mark.nightly
def test_what_was_settled_and_conceded_is_kept_when_the_server_is_killed(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as program, client(port) as browser:
        seats = {"seat-0": "me", "seat-1": "bot:random", "seat-2": "bot:random", "players": "3"}
        link = browser.post("/tables", data={"game": "pocket_changan", **seats}).headers["location"]
        json = {"accept": "application/json"}
        settled = browser.post(f"{link}/standing", data={"seat": "0", "hand": "lowest"}, headers=json).json()
        assert browser.post(f"{link}/concede", data={"seat": "0"}, headers=json).status_code == 200
        os.kill(program.pid, signal.SIGKILL)
        cookies = dict(browser.cookies)
    with serving(tmp_path, port), client(port, cookies) as browser:
        seen = browser.get(f"{api(link)}/view").json()
        assert seen["view"]["seats"][0]["conceded"] and seen["standing"] == settled["standing"]
        assert seen["standing"] == {"hand": "lowest", "area": "ask"}
        until(lambda: is_over(browser, link))


@pytest.mark.nightly
def test_bots_go_on_after_a_restart_without_a_visitor(tmp_path: Path) -> None:
    port = free_port()
    slow = PROGRAM.replace("ROOMY)", "ROOMY.but(bots={'pause': 60}))")
    command = [sys.executable, "-c", slow, str(port), str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        program.stdout.readline()
        seats = {"seat-0": "bot:random", "seat-1": "bot:random", "players": "2"}
        with client(port) as browser:
            link = browser.post("/tables", data={"game": "xanadu", **seats}).headers["location"]
            assert not browser.get(f"{api(link)}/view").json()["view"]["over"]
        program.kill()
    with serving(tmp_path, port), client(port) as browser:
        until(lambda: is_over(browser, link))
