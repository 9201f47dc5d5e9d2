"""How long everybody else waits while a stranger sends what is meant to stop the server.

    python benchmarks/attacked.py [SECONDS]

A guest at a table asks for his view again and again, first alone, then while two strangers send one kind of attack as
fast as they are answered, each kind for so many seconds (5) to a server of its own on the loopback, which may take so
much memory and time and no more. Told are the median and the longest time that the guest waited, how many attacks were
answered meanwhile, and how.
"""

import http.client
import json
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from typing import Final, NamedTuple
from urllib.parse import urlencode

from tongbao.testing.addresses import api

STRANGERS: Final = 2
PATIENCE: Final = 30.0
"""After so many seconds without an answer the server counts as stopped."""
MEMORY: Final = 2 * 1024**3
"""Bytes that the server may take."""
SERVER: Final = """
import resource, sys
from tongbao.cli.app import main
resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
resource.setrlimit(resource.RLIMIT_CPU, (120, 120))
main(sys.argv[1:])
""".replace("MEMORY", str(MEMORY))
PLAIN: Final = {"content-type": "application/x-www-form-urlencoded", "accept": "application/json"}
TABLE: Final = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open"}


class Attack(NamedTuple):
    """What a stranger sends."""

    title: str
    path: str
    body: str
    headers: dict[str, str] = PLAIN


def cards(text: str) -> str:
    """The form of a new table with that card file."""
    return urlencode({**TABLE, "cards": text})


ATTACKS: Final = (
    Attack("a key of 10,000 parts", "/tables", cards("a" + ".a" * 10_000 + " = 1")),
    Attack("a key of 60,000 parts", "/tables", cards("a" + ".a" * 60_000 + " = 1")),
    Attack("256 KB of keys", "/tables", cards("\n".join([f"k{n} = 1" for n in range(18_000)]))),
    Attack("as many keys as are read", "/tables", cards("\n".join([f"k{n}=1" for n in range(9_900)]))),
    Attack("as many values as are read", "/tables", cards("a=[\n" + ("1," * 400 + "\n") * 49 + "]")),
    Attack("lists in lists", "/tables", cards("a=" + "[" * 990)),
    Attack("256 KB of fields", "/tables", "a=1&" * 65_000),
    Attack("256 KB of half signs", "/tables", "a=" + "%" * 260_000),
    Attack("a name of 40,000 accents", "/tables", "game=xanadu&play=now&name=a" + "%CC%81%CC%96" * 20_000),
    Attack("a cookie of backslashes", "/name", "name=Mei", {**PLAIN, "cookie": 'a="' + "\\" * 30_000 + '"'}),
    Attack("256 KB of JSON in JSON", "/t/none/choices", '{"seat":' * 32_000, {"content-type": "application/json"}),
)


@contextmanager
def server() -> Iterator[int]:
    """A server on a free port of the loopback; its port."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVER, "serve", "--port", str(port), "--data", folder, "--no-open"]
        program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert program.stdout is not None and "open at" in program.stdout.readline(), "the server did not start"
            yield port
        finally:
            program.kill()
            program.wait()


class Visitor:
    """Somebody with a line to the server, opened anew when it breaks."""

    def __init__(self, port: int) -> None:
        self.port: Final = port
        self.line = self.dial()

    def dial(self) -> http.client.HTTPConnection:
        """A new line."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)

    def ask(self, method: str, path: str, body: str | None = None, headers: dict[str, str] | None = None) -> int | str:
        """The status of the answer, or what went wrong."""
        try:
            self.line.request(method, path, body, headers or {})
            answer = self.line.getresponse()
            answer.read()
        except (OSError, http.client.HTTPException) as error:
            self.line.close()
            self.line = self.dial()
            return type(error).__name__
        self.told = answer
        return answer.status


def guest_at_table(port: int) -> tuple[Visitor, str, dict[str, str]]:
    """A guest, the address of his view, and his cookie."""
    guest = Visitor(port)
    status = guest.ask("POST", "/tables", urlencode({"game": "xanadu", "play": "now"}), PLAIN)
    assert status == 303, status
    cookie = (guest.told.getheader("set-cookie") or "").partition(";")[0]
    return guest, f"{api(str(guest.told.getheader('location')))}/view", {"cookie": cookie}


def waits(guest: Visitor, path: str, headers: dict[str, str], seconds: float) -> list[float]:
    """How long the guest waited each time, in milliseconds."""
    found, end = [], time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.perf_counter()
        status = guest.ask("GET", path, headers=headers)
        found.append((time.perf_counter() - start) * 1000)
        assert status in (200, 429) or isinstance(status, str), status
        time.sleep(0.05)
    return found


def attack(port: int, what: Attack, over: threading.Event, answers: Counter[int | str]) -> None:
    """Send it again and again until it is over."""
    stranger = Visitor(port)
    while not over.is_set():
        answers[stranger.ask("POST", what.path, what.body, what.headers)] += 1


def main(seconds: float) -> None:
    """Measure all attacks, and print a line for each."""
    for what in (None, *ATTACKS):
        with server() as port:
            guest, path, headers = guest_at_table(port)
            waits(guest, path, headers, 1)
            over, answers = threading.Event(), Counter[int | str]()
            if what is not None:
                for _ in range(STRANGERS):
                    threading.Thread(target=attack, args=(port, what, over, answers), daemon=True).start()
            found = waits(guest, path, headers, seconds)
            over.set()
        told = f"median {median(found):8.1f} ms, longest {max(found):8.1f} ms"
        print(f"{what.title if what else 'nothing':28} {told}, answers {json.dumps(dict(answers))}", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 5)
