"""Connections are read only as fast as what they bring is answered, and who floods them is cut off."""

import asyncio
import itertools
import socket
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.support.server.programs import PROGRAM, client, found, free_port, serving, until
from tongbao.server.main.server import Config, Serving, listening

FRAME = bytes([0x81, 0x80 | 11, 0, 0, 0, 0]) + b'{"ping": 1}'
"""A masked text frame (RFC 6455, 5.2) whose mask changes nothing."""
PONG = b'{"pong":1,"now":'
"""The answer to FRAME."""
PING = bytes([0x89, 0x80, 0, 0, 0, 0])


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    port = free_port()
    with serving(tmp_path_factory.mktemp("wire"), port, program=STRICT):
        yield port


STRICT = PROGRAM.replace("ROOMY", "HASTY")
"""A server with the usual rate limits."""


@pytest.fixture(scope="module")
def link(port: int) -> str:
    with client(port) as browser:
        return found(browser, "xanadu")


ADDRESSES = itertools.count(2)


def connect(port: int, source: str = "127.0.0.1") -> socket.socket:
    """A connection."""
    line = socket.create_connection(("127.0.0.1", port), 20, (source, 0))
    line.settimeout(None)
    return line


def connect_as_nobody_else(port: int) -> socket.socket:
    """A connection from an address of its own, so that floods by others don't use up its rate limits."""
    return connect(port, f"127.0.0.{next(ADDRESSES)}" if sys.platform == "linux" else "127.0.0.1")


def upgrade(line: socket.socket, link: str) -> None:
    """Make a socket of it."""
    head = [f"GET {link}/live HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
    head += ["Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13", "", ""]
    line.sendall("\r\n".join(head).encode())
    assert b" 101 " in line.recv(4096).split(b"\r\n")[0]


def hear(line: socket.socket, enough: Callable[[bytes], bool]) -> None:
    """Read until the bytes that have come are enough; fails if the connection is closed before."""
    heard = b""
    while not enough(heard):
        part = line.recv(65536)
        assert part, f"closed after {heard[-400:]!r}"
        heard += part


def heard_until_closed(line: socket.socket) -> bytes:
    """All that comes until the other end closes."""
    heard = b""
    try:
        while part := line.recv(65536):
            heard += part
    except ConnectionError:
        pass
    return heard


def test_no_part_of_an_answer_waits_for_the_others_word_that_it_has_the_first() -> None:
    with listening("127.0.0.1", 0) as door, socket.create_connection(door.getsockname(), 20):
        line, _ = door.accept()
        with line:
            assert line.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_who_says_too_much_is_told_once_and_closed_with_code_and_reason(port: int, link: str) -> None:
    with connect(port) as line:
        upgrade(line, link)
        line.sendall(FRAME * 1000)
        heard = heard_until_closed(line)
    assert heard.count(b"Too many messages at once") == 1
    assert heard.count(b'"pong"') < 100
    close = heard.rindex(b"\x88")
    assert int.from_bytes(heard[close + 2 : close + 4], "big") == 4429
    assert heard[close + 4 :].startswith(b"Too many messages")


def test_who_goes_on_after_that_is_cut_off(port: int, link: str) -> None:
    with connect(port) as line:
        upgrade(line, link)
        with pytest.raises(ConnectionError):
            for _ in range(2000):
                line.sendall(FRAME * 1000)
                time.sleep(0.002)


def test_signs_of_life_and_large_messages_come_through_in_pieces(port: int, link: str) -> None:
    with connect_as_nobody_else(port) as line:
        upgrade(line, link)
        text = b'{"ping": 1, "have": {' + b", ".join(b'"%04d": "0123456789"' % n for n in range(150)) + b"}}"
        frame = bytes([0x81, 0x80 | 126]) + len(text).to_bytes(2, "big") + bytes(4) + text
        for start in range(0, len(frame), 700):
            line.sendall(frame[start : start + 700])
            time.sleep(0.005)
        hear(line, lambda heard: PONG in heard)
        line.sendall(PING * 3 + FRAME)
        hear(line, lambda heard: PONG in heard and heard.count(bytes([0x8A, 0])) == 3)


def test_who_asks_far_ahead_without_reading_answers_is_cut_off_and_others_are_answered(port: int) -> None:
    with connect(port) as line, client(port) as browser:
        with pytest.raises(ConnectionError):
            for _ in range(2000):
                line.sendall(b"GET /ready HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
                time.sleep(0.002)
        assert browser.get("/ready").json()["ok"]


def test_a_body_of_many_pieces_arrives_whole(port: int) -> None:
    with client(port) as browser:
        answer = browser.post("/tables", data={"game": "xanadu", "players": "2", "cards": "x" * 100_000})
        assert answer.status_code == 400 and "Say who sits" in answer.text


def test_one_address_has_so_many_connections_open(tmp_path: Path) -> None:
    few = STRICT.replace("HASTY)", "HASTY.but(rates={'connections': 3}))")
    port = free_port()
    with serving(tmp_path, port, program=few):
        lines = [connect(port) for _ in range(3)]
        for line in lines:
            line.sendall(b"GET /ready HTTP/1.1\r\nHost: localhost\r\n\r\n")
            assert b" 200 " in line.recv(4096)
        with connect(port) as refused:
            assert heard_until_closed(refused) == b""
        lines.pop().close()
        until(lambda: is_answered(port))
        for line in lines:
            line.close()


def is_answered(port: int) -> bool:
    """Whether there is room for one more connection."""
    with connect(port) as line:
        line.sendall(b"GET /ready HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return b" 200 " in heard_until_closed(line)


def test_behind_a_trusted_proxy_the_client_is_who_the_proxy_says(tmp_path: Path) -> None:
    rates = "{'address': {'tables': {'at_once': 1, 'a_second': 0.001}}}"
    behind = STRICT.replace("HASTY)", f"HASTY.but(rates={rates}), trusted_proxy='127.0.0.1')")
    form, port = {"game": "xanadu", "play": "now"}, free_port()
    with serving(tmp_path, port, program=behind), client(port) as browser:
        answers = []
        for host in ("192.0.2.1", "192.0.2.2", "192.0.2.2"):
            answers.append(browser.post("/tables", data=form, headers={"x-forwarded-for": host}).status_code)
            browser.cookies.clear()
        assert answers == [303, 303, 429]


def test_nobody_elses_word_is_taken_for_who_the_client_is() -> None:
    trusts = [Config(Serving(trusted_proxy=proxy)) for proxy in (None, "192.0.2.7")]
    assert [(config.proxy_headers, config.forwarded_allow_ips) for config in trusts[1:]] == [(True, "192.0.2.7")]
    assert not trusts[0].proxy_headers


def test_nothing_is_read_while_a_message_waits_for_its_reader() -> None:
    from uvicorn.config import Config
    from uvicorn.server import ServerState

    from tongbao.server.http.uvicorn_protocols import SLICE, PacedWebSocket

    class Reading:
        """A transport that only notes whether it is read from."""

        reads = True

        def pause_reading(self) -> None:
            self.reads = False

        def resume_reading(self) -> None:
            self.reads = True

        def is_closing(self) -> bool:
            return False

        def write(self, data: bytes) -> None:
            pass

        def get_extra_info(self, name: str) -> None:
            return None

    async def story() -> None:
        async def app(scope: object, receive: object, send: object) -> None:
            await asyncio.sleep(60)

        config = Config(app, ws_max_size=16384, log_level="error")  # type: ignore[arg-type]
        config.load()
        wire, transport = PacedWebSocket(config, ServerState(), {}), Reading()
        wire.connection_made(transport)  # type: ignore[arg-type]
        head = "GET /t/x/live HTTP/1.1|Host: localhost|Upgrade: websocket|Connection: Upgrade|Sec-WebSocket-Version: 13"
        head += "|Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==||"
        wire.data_received(head.replace("|", "\r\n").encode())
        await wire.send({"type": "websocket.accept"})
        assert (await wire.receive())["type"] == "websocket.connect"
        wire.data_received(FRAME * 10_000)
        for _ in range(50):
            await asyncio.sleep(0)
        assert wire.queue.qsize() <= SLICE // len(FRAME) + 1 and not transport.reads
        for _ in range(10_000):
            assert (await wire.receive())["type"] == "websocket.receive"
        assert transport.reads and not wire.unread
        for task in wire.tasks:
            task.cancel()

    asyncio.run(story())
