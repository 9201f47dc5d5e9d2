"""Quick sheets: the rules of a game on one page, for the table and for paper."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

import tongbao
from tongbao.engine.meta import Meta
from tongbao.server.common.errors import NOTHING_HERE, Refusal
from tongbao.server.matches.registry import game_named
from tongbao.server.rendering.templates import has_sheet, templates_in
from tongbao.server.views.context import Visit, visit


async def sheet(request: Request) -> Response:
    """The quick sheet of a game; one that was asked for at a table of it (``?table=``) leads back there."""
    here = await visit(request)
    meta = game_named(request.path_params["game"])
    if not has_sheet(meta.name):
        raise Refusal(NOTHING_HERE, 404)
    table = await table_of(here, meta, request.query_params.get("table", ""))
    path = f"{request.url.path}?table={table}" if table else request.url.path
    return here.page(f"sheets/{meta.name}.html", **printed(here, meta), table=table, path=path)


def printed(here: Visit, meta: Meta[Any]) -> dict[str, Any]:
    """All that a sheet is made of: the same for everybody who reads the language."""
    language = here.language
    parts = here.site.pages.tables.parts.at_rest(meta, templates_in(language), language)
    others = [other for other in tongbao.GAMES.values() if other is not meta and has_sheet(other.name)]
    return {
        **parts.facts,
        "game": meta.name,
        "title": meta.title_in(language),
        "least": meta.min_players,
        "most": meta.max_players,
        "others": [{"name": other.name, "title": other.title_in(language)} for other in others],
    }


async def table_of(here: Visit, meta: Meta[Any], wish: str) -> str | None:
    """The table of that name if there is one of the game, else None."""
    if not wish:
        return None
    try:
        match = await here.site.hall.find(wish)
    except Refusal:
        return None
    return match.id if match.meta is meta else None
