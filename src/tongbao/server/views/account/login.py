"""The addresses of an account: making one, going in and out, its browsers, what is kept of its person, deleting it.

Whoever goes in or changes how gets a new session, and the old one ends: none that somebody else has planted or seen
lives on (OWASP, session fixation).
"""

import hmac
import time
from datetime import datetime
from typing import Any, Final
from zoneinfo import ZoneInfo, available_timezones

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.accounts import SHORTEST
from tongbao.server.accounts.passkeys import place_for
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.preferences import COOKIES, is_possible
from tongbao.server.accounts.sessions import COOKIE
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.http.display_settings import cookie_of
from tongbao.server.matches.time_controls import ALWAYS, UTC, Calendar, load_calendars
from tongbao.server.rendering.pages import ago
from tongbao.server.services.erasure import belongings_of
from tongbao.server.views.context import Visit, visit

ACCOUNT: Final = "/account"


async def look(request: Request) -> Response:
    """The account of the visitor; for a guest, how to get one or go into it."""
    return await page(await visit(request))


async def page(here: Visit, error: Refusal | None = None) -> Response:
    """The page of the account, with what was wrong."""
    person = here.person
    account = None if person is None else await here.site.accounts.of(person)
    facts: dict[str, Any] = {"account": account, "browsers": [], "seal": here.seal(), "wrong": "", "shortest": SHORTEST}
    facts |= {"keys": [], "device": here.device(), "can_sign": place_for(here.connection.url) is not None}
    if person is not None and account is not None:
        for one in await here.site.people.sessions.of(person.id):
            is_this = here.session is not None and one.digest == here.session.digest
            facts["browsers"].append(
                {"digest": one.digest, "device": one.device, "since": ago(one.seen, here.t), "this": is_this}
            )
        calendars = await here.site.store.read(lambda c: load_calendars(c, {person.id}))
        facts["hours"] = hours_entry(calendars.get(person.id, ALWAYS))
        for key in await here.site.passkeys.of(person.id):
            used = "" if key.used is None else ago(key.used, here.t)
            facts["keys"].append({"digest": key.digest, "name": key.name, "used": used})
    if error is not None:
        facts["wrong"] = here.t(error.sentence, **error.facts)
    return here.page("account.html", 200 if error is None else error.status, page="account", **facts)


def hours_entry(calendar: Calendar) -> dict[str, Any]:
    """When somebody plays, for his page: hours, place, and vacations that are not over, as days."""
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
    """Make an account of what the visitor is so far."""
    here = await visit(request)
    form = await read_form(request, 8)
    try:
        here.require("accounts")
        person = await here.welcome("")
        await here.site.accounts.create(person, form.get("name", ""), form.get("password", ""))
    except Refusal as refusal:
        return await told(here, refusal)
    await here.prefer(preferred_in(request))
    await here.enter(person.id)
    return here.go(ACCOUNT)


def preferred_in(request: Request) -> dict[str, str]:
    """What a browser keeps of what somebody prefers."""
    kept = {name: cookie_of(request, cookie) or "" for name, cookie in COOKIES.items()}
    return {name: value for name, value in kept.items() if is_possible(name, value)}


async def enter(request: Request) -> Response:
    """Go into an account; what the guest of this browser has played so far goes with it."""
    here = await visit(request)
    form = await read_form(request, 8)
    name = form.get("name", "")[:300]
    try:
        here.require("passwords")
        here.site.allowances.require_of("passwords", name.strip().casefold())
        identity = await here.site.accounts.enter(name, form.get("password", ""))
    except Refusal as refusal:
        return await told(here, refusal)
    await bring_along(here, identity)
    await here.enter(identity)
    return here.go("/")


async def bring_along(here: Visit, identity: str) -> None:
    """Give the account what a guest of this browser has played."""
    guest = here.person
    if guest is not None and guest.id != identity and await here.site.accounts.of(guest) is None:
        await here.site.hand_over(guest, identity)


async def leave(request: Request) -> Response:
    """Go out: this browser's session ends. A guest would lose what he has played, and stays."""
    here, person, _ = await owner(request)
    if here.session is not None:
        await here.site.people.sessions.end(person.id, {here.session.digest})
    response = here.go("/")
    response.delete_cookie(COOKIE)
    return response


async def end_sessions(request: Request) -> Response:
    """End the session of one browser, or of all others."""
    here, person, form = await owner(request)
    known = {one.digest for one in await here.site.people.sessions.of(person.id)}
    own = set() if here.session is None else {here.session.digest}
    wished = {form["browser"]} if "browser" in form else known - own
    await here.site.people.sessions.end(person.id, wished & known)
    return here.go(ACCOUNT)


async def change_password(request: Request) -> Response:
    """Change the password; all other browsers have to be let in anew."""
    here, person, form = await owner(request)
    try:
        await prove(here, person, form.get("old", ""))
        await here.site.accounts.set_password(person, form.get("password", ""))
    except Refusal as refusal:
        return await told(here, refusal)
    everywhere = await here.site.people.sessions.of(person.id)
    await here.site.people.sessions.end(person.id, {one.digest for one in everywhere})
    await here.enter(person.id)
    return here.go(ACCOUNT)


async def rename(request: Request) -> Response:
    """Give the account another name."""
    here, person, form = await owner(request)
    try:
        here.require("names")
        await here.site.accounts.rename(person, form.get("name", ""))
    except Refusal as refusal:
        return await told(here, refusal)
    return here.go(ACCOUNT)


async def export(request: Request) -> Response:
    """All that is kept of the person, as a file."""
    here = await visit(request)
    person = here.require_person()
    found = await here.site.store.read(lambda c: belongings_of(c, person.id))
    return JSONResponse(found, headers={"content-disposition": 'attachment; filename="tongbao.json"'})


async def delete(request: Request) -> Response:
    """Delete the account; its games stay with those who played along, under no name."""
    here, person, form = await owner(request)
    try:
        await prove(here, person, form.get("password", ""))
    except Refusal as refusal:
        return await told(here, refusal)
    await here.site.forget_all(person)
    response = here.go("/")
    response.delete_cookie(COOKIE)
    return response


async def owner(request: Request, most: int = 8) -> tuple[Visit, Person, dict[str, str]]:
    """The visit of somebody with an account, and the form of at most so many fields that he has sent.

    Raises Refusal if it is none of his.
    """
    here = await visit(request)
    person = here.require_person()
    form = await read_form(request, most)
    await require_owner(here, person, form.get("seal", ""))
    return here, person, form


async def require_owner(here: Visit, person: Person, seal: str) -> None:
    """Raises Refusal unless the seal is one of the visitor's own pages, and he has an account."""
    if not hmac.compare_digest(seal.encode(), here.seal().encode()):
        raise Refusal("That form was not one of this page, or is too old; open the page again.", 403)
    if await here.site.accounts.of(person) is None:
        raise Refusal("You play as a guest here; make an account first.", 409)


async def prove(here: Visit, person: Person, password: str) -> None:
    """Raises Refusal unless that is the account's password, or if too many were tried."""
    here.require("passwords")
    await here.site.accounts.require_password(person, password)


async def told(here: Visit, refusal: Refusal) -> Response:
    """What was wrong, on the page of the account; for a program in one sentence."""
    here.require_page(refusal)
    return await page(here, refusal)


ROUTES: Final = (
    Route("/account", look),
    Route("/account", create, methods=["POST"]),
    Route("/account/enter", enter, methods=["POST"]),
    Route("/account/leave", leave, methods=["POST"]),
    Route("/account/sessions", end_sessions, methods=["POST"]),
    Route("/account/password", change_password, methods=["POST"]),
    Route("/account/name", rename, methods=["POST"]),
    Route("/account/delete", delete, methods=["POST"]),
    Route("/account/export.json", export),
)
