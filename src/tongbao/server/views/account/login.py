"""Views of an account: sign-up, sign-in and sign-out, its sessions, export of its data, and deletion.

Whoever signs in or changes how they do gets a new session, and the old one ends: none that somebody else has planted or
seen lives on (OWASP, session fixation).
"""

import hmac
import time
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.accounts import SHORTEST, login_key
from tongbao.server.accounts.credentials import KeptCredentials
from tongbao.server.accounts.passkeys import place_for
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.preferences import COOKIES, is_possible
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.accounts.sign_up import LONGEST_CODE
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.http.display_settings import cookie_of
from tongbao.server.matches.time_controls import ALWAYS, UTC, Calendar, load_calendars
from tongbao.server.rendering.pages import ago
from tongbao.server.services.account_data import export_of
from tongbao.server.views.context import RequestContext, request_context

ACCOUNT: Final = "/account"
KEEP: Final = "keep"
WITHDRAW: Final = "withdraw"
"""Answers of a form about tokens and passkeys when the account is secured."""


async def show(request: Request) -> Response:
    """Show the visitor's account; a guest is shown how to sign up or sign in."""
    return await page(await request_context(request))


async def page(context: RequestContext, error: UserError | None = None) -> Response:
    """Show the account page, with an error message if there is one."""
    person = context.person
    account = None if person is None else await context.services.accounts.find_account(person)
    facts: dict[str, Any] = {
        "account": account,
        "browsers": [],
        "seal": context.csrf_token(),
        "wrong": "",
        "shortest": SHORTEST,
        "sign_up": context.services.accounts.sign_up,
        "guests": context.services.settings.accounts.guests,
        "invitation": context.connection.query_params.get("invitation", "")[:LONGEST_CODE],
        "is_administrator": person is not None and await context.is_administrator(),
    }
    facts |= {"keys": [], "device": context.device(), "can_sign": place_for(context.connection.url) is not None}
    if person is not None and account is not None:
        for one in await context.services.people.sessions.list_sessions(person.id):
            is_this = context.session is not None and one.digest == context.session.digest
            facts["browsers"].append(
                {"digest": one.digest, "device": one.device, "since": ago(one.seen, context.t), "this": is_this}
            )
        calendars = await context.services.database.read(lambda c: load_calendars(c, {person.id}))
        facts["hours"] = hours_entry(calendars.get(person.id, ALWAYS))
        facts["credentials"] = await credentials_of(context, person.id)
        for key in await context.services.passkeys.list_passkeys(person.id):
            used = "" if key.used is None else ago(key.used, context.t)
            facts["keys"].append({"digest": key.digest, "name": key.name, "used": used})
    if error is not None:
        facts["wrong"] = context.t(error.sentence, **error.facts)
    return context.render("pages/account.html", 200 if error is None else error.status, page="account", **facts)


def hours_entry(calendar: Calendar) -> dict[str, Any]:
    """Template data of a person's playing hours: hours, time zone, and vacations that are not over, as days."""
    zone, now = ZoneInfo(calendar.zone), time.time()
    spans = [(begin, end) for begin, end in calendar.vacations if end > now]
    days = [[datetime.fromtimestamp(at - last, zone).date().isoformat() for last, at in enumerate(s)] for s in spans]
    zones = sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/"))
    return {
        "zone": calendar.zone,
        "begins": calendar.begins,
        "ends": calendar.ends,
        "vacations": days,
        "zones": [UTC, *zones],
    }


async def create(request: Request) -> Response:
    """Sign up: make the visitor, a guest so far, an account."""
    context = await request_context(request)
    form = await read_form(request, 8)
    try:
        context.require_rate("accounts")
        accounts, code = context.services.accounts, form.get("invitation", "")
        await accounts.sign_up.require_possible(code)
        person = await context.make_person("")
        await accounts.create(person, form.get("name", ""), form.get("password", ""), code)
    except UserError as refusal:
        return await show_error(context, refusal)
    await context.save_preferences(preferred_in(request))
    await context.log_in_as(person.id)
    return context.redirect(ACCOUNT)


def preferred_in(request: Request) -> dict[str, str]:
    """Preferences in the cookies of a browser."""
    kept = {name: cookie_of(request, cookie) or "" for name, cookie in COOKIES.items()}
    return {name: value for name, value in kept.items() if is_possible(name, value)}


async def enter(request: Request) -> Response:
    """Sign in with name and password; the games of this browser's guest are merged into the account."""
    context = await request_context(request)
    context.require_cookies()
    form = await read_form(request, 8)
    name, accounts = form.get("name", "")[:300], context.services.accounts
    try:
        account = await accounts.find_by_login(name)
        await context.guess(login_key(name), None if account is None else account.person)
        identity = await accounts.log_in(name, form.get("password", ""))
    except UserError as refusal:
        return await show_error(context, refusal)
    await merge_guest_session(context, identity)
    await context.log_in_as(identity)
    return context.redirect("/")


async def merge_guest_session(context: RequestContext, identity: str) -> None:
    """Merge the guest of this browser, and what they have played, into the account."""
    guest = context.person
    if guest is not None and guest.id != identity and await context.services.accounts.find_account(guest) is None:
        await context.services.merge_guest(guest, identity)


async def leave(request: Request) -> Response:
    """Sign out: this browser's session ends. A guest would lose what they have played, and stays."""
    context, person, _ = await require_account(request)
    if context.session is not None:
        await context.services.people.sessions.end_sessions(person.id, {context.session.digest})
    response = context.redirect("/")
    response.delete_cookie(COOKIE)
    return response


async def end_sessions(request: Request) -> Response:
    """End the session of one browser, or of all others."""
    context, person, form = await require_account(request)
    known = {one.digest for one in await context.services.people.sessions.list_sessions(person.id)}
    own = set() if context.session is None else {context.session.digest}
    wished = {form["browser"]} if "browser" in form else known - own
    await context.services.people.sessions.end_sessions(person.id, wished & known)
    return context.redirect(ACCOUNT)


async def change_password(request: Request) -> Response:
    """Change the password; whatever else lets in is withdrawn, but for what the form keeps."""
    context, person, form = await require_account(request)
    try:
        kept = await kept_in(context, person.id, form)
        await prove(context, person, form.get("old", ""))
        await context.services.accounts.set_password(person, form.get("password", ""), kept)
    except UserError as refusal:
        return await show_error(context, refusal)
    await context.log_in_as(person.id)
    return context.redirect(ACCOUNT)


async def rename(request: Request) -> Response:
    """Rename the account."""
    context, person, form = await require_account(request)
    try:
        context.require_rate("names")
        await context.services.accounts.rename(person, form.get("name", ""))
    except UserError as refusal:
        return await show_error(context, refusal)
    return context.redirect(ACCOUNT)


async def export(request: Request) -> Response:
    """Answer with all data stored about the person, as a file."""
    context = await request_context(request)
    person = context.require_person()
    found = await context.services.database.read(lambda c: export_of(c, person.id))
    return JSONResponse(found, headers={"content-disposition": 'attachment; filename="tongbao.json"'})


async def delete(request: Request) -> Response:
    """Delete the account; its games stay with the other players, under no name."""
    context, person, form = await require_account(request)
    try:
        await prove(context, person, form.get("password", ""))
    except UserError as refusal:
        return await show_error(context, refusal)
    await context.services.erase_person(person)
    response = context.redirect("/")
    response.delete_cookie(COOKIE)
    return response


async def require_account(request: Request, most: int = 8) -> tuple[RequestContext, Person, dict[str, str]]:
    """Request context of somebody with an account, and the form of at most so many fields that they have sent.

    Raises UserError if the form isn't theirs.
    """
    context = await request_context(request)
    person = context.require_person()
    form = await read_form(request, most)
    await require_owner(context, person, form.get("seal", ""))
    return context, person, form


async def require_owner(context: RequestContext, person: Person, seal: str) -> None:
    """CSRF check. Raises UserError unless the token is that of the visitor's session, and they have an account."""
    require_seal(context, seal)
    if await context.services.accounts.find_account(person) is None:
        raise UserError("You are playing as a guest; create an account first.", 409)


def require_seal(context: RequestContext, seal: str) -> None:
    """CSRF check. Raises UserError unless the token is that of the visitor's session."""
    if not hmac.compare_digest(seal.encode(), context.csrf_token().encode()):
        raise UserError("That form is too old, or isn’t from this page; please open the page again.", 403)


async def prove(context: RequestContext, person: Person, password: str) -> None:
    """Password check. Raises UserError unless that is the account's password, or if too many are tried at once."""
    await context.guess(login_key(person.name), person.id)
    await context.services.accounts.require_password(person, password)


async def credentials_of(context: RequestContext, person: str) -> dict[str, list[str]]:
    """Template data of the credentials beside a password, for ``partials/credentials.html``: tokens and passkeys."""
    tokens = await context.services.api_tokens.list_tokens(person)
    keys = await context.services.passkeys.list_passkeys(person)
    unnamed = context.t("unnamed")
    return {
        "tokens": [one.name for one in tokens if not one.is_over],
        "passkeys": [one.name or unnamed for one in keys],
    }


async def kept_in(context: RequestContext, person: str, form: dict[str, str]) -> KeptCredentials:
    """Credentials that a form keeps, and this session, when the account is secured. Raises UserError without answer."""
    there, sessions = await credentials_of(context, person), frozenset[str]()
    if any(names and form.get(kind) not in (KEEP, WITHDRAW) for kind, names in there.items()):
        raise UserError("Choose whether your programs and passkeys may still sign in.")
    if context.session is not None and context.session.person == person:
        sessions = frozenset({context.session.digest})
    return KeptCredentials(sessions, tokens=form.get("tokens") == KEEP, passkeys=form.get("passkeys") == KEEP)


async def show_error(context: RequestContext, refusal: UserError) -> Response:
    """Show the error message on the account page; for an API client raise it."""
    context.require_page(refusal)
    return await page(context, refusal)


ROUTES: Final = (
    Route("/account", show),
    Route("/account", create, methods=["POST"]),
    Route("/account/enter", enter, methods=["POST"]),
    Route("/account/leave", leave, methods=["POST"]),
    Route("/account/sessions", end_sessions, methods=["POST"]),
    Route("/account/password", change_password, methods=["POST"]),
    Route("/account/name", rename, methods=["POST"]),
    Route("/account/delete", delete, methods=["POST"]),
    Route("/account/export.json", export),
)
