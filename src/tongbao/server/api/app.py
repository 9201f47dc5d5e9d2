"""The HTTP API v1: the application, the caller’s own facts, and the games."""

from typing import Any, Final

from fastapi import APIRouter, FastAPI

import tongbao
from tongbao.engine.meta import Meta
from tongbao.server.accounts.api_tokens import SCOPES
from tongbao.server.api import streams, tables
from tongbao.server.api.callers import OPTIONAL, PROBLEMS, Anybody, answer_problems
from tongbao.server.api.models import Game, Me
from tongbao.server.http.security import API
from tongbao.server.matches.registry import game_named
from tongbao.server.rendering.pages import game_entry, option_entries, usual_players
from tongbao.server.services.services import Services

ROUTER: Final = APIRouter(tags=["games"])


@ROUTER.get("/me", summary="Who am I, and what does my token allow?", openapi_extra=OPTIONAL)
async def me(caller: Anybody) -> Me:
    """Without a token or a session, everything is null and there are no scopes."""
    token, person = caller.token, caller.person
    scopes = [] if person is None else list(SCOPES) if token is None else token.scopes.split()
    return Me(
        name=None if person is None else person.name,
        owner=None if person is None else person.owner or None,
        token=None if token is None else token.name,
        scopes=scopes,
        expires=None if token is None else token.expires,
    )


@ROUTER.get("/games", summary="All games, with options and opponents", openapi_extra=OPTIONAL)
async def games(caller: Anybody) -> list[Game]:
    """In the language requested by the header `accept-language`."""
    return [entry(meta, caller) for meta in tongbao.GAMES.values()]


@ROUTER.get("/games/{game}", summary="One game", openapi_extra=OPTIONAL)
async def game(caller: Anybody, game: str, players: int | None = None) -> Game:
    """With the options for that number of players."""
    return entry(game_named(game), caller, players)


def entry(meta: Meta[Any], caller: Anybody, players: int | None = None) -> Game:
    """A game, with the options that so many players have; the usual number if that can't be."""
    known = game_entry(meta, caller.t)
    many = players if players in range(meta.min_players, meta.max_players + 1) else usual_players(meta)
    return Game.model_validate(
        {
            **known,
            "rules": meta.rules,
            "least": meta.min_players,
            "most": meta.max_players,
            "concedes": meta.concedes,
            "options": option_entries(meta, many or meta.min_players, {}, caller.t.language),
        }
    )


TELLS: Final = """
What programs (bots, tools and other sites) can request from this server. Without a token, they get what the site shows
everyone. Create a token on the page “API tokens” of your account, and send it as `Authorization: Bearer …`. Every error
is one sentence, `{"error": "…"}`.
"""


def create_api(services: Services) -> FastAPI:
    """Create the API of a site, as a FastAPI application."""
    app = FastAPI(
        title="Tongbao",
        version=API.rpartition("v")[2],
        description=TELLS.strip(),
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        responses=PROBLEMS,
        servers=[{"url": services.pages.public_url.base + API}],
        root_path_in_servers=False,
        telemetry={"tracing": False, "metrics": False, "logs": False},
        generate_unique_id_function=lambda route: route.name,
    )
    for router in (ROUTER, tables.ROUTER, tables.SEATS, streams.ROUTER):
        app.include_router(router)
    answer_problems(app)
    app.state.services = services
    return app
