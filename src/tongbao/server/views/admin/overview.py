"""The overview of the admin page: health, reported messages, bans of networks, invitations, and what was done."""

from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.server.accounts.moderation import (
    BAN,
    HIDE,
    INVITE,
    LIFT,
    REVOKE,
    add_ban,
    latest_actions,
    lift_ban,
    load_bans,
    read_network,
)
from tongbao.server.accounts.sign_up import invitations, invited, new_code, revoked
from tongbao.server.admin.overview import counts
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.db.database import Conflict
from tongbao.server.views.account.login import ACCOUNT
from tongbao.server.views.admin import people, tables
from tongbao.server.views.admin.office import ADMIN, Office, end_of, office_of
from tongbao.server.views.context import request_context
from tongbao.server.views.table.chat import hide_permanently, reported

MOST_REPORTS: Final = 50
MOST_ACTIONS: Final = 20


async def show(request: Request) -> Response:
    """Show the overview."""
    return await page(await office_of(request))


async def page(office: Office, error: UserError | None = None, made: str = "") -> Response:
    """Show the overview, with an error message or the link of a new invitation, if there is one."""
    services, t = office.context.services, office.context.t

    def read(connection: Any) -> dict[str, Any]:
        return {
            "counts": counts(connection),
            "reports": reported(connection)[:MOST_REPORTS],
            "bans": load_bans(connection),
            "invitations": invitations(connection),
            "actions": latest_actions(connection, MOST_ACTIONS),
        }

    found = await services.database.read(read)
    named = {*[ban.person for ban in found["bans"]], *[deed.whom for deed in found["actions"]]}
    names = await services.database.read(lambda c: people.names_of(c, named))
    facts = {
        **found,
        "trouble": await services.health.trouble(),
        "version": tongbao.__version__,
        "build": tongbao.build(),
        "database": services.database.engine.dialect.name,
        "pages": len(services.registry.open_match_ids()),
        "names": names,
        "invites": services.accounts.sign_up.needs_invitation,
        "made": made,
        "moment": t.moment,
    }
    return await office.render("admin/overview.html", error, **facts)


async def hide(request: Request) -> Response:
    """Hide a reported message for good."""
    office = await office_of(request)
    table, number = office.form.get("table", ""), office.form.get("message", "")
    try:
        work = hide_permanently(table, int(number) if number.isdecimal() and len(number) < 8 else -1)
        await office.do(work, HIDE, f"{table}:{number}")
    except Conflict:
        return await page(office, UserError("There is no such message any more.", 404))
    return office.context.redirect(f"{ADMIN}#reports")


async def ban(request: Request) -> Response:
    """Ban a network."""
    office = await office_of(request)
    try:
        await office.prove()
        network = read_network(office.form.get("network", ""))
        if network is None:
            raise UserError(
                "“{text}” is neither an address nor a network; one looks like 192.0.2.0/24.",
                text=office.form.get("network", "")[:60],
            )
        wish = office.ban(None, network)
        await office.do(add_ban(wish), BAN, network, reason=wish.reason, until=wish.until)
    except UserError as refusal:
        return await page(office, refusal)
    return office.context.redirect(f"{ADMIN}#bans")


async def lift(request: Request) -> Response:
    """Lift a ban of a network or of a person."""
    office = await office_of(request)
    person, network = office.form.get("person") or None, office.form.get("network") or None
    await office.do(lift_ban(person, network), LIFT, person or network or "")
    return office.context.redirect(f"{ADMIN}#bans")


async def invite(request: Request) -> Response:
    """Make an invitation to sign up, and show its link this once."""
    office = await office_of(request)
    uses, code, note = office.form.get("uses", ""), new_code(), office.form.get("note", "")
    number = int(uses) if uses.isdecimal() and len(uses) < 6 else 0
    try:
        work = invited(code, note, number, end_of(office.form.get("until", "")))
        await office.do(work, INVITE, note.strip(), uses=number)
    except UserError as refusal:
        return await page(office, refusal)
    address = office.context.services.notifications.delivery.outgoing.base_url
    return await page(office, made=f"{address}{ACCOUNT}?invitation={code}")


async def revoke(request: Request) -> Response:
    """Revoke an invitation."""
    office = await office_of(request)
    number = office.form.get("number", "")
    try:
        await office.do(revoked(int(number) if number.isdecimal() and len(number) < 10 else 0), REVOKE, number)
    except UserError as refusal:
        return await page(office, refusal)
    return office.context.redirect(f"{ADMIN}#invitations")


async def nothing(request: Request) -> Response:
    """Tell everybody alike that there is nothing at any other address of the admin page."""
    await request_context(request)
    raise UserError(NOTHING_HERE, 404)


ROUTES: Final = (
    Route(ADMIN, show),
    Route(f"{ADMIN}/reports/hide", hide, methods=["POST"]),
    Route(f"{ADMIN}/bans", ban, methods=["POST"]),
    Route(f"{ADMIN}/bans/lift", lift, methods=["POST"]),
    Route(f"{ADMIN}/invitations", invite, methods=["POST"]),
    Route(f"{ADMIN}/invitations/revoke", revoke, methods=["POST"]),
    *people.ROUTES,
    *tables.ROUTES,
    Route(ADMIN, nothing, methods=["POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
    Route(ADMIN + "/{rest:path}", nothing, methods=["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
)
