"""Guests: open pages of tables, which say what a browser says and look at what comes only as far as is needed."""

import asyncio
import json
import os
import re
import socket
import time
from collections.abc import Callable
from typing import Final

from seated import Move, Seated

from tongbao.server.accounts.sessions import COOKIE

STATE: Final = b'{"v":'
HEARD: Final = re.compile(rb'"heard":(\d+)')
TAGS: Final = b'"tags":{'
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FIN: Final = 0x80
SMALL: Final = 4096
"""Bytes that wait at the door of who doesn't read."""
PATIENCE: Final = 60.0


class Guest(asyncio.Protocol):
    """One open page. ``hear`` is called for each state that comes."""

    def __init__(self, path: str, token: str, hear: Callable[["Guest"], None] = lambda _: None) -> None:
        self.path: Final = path
        self.token: Final = token
        self.hear = hear
        self.tags: list[bytes] = []
        self.errors: list[str] = []
        self.chosen = self.answered = 0
        self.bytes = self.states = 0
        self.is_open = False

    async def enter(self, port: int, deaf: bool = False) -> None:
        """Open the page's socket and wait for the first state; who is ``deaf`` reads nothing more after it."""
        self.unread, self.upgraded = bytearray(), False
        self.chosen = self.answered = 0
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line = socket.socket()
        if deaf:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        line.setblocking(False)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(line, ("127.0.0.1", port))
        transport, _ = await loop.create_connection(lambda: self, sock=line)
        self.transport: asyncio.Transport = transport
        head = [
            f"GET {self.path}/live HTTP/1.1",
            f"Host: 127.0.0.1:{port}",
            f"Origin: http://127.0.0.1:{port}",
            f"Cookie: {COOKIE}={self.token}",
            *("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"),
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        ]
        transport.write("\r\n".join([*head, "", ""]).encode())
        async with asyncio.timeout(PATIENCE):
            await self.greeted
        if deaf:
            transport.pause_reading()

    def leave(self) -> None:
        """Close it as a network does that is gone."""
        self.transport.abort()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.is_open = True

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_open = False
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError(f"closed before the first state: {self.errors[-1:]}"))

    def data_received(self, data: bytes) -> None:
        """Take apart what came: the answer of the handshake, then frames, which the server doesn't mask."""
        self.bytes += len(data)
        unread = self.unread
        unread += data
        if not self.upgraded:
            end = unread.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in unread[:32]:
                self.errors.append(unread[:80].decode(errors="replace"))
                self.transport.abort()
                return
            del unread[: end + 4]
            self.upgraded = True
            self.say({"hello": 0, "have": self.kept()})
        at = 0
        while len(unread) - at >= 2:
            size, head = unread[at + 1], 2
            if size == 126:
                size, head = int.from_bytes(unread[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(unread[at + 2 : at + 10], "big"), 10
            if len(unread) < at + head + size:
                break
            self.take(unread[at] & 15, unread, at + head, at + head + size)
            at += head + size
        if at:
            del unread[:at]

    def take(self, kind: int, data: bytearray, start: int, end: int) -> None:
        """One frame."""
        if kind == PING:
            self.send(PONG, bytes(data[start:end]))
        elif kind == TEXT and data.startswith(STATE, start):
            self.states += 1
            heard = HEARD.search(data, start, start + 100)
            self.answered = int(heard[1]) if heard else 0
            begins = data.rfind(TAGS, start, end)
            if begins >= 0:
                self.tags.append(bytes(data[begins + len(TAGS) - 1 : data.find(b"}", begins) + 1]))
            if not self.greeted.done():
                self.greeted.set_result(None)
            else:
                self.hear(self)
        elif kind == TEXT and data.startswith(b'{"error"', start):
            self.errors.append(data[start:end].decode())

    def kept(self) -> dict[str, str]:
        """The tags of the sections that it has."""
        kept: dict[str, str] = {}
        for some in self.tags:
            kept |= json.loads(some)
        self.tags = [json.dumps(kept).encode()] if kept else []
        return kept

    def say(self, message: dict[str, object]) -> None:
        """Send a message."""
        self.send(TEXT, json.dumps(message).encode())

    def choose(self, move: Move) -> None:
        """Make a choice."""
        self.chosen += 1
        self.say({"choose": move.text, "seat": move.seat, "v": move.version})

    def send(self, kind: int, body: bytes) -> None:
        """Send one frame, masked by nothing (RFC 6455, 5.3)."""
        if len(body) < 126:
            size = bytes([0x80 | len(body)])
        else:
            size = bytes([0x80 | 126]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([FIN | kind]) + size + bytes(4) + body)


class Party:
    """The four open pages of a table, and the choices that are made there one after another."""

    def __init__(self, table: Seated) -> None:
        self.table: Final = table
        self.guests: Final = [Guest(f"/t/{table.id}", token, self.hear) for token in table.tokens]
        self.seats: Final = {id(guest): seat for seat, guest in enumerate(self.guests)}
        self.next = 0
        self.missing: set[int] = set()
        self.sent = 0.0

    @property
    def is_over(self) -> bool:
        """Whether no more choices are known."""
        return self.next >= len(self.table.moves)

    def choose(self, done: Callable[["Party", float], None]) -> None:
        """Make the next choice; ``done`` is told after how many milliseconds all had it who see something of it."""
        move = self.table.moves[self.next]
        self.next += 1
        self.missing, self.done = set(move.seen_by), done
        self.sent = time.perf_counter()
        self.guests[move.seat].choose(move)

    def hear(self, guest: Guest) -> None:
        """A guest has a new state."""
        if self.missing and guest.answered == guest.chosen:
            self.missing.discard(self.seats[id(guest)])
            if not self.missing:
                self.done(self, (time.perf_counter() - self.sent) * 1000)

    def errors(self) -> list[str]:
        """What the server has refused."""
        return [error for guest in self.guests for error in guest.errors]


async def enter(guests: list[Guest], port: int, at_once: int = 32) -> None:
    """Let all open their pages, so many at once."""
    turns = asyncio.Semaphore(at_once)

    async def one(guest: Guest) -> None:
        async with turns:
            await guest.enter(port)

    await asyncio.gather(*map(one, guests))


def used() -> float:
    """Seconds of a core that this program has used."""
    spent = os.times()
    return spent.user + spent.system
