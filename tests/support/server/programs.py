"""The server as a program of its own, and programs that speak to it."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tongbao.testing.processes import children_of, proc_file, start_time

PROGRAM = """
import sys
from tests.support.server.hasty import ROOMY
from tongbao.server.main.server import serve
serve(int(sys.argv[1]), sys.argv[2], ROOMY)
"""
SHARED = PROGRAM.replace("ROOMY)", "ROOMY, workers=2)")
"""The same in two processes."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def serving(place: Path | str, port: int, before: str = "", program: str = PROGRAM) -> Iterator[subprocess.Popen[str]]:
    """The server as a program of its own, that does something ``before``."""
    command = [sys.executable, "-c", f"{before}\n{program}", str(port), str(place)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert "Tongbao is running at" in process.stdout.readline()
        try:
            yield process
        finally:
            end(process)


def end(process: subprocess.Popen[str]) -> None:
    """Kill a program and the processes that it has begun, none of which it replaces meanwhile."""
    if process.poll() is None and sys.platform == "linux":
        process.send_signal(signal.SIGSTOP)
        for child in children_of(process.pid):
            os.kill(child, signal.SIGKILL)
    process.kill()


def workers_of(pid: int) -> list[int]:
    """The processes that serve for a supervisor; those first that began first. Linux only."""
    workers = [child for child in children_of(pid) if "spawn_main" in proc_file(child, "cmdline")]
    return sorted(workers, key=start_time)


def client(port: int, cookies: dict[str, str] | None = None) -> httpx2.Client:
    return httpx2.Client(base_url=f"http://127.0.0.1:{port}", cookies=cookies, timeout=30)


def found(browser: httpx2.Client, name: str, **fields: str) -> str:
    """A new table against a bot; its link."""
    seats = {"seat-0": "me", "seat-1": "bot:random", "players": "2"}
    answer = browser.post("/tables", data={"game": name, "name": "Mei", **seats, **fields})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def until(holds: Callable[[], bool]) -> None:
    """Wait until it holds; what never holds is ended with the test, after the time that any test has."""
    while not holds():
        time.sleep(0.02)
