"""The gate: what one address asks for too fast waits here for a moment, and is refused if it is far too much."""

import asyncio
from typing import Final
from weakref import WeakValueDictionary

from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tongbao.server.http.rate_limits import RateLimited, RateLimiter, address_of

PRICE_OF_FILE: Final = 0.2
"""A style sheet or a picture costs less than a page."""
STREAM: Final = "text/event-stream"
FLOODED: Final = 4429
"""The code with which a socket is closed that says too much, or is one too many."""


class ThrottledRequest:
    """The turn of one request: until it is answered, or until a stream of events begins, which goes on for long."""

    def __init__(self, turns: asyncio.Semaphore) -> None:
        self.turns: Final = turns
        self.is_over = False

    async def __aenter__(self) -> None:
        await self.turns.acquire()

    async def __aexit__(self, *_error: object) -> None:
        self.end()

    def end(self) -> None:
        """Let the next one have its turn."""
        if not self.is_over:
            self.is_over = True
            self.turns.release()

    def until_it_streams(self, send: Send) -> Send:
        """What goes out; where a stream of events begins the turn is over."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and is_stream(message):
                self.end()
            await send(message)

        return sent


def is_stream(start: Message) -> bool:
    """Whether a stream of events begins so."""
    return Headers(raw=start["headers"]).get("content-type", "").startswith(STREAM)


class Throttle:
    """Lets through what an address may do, later if need be."""

    def __init__(self, app: ASGIApp, rate_limiter: RateLimiter) -> None:
        self.app: Final = app
        self.rate_limiter: Final = rate_limiter
        self.limits: Final = rate_limiter.limits
        self.turns: Final[WeakValueDictionary[str, asyncio.Semaphore]] = WeakValueDictionary()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self.pass_request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.pass_socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def pass_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A request in its turn."""
        price = PRICE_OF_FILE if scope["path"].startswith("/static/") else 1
        address = address_of(scope.get("client"))
        wait = self.rate_limiter.of_address["requests"].take(address, price, self.limits.patience)
        if wait > self.limits.patience:
            await asyncio.sleep(self.limits.held)
            enough = RateLimited(wait)
            refusal = JSONResponse({"error": str(enough)}, 429, {"retry-after": str(enough.wait)})
            await refusal(scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        turn = ThrottledRequest(self.turns.setdefault(address, asyncio.Semaphore(self.limits.at_work)))
        async with turn:
            await self.app(scope, receive, turn.until_it_streams(send))

    async def pass_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A socket, if the address hasn't got too many."""
        address = address_of(scope.get("client"))
        try:
            with self.rate_limiter.socket_of(address, self.rate_limiter.of_address, self.limits.pages_of_address):
                await self.app(scope, receive, send)
        except RateLimited as enough:
            await asyncio.sleep(self.limits.held)
            await WebSocketClose(FLOODED, str(enough))(scope, receive, send)
