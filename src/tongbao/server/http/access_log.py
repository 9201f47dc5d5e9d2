"""Access log: one line in the log for each request and each WebSocket, and metrics of all of them."""

import logging
import secrets
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.routing import Mount
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tongbao.server.common.logging import REQUEST, TABLE
from tongbao.server.common.metrics import REQUESTS, SECONDS, SOCKETS
from tongbao.server.http.rate_limits import address_of

logger = logging.getLogger("tongbao.requests")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
NO_PATH: Final = "(none)"
"""The path template of requests that match no route."""
LIVE: Final = "LIVE"
"""The method of a WebSocket."""
GONE: Final = 1006
"""Close code of a WebSocket whose other end has gone without a close frame (RFC 6455, 7.1.5)."""


class AccessLog:
    """Access log middleware, the outermost one, so that nothing is answered that isn't logged."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        entry = AccessLogEntry(scope, receive, send)
        said = REQUEST.set(entry.number)
        try:
            await self.app(scope, entry.receive, entry.send)
        finally:
            entry.close()
            REQUEST.reset(said)


class AccessLogEntry:
    """Log entry of one request or WebSocket: its request id, and the status of its answer or its close code."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope: Final = scope
        self.receives: Final = receive
        self.sends: Final = send
        self.number: Final = secrets.token_hex(8)
        self.begun: Final = time.perf_counter()
        self.status = 0
        self.is_open = False

    async def receive(self) -> Message:
        """Receive a message, and note the close of a WebSocket."""
        message = await self.receives()
        if message["type"] == "websocket.disconnect" and not self.status:
            self.status = message.get("code") or GONE
        return message

    async def send(self, message: Message) -> None:
        """Send a message, with the request id among its headers."""
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            MutableHeaders(scope=message)["x-request-id"] = self.number
        elif message["type"] == "websocket.accept":
            self.is_open = True
            SOCKETS.inc()
        elif message["type"] == "websocket.close" and not self.status:
            self.status = message.get("code", 1000)
        await self.sends(message)

    def close(self) -> None:
        """Count the request, and write its line."""
        seconds = time.perf_counter() - self.begun
        method, path, table = self.method(), self.path(), self.table()
        status = self.status or (GONE if self.scope["type"] == "websocket" else 500)
        REQUESTS.labels(method, path, status).inc()
        if self.is_open:
            SOCKETS.dec()
        elif self.scope["type"] == "http":
            SECONDS.labels(path).observe(seconds)
        facts = {
            "request": self.number,
            "method": method,
            "path": path,
            "status": status,
            "ms": round(seconds * 1000, 1),
            "address": address_of(self.scope.get("client")),
            "table": table,
        }
        logger.info("%s %s %s in %s ms, %s %s", *list(facts.values())[1:6], table or "", extra=facts)

    def method(self) -> str:
        """The method of the request: a known one, LIVE for a WebSocket, else OTHER."""
        if self.scope["type"] == "websocket":
            return LIVE
        return self.scope["method"] if self.scope["method"] in METHODS else "OTHER"

    def path(self) -> str:
        """The path template of the route, which reveals neither names nor tokens."""
        route = self.scope.get("route")
        if isinstance(route, Mount):
            return f"/{route.path.split('/')[1]}"
        return NO_PATH if route is None else f"{self.scope.get('root_path', '')}{route.path}"

    def table(self) -> str | None:
        """The name of the table that the address names, if it names one."""
        named = self.scope.get("path_params", {})
        name = str(named.get("id", named.get("table", "")))
        return name if TABLE.fullmatch(name) else None
