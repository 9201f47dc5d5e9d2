"""The application: every address of the site, and what answers there."""

import asyncio
import contextlib
import gc
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import AsyncIterator, Collection, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord
from tongbao.server import (
    front,
    gallery,
    hindsight,
    learning,
    play,
    replays,
    results,
    sheets,
    shell,
    texts,
    whys,
)
from tongbao.server.absence import consent
from tongbao.server.allowances import Allowances
from tongbao.server.aside import SWITCH
from tongbao.server.assets import STATIC, stamp
from tongbao.server.claim import Claim
from tongbao.server.contests import cups, papers
from tongbao.server.fairness import proof
from tongbao.server.gate import Gate
from tongbao.server.guard import Guard, names_at
from tongbao.server.health import Health
from tongbao.server.home import addresses as home
from tongbao.server.housekeeping import keep_house
from tongbao.server.kept import KeptFiles
from tongbao.server.lobby import addresses as lobby
from tongbao.server.notices import board
from tongbao.server.notices.outgoing import BadMail, Outgoing, read_mail, site_at
from tongbao.server.operation import addresses as watched
from tongbao.server.operation.addresses import AT_HOME, BadNetwork, networks_in
from tongbao.server.operation.journal import Journal
from tongbao.server.operation.logs import Style, set_up
from tongbao.server.operation.metrics import REFUSALS
from tongbao.server.operation.watchman import Watchman
from tongbao.server.pairing import addresses as pairing
from tongbao.server.people import circle, entrance, habits, keyring, letters
from tongbao.server.places import BadStore, data_folder
from tongbao.server.ratings import showing
from tongbao.server.reach import Reach
from tongbao.server.records import shelf
from tongbao.server.refusals import FAILED, NOTHING_HERE, Refusal
from tongbao.server.site import Site, Visit, recognised
from tongbao.server.storage import StoreFailed
from tongbao.server.talk import addresses
from tongbao.server.templates import warm_up
from tongbao.server.wire import Line, Wire

STEP: Final = 0.1
"""Seconds after which a server that closes looks whether it is to hurry."""
PAUSE = 0.5
"""Seconds that a bot waits before each choice, so that people can follow."""
NOT_DONE: Final = {
    404: NOTHING_HERE,
    405: "What is at this address can’t be asked for in that way.",
}
"""What is said where the router refuses, by status."""


class Guarded(Starlette):
    """The application behind its guard, which stands before everything, also before what answers errors.

    Only the journal stands before it, which notes what the guard refuses too.
    """

    def __init__(self, names: Collection[str], **parts: Any) -> None:
        self.names: Final = names
        super().__init__(**parts)

    def build_middleware_stack(self) -> ASGIApp:
        return Journal(Guard(super().build_middleware_stack(), self.names))


def create_app(
    place: str | Path,
    pause: float = PAUSE,
    allowances: Allowances | None = None,
    names: Sequence[str] = (),
    host: str = "",
    outgoing: Outgoing | None = None,
    metrics_for: Sequence[str] = (),
) -> Starlette:
    """The application on a database: its URL, or a folder for an SQLite file.

    ``host`` is where the server listens, if that is known; ``names`` are those by which it can be reached, besides
    those of the loopback and of the machine. ``outgoing`` is how notices leave; ``metrics_for`` are the addresses and
    networks that may read the metrics, besides the loopback. Raises BadStore, or BadNetwork if one of these is none.
    """
    networks = networks_in((*AT_HOME, *metrics_for))
    site = Site(place, pause, allowances, Reach(host, names), outgoing)
    site.chores.append(partial(keep_house, site))
    site.habits.append(Watchman(site).run)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        habits = [asyncio.create_task(habit()) for habit in site.habits]
        yield
        for habit in habits:
            habit.cancel()
        await asyncio.gather(*habits, return_exceptions=True)
        await site.hall.close()
        await site.keys.close()
        site.store.close()

    app = Guarded(
        [*names_at(host), *names],
        routes=[
            *home.ROUTES,
            *pairing.ROUTES,
            *lobby.ROUTES,
            *circle.ROUTES,
            Route("/new/{game}", front.new_match),
            Route("/tables", front.found_match, methods=["POST"]),
            Route("/language", front.choose_language, methods=["POST"]),
            Route("/sight", front.choose_sight, methods=["POST"]),
            Route("/name", front.choose_name, methods=["POST"]),
            *entrance.ROUTES,
            *consent.ROUTES,
            *showing.ROUTES,
            *letters.ROUTES,
            *board.ROUTES,
            *cups.ROUTES,
            *papers.ROUTES,
            *habits.ROUTES,
            *keyring.ROUTES,
            *proof.ROUTES,
            *shelf.ROUTES,
            Route("/rules/{game}", front.rules),
            Route("/rules/{game}/sheet", sheets.sheet),
            Route("/cards/{game}", gallery.cards),
            Route("/cards/{game}/{card}", gallery.card),
            Route("/about", front.about),
            *watched.ROUTES,
            Route("/manifest.webmanifest", shell.manifest),
            Route("/sw.js", shell.worker),
            Route("/offline", shell.offline),
            Route("/t/{id}", play.look, name="match"),
            Route("/t/{id}/text", texts.look),
            Route("/t/{id}/picture", texts.picture),
            Route("/t/{id}/seat", play.sit_down, methods=["POST"]),
            Route("/t/{id}/leave", play.leave, methods=["POST"]),
            Route("/t/{id}/start", play.begin, methods=["POST"]),
            Route("/t/{id}/rematch", play.rematch, methods=["POST"]),
            Route("/t/{id}/standing", play.settle, methods=["POST"]),
            Route("/t/{id}/concede", play.concede, methods=["POST"]),
            Route("/t/{id}/hint", play.hint, methods=["POST"]),
            Route("/t/{id}/pace", play.set_pace, methods=["POST"]),
            Route("/t/{id}/choices", play.choose, methods=["POST"]),
            Route("/t/{id}/undo", play.undo, methods=["POST"]),
            Route("/t/{id}/view.json", play.view),
            Route("/t/{id}/log.json", play.log),
            Route("/t/{id}/record.json", play.record),
            Route("/examples", front.try_example, methods=["POST"]),
            Route("/lessons", learning.begin, methods=["POST"]),
            Route("/lessons/{game}/coach.json", learning.coach),
            Route("/t/{id}/lesson", learning.go_on, methods=["POST"]),
            Route("/t/{id}/why", whys.look),
            Route("/t/{id}/result", results.look),
            Route("/t/{id}/result.svg", results.picture),
            Route("/t/{id}/result.json", results.state),
            Route("/t/{id}/replay", replays.look),
            Route("/t/{id}/replay/table", replays.table),
            Route("/t/{id}/replay/step.json", replays.step_json),
            Route("/t/{id}/review", hindsight.look_back),
            Route("/t/{id}/review.json", hindsight.review_json),
            Route("/t/{id}/review/again", hindsight.again, methods=["POST"]),
            Route("/t/{id}/branch", hindsight.play_on, methods=["POST"]),
            *addresses.ROUTES,
            WebSocketRoute("/t/{id}/live", play.live),
            Mount(f"/static/{stamp()}", KeptFiles()),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[
            Middleware(Gate, allowances=site.allowances),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4),
        ],
        exception_handlers={
            Refusal: refuse,
            IllegalChoice: refuse,
            BadOption: refuse,
            BadCards: refuse,
            BadRecord: refuse,
            HTTPException: refuse,
            Exception: refuse,
        },
        lifespan=lifespan,
    )
    app.state.site = site
    app.state.metrics_for = networks
    return app


async def refuse(request: Request, error: Exception) -> Response:
    """One clear sentence for everything that can go wrong, and after how many seconds it may be tried again."""
    try:
        here = await recognised(request)
    except StoreFailed:
        here = Visit(request.app.state.site, request, None)
    response = answer(here, error)
    if isinstance(error, Refusal) and error.wait is not None:
        response.headers["retry-after"] = str(error.wait)
    return response


def answer(here: Visit, error: Exception) -> Response:
    """The sentence, for a person or for a program."""
    if isinstance(error, Refusal):
        REFUSALS.labels(error.status).inc()
        return here.refusal(here.t(error.sentence, **error.facts), error.status)
    if isinstance(error, HTTPException):
        response = here.refusal(here.t(NOT_DONE.get(error.status_code, FAILED)), error.status_code)
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, (IllegalChoice, BadOption, BadCards, BadRecord)):
        return here.refusal(str(error), 400)
    return here.refusal(here.t(FAILED), 500)


class Server(uvicorn.Server):
    """Says where it can be reached once it can, and opens a browser there if asked to.

    Told to stop, it first isn't ready any more, for ``drain`` seconds, in which everything goes on. Then sockets are
    closed with code 1012, at which pages come back at once.
    """

    def __init__(self, config: uvicorn.Config, claim: Claim, open_browser: bool, health: Health, drain: float) -> None:
        super().__init__(config)
        self.claim = claim
        self.health = health
        self.drain = drain
        self.open_browser = open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if not self.started:
            return
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "::") else self.config.host
        port = (sockets or self.servers[0].sockets)[0].getsockname()[1]
        address = f"http://{f'[{host}]' if ':' in host else host}:{port}/"
        self.claim.tell(address)
        print(f"Tongbao is open at {address}  (Ctrl+C closes it)", flush=True)
        threading.Thread(target=settle_in, daemon=True).start()
        if self.open_browser:
            webbrowser.open(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.health.closes = True
        until = time.monotonic() + self.drain
        while time.monotonic() < until and not self.force_exit:
            await asyncio.sleep(STEP)
        await super().shutdown(sockets)


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
    trusted_proxy: str | None = None,
    allowances: float = 1,
    names: Sequence[str] = (),
    mail: str = "",
    address: str = "",
    local_webhooks: bool = False,
    log: Style | None = None,
    metrics_for: Sequence[str] = (),
    drain: float = 0,
) -> None:
    """Run the server until it is told to stop. ``data`` is a folder or the URL of a database.

    Without it everything is kept in the user's data folder, which is made on the first start. ``trusted_proxy`` is the
    address of the proxy whose word is taken for where a visitor comes from, and whether over TLS; ``allowances`` says
    how many times the usual a visitor may do; ``names`` are those by which the server is reached, besides its own.
    ``mail`` is the address of the mail server, "" for none, ``address`` that of this site in letters. ``log`` is how
    every request is told on the error stream; without it only what is wrong is told there. ``metrics_for`` as in
    ``create_app``; ``drain`` is for how many seconds a server that is told to stop goes on without being ready.
    """
    set_up(log)
    place = data or data_folder()
    try:
        taker = read_mail(mail) if mail else None
        outgoing = Outgoing(taker, site_at(address, tuple(names), host, port), local_webhooks)
        claim = Claim(place)
        app = create_app(place, pause, Allowances(allowances), names, host, outgoing, metrics_for)
    except (BadStore, BadMail, BadNetwork) as error:
        print(error, file=sys.stderr)
        sys.exit(2)
    sys.setswitchinterval(SWITCH)
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=trusted_proxy is not None,
        forwarded_allow_ips=trusted_proxy,
        http=type("CountedLine", (Line,), {"allowances": None if trusted_proxy else app.state.site.allowances}),
        ws=Wire,
        ws_per_message_deflate=False,
        ws_max_size=16 * 1024,
        ws_ping_interval=10,
        ws_ping_timeout=10,
        timeout_graceful_shutdown=3,
    )
    try:
        Server(config, claim, open_browser, app.state.site.health, drain).run([listening(host, port)])
    finally:
        claim.release()


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there. Ends the program with one sentence if that isn't possible.

    What is sent in parts goes out part by part: else (RFC 896) the second waits until the other end says it has the
    first, which may take it 40 ms.
    """
    try:
        line = socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        return line
    except OSError as error:
        print(f"Can’t listen at port {port} of {host} ({error.strerror}); try another --port.", file=sys.stderr)
        sys.exit(2)
