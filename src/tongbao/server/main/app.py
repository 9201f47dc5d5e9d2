"""ASGI application: every route of the site, its middleware and its error handlers."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection
from functools import partial
from pathlib import Path
from typing import Any, Final

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
from tongbao.server.accounts.sign_up import AccountNeeded
from tongbao.server.api.app import create_api
from tongbao.server.common.errors import FAILED, NOTHING_HERE, UserError
from tongbao.server.common.metrics import REFUSALS
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Settings
from tongbao.server.common.web_files import STATIC, stamp
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.http.access_log import AccessLog
from tongbao.server.http.base_path import BasePathMiddleware
from tongbao.server.http.cookies import CookiesUntested, ask_again
from tongbao.server.http.mistyped_links import mended
from tongbao.server.http.rate_limits import Throttle
from tongbao.server.http.security import API, SecurityMiddleware, names_at
from tongbao.server.main.housekeeping import OperatorWatch, run_housekeeping
from tongbao.server.notifications.email import DeliveryConfig
from tongbao.server.rendering.static_files import ImmutableFiles
from tongbao.server.services.services import Services
from tongbao.server.views import bug_reports as bugs
from tongbao.server.views import daily, pwa, tournaments
from tongbao.server.views import health as watched
from tongbao.server.views.account import (
    api_tokens,
    email_links,
    friends,
    login,
    notifications,
    passkeys,
    preferences,
    profiles,
    records,
)
from tongbao.server.views.admin import overview
from tongbao.server.views.context import LOOKING, RequestContext, local_path, unchecked_context
from tongbao.server.views.groups import actions as group_actions
from tongbao.server.views.groups import page as group_pages
from tongbao.server.views.health import AT_HOME, networks_in
from tongbao.server.views.reference import gallery, rules, site_texts
from tongbao.server.views.table import (
    chat,
    explain,
    fairness,
    home,
    lessons,
    lobby,
    new_table,
    play,
    replays,
    results,
    review,
    text_table,
    votes,
)
from tongbao.server.views.workshop import decks as workshop

USUAL: Final = Settings()
IN_THREADS: Final = 16 * 1024
"""Bytes from which on an answer is compressed in a thread, which lets everything else go on meanwhile."""
NOT_DONE: Final = {
    404: NOTHING_HERE,
    405: "This address doesn’t accept that kind of request.",
}
"""Error sentences where the router refuses, by status."""


class Guarded(Starlette):
    """Application behind its security middleware, which comes before everything, also before the error handlers.

    Only the access log comes before it, which logs what the middleware refuses too, and what takes the base path off.
    """

    def __init__(self, names: Collection[str], base: str, **parts: Any) -> None:
        self.names: Final = names
        self.base: Final = base
        super().__init__(**parts)

    def build_middleware_stack(self) -> ASGIApp:
        guarded = SecurityMiddleware(super().build_middleware_stack(), self.names)
        return AccessLog(BasePathMiddleware(guarded, self.base) if self.base else guarded)


def create_app(
    place: str | Path,
    settings: Settings = USUAL,
    outgoing: DeliveryConfig | None = None,
    randomness: Randomness | None = None,
) -> Starlette:
    """Create the application on a database: its URL, or a folder for an SQLite file.

    ``outgoing`` configures the delivery of notifications, ``randomness`` is the source of secrets and seats. Raises
    BadDatabase, or BadNetwork if one of the networks that may read the metrics isn't one.
    """
    networks = networks_in((*AT_HOME, *settings.metrics_for))
    services = Services(place, settings, outgoing, randomness)
    services.leader_tasks.append(partial(run_housekeeping, services))
    services.tasks.append(OperatorWatch(services).run)

    base = services.pages.public_url.base
    api = create_api(services)

    @contextlib.asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        tasks = [asyncio.create_task(run()) for run in services.tasks]
        yield
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await services.close()

    app = Guarded(
        [*names_at(settings.host), *settings.names],
        base,
        routes=[
            *home.ROUTES,
            *lobby.ROUTES,
            *friends.ROUTES,
            Route("/new/{game}", new_table.new_match),
            Route("/tables", new_table.found_match, methods=["POST"]),
            Route("/language", preferences.choose_language, methods=["POST"]),
            Route("/sight", preferences.choose_sight, methods=["POST"]),
            Route("/name", preferences.choose_name, methods=["POST"]),
            *login.ROUTES,
            *votes.ROUTES,
            *profiles.ROUTES,
            *email_links.ROUTES,
            *notifications.ROUTES,
            *group_pages.ROUTES,
            *group_actions.ROUTES,
            *tournaments.ROUTES,
            *daily.ROUTES,
            *preferences.ROUTES,
            *passkeys.ROUTES,
            *fairness.ROUTES,
            *records.ROUTES,
            *workshop.ROUTES,
            Route("/rules/{game}", new_table.rules),
            Route("/rules/{game}/sheet", rules.sheet),
            Route("/rules/{game}/design", rules.design),
            Route("/cards/{game}", gallery.cards),
            Route("/cards/{game}/{card}", gallery.card),
            Route("/about", new_table.about),
            *site_texts.ROUTES,
            *overview.ROUTES,
            *watched.ROUTES,
            Route("/manifest.webmanifest", pwa.manifest),
            Route("/sw.js", pwa.worker),
            Route("/offline", pwa.offline),
            Route("/t/{id}", play.show, name="match"),
            Route("/t/{id}/text", text_table.show),
            Route("/t/{id}/picture", text_table.picture),
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
            Route("/t/{id}/record.json", play.record),
            Route("/examples", new_table.try_example, methods=["POST"]),
            Route("/lessons", lessons.begin, methods=["POST"]),
            Route("/lessons/{game}/coach.json", lessons.coach),
            Route("/t/{id}/lesson", lessons.go_on, methods=["POST"]),
            Route("/t/{id}/why", explain.show),
            Route("/t/{id}/result", results.show, name="result"),
            Route("/t/{id}/result.svg", results.picture),
            Route("/t/{id}/result.json", results.state),
            Route("/t/{id}/replay", replays.show),
            Route("/t/{id}/replay/table", replays.table),
            Route("/t/{id}/replay/step.json", replays.step_json),
            Route("/t/{id}/replay/recap", replays.recap),
            Route("/t/{id}/review", review.look_back),
            Route("/t/{id}/review.json", review.review_json),
            Route("/t/{id}/review/again", review.again, methods=["POST"]),
            Route("/t/{id}/branch", review.play_on, methods=["POST"]),
            *chat.ROUTES,
            *bugs.ROUTES,
            *api_tokens.ROUTES,
            Mount(API, api),
            WebSocketRoute("/t/{id}/live", play.live),
            Mount(f"/static/{stamp()}", ImmutableFiles(base)),
            Mount("/static", StaticFiles(directory=STATIC)),
        ],
        middleware=[
            Middleware(Throttle, rate_limiter=services.rate_limiter),
            Middleware(GZipMiddleware, minimum_size=1000, compresslevel=4, thread_minimum_size=IN_THREADS),
        ],
        exception_handlers={
            CookiesUntested: ask_for_cookies,
            UserError: refuse,
            IllegalChoice: refuse,
            BadOption: refuse,
            BadCards: refuse,
            BadRecord: refuse,
            HTTPException: refuse,
            Exception: refuse,
        },
        lifespan=lifespan,
    )
    app.state.services, app.state.api = services, api
    app.state.metrics_for = networks
    return app


async def ask_for_cookies(request: Request, _error: Exception) -> Response:
    """Response to a form that may come from a browser without cookies: the same is to be sent once more."""
    return ask_again(request)


async def refuse(request: Request, error: Exception) -> Response:
    """Error response: one clear sentence for everything that can go wrong, and after how many seconds to try again."""
    try:
        context = await unchecked_context(request)
    except DatabaseUnavailable:
        context = RequestContext(request.app.state.services, request, None)
    response = answer(context, error)
    meant = mended(request.scope["path"]) if response.status_code == 404 and request.method in LOOKING else None
    if meant is not None:
        query = request.url.query
        return context.redirect(local_path(f"{meant}?{query}" if query else meant))
    if isinstance(error, UserError) and error.wait is not None:
        response.headers["retry-after"] = str(error.wait)
    return response


def answer(context: RequestContext, error: Exception) -> Response:
    """Error response for a person or for an API client."""
    if isinstance(error, UserError):
        REFUSALS.labels(error.status).inc()
        return context.refusal(
            context.t(error.sentence, **error.facts), error.status, comes_in=isinstance(error, AccountNeeded)
        )
    if isinstance(error, HTTPException):
        response = context.refusal(context.t(NOT_DONE.get(error.status_code, FAILED)), error.status_code)
        response.headers.update(error.headers or {})
        return response
    if isinstance(error, (IllegalChoice, BadOption, BadCards, BadRecord)):
        return context.refusal(str(error), 400)
    return context.refusal(context.t(FAILED), 500)
