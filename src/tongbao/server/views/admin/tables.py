"""Tables on the admin page: searched, shown without their cards, closed."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.server.accounts.moderation import CLOSE
from tongbao.server.admin.tables import FINISHED, PLAYING, PUT_ASIDE, SHUT, WAITING, closed, latest, search
from tongbao.server.admin.tables import show as details_of
from tongbao.server.common.errors import UserError
from tongbao.server.views.admin.admin_context import ADMIN, AdminContext, admin_context

LONGEST_SEARCH: Final = 60
TABLES: Final = f"{ADMIN}/tables"
STATES: Final = (WAITING, PLAYING, FINISHED, SHUT, PUT_ASIDE)


async def show_all(request: Request) -> Response:
    """Show the tables that were looked for, by a name of theirs or at them, or by how they stand."""
    admin = await admin_context(request)
    asked = request.query_params
    wish, state = asked.get("find", "").strip()[:LONGEST_SEARCH], asked.get("state", "")
    known = state if state in STATES else None
    found = await admin.context.services.database.read(lambda c: search(c, wish) if wish else latest(c, known))
    facts: dict[str, Any] = {"wish": wish, "state": known, "states": STATES, "moment": admin.context.t.moment}
    return await admin.render("admin/tables.html", None, found=[entry(admin, one) for one in found], **facts)


async def show(request: Request) -> Response:
    """Show how a table stands and who sits there."""
    return await page(await admin_context(request))


async def page(admin: AdminContext, error: UserError | None = None) -> Response:
    """Show a table, with an error message if there is one. Raises UserError if there is none of that name."""
    name = str(admin.context.connection.path_params["table"])
    found = await admin.context.services.database.read(lambda c: details_of(c, name))
    can_close = found["state"] not in (FINISHED, SHUT)
    facts = {"one": entry(admin, found), "can_close": can_close, "moment": admin.context.t.moment}
    return await admin.render("admin/table.html", error, **facts)


def entry(admin: AdminContext, found: dict[str, Any]) -> dict[str, Any]:
    """Entry of a table, with the title of its game."""
    meta = tongbao.GAMES.get(found["game"])
    return {**found, "title": found["game"] if meta is None else meta.title_in(admin.context.language)}


async def close(request: Request) -> Response:
    """Close a table, after the password was given."""
    admin = await admin_context(request)
    name = str(request.path_params["table"])
    try:
        await admin.prove()
        await admin.do(closed(name), CLOSE, name)
    except UserError as refusal:
        return await page(admin, refusal)
    return admin.context.redirect(TABLES)


ROUTES: Final = (
    Route(TABLES, show_all),
    Route(TABLES + "/{table}", show),
    Route(TABLES + "/{table}/close", close, methods=["POST"]),
)
