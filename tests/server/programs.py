"""The server as a program of its own, and programs that speak to it."""

import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx2

from tests.server.browsers import EVERYBODY

PROGRAM = f"""
import sys
from tongbao.server.serving import serve
serve('127.0.0.1', int(sys.argv[1]), sys.argv[2], pause=0, allowances={EVERYBODY})
"""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def serving(place: Path | str, port: int, before: str = "") -> Iterator[subprocess.Popen[str]]:
    """The server as a program of its own, that does something ``before``."""
    command = [sys.executable, "-c", f"{before}\n{PROGRAM}", str(port), str(place)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        assert "Tongbao is open at" in program.stdout.readline()
        try:
            yield program
        finally:
            program.kill()


def client(port: int, cookies: dict[str, str] | None = None) -> httpx2.Client:
    return httpx2.Client(base_url=f"http://127.0.0.1:{port}", cookies=cookies, timeout=30)


def found(browser: httpx2.Client, name: str, **fields: str) -> str:
    """A new table against a bot; its link."""
    seats = {"seat-0": "me", "seat-1": "bot:random", "players": "2"}
    answer = browser.post("/tables", data={"game": name, "name": "Mei", **seats, **fields})
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def until(holds: Callable[[], bool]) -> None:
    """Wait until it holds."""
    for _ in range(3000):
        if holds():
            return
        time.sleep(0.02)
    raise AssertionError("it never holds")
