"""Backpressure in the protocols of uvicorn: they read only as fast as what they read is answered.

By default all that one read brings, up to 256 KB, thousands of requests or of tiny messages, is parsed at once, while
all others wait. Here a little is parsed at a time, and nothing is read meanwhile.
"""

import asyncio
from asyncio import BaseTransport
from typing import Final, cast

from uvicorn._types import ASGI3Application, ASGIReceiveEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tongbao.server.http.rate_limits import RateLimiter, address_of
from tongbao.server.http.security import HEADERS, LARGEST_HEAD

STATUS: Final = {400: b"HTTP/1.1 400 Bad Request", 431: b"HTTP/1.1 431 Request Header Fields Too Large"}


class BoundedConnection(HttpToolsProtocol):
    """HTTP connection with a bounded head: a head without an end is cut off, and not kept in memory until it ends."""

    is_in_head = False
    head = 0
    """Bytes of the head that have come after the first read."""

    def data_received(self, data: bytes) -> None:
        """Take in data that has been read."""
        self.head += len(data)
        super().data_received(data)
        if self.is_in_head and self.head > LARGEST_HEAD and not self.transport.is_closing():
            self.turn_away(431, f"The head of that request is too large: at most {LARGEST_HEAD // 1024} KB.")

    def on_message_begin(self) -> None:
        """Note that a head begins."""
        super().on_message_begin()
        self.is_in_head, self.head = True, 0

    def on_headers_complete(self) -> None:
        """Note that a head is complete."""
        self.is_in_head = False
        super().on_headers_complete()

    def send_400_response(self, msg: str) -> None:
        """Refuse what isn't HTTP."""
        self.turn_away(400, msg)

    def turn_away(self, status: int, sentence: str) -> None:
        """Answer in one sentence, and hang up."""
        headers = {**HEADERS, "content-type": "text/plain; charset=utf-8", "connection": "close"}
        headers["content-length"] = str(len(sentence))
        lines = [STATUS[status], *[f"{name}: {value}".encode() for name, value in headers.items()]]
        self.transport.write(b"\r\n".join([*lines, b"", sentence.encode()]))
        self.transport.close()


SLICE: Final = 512
"""Bytes that are parsed at once."""
MOST_AHEAD: Final = 4
"""The most pipelined requests: a client that sends more before the first is answered is cut off; no browser does."""
UNTAKEN: Final = 60
"""Write timeout: seconds after which a client that takes nothing of what waits for it is cut off."""
MOST_AFTER_CLOSE: Final = 16 * 1024
"""Bytes that a client may still send after the server has closed the socket, before it is cut off."""


class CountedConnection(BoundedConnection):
    """HTTP connection with limits: an address that opens too many is cut off before it is asked what it wants.

    So is a client that doesn't take its answer for long.
    """

    rate_limiter: RateLimiter | None = None
    """None behind a proxy, which is one address for all."""
    counted = ""
    running: RequestResponseCycle | None = None
    limit: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the new connection, or cut it off if its address has too many."""
        super().connection_made(transport)
        if self.rate_limiter is not None:
            address = f"connection {address_of(self.client)}"
            most = self.rate_limiter.limits.connections * self.rate_limiter.limits.factor
            if self.rate_limiter.open[address] >= most or self.rate_limiter.of_address["connections"].take(address):
                transport.abort()
            else:
                self.counted = address
                self.rate_limiter.open[address] += 1

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up, as the client is gone."""
        super().connection_lost(exc)
        if self.running is not None:
            self.running.disconnected = True
            self.running.message_event.set()
        if self.limit is not None:
            self.limit.cancel()
        self.count_out()

    def pause_writing(self) -> None:
        """Start the timeout, as the client doesn't take its answer."""
        super().pause_writing()
        self.limit = self.loop.call_later(UNTAKEN, self.transport.abort)

    def resume_writing(self) -> None:
        """Stop the timeout, as the client has taken its answer."""
        if self.limit is not None:
            self.limit.cancel()
        super().resume_writing()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        """Answer a request; of several that wait uvicorn itself remembers only the last."""
        self.running = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        """Upgrade to a WebSocket, which is counted as one, no longer as a connection."""
        super().handle_websocket_upgrade()
        self.count_out()

    def count_out(self) -> None:
        """Stop counting it as an open connection."""
        if self.rate_limiter is not None and self.counted:
            self.rate_limiter.open[self.counted] -= 1
            if not self.rate_limiter.open[self.counted]:
                del self.rate_limiter.open[self.counted]
            self.counted = ""

    def data_received(self, data: bytes) -> None:
        """Take in data that has been read."""
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            now = cast(asyncio.Protocol, self.transport.get_protocol())
            if now is not self:  # it has become a socket
                now.data_received(data[start:])
                return
            super().data_received(data[start : start + SLICE])
            if len(self.pipeline) > MOST_AHEAD:
                self.pipeline.clear()
                self.transport.abort()


class PacedWebSocket(WebSocketsSansIOProtocol):
    """WebSocket connection that reads only as fast as its messages are taken."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Set up the buffer of a new connection."""
        super().connection_made(transport)
        self.unread = bytearray()
        self.ignored = 0
        self.goes_on = False

    def data_received(self, data: bytes) -> None:
        """Take in data that has been read."""
        if self.close_sent:
            self.ignored += len(data)
            if self.ignored > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self.unread += data
        self.take_in()

    def take_in(self) -> None:
        """Parse a slice, unless a message waits for its reader; read on only when all is parsed."""
        if not self.may_read():
            return
        part = bytes(self.unread[:SLICE])
        del self.unread[:SLICE]
        super().data_received(part)
        if self.unread:
            self.transport.pause_reading()
            if not self.goes_on:
                self.goes_on = True
                self.loop.call_soon(self.go_on)
        elif self.may_read():
            self.transport.resume_reading()

    def may_read(self) -> bool:
        """True if no message waits for its reader."""
        return not (self.read_paused or self.transport.is_closing())

    def go_on(self) -> None:
        """Parse the next slice, now that the event loop has seen to the others."""
        self.goes_on = False
        if self.unread:
            self.take_in()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, once there is one."""
        message = await super().receive()
        if self.unread:
            self.take_in()
        return message
