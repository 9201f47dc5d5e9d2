"""View of preferences: the script of a page saves a setting here."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.preferences import TICKS
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.views.context import request_context


async def keep(request: Request) -> Response:
    """Save one setting with the account; without an account only the browser keeps it."""
    context = await request_context(request)
    form = await read_form(request, 4)
    name, value = form.get("name", ""), form.get("value", "")
    if name not in TICKS:
        raise UserError("There is no setting “{name}”.", name=name[:16])
    await context.save_preferences({name: value})
    return Response(status_code=204)


ROUTES: Final = (Route("/settings", keep, methods=["POST"]),)
