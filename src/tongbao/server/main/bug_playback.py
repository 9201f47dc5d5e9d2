"""Bug playback: a local server that opens a reported bug in a browser, from the seat of its reporter."""

import tempfile
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.common.settings import RateLimits, Settings
from tongbao.server.http.uvicorn_protocols import PacedWebSocket
from tongbao.server.main.app import create_app
from tongbao.server.main.server import listening
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.views.context import request_context
from tongbao.testing.bugs import Bug

HOST: Final = "127.0.0.1"
PLENTY: Final = 1000
"""Factor on the usual rate limits, for the only visitor."""


def app_of(bug: Bug, place: str | Path) -> Starlette:
    """Create the application with one more route: ``/bug`` creates a table as it was reported and redirects there.

    The visitor has the seat of the reporter; nobody plays the others.
    """

    async def found(request: Request) -> Response:
        context = await request_context(request)
        person, setup = await context.ensure_person(""), bug.setup()
        chairs = [MatchSeat(seat, "human", context.t("Player {n}", n=seat + 1)) for seat in range(setup.players)]
        if bug.seat in range(setup.players):
            chairs[bug.seat] = replace(chairs[bug.seat], person=person.id)
        wish = NewMatch(setup.meta.name, setup.options, chairs, cards=setup.cards)
        match = await context.services.registry.found_match(wish, person)
        match.become(replace(match.state, game=bug.game()))
        return context.redirect(f"/t/{match.id}")

    app = create_app(place, Settings(rates=RateLimits(factor=PLENTY)))
    app.router.routes.insert(0, Route("/bug", found))
    return app


def open_bug(bug: Bug, port: int) -> None:
    """Serve the table on this machine alone until it is told to stop; nothing is kept.

    Raises BadRecord or BadWorld if it can't be opened.
    """
    bug.game()
    with tempfile.TemporaryDirectory() as folder:
        line = listening(HOST, port)
        config = uvicorn.Config(
            app_of(bug, folder), log_level="warning", ws=PacedWebSocket, ws_per_message_deflate=False
        )
        print(f"http://{HOST}:{line.getsockname()[1]}/bug", flush=True)
        uvicorn.Server(config).run([line])
