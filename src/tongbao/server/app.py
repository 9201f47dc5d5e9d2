"""The application: every address of the site, and what answers there."""

import contextlib
import gc
import socket
import sys
import threading
import webbrowser
from collections.abc import AsyncIterator
from pathlib import Path

import platformdirs
import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.server import front, play
from tongbao.server.guard import Guard
from tongbao.server.refusals import FAILED, Refusal
from tongbao.server.site import Site, visit
from tongbao.server.storage import BadStore
from tongbao.server.templates import STATIC, stamp, warm_up

PAUSE = 0.5
"""Seconds that a bot waits before each choice, so that people can follow."""


def create_app(place: str | Path, pause: float = PAUSE) -> Starlette:
    """The application on a database: its URL, or a folder for an SQLite file."""
    site = Site(place, pause)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await site.hall.wake()
        yield
        await site.hall.close()
        site.store.close()

    app = Starlette(
        routes=[
            Route("/", front.start),
            Route("/new/{game}", front.new_match),
            Route("/tables", front.found_match, methods=["POST"]),
            Route("/language", front.choose_language, methods=["POST"]),
            Route("/name", front.choose_name, methods=["POST"]),
            Route("/rules/{game}", front.rules),
            Route("/healthz", front.health),
            Route("/t/{id}", play.look, name="match"),
            Route("/t/{id}/seat", play.sit_down, methods=["POST"]),
            Route("/t/{id}/leave", play.leave, methods=["POST"]),
            Route("/t/{id}/start", play.begin, methods=["POST"]),
            Route("/t/{id}/rematch", play.rematch, methods=["POST"]),
            Route("/t/{id}/standing", play.settle, methods=["POST"]),
            Route("/t/{id}/concede", play.concede, methods=["POST"]),
            Route("/t/{id}/choices", play.choose, methods=["POST"]),
            Route("/t/{id}/undo", play.undo, methods=["POST"]),
            Route("/t/{id}/view.json", play.view),
            Route("/t/{id}/log.json", play.log),
            Route("/t/{id}/record.json", play.record),
            WebSocketRoute("/t/{id}/live", play.live),
            Mount(f"/static/{stamp()}", KeptFiles(directory=STATIC)),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4)],
        exception_handlers={
            Refusal: refuse,
            IllegalChoice: refuse,
            BadOption: refuse,
            BadCards: refuse,
            HTTPException: refuse,
            Exception: refuse,
        },
        lifespan=lifespan,
    )
    app.state.site = site
    return app


class KeptFiles(StaticFiles):
    """Files whose address changes when they do, so that a browser need not ask again."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["cache-control"] = "public, max-age=31536000, immutable"
        return response


async def refuse(request: Request, error: Exception) -> Response:
    """One clear sentence for everything that can go wrong."""
    here = await visit(request)
    if isinstance(error, Refusal):
        return here.refusal(here.t(error.sentence, **error.facts), error.status)
    if isinstance(error, HTTPException):
        if error.status_code == 404:
            return here.refusal(here.t("There is nothing at this address; the start page leads everywhere."), 404)
        return here.refusal(error.detail, error.status_code)
    if isinstance(error, ValueError):
        return here.refusal(str(error), 400)
    return here.refusal(here.t(FAILED), 500)


class Server(uvicorn.Server):
    """Says where it can be reached once it can, and opens a browser there if asked to."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "::") else self.config.host
        port = (sockets or self.servers[0].sockets)[0].getsockname()[1]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        print(f"Tongbao is open at {address}  (Ctrl+C closes it)", flush=True)
        threading.Thread(target=settle_in, daemon=True).start()
        if self.open_browser:
            webbrowser.open(address)


def settle_in() -> None:
    """Read all templates; what is there then stays, so that no collection of garbage looks through it again."""
    warm_up()
    gc.freeze()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path | None = None,
    open_browser: bool = False,
    pause: float = PAUSE,
) -> None:
    """Run the server until it is told to stop. ``data`` is a folder or the URL of a database.

    Without it everything is kept in the user's data folder, which is made on the first start.
    """
    place = data or platformdirs.user_data_path("tongbao", appauthor=False)
    try:
        app = create_app(place, pause)
    except BadStore as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_level="warning",
        ws_per_message_deflate=False,
        ws_max_size=16 * 1024,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=3,
    )
    Server(config, open_browser).run([listening(host, port)])


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there. Ends the program with one sentence if that isn't possible."""
    try:
        return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
    except OSError as error:
        print(f"Can’t listen at port {port} of {host} ({error.strerror}); try another --port.", file=sys.stderr)
        sys.exit(2)
