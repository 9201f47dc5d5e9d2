"""The socket protocol of uvicorn, read only as fast as its messages are taken.

As it is, all that one read brings, up to 256 KB or forty thousand tiny messages, is taken apart at once, while all
others wait. Here the bytes lie until the page's reader wants the next message, and nothing is read meanwhile.
"""

from asyncio import BaseTransport
from typing import Final

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

SLICE: Final = 512
"""So many bytes are taken apart at once."""
MOST_AFTER_CLOSE: Final = 16 * 1024
"""Who goes on sending so many bytes after the server has closed the socket is cut off."""


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    def connection_made(self, transport: BaseTransport) -> None:
        """A browser has come."""
        super().connection_made(transport)
        self.unread = bytearray()
        self.ignored = 0
        self.goes_on = False

    def data_received(self, data: bytes) -> None:
        """Something has been read."""
        if self.close_sent:
            self.ignored += len(data)
            if self.ignored > MOST_AFTER_CLOSE:
                self.transport.abort()
                return
        self.unread += data
        self.take_in()

    def take_in(self) -> None:
        """Take a slice apart, unless a message waits for its reader; read on only when all is taken apart."""
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
        """Whether no message waits for its reader."""
        return not (self.read_paused or self.transport.is_closing())

    def go_on(self) -> None:
        """Take the next slice apart, now that the loop has seen to the others."""
        self.goes_on = False
        if self.unread:
            self.take_in()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message, once there is one."""
        message = await super().receive()
        if self.unread:
            self.take_in()
        return message
