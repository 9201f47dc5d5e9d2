"""The addresses of passkeys: making one, removing one, coming in with one."""

import secrets
from typing import Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.passkeys import RelyingParty, place_for
from tongbao.server.accounts.sessions import LONGEST_TOKEN, digest_of
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.http.display_settings import cookie_of
from tongbao.server.views.account.login import ACCOUNT, bring_along, owner, prove, told
from tongbao.server.views.context import RequestContext, request_context

COOKIE: Final = "tongbao_asked"
"""What a browser keeps while it is asked to sign, so that no other one can hand in what it has signed."""


async def offer_add(request: Request) -> Response:
    """What a browser needs to make a passkey, for whoever has just told the password."""
    context, person, form = await owner(request)
    await prove(context, person, form.get("password", ""))
    context.require_rate("passkeys")
    offer = await context.services.passkeys.begin_registration(person, session_of(context), place_of(context))
    return JSONResponse(offer)


async def add(request: Request) -> Response:
    """Keep a passkey that was made; that the password was told, its challenge proves."""
    context, person, form = await owner(request)
    name = form.get("name", "") or context.device()
    try:
        answer = form.get("credential", "")
        await context.services.passkeys.register(person, name, answer, session_of(context), place_of(context))
    except UserError as refusal:
        return await told(context, refusal)
    await context.log_in_as(person.id)
    return context.redirect(ACCOUNT)


async def remove(request: Request) -> Response:
    """Remove a passkey, if there is another way into the account."""
    context, person, form = await owner(request)
    try:
        await prove(context, person, form.get("password", ""))
        account, keys = await context.services.accounts.find_account(person), context.services.passkeys
        if (
            account is not None
            and not (account.password or account.mail)
            and len(await keys.list_passkeys(person.id)) < 2
        ):
            raise UserError("This passkey is the only way into the account.", 409)
        await keys.remove_passkey(person, form.get("key", ""))
    except UserError as refusal:
        return await told(context, refusal)
    await context.log_in_as(person.id)
    return context.redirect(ACCOUNT)


async def offer_entry(request: Request) -> Response:
    """What a browser needs to come in with a passkey."""
    context = await request_context(request)
    context.require_rate("passkeys")
    asked = cookie_of(context.connection, COOKIE) or ""
    if not asked or len(asked) > LONGEST_TOKEN:
        asked = secrets.token_urlsafe(32)
    response = JSONResponse(await context.services.passkeys.begin_login(digest_of(asked), place_of(context)))
    secure = context.connection.url.scheme == "https"
    lives = round(context.services.settings.passkeys.challenge)
    response.set_cookie(COOKIE, asked, lives, path=ACCOUNT, httponly=True, samesite="strict", secure=secure)
    return response


async def enter(request: Request) -> Response:
    """Go into an account with a passkey; what the guest of this browser has played so far goes with it."""
    context = await request_context(request)
    form = await read_form(request, 4)
    asked = cookie_of(context.connection, COOKIE) or ""
    try:
        context.require_rate("passwords")
        identity = await context.services.passkeys.log_in(
            form.get("credential", ""), digest_of(asked), place_of(context)
        )
    except UserError as refusal:
        return await told(context, refusal)
    await bring_along(context, identity)
    await context.log_in_as(identity)
    return context.redirect("/")


def session_of(context: RequestContext) -> str:
    """The session to which a new passkey is bound until it is kept. Raises UserError if there is none."""
    context.require_person()
    if context.session is None:
        raise UserError("Come in first.", 403)
    return context.session.digest


def place_of(context: RequestContext) -> RelyingParty:
    """What passkeys are for here. Raises UserError where browsers make none."""
    place = place_for(context.connection.url)
    if place is None:
        raise UserError("Passkeys need a server that has a name and is reached over https.", 409)
    return place


ROUTES: Final = (
    Route("/account/passkeys/new", offer_add, methods=["POST"]),
    Route("/account/passkeys", add, methods=["POST"]),
    Route("/account/passkeys/remove", remove, methods=["POST"]),
    Route("/account/passkeys/entry", offer_entry, methods=["POST"]),
    Route("/account/passkeys/enter", enter, methods=["POST"]),
)
