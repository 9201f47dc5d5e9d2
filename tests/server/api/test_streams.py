"""Streams: how things stand, at once and after every change; who doesn't read is cut off and delays nobody."""

import json
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread

import pytest

from tests.support.server.browsers import Json
from tests.support.server.programs import client, free_port, serving, until
from tests.support.server.serving import address, page_of, token_at
from tongbao.client import Change, Refused, Tongbao
from tongbao.client.calls import events_in

HASTY = """
import socket
import tongbao.server.main.server as app
import tongbao.server.api.streams as streams
import tongbao.server.http.uvicorn_protocols as wire
streams.LOOKS = 0.3
wire.UNTAKEN = 1
usual, load = app.listening, app.Config.load
def listening(host, port):
    line = usual(host, port)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return line
app.listening = listening
def patient(config):
    load(config)
    config.timeout_graceful_shutdown = 600
app.Config.load = patient
"""
"""A server that loses patience soon with who doesn't read, and keeps little for him; it never breaks off to close."""


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    number = free_port()
    with serving(tmp_path_factory.mktemp("streams"), number, HASTY):
        yield number


@pytest.fixture
def mei(port: int) -> Tongbao:
    return Tongbao(address(port), token_at(port, f"Mei {time.monotonic_ns() % 10**8}"))


def turn(server: Tongbao, table: str) -> None:
    """Make some choice, once it is one's turn."""
    until(lambda: bool(server.view(table).choices))
    seen = server.view(table)
    server.choose(table, seen.choices[0], seen.version)


def read_on(changes: Iterator[Change], heard: list[Change]) -> None:
    """Take all that comes, until the server ends."""
    with suppress(Refused, OSError):
        heard.extend(changes)


def test_a_stream_tells_at_once_and_after_every_change(mei: Tongbao) -> None:
    table = mei.create("xanadu", ["me", "open"], {}).id
    changes = mei.changes(table)
    first = next(changes)
    assert first.table.state == "open" and first.seen is None
    mei.start(table, "random")
    seen, here = next((change.seen, change.table) for change in changes if change.seen and change.seen.choices)
    assert here.chairs[seen.seat].mine and here.chairs[seen.seat].here
    version = mei.choose(table, seen.choices[0], seen.version).version
    later = next(change.seen for change in changes if change.seen and change.seen.version == version)
    assert later.seat == seen.seat and later.view != seen.view


@pytest.mark.slow
def test_a_stream_goes_on_where_it_broke_off(mei: Tongbao) -> None:
    table = mei.create("xanadu", ["me", "open"]).id
    path = f"/tables/{table}/changes"
    watcher = Tongbao(mei.calls.place.removesuffix("/api/v1"))
    with watcher.calls.open("GET", path) as response:
        _, name, _ = next(events_in(response))
    with watcher.calls.open("GET", path, last=name) as response:
        events = events_in(response)
        assert [response.readline() for _ in range(4)] == [b": ping\n", b"\n"] * 2
        mei.start(table, "random")
        assert json.loads(next(events)[2])["table"]["state"] == "playing"
    with watcher.calls.open("GET", path, last=name) as response:
        kind, other, data = next(events_in(response))
        assert (kind, json.loads(data)["table"]["state"]) == ("change", "playing") and other != name


def test_who_is_invited_is_told_and_when_he_is_to_act(port: int, mei: Tongbao) -> None:
    camel = Tongbao(address(port), token_at(port, f"Luca {time.monotonic_ns() % 10**8}", program="camel"))
    events = camel.events()
    news = next(events)
    assert news.invitations == [] and news.waiting == []
    table = mei.create("xanadu", ["me", "@camel"], {}).id
    assert [one.table for one in next(events).invitations] == [table]
    camel.join(table)
    while next(events).waiting != [table]:
        if (seen := mei.view(table)).choices:
            mei.choose(table, seen.choices[0], seen.version)
    assert camel.view(table).choices


def test_streams_take_nobody_his_turn(mei: Tongbao) -> None:
    table = mei.create("xanadu", ["me", "open"]).id
    streams = [mei.changes(table) for _ in range(5)]
    for stream in streams:
        next(stream)
    assert mei.table(table).state == "open"


def test_a_stream_ends_when_one_may_not_look_any_more(port: int, mei: Tongbao) -> None:
    browser, seal = page_of(port, f"Aisha {time.monotonic_ns() % 10**8}")
    with closing(browser):
        page = browser.post("/account/programs", data={"seal": seal, "name": "x", "read": "on", "days": "7"}).text
        own = Tongbao(address(port), "tongbao_" + page.split("<code data-token>tongbao_")[1].partition("<")[0])
        with own.calls.open("GET", "/events") as response:
            next(events_in(response))
            digest = page.split('name="token"')[1].split('value="')[1].partition('"')[0]
            browser.post("/account/programs/revoke", data={"seal": seal, "token": digest})
            assert list(events_in(response)) == []
    with pytest.raises(Refused) as refused:
        next(own.events())
    assert refused.value.status == 401


def never_reading(port: int, *head: str) -> socket.socket:
    """Somebody who asks for something and never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall("\r\n".join([*head, f"Host: 127.0.0.1:{port}", "", ""]).encode())
    return line


@pytest.mark.slow
def test_who_does_not_read_is_cut_off_and_delays_nobody(port: int, mei: Tongbao) -> None:
    """Of a game of which far more is told than waits for anybody."""
    table = mei.create("silk_cities", ["me", "bot:random", "bot:random"], {}).id
    heard: list[Change] = []
    Thread(target=read_on, args=[Tongbao(address(port)).changes(table), heard], daemon=True).start()
    path, token = f"GET /api/v1/tables/{table}/changes HTTP/1.1", f"Authorization: Bearer {mei.calls.token}"
    with never_reading(port, path, token) as line:
        until(lambda: mei.table(table).chairs[0].here)
        for told in range(20):
            turn(mei, table)
            until(lambda told=told: len(heard) > told)
        until(lambda: not mei.table(table).chairs[0].here)
        with suppress(ConnectionResetError):
            while line.recv(65536):
                pass
    assert mei.table(table).state == "playing"
    seen = len(heard)
    turn(mei, table)
    until(lambda: len(heard) > seen > 5)


def test_an_open_page_that_does_not_read_delays_nobody(port: int, mei: Tongbao) -> None:
    table = mei.create("xanadu", ["me", "bot:random"], {}).id
    head = [f"GET /t/{table}/live HTTP/1.1", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    with never_reading(port, *head, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==") as line:
        hello = b'{"hello": 0}'
        line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # RFC 6455, 5.2; the mask changes nothing
        for _ in range(20):
            turn(mei, table)


@pytest.mark.slow
def test_the_server_closes_although_somebody_listens(tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port, HASTY) as program:
        with client(port) as guest:
            seats = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open"}
            link = guest.post("/tables", data=seats).headers["location"]
        with Tongbao(address(port)).calls.open("GET", f"/tables/{link[3:]}/changes") as response:
            events = events_in(response)
            next(events)
            program.send_signal(signal.SIGTERM)
            assert list(events) == []
            program.wait()


def test_no_stream_shows_what_a_seat_does_not_see(port: int, mei: Tongbao) -> None:
    table = mei.create("xanadu", ["me", "bot:random"], {}).id
    seen: Json = next(Tongbao(address(port)).changes(table)).seen.view  # type: ignore[union-attr]
    assert seen["hand"] is None and mei.view(table).view["hand"]
    with pytest.raises(Refused) as refused:
        next(Tongbao(address(port)).changes(table, 0))
    assert refused.value.status == 403
