"""Base path of a site that lies under a path of its host: taken off requests, and put onto what leads back to it.

Inside, every path is that of a site at the root of its host. A site at the root has the base path "", and none of this
comes into play.
"""

import re
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tongbao.server.common.errors import UserError
from tongbao.server.http.security import answer, completing

COOKIE_PATH: Final = re.compile(r"(?<=; path=)/", re.IGNORECASE)
STRIPPED: Final = "x-forwarded-prefix"
"""Header in which a proxy that takes the base path off names it."""
PROBES: Final = ("/health", "/ready", "/metrics")
"""Paths that are answered without the base path too: what watches the server asks it directly, past the proxy."""
ELSEWHERE: Final = "This site is at {path}; there is nothing at this address."


def under(base: str, link: str) -> str:
    """A link for a browser: one to a path of this site gets the base path, any other stays as it is."""
    return base + link if link.startswith("/") and not link.startswith("//") else link


class BasePathMiddleware:
    """Base path middleware: takes the base path off a request, and puts it onto redirects and the paths of cookies.

    A proxy may pass the path on as it is, or take the base path off and say so in the header STRIPPED. It can't be told
    otherwise, since a site under ``/games`` has a page ``/games`` too.
    """

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app: Final = app
        self.base: Final = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        path: str = scope["path"]
        if not (is_inside := self.is_stripped(scope) or path in PROBES) and path.startswith(f"{self.base}/"):
            scope["path"], is_inside = path.removeprefix(self.base), True
        if is_inside:
            scope["app_root_path"] = self.base  # which Starlette puts before the addresses that it makes
            await self.app(scope, receive, self.leading_back(send, f"{scope['scheme']}://{host_of(scope)}/"))
        elif path == self.base and scope["type"] == "http":
            query = scope["query_string"].decode("latin-1")
            begin = RedirectResponse(f"{self.base}/{'?' if query else ''}{query}", 308)
            await begin(scope, receive, completing(send))
        else:
            await answer(UserError(ELSEWHERE, 404, path=f"{self.base}/"), scope, receive, completing(send))

    def is_stripped(self, scope: Scope) -> bool:
        """True if the proxy says that it has taken the base path off."""
        return Headers(scope=scope).get(STRIPPED, "").removesuffix("/") == self.base

    def leading_back(self, send: Send, here: str) -> Send:
        """Wrap ``send`` so that redirects and cookies are for the base path; ``here`` is the root of this host."""

        async def led(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
                headers = MutableHeaders(raw=message.setdefault("headers", []))
                if "location" in headers:
                    link = headers["location"]
                    headers["location"] = under(
                        self.base, f"/{link.removeprefix(here)}" if link.startswith(here) else link
                    )
                message["headers"] = [
                    (name, self.for_base(value) if name.lower() == b"set-cookie" else value)
                    for name, value in headers.raw
                ]
            await send(message)

        return led

    def for_base(self, cookie: bytes) -> bytes:
        """A cookie whose path is below the base path."""
        return COOKIE_PATH.sub(f"{self.base}/", cookie.decode("latin-1")).encode("latin-1")


def host_of(scope: Scope) -> str:
    """The host that the request names."""
    return Headers(scope=scope).get("host", "")
