"""What stands before every request: size limit, same origin, and headers that bind the browser to our own files."""

from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

LARGEST_BODY: Final = 256 * 1024
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
}


class TooLarge(ValueError):
    """The body of a request is larger than anything we ask for."""


class Guard:
    """Refuses what is too large or comes from another site, and adds the headers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            if same_origin(Headers(scope=scope)):
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": "Open the table on this site itself."})
        elif scope["method"] not in ("GET", "HEAD") and not same_origin(Headers(scope=scope)):
            refusal = PlainTextResponse("This can only be sent from a page of this site itself.", 403)
            await refusal(scope, receive, send)
        else:
            await self.pass_on(scope, receive, send)

    async def pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the request through, counting what comes in and completing the headers of what goes out."""
        received, begun = 0, False

        async def counted() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > LARGEST_BODY:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("cache-control", "no-cache, private")
            await send(message)

        try:
            await self.app(scope, counted, with_headers)
        except TooLarge:
            if not begun:
                sentence = f"That is too large: at most {LARGEST_BODY // 1024} KB can be sent."
                await PlainTextResponse(sentence, 413)(scope, receive, with_headers)


def same_origin(headers: Headers) -> bool:
    """Whether the sender is a page of this site; programs that aren't browsers send no origin."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in ("none", "same-origin")
    return urlsplit(origin).netloc == headers.get("host", "")
