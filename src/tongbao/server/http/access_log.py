"""The journal: one line in the log for each request and each socket, and all of them counted."""

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
"""The template of what is at no address."""
LIVE: Final = "LIVE"
"""The method of a socket."""
GONE: Final = 1006
"""The code of a socket whose other end has gone without a word (RFC 6455, 7.1.5)."""


class AccessLog:
    """Stands before everything, so that nothing is answered that isn't in the journal."""

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
    """One request or one socket: its number, and the status of its answer or the code with which it closed."""

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.scope: Final = scope
        self.receives: Final = receive
        self.sends: Final = send
        self.number: Final = secrets.token_hex(8)
        self.begun: Final = time.perf_counter()
        self.status = 0
        self.is_open = False

    async def receive(self) -> Message:
        """What comes in; of a socket, also that it has closed."""
        message = await self.receives()
        if message["type"] == "websocket.disconnect" and not self.status:
            self.status = message.get("code") or GONE
        return message

    async def send(self, message: Message) -> None:
        """What goes out, with the number of the request among its headers."""
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
        """Count it, and write its line."""
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
        """The method of a request, one of those that there are."""
        if self.scope["type"] == "websocket":
            return LIVE
        return self.scope["method"] if self.scope["method"] in METHODS else "OTHER"

    def path(self) -> str:
        """The template of the address, which tells neither names nor tokens."""
        route = self.scope.get("route")
        if isinstance(route, Mount):
            return f"/{route.path.split('/')[1]}"
        return NO_PATH if route is None else f"{self.scope.get('root_path', '')}{route.path}"

    def table(self) -> str | None:
        """The name of the table that the address names, if it names one."""
        named = self.scope.get("path_params", {})
        name = str(named.get("id", named.get("table", "")))
        return name if TABLE.fullmatch(name) else None
