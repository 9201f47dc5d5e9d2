"""The addresses of a table that waits: inviting a friend, declining, sending somebody away, closing it."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.limits import removed
from tongbao.server.matches.match import Match
from tongbao.server.matches.seating import free, require_host_before
from tongbao.server.people.entrance import owner
from tongbao.server.services.services import Site
from tongbao.server.views.context import visit


async def invite(request: Request) -> Response:
    """Invite a friend to this table."""
    match = await (await visit(request)).match()
    here, person, form = await owner(request)
    here.require("ties")
    await here.site.doors.invite(match, person, form.get("friend", ""))
    return here.go(f"/t/{match.id}")


async def decline(request: Request) -> Response:
    """Don't come to this table."""
    match = await (await visit(request)).match()
    here, person, _ = await owner(request)
    await here.site.doors.decline(match.id, person)
    return here.go("/")


async def send_away(request: Request) -> Response:
    """Free the seat of somebody before the start."""
    here = await visit(request)
    match = await here.match()
    form = await read_form(request, 4)
    seat = form.get("seat", "")
    if not seat.isdecimal() or len(seat) > 2:
        raise Refusal("“{text}” should be the number of a seat.", text=seat[:20])
    await free(match, here.require_person(), int(seat))
    return here.go(f"/t/{match.id}")


async def close(request: Request) -> Response:
    """Close this table before the start: it is gone."""
    here = await visit(request)
    match = await here.match()
    await closed(here.site, match, here.require_person())
    return here.go("/")


async def closed(site: Site, match: Match, host: Person) -> None:
    """Remove a match that hasn't started. Raises Refusal unless the person has opened it."""
    require_host_before(match, host)
    if not await removed(match):
        require_host_before(match, host)
    site.hall.drop(match)


ROUTES: Final = (
    Route("/t/{id}/invite", invite, methods=["POST"]),
    Route("/t/{id}/decline", decline, methods=["POST"]),
    Route("/t/{id}/send-away", send_away, methods=["POST"]),
    Route("/t/{id}/close", close, methods=["POST"]),
)
