"""Views of passkeys (WebAuthn): adding one, removing one, signing in with one."""

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
from tongbao.server.views.account.login import ACCOUNT, merge_guest_session, prove, require_account, show_error
from tongbao.server.views.context import RequestContext, request_context

COOKIE: Final = "tongbao_asked"
"""Cookie that ties a sign-in challenge to one browser, so that no other one can hand in what it has signed."""


async def offer_add(request: Request) -> Response:
    """Answer with the WebAuthn options for making a passkey, if the password is right."""
    context, person, form = await require_account(request)
    await prove(context, person, form.get("password", ""))
    context.require_rate("passkeys")
    offer = await context.services.passkeys.begin_registration(person, session_of(context), place_of(context))
    return JSONResponse(offer)


async def add(request: Request) -> Response:
    """Save a new passkey; its challenge proves that the password was given."""
    context, person, form = await require_account(request)
    name = form.get("name", "") or context.device()
    try:
        answer = form.get("credential", "")
        await context.services.passkeys.register(person, name, answer, session_of(context), place_of(context))
    except UserError as refusal:
        return await show_error(context, refusal)
    await context.log_in_as(person.id)
    return context.redirect(ACCOUNT)


async def remove(request: Request) -> Response:
    """Remove a passkey, if there is another way to sign in."""
    context, person, form = await require_account(request)
    try:
        await prove(context, person, form.get("password", ""))
        account, keys = await context.services.accounts.find_account(person), context.services.passkeys
        if (
            account is not None
            and not (account.password or account.mail)
            and len(await keys.list_passkeys(person.id)) < 2
        ):
            raise UserError("This passkey is the only way to sign in to the account; add another way first.", 409)
        await keys.remove_passkey(person, form.get("key", ""))
    except UserError as refusal:
        return await show_error(context, refusal)
    await context.log_in_as(person.id)
    return context.redirect(ACCOUNT)


async def offer_entry(request: Request) -> Response:
    """Answer with the WebAuthn options for signing in with a passkey."""
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
    """Sign in with a passkey; the games of this browser's guest are merged into the account."""
    context = await request_context(request)
    form = await read_form(request, 4)
    asked = cookie_of(context.connection, COOKIE) or ""
    try:
        context.require_rate("passwords")
        identity = await context.services.passkeys.log_in(
            form.get("credential", ""), digest_of(asked), place_of(context)
        )
    except UserError as refusal:
        return await show_error(context, refusal)
    await merge_guest_session(context, identity)
    await context.log_in_as(identity)
    return context.redirect("/")


def session_of(context: RequestContext) -> str:
    """Session to which a new passkey is bound until it is saved. Raises UserError if there is none."""
    context.require_person()
    if context.session is None:
        raise UserError("Please sign in first.", 403)
    return context.session.digest


def place_of(context: RequestContext) -> RelyingParty:
    """Relying party of passkeys on this site. Raises UserError where browsers make none."""
    place = place_for(context.connection.url)
    if place is None:
        raise UserError("Passkeys need a server with a domain name, reached over HTTPS.", 409)
    return place


ROUTES: Final = (
    Route("/account/passkeys/new", offer_add, methods=["POST"]),
    Route("/account/passkeys", add, methods=["POST"]),
    Route("/account/passkeys/remove", remove, methods=["POST"]),
    Route("/account/passkeys/entry", offer_entry, methods=["POST"]),
    Route("/account/passkeys/enter", enter, methods=["POST"]),
)
