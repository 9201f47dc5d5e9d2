"""The address of pairing: one click, and the visitor sits with others or waits for them."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.registry import game_named
from tongbao.server.matches.time_controls import UNTIMED, require_control
from tongbao.server.social.pairing import ANY, Search, require_players
from tongbao.server.views.context import visit


async def pair(request: Request) -> Response:
    """Sit down where others wait for the same, or wait for them."""
    here = await visit(request)
    form = {**request.query_params, **await read_form(request, 8)}
    meta, clock, players = game_named(form.get("game", "")), form.get("clock", ""), form.get("players") or ANY
    require_control(clock)
    if clock == UNTIMED:
        raise Refusal("People are paired for games with a clock; open a table for one without.")
    require_players(players, meta)
    here.require("tables")
    person = await here.welcome(form.get("name", ""))
    here.site.presence.note(person.id)
    search = Search(meta.name, clock, players, form.get("rated") == "on")
    match = await here.site.pairing.pair(search, person)
    return here.go(f"/t/{match.id}")


PAIRING_ROUTES: Final = (Route("/pair", pair, methods=["POST"]),)
