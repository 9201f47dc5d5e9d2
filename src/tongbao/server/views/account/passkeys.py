"""The addresses of passkeys: making one, removing one, coming in with one."""

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.passkeys import Place, place_for
from tongbao.server.accounts.sessions import LONGEST_TOKEN, digest_of
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.http.display_settings import cookie_of
from tongbao.server.views.account.login import ACCOUNT, bring_along, owner, prove, told
from tongbao.server.views.context import Visit, visit

COOKIE: Final = "tongbao_asked"
"""What a browser keeps while it is asked to sign, so that no other one can hand in what it has signed."""


async def offer_add(request: Request) -> Response:
    """What a browser needs to make a passkey, for whoever has just told the password."""
    here, person, form = await owner(request)
    await prove(here, person, form.get("password", ""))
    here.require("passkeys")
    return JSONResponse(await here.site.passkeys.offer_add(person, session_of(here), place_of(here)))


async def add(request: Request) -> Response:
    """Keep a passkey that was made; that the password was told, its challenge proves."""
    here, person, form = await owner(request)
    name = form.get("name", "") or here.device()
    try:
        answer = form.get("credential", "")
        await here.site.passkeys.add(person, name, answer, session_of(here), place_of(here))
    except Refusal as refusal:
        return await told(here, refusal)
    await here.enter(person.id)
    return here.go(ACCOUNT)


async def remove(request: Request) -> Response:
    """Remove a passkey, if there is another way into the account."""
    here, person, form = await owner(request)
    try:
        await prove(here, person, form.get("password", ""))
        account, keys = await here.site.accounts.of(person), here.site.passkeys
        if account is not None and not (account.password or account.mail) and len(await keys.of(person.id)) < 2:
            raise Refusal("This passkey is the only way into the account.", 409)
        await keys.remove(person, form.get("key", ""))
    except Refusal as refusal:
        return await told(here, refusal)
    await here.enter(person.id)
    return here.go(ACCOUNT)


async def offer_entry(request: Request) -> Response:
    """What a browser needs to come in with a passkey."""
    here = await visit(request)
    here.require("passkeys")
    asked = cookie_of(here.connection, COOKIE) or ""
    if not asked or len(asked) > LONGEST_TOKEN:
        asked = secrets.token_urlsafe(32)
    response = JSONResponse(await here.site.passkeys.offer_entry(digest_of(asked), place_of(here)))
    secure = here.connection.url.scheme == "https"
    lives = round(here.site.settings.passkeys.challenge)
    response.set_cookie(COOKIE, asked, lives, path=ACCOUNT, httponly=True, samesite="strict", secure=secure)
    return response


async def enter(request: Request) -> Response:
    """Go into an account with a passkey; what the guest of this browser has played so far goes with it."""
    here = await visit(request)
    form = await read_form(request, 4)
    asked = cookie_of(here.connection, COOKIE) or ""
    try:
        here.require("passwords")
        identity = await here.site.passkeys.enter(form.get("credential", ""), digest_of(asked), place_of(here))
    except Refusal as refusal:
        return await told(here, refusal)
    await bring_along(here, identity)
    await here.enter(identity)
    return here.go("/")


def session_of(here: Visit) -> str:
    """The session to which a new passkey is bound until it is kept. Raises Refusal if there is none."""
    here.require_person()
    if here.session is None:
        raise Refusal("Come in first.", 403)
    return here.session.digest


def place_of(here: Visit) -> Place:
    """What passkeys are for here. Raises Refusal where browsers make none."""
    place = place_for(here.connection.url)
    if place is None:
        raise Refusal("Passkeys need a server that has a name and is reached over https.", 409)
    return place


ROUTES: Final = (
    Route("/account/passkeys/new", offer_add, methods=["POST"]),
    Route("/account/passkeys", add, methods=["POST"]),
    Route("/account/passkeys/remove", remove, methods=["POST"]),
    Route("/account/passkeys/entry", offer_entry, methods=["POST"]),
    Route("/account/passkeys/enter", enter, methods=["POST"]),
)
