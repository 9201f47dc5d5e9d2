"""Behind a real nginx, with the example that hosts are given: under a path, over TLS, and through restarts."""

import random
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path

import httpx2
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.support.server.nginx import BASE, Proxy, nginx_before
from tests.support.server.programs import free_port
from tongbao.server.accounts.sessions import COOKIE
from tongbao.testing.addresses import api

RESTARTED = 1012
STREAMS = 4
PATIENT = 15
"""Seconds for which nginx waits for a server that is started anew."""


@contextmanager
def open_site(folder: Path, port: int, address: str) -> Iterator[subprocess.Popen[str]]:
    """``tongbao serve`` behind a proxy; whoever ends it earlier does so as systemd does."""
    settings = folder / "settings.toml"
    settings.write_text("[bots]\npause = 0\n[rates]\nfactor = 100\n", "utf-8")
    command = [sys.executable, "-m", "tongbao", "serve", "--no-open", "--port", str(port), "--address", f"{address}/"]
    command += ["--data", str(folder / "data"), "--trust-proxy", "127.0.0.1", "--config", str(settings)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert f"Tongbao is running at http://127.0.0.1:{port}{BASE}/" in process.stdout.readline()
        try:
            yield process
        finally:
            process.terminate()


@contextmanager
def live(proxy: Proxy, browser: httpx2.Client, link: str) -> Iterator[ClientConnection]:
    """The socket of the page of a table, as its script opens it."""
    origin = proxy.address.removesuffix(BASE)
    cookie = {"cookie": f"{COOKIE}={browser.cookies[COOKIE]}"}
    address = f"{origin.replace('https', 'wss')}{link}/live"
    with connect(address, ssl=proxy.trust, origin=origin, additional_headers=cookie) as page:  # type: ignore[arg-type]
        page.send('{"hello": 0}')
        yield page


def state_in(page: ClientConnection, over: bool = False) -> dict[str, str]:
    """The sections of the next message that says how the table stands; once the game is over, if that is asked for."""
    while True:
        message = msgspec.json.decode(page.recv(), type=dict)
        if "v" in message and (not over or 'class="result' in message["sections"].get("result", "")):
            found: dict[str, str] = message["sections"]
            return found


def choose(browser: httpx2.Client, link: str, dice: random.Random, most: int = 10_000) -> bool:
    """Choose at random, at most so often; whether the game is over."""
    for _ in range(most):
        while not (seen := browser.get(f"{api(link)}/view").json())["choices"] and not seen["view"]["over"]:
            time.sleep(0.01)
        if seen["view"]["over"]:
            return True
        wish = {"seat": 0, "choice": dice.choice(seen["choices"]), "version": seen["version"]}
        assert browser.post(f"{link}/choices", json=wish).status_code == 200
    return False


@pytest.mark.slow
def test_a_whole_game_under_a_path_over_tls_and_through_a_restart(tmp_path: Path) -> None:
    port, dice = free_port(), random.Random(3)
    with nginx_before(port, tmp_path) as proxy, proxy.client() as browser:
        with open_site(tmp_path, port, proxy.address) as site:
            assert browser.get(BASE).headers["location"] == f"{proxy.address}/"
            answer = browser.post(
                f"{BASE}/tables", data={"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "bot:random"}
            )
            link, cookies = answer.headers["location"], answer.headers.get_list("set-cookie")
            assert link.startswith(f"{BASE}/t/")
            assert cookies and all(f"; Path={BASE}/;" in one and one.endswith("; Secure") for one in cookies)
            assert f'src="{BASE}/static/' in browser.get(link).text
            with live(proxy, browser, link) as page:
                assert f'href="{BASE}/rules/xanadu' in state_in(page)["about"]
                assert not choose(browser, link, dice, most=5)
                assert state_in(page)
                site.terminate()
                with pytest.raises(ConnectionClosed) as closing:
                    while True:
                        page.recv()
                assert closing.value.rcvd is not None and closing.value.rcvd.code == RESTARTED
            site.wait()
        begun, found = time.monotonic(), list[int]()
        waiting = threading.Thread(target=lambda: found.append(browser.get(link).status_code))
        waiting.start()
        with open_site(tmp_path, port, proxy.address):
            took = time.monotonic() - begun
            waiting.join()
            assert found == [200] or took > PATIENT, "who came meanwhile has waited"
            with live(proxy, browser, link) as page:
                assert choose(browser, link, dice)
                assert f'href="{link}/result"' in state_in(page, over=True)["result"]
            for end in ("", "/text", "/result", "/result.svg", "/replay", "/fairness"):
                assert browser.get(link + end).status_code == 200


# Guesses that wait, and those that don't.


class Heard(BaseHTTPRequestHandler):
    """A server that notes what it was asked; where the path says so the line breaks before the first answer."""

    protocol_version = "HTTP/1.1"
    asked: list[str] = []

    def do_GET(self) -> None:
        self.asked.append(f"{self.command} {self.path}")
        self.rfile.read(int(self.headers.get("content-length", 0)))
        self.close_connection = True  # else nginx could ask on an open line after the server is closed
        if self.path.endswith("/lost") and self.asked.count(self.asked[-1]) == 1:
            return
        self.send_response(200)
        self.send_header("content-length", "0")
        self.send_header("connection", "close")
        self.end_headers()

    def do_POST(self) -> None:
        self.do_GET()

    def log_message(self, *_: object) -> None:
        """Nothing is logged."""


@pytest.fixture
def heard() -> list[str]:
    """The requests to the server."""
    Heard.asked = []
    return Heard.asked


@contextmanager
def answering(port: int) -> Iterator[None]:
    """The server that notes what it is asked."""
    with ThreadingHTTPServer(("127.0.0.1", port), Heard) as server:
        threading.Thread(target=server.serve_forever, args=[0.02]).start()
        yield
        server.shutdown()


@pytest.mark.slow
def test_a_stream_of_requests_sees_nothing_of_a_restart(tmp_path: Path, heard: list[str]) -> None:
    """Not even what is sent: it never reached the server, so that it is done once.

    Nothing is under way while the line is closed: what the kernel has taken then, and no program, is lost.
    """
    port, go, done, numbers = free_port(), threading.Event(), threading.Event(), count()
    statuses, under_way = set[int](), threading.Semaphore(STREAMS)

    def stream(method: str) -> None:
        with proxy.client() as browser:
            while not done.is_set():
                go.wait()
                with under_way:
                    answer = browser.request(method, f"{BASE}/{next(numbers)}", content=b"x" * 5000)
                statuses.add(answer.status_code)

    with nginx_before(port, tmp_path) as proxy:
        streams = [threading.Thread(target=stream, args=[method]) for method in ("GET", "POST") * (STREAMS // 2)]
        with answering(port):
            go.set()
            for one in streams:
                one.start()
            while len(heard) < 40:
                time.sleep(0.01)
            go.clear()
            for _ in range(STREAMS):
                under_way.acquire()
        under_way.release(STREAMS)
        go.set()
        time.sleep(2)  # while there is no server
        before = len(heard)
        with answering(port):
            while len(heard) < before + 40:
                time.sleep(0.01)
            done.set()
            for one in streams:
                one.join()
    assert statuses == {200}
    posted = [asked for asked in heard if asked.startswith("POST")]
    assert posted and len(posted) == len(set(posted))


def test_what_may_have_been_done_is_not_sent_again(tmp_path: Path, heard: list[str]) -> None:
    """Where the line breaks after it was sent nobody knows whether it was done; what only looks is asked again."""
    port = free_port()
    with nginx_before(port, tmp_path) as proxy, proxy.client() as browser, answering(port):
        assert browser.post(f"{BASE}/lost", data={"a": "b"}).status_code == 502
        assert heard == [f"POST {BASE}/lost"]
        assert browser.get(f"{BASE}/lost").status_code == 200
        assert heard[1:] == [f"GET {BASE}/lost"] * 2
