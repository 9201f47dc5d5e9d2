"""Rate limits and throttling: how much an address and a person can do, and how many requests are answered at once."""

import asyncio
import ipaddress
import math
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from typing import Final
from weakref import WeakValueDictionary

from msgspec.structs import asdict
from starlette.datastructures import Headers
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from tongbao.server.common.errors import UserError
from tongbao.server.common.fair_scheduling import CLIENT, Client, Turns, charged, waiting
from tongbao.server.common.metrics import LIMITED
from tongbao.server.common.settings import Rate, RateLimits

MINUTE: Final = 60
WORK: Final = "work"
"""The rate limit whose tokens are seconds of the processor."""


class RateLimited(UserError):
    """Rate limit reached: somebody has done that often enough for now."""

    def __init__(self, wait: float) -> None:
        seconds = max(1, math.ceil(wait))
        super().__init__("Too fast. Please try again in {n} {n|second|seconds}.", 429, n=seconds)
        self.wait = seconds


class TokenBucket:
    """Token buckets of one rate limit, one for each client: each holds ``at_once`` and fills by ``a_second``.

    Beyond ``most`` clients, full buckets are dropped.
    """

    def __init__(self, what: str, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic) -> None:
        self.what: Final = what
        self.rate: Final = rate
        self.most: Final = most
        self.clock: Final = clock
        self.left: dict[str, tuple[float, float]] = {}

    def take(self, who: str, amount: float = 1, patience: float = 0) -> float:
        """Take tokens from a client's bucket; return the seconds to wait until it may be done, 0 for at once.

        If they are more than the client's ``patience`` it isn't done, and nothing is taken.
        """
        now = self.clock()
        left = self.now_left(who, now) - amount
        wait = max(0.0, -left / self.rate.a_second)
        if wait <= patience:
            if len(self.left) >= self.most:
                self.forget(now)
            self.left[who] = (left, now)
        else:
            LIMITED.labels(self.what).inc()
        return wait

    def owed(self, who: str) -> float:
        """The seconds to wait until a client who has taken more than there was has none too few."""
        return max(0.0, -self.now_left(who, self.clock()) / self.rate.a_second)

    def now_left(self, who: str, now: float) -> float:
        """The tokens that a client has left."""
        left, then = self.left.get(who, (self.rate.at_once, now))
        return min(self.rate.at_once, left + (now - then) * self.rate.a_second)

    def forget(self, now: float) -> None:
        """Drop full buckets; if those are few, also half of the others, the longest unseen."""
        short = {who: at for who, at in self.left.items() if self.now_left(who, now) < self.rate.at_once}
        latest = sorted(short, key=lambda who: short[who][1])[-self.most // 2 :]
        self.left = {who: short[who] for who in latest}


class RateLimiter:
    """Rate limiter of a server: the token buckets of all its rate limits."""

    def __init__(self, limits: RateLimits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits: Final = limits
        self.of_address, self.of_person = (
            {
                what: TokenBucket(what, times(rate, limits.factor), limits.remembered, clock)
                for what, rate in kind.items()
            }
            for kind in (asdict(limits.address), asdict(limits.person))
        )
        self.open: Final[Counter[str]] = Counter()
        self.turns: Final = Turns()
        self.clients: Final[WeakValueDictionary[str, Client]] = WeakValueDictionary()
        self.processor: Callable[[], float] = time.thread_time

    def client_at(self, address: str) -> Client:
        """The client at an address, on whose account the processor works."""
        client = self.clients.get(address)
        if client is None:
            work = self.of_address[WORK]
            client = Client(
                self.turns,
                lambda seconds: work.take(address, seconds, math.inf),
                lambda: 1 - work.now_left(address, work.clock()) / work.rate.at_once,
                lambda: self.processor(),
            )
            self.clients[address] = client
        return client

    def wait_of(self, address: str, price: float, patience: float) -> float:
        """Take the price of a request; return the seconds to wait until it may be answered.

        Whoever has had more of the processor than is theirs waits too, until that is made up for.
        """
        wait = self.of_address["requests"].take(address, price, patience)
        owed = self.of_address[WORK].owed(address)
        if owed > patience:
            LIMITED.labels(WORK).inc()
        return max(wait, owed)

    def require_allowed(self, what: str, address: str, person: str | None) -> None:
        """Take one token from the buckets of the person and of the address. Raises RateLimited."""
        if person is not None and what in self.of_person:
            require(self.of_person[what].take(person))
        require(self.of_address[what].take(address))

    def require_of(self, what: str, who: str) -> None:
        """Take one token from a target's bucket, as of an address to which letters go. Raises RateLimited."""
        require(self.of_person[what].take(who))

    @contextmanager
    def socket_of(self, who: str, kind: Mapping[str, TokenBucket], most: int) -> Iterator[None]:
        """Context manager that counts an open WebSocket. Raises RateLimited if it is one too many."""
        require(kind["messages"].take(who, 0))
        with self.stream_of(who, kind, most):
            yield

    @contextmanager
    def stream_of(self, who: str, kind: Mapping[str, TokenBucket], most: int) -> Iterator[None]:
        """Context manager that counts an open WebSocket or event stream. Raises RateLimited if it is one too many."""
        if self.open[who] >= most * self.limits.factor:
            LIMITED.labels("open sockets").inc()
            raise RateLimited(MINUTE)
        require(kind["sockets"].take(who))
        self.open[who] += 1
        try:
            yield
        finally:
            self.open[who] -= 1
            if not self.open[who]:
                del self.open[who]

    def may_send(self, who: str, address: str) -> bool:
        """True if one more message of the client may be read."""
        return not (self.of_person["messages"].take(who) or self.of_address["messages"].take(address))

    def block(self, who: str) -> None:
        """Block all messages of the client for a minute."""
        messages = self.of_person["messages"]
        messages.take(who, MINUTE * messages.rate.a_second, math.inf)


def times(rate: Rate, factor: float) -> Rate:
    """The rate multiplied by a factor."""
    return Rate(rate.at_once * factor, rate.a_second * factor)


def require(wait: float) -> None:
    """Raises RateLimited if one has to wait."""
    if wait:
        raise RateLimited(wait)


def address_of(client: tuple[str, int] | None) -> str:
    """The address under which a client is counted: of IPv6 the network, of which everybody has many addresses."""
    host = client[0] if client else ""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if address.version == 4:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network(f"{host.partition('%')[0]}/64", strict=False))


PRICE_OF_FILE: Final = 0.2
"""Tokens for a style sheet or a picture, which costs less than a page."""
STREAM: Final = "text/event-stream"
TURN: Final = "tongbao.turn"
"""Where a request's scope has its turn."""
FLOODED: Final = 4429
"""Close code of a WebSocket that sends too much, or is one too many."""


class ThrottledRequest:
    """The turn of one request: until it is answered, or until an event stream begins, which goes on for long."""

    def __init__(self, turns: asyncio.Semaphore) -> None:
        self.turns: Final = turns
        self.waits: Final = waiting()
        self.is_over = False

    async def __aenter__(self) -> None:
        await self.turns.acquire()
        self.waits.__enter__()

    async def __aexit__(self, *_error: object) -> None:
        self.end()

    @asynccontextmanager
    async def paused(self) -> AsyncIterator[None]:
        """Context manager in which other requests have their turn while this one waits for something."""
        self.end()
        try:
            yield
        finally:
            await self.turns.acquire()
            self.is_over = False

    def end(self) -> None:
        """End the turn, and give the next request its own."""
        if not self.is_over:
            self.is_over = True
            self.waits.__exit__(None, None, None)
            self.turns.release()

    def until_it_streams(self, send: Send) -> Send:
        """Wrap ``send``: when an event stream begins, the turn is over."""

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start" and is_stream(message):
                self.end()
            await send(message)

        return sent


def paused(scope: Scope) -> AbstractAsyncContextManager[None]:
    """Context manager in which a request waits, and others of its address have their turn."""
    turn: ThrottledRequest | None = scope.get(TURN)
    return nullcontext() if turn is None else turn.paused()


def is_stream(start: Message) -> bool:
    """True if an event stream begins with that message."""
    return Headers(raw=start["headers"]).get("content-type", "").startswith(STREAM)


class Throttle:
    """Throttling middleware: lets through what an address may do, later if need be."""

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
        """Answer a request in its turn, or refuse it."""
        price = PRICE_OF_FILE if scope["path"].startswith("/static/") else 1
        address = address_of(scope.get("client"))
        wait = self.rate_limiter.wait_of(address, price, self.limits.patience)
        if wait > self.limits.patience:
            await asyncio.sleep(self.limits.held)
            enough = RateLimited(wait)
            refusal = JSONResponse({"error": str(enough)}, 429, {"retry-after": str(enough.wait)})
            await refusal(scope, receive, send)
            return
        if wait:
            await asyncio.sleep(wait)
        turn = ThrottledRequest(self.turns.setdefault(address, asyncio.Semaphore(self.limits.at_work)))
        scope[TURN] = turn
        CLIENT.set(self.rate_limiter.client_at(address))
        async with turn:
            await charged(self.app(scope, receive, turn.until_it_streams(send)))

    async def pass_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a WebSocket, unless the address has too many."""
        address = address_of(scope.get("client"))
        try:
            with self.rate_limiter.socket_of(address, self.rate_limiter.of_address, self.limits.pages_of_address):
                owed = self.rate_limiter.of_address[WORK].owed(address)
                require(owed if owed > self.limits.patience else 0)
                CLIENT.set(self.rate_limiter.client_at(address))
                await charged(self.app(scope, receive, send))
        except RateLimited as enough:
            await asyncio.sleep(self.limits.held)
            await WebSocketClose(FLOODED, str(enough))(scope, receive, send)
