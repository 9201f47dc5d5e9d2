"""People on the admin page: searched, shown, given a harmless name, signed out, banned."""

from collections.abc import Collection
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.moderation import BAN, LIFT, RENAME, SIGN_OUT, add_ban, lift_ban
from tongbao.server.admin.users import harmless_name, newest, renamed, search, signed_out
from tongbao.server.admin.users import show as details_of
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import people
from tongbao.server.views.admin.admin_context import ADMIN, AdminContext, admin_context

LONGEST_SEARCH: Final = 60
PEOPLE: Final = f"{ADMIN}/people"


async def show_all(request: Request) -> Response:
    """Show the people whose name, id or mail address was looked for, else those who came last."""
    admin = await admin_context(request)
    wish = request.query_params.get("find", "").strip()[:LONGEST_SEARCH]
    found = await admin.context.services.database.read(lambda c: search(c, wish) if wish else newest(c))
    return await admin.render("admin/people.html", found=found, wish=wish, moment=admin.context.t.moment)


async def show(request: Request) -> Response:
    """Show what is known of a person, and what can be done."""
    return await page(await admin_context(request))


async def page(admin: AdminContext, error: UserError | None = None) -> Response:
    """Show a person, with an error message if there is one. Raises UserError if there is none of that id."""
    who = str(admin.context.connection.path_params["person"])
    found = await admin.context.services.database.read(lambda c: details_of(c, who))
    return await admin.render("admin/person.html", error, one=found, moment=admin.context.t.moment)


async def act(request: Request) -> Response:
    """Do to a person what the pressed button says."""
    admin = await admin_context(request)
    person = await person_in(admin)
    action = ACTIONS.get(admin.form.get("action", ""))
    try:
        if action is None:
            raise UserError("There is no such action; reload the page.")
        await action(admin, person)
    except UserError as refusal:
        return await page(admin, refusal)
    return admin.context.redirect(f"{PEOPLE}/{person}")


async def person_in(admin: AdminContext) -> str:
    """The id of the person that the address names. Raises UserError if there is none."""
    who = str(admin.context.connection.path_params["person"])
    return str((await admin.context.services.database.read(lambda c: details_of(c, who)))["id"])


async def ban(admin: AdminContext, person: str) -> None:
    """Ban a person, after the password was given."""
    await admin.prove()
    await admin.require_other(person)
    wish = admin.ban(person, None)
    await admin.do(add_ban(wish), BAN, person, reason=wish.reason, until=wish.until)


async def lift(admin: AdminContext, person: str) -> None:
    """Lift the ban of a person."""
    await admin.do(lift_ban(person, None), LIFT, person)


async def rename(admin: AdminContext, person: str) -> None:
    """Give a person a harmless name."""
    await admin.require_other(person)
    name = harmless_name()
    await admin.do(renamed(person, name), RENAME, person, name=name)


async def sign_out(admin: AdminContext, person: str) -> None:
    """End all sessions of a person, after the password was given."""
    await admin.prove()
    await admin.require_other(person)
    await admin.do(signed_out(person), SIGN_OUT, person)


ACTIONS: Final = {"ban": ban, "lift": lift, "rename": rename, "sign-out": sign_out}


def names_of(connection: sa.Connection, identities: Collection[str | None]) -> dict[str, str]:
    """The names of people by their ids."""
    rows: Any = connection.execute(sa.select(people.c.id, people.c.name).where(people.c.id.in_(identities)))
    return {row.id: row.name for row in rows}


ROUTES: Final = (
    Route(PEOPLE, show_all),
    Route(PEOPLE + "/{person}", show),
    Route(PEOPLE + "/{person}", act, methods=["POST"]),
)
