"""Security middleware before every request: sizes, names of this server, same origin, and security headers."""

import re
import socket
from collections.abc import Collection
from typing import Final, NamedTuple

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tongbao.engine.bounds import UNSEEN
from tongbao.languages import Translator
from tongbao.server.common.errors import NOTHING_HERE, UserError, too_large
from tongbao.server.common.metrics import REFUSALS
from tongbao.server.http.display_settings import LANGUAGE_COOKIE, cookie_of, preferred

LARGEST_BODY: Final = 256 * 1024
LARGEST_HEAD: Final = 32 * 1024
LONGEST_ADDRESS: Final = 4096
POLICY: Final = (
    "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors "
)
FRAMED: Final = {"content-security-policy": POLICY + "'self'"}
"""Header of a page that other pages of this site may frame."""
HEADERS: Final = {
    "content-security-policy": POLICY + "'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}
API: Final = "/api/v1"
"""Path of the API, where programs are always answered in JSON."""
LOOPBACK: Final = ("localhost", "127.0.0.1", "::1")
EVERYWHERE: Final = ("0.0.0.0", "::")
"""Addresses at which a server listens on every network of its machine."""
HOST: Final = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::([0-9]{1,5}))?")
PORTS: Final = {"http": 80, "https": 443}


class Origin(NamedTuple):
    """Web origin, as browsers define it: where a page comes from, or goes."""

    scheme: str
    name: str
    port: int


class SecurityMiddleware:
    """Security middleware: refuses what is too large, for another server or from another site, and adds the headers.

    ``names`` are those under which the server may be asked, besides those of the loopback and the very address at which
    a connection came in. So no other site can lead a browser here under a name of its own, or put its name into links.
    """

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app: Final = app
        self.names: Final = frozenset([name.lower() for name in (*LOOPBACK, *names)])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        try:
            self.check(scope)
        except UserError as refusal:
            await answer(refusal, scope, receive, completing(send))
        else:
            await self.app(scope, counting(scope, receive), completing(denying(scope, receive, send)))

    def check(self, scope: Scope) -> None:
        """Raises UserError unless the request is allowed."""
        headers = Headers(scope=scope)
        if sum([len(name) + len(value) for name, value in scope["headers"]]) > LARGEST_HEAD:
            raise UserError(
                "The headers of that request are too large: at most {most} KB are allowed.",
                431,
                most=LARGEST_HEAD // 1024,
            )
        if len(scope["path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
            raise UserError(
                "That address is too long: at most {most} characters are allowed.", 414, most=LONGEST_ADDRESS
            )
        here = place_of(headers.get("host", ""), scope["scheme"])
        if here is None or not self.knows(here.name, scope):
            said = headers.get("host", "")[:100]
            raise UserError("This server isn’t known as “{name}”; its operator can allow that name.", 421, name=said)
        if (scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")) and not same_origin(headers, here):
            raise UserError("This can only be sent from one of this site’s own pages.", 403)
        if UNSEEN.search(scope["path"]):
            raise UserError(NOTHING_HERE, 404)

    def knows(self, name: str, scope: Scope) -> bool:
        """True if that is a name of this server, or the address at which this connection came in."""
        address = (scope.get("server") or ("",))[0]
        return name in self.names or name == address.lower().removeprefix("::ffff:").partition("%")[0]


def place_of(host: str, scheme: str) -> Origin | None:
    """The origin of pages requested by this Host header; None if it is malformed."""
    found = HOST.fullmatch(host.lower())
    if found is None:
        return None
    scheme = {"ws": "http", "wss": "https"}.get(scheme, scheme)
    return Origin(scheme, found[1] or found[2], int(found[3] or PORTS.get(scheme, 0)))


def same_origin(headers: Headers, here: Origin) -> bool:
    """True if the sender is a page of this site; programs that aren't browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    scheme, _, host = origin.lower().partition("://")
    return place_of(host, scheme) == here


def names_at(host: str) -> list[str]:
    """The names of a server that listens there: everywhere, they are those of the machine in its network."""
    if host not in EVERYWHERE:
        return [host] if host else []
    machine = socket.gethostname()
    return [machine, f"{machine}.local"]


def counting(scope: Scope, receive: Receive) -> Receive:
    """Wrap ``receive`` to count the bytes of the body. Raises UserError as soon as they are too many."""
    declared = Headers(scope=scope).get("content-length", "0")
    received = int(declared) if declared.isdecimal() and len(declared) < 20 else 0
    received = received if received > LARGEST_BODY else 0

    async def counted() -> Message:
        nonlocal received
        message = await receive()
        received += len(message.get("body", b""))
        if received > LARGEST_BODY:
            raise too_large(LARGEST_BODY)
        return message

    return counted


def completing(send: Send) -> Send:
    """Wrap ``send`` to add the security headers."""

    async def completed(message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers.setdefault(name, value)
            headers.setdefault("cache-control", "no-cache, private")
        await send(message)

    return completed


def denying(scope: Scope, receive: Receive, send: Send) -> Send:
    """Wrap ``send`` so that a WebSocket that is closed before it was open is answered like any request."""
    if scope["type"] != "websocket":
        return send
    begun = False

    async def denied(message: Message) -> None:
        nonlocal begun
        if message["type"] == "websocket.close" and not begun:
            begun = True
            await answer(UserError(NOTHING_HERE, 404), scope, receive, completing(send))
        else:
            begun = True
            await send(message)

    return denied


async def answer(refusal: UserError, scope: Scope, receive: Receive, send: Send) -> None:
    """Answer with the sentence of a refusal, in the visitor's language; as JSON if a program asks."""
    REFUSALS.labels(refusal.status).inc()
    connection = HTTPConnection(scope)
    accepted = connection.headers.get("accept-language", "")
    sentence = Translator(preferred(cookie_of(connection, LANGUAGE_COOKIE), accepted))(
        refusal.sentence, **refusal.facts
    )
    response: Response = PlainTextResponse(sentence, refusal.status)
    if scope["path"].startswith(API) or "application/json" in connection.headers.get("accept", ""):
        response = JSONResponse({"error": sentence}, refusal.status)
    if scope["type"] == "http" or "websocket.http.response" in scope.get("extensions", {}):
        await response(scope, receive, send)
    else:
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": sentence})
