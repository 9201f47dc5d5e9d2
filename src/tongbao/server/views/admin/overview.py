"""The overview of the admin page: health, reported messages, bans of networks, invitations, and what was done."""

import time
from typing import Any, Final

import sqlalchemy as sa
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
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.db.database import Conflict
from tongbao.server.db.tables import accounts, bugs, matches, notifications, sessions
from tongbao.server.db.tables import people as persons
from tongbao.server.groups.chat import hide_in_group, reported_in_groups
from tongbao.server.matches.damaged import all_put_aside
from tongbao.server.views.account.login import ACCOUNT
from tongbao.server.views.admin import people, tables
from tongbao.server.views.admin.admin_context import ADMIN, AdminContext, admin_context, end_of
from tongbao.server.views.context import request_context
from tongbao.server.views.table.chat import hide_permanently, reported

LATELY: Final = 24 * 3600
MOST_REPORTS: Final = 50
MOST_ACTIONS: Final = 20


async def show(request: Request) -> Response:
    """Show the overview."""
    return await page(await admin_context(request))


async def page(admin: AdminContext, error: UserError | None = None, made: str = "") -> Response:
    """Show the overview, with an error message or the link of a new invitation, if there is one."""
    services, t = admin.context.services, admin.context.t

    def read(connection: Any) -> dict[str, Any]:
        return {
            "counts": counts(connection),
            "reports": reported(connection)[:MOST_REPORTS],
            "reports_in_groups": reported_in_groups(connection)[:MOST_REPORTS],
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
    return await admin.render("admin/overview.html", error, **facts)


async def hide(request: Request) -> Response:
    """Hide a reported message for good."""
    admin = await admin_context(request)
    place, number = admin.form.get("table", "") or admin.form.get("group", ""), admin.form.get("message", "")
    try:
        hiding = hide_in_group if "group" in admin.form else hide_permanently
        work = hiding(place, int(number) if number.isdecimal() and len(number) < 8 else -1)
        await admin.do(work, HIDE, f"{place}:{number}")
    except Conflict:
        return await page(admin, UserError("That message no longer exists.", 404))
    return admin.context.redirect(f"{ADMIN}#reports")


async def ban(request: Request) -> Response:
    """Ban a network."""
    admin = await admin_context(request)
    try:
        await admin.prove()
        network = read_network(admin.form.get("network", ""))
        if network is None:
            raise UserError(
                "“{text}” is neither an address nor a network; enter one like 192.0.2.0/24.",
                text=admin.form.get("network", "")[:60],
            )
        wish = admin.ban(None, network)
        await admin.do(add_ban(wish), BAN, network, reason=wish.reason, until=wish.until)
    except UserError as refusal:
        return await page(admin, refusal)
    return admin.context.redirect(f"{ADMIN}#bans")


async def lift(request: Request) -> Response:
    """Lift a ban of a network or of a person."""
    admin = await admin_context(request)
    person, network = admin.form.get("person") or None, admin.form.get("network") or None
    await admin.do(lift_ban(person, network), LIFT, person or network or "")
    return admin.context.redirect(f"{ADMIN}#bans")


async def invite(request: Request) -> Response:
    """Make an invitation to sign up, and show its link this once."""
    admin = await admin_context(request)
    uses, code, note = admin.form.get("uses", ""), new_code(), admin.form.get("note", "")
    number = int(uses) if uses.isdecimal() and len(uses) < 6 else 0
    try:
        work = invited(code, note, number, end_of(admin.form.get("until", "")))
        await admin.do(work, INVITE, note.strip(), uses=number)
    except UserError as refusal:
        return await page(admin, refusal)
    address = admin.context.services.notifications.delivery.outgoing.base_url
    return await page(admin, made=f"{address}{ACCOUNT}?invitation={code}")


async def revoke(request: Request) -> Response:
    """Revoke an invitation."""
    admin = await admin_context(request)
    number = admin.form.get("number", "")
    try:
        await admin.do(revoked(int(number) if number.isdecimal() and len(number) < 10 else 0), REVOKE, number)
    except UserError as refusal:
        return await page(admin, refusal)
    return admin.context.redirect(f"{ADMIN}#invitations")


async def nothing(request: Request) -> Response:
    """Tell everybody alike that there is nothing at any other address of the admin page."""
    await request_context(request)
    raise UserError(NOTHING_HERE, 404)


def counts(connection: sa.Connection) -> dict[str, int]:
    """The counts by what is counted."""
    seen = sessions.c.seen > time.time() - LATELY
    questions = {
        "people": sa.select(sa.func.count()).select_from(persons),
        "accounts": sa.select(sa.func.count()).select_from(accounts),
        "lately": sa.select(sa.func.count(sa.distinct(sessions.c.person))).where(seen),
        "waiting": sa.select(sa.func.count()).select_from(matches).where(matches.c.started.is_(None)),
        "playing": sa.select(sa.func.count())
        .select_from(matches)
        .where(matches.c.started.is_not(None), matches.c.finished.is_(None)),
        "finished": sa.select(sa.func.count()).select_from(matches).where(matches.c.finished.is_not(None)),
        "unsent": sa.select(sa.func.count()).select_from(notifications).where(notifications.c.state == "waiting"),
        "bugs": sa.select(sa.func.count()).select_from(bugs),
    }
    found = {name: connection.scalar(question) or 0 for name, question in questions.items()}
    return {**found, "damaged": len(all_put_aside(connection))}


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
