"""Views of email links: the account's email address, signing in by a link, and setting a new password.

A link leads to a page with a button, and only the button uses it up: programs that look at links in emails do no harm.
Whoever asks for an email gets the same answer whether there is an account or not, after the same time.
"""

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.languages import Translator
from tongbao.server.accounts.accounts import SHORTEST, USED_UP, checked_address
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.services.services import Services
from tongbao.server.views.account.login import (
    ACCOUNT,
    credentials_of,
    kept_in,
    merge_guest_session,
    prove,
    require_account,
)
from tongbao.server.views.context import RequestContext, request_context

LONGEST_SECRET: Final = 64
NO_MAIL: Final = "This server doesn’t send email; its operator can set up a mail server."
SUBJECTS: Final = {
    "confirm": "Confirm your email address at {site}",
    "enter": "Sign in to {site}",
    "recover": "Choose a new password at {site}",
}
TEXTS: Final = {
    "confirm": "{name} has entered this address for an account at {site}. If that was you, confirm it with this link:",
    "enter": "Use this link to sign in to your account, {name}. It works once, within an hour:",
    "recover": "Use this link to choose a new password, {name}. It works once, within an hour:",
}
NOT_YOU: Final = "If you didn’t ask for this email, you can ignore it."
ADDRESSES: Final = {"confirm": "/account/mail/", "enter": "/account/letter/", "recover": "/account/recover/"}
SENT: Final = "If an account uses this address, an email is on its way."


async def mail(request: Request) -> Response:
    """Show the email address of the account, and the form for another one."""
    return await mail_page(await request_context(request))


async def mail_page(context: RequestContext, error: UserError | None = None) -> Response:
    """Show the page of the email address, with an error message if there is one."""
    person = context.require_person()
    account = await context.services.accounts.find_account(person)
    if account is None:
        raise UserError("You are playing as a guest; create an account first.", 409)
    facts = {
        "address": account.mail,
        "has_password": account.password is not None,
        "credentials": await credentials_of(context, person.id),
        "has_mail": context.services.notifications.has_mail,
        "seal": context.csrf_token(),
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render("pages/account_mail.html", 200 if error is None else error.status, page="account", **facts)


async def change_mail(request: Request) -> Response:
    """Email a confirmation link to a new address, which becomes the account's when it is confirmed there.

    Whatever else lets in is withdrawn now, but for what the form keeps, and again when it is confirmed.
    """
    context, person, form = await require_account(request)
    require_mail(context)
    try:
        kept = await kept_in(context, person.id, form)
        await prove(context, person, form.get("password", ""))
        account = await context.services.accounts.find_account(person)
        if not kept.passkeys and account is not None and not (account.password or account.mail):
            kept = kept._replace(passkeys=True)  # they are the only way in until the address is confirmed
        address = address_in(context, form)
    except UserError as refusal:
        context.require_page(refusal)
        return await mail_page(context, refusal)
    await context.services.accounts.revoke_credentials(person.id, kept)
    session = None if context.session is None else context.session.digest
    await write(context.services, "confirm", person.id, address, context.t, session)
    return sent(
        context, "An email is on its way to this address; open the link in it to confirm the address.", "/account/mail"
    )


def address_in(context: RequestContext, form: dict[str, str]) -> str:
    """Email address that a form names, checked against the rate limit of emails. Raises UserError."""
    address = checked_address(form.get("mail", "")[:300])
    context.require_rate("letters")
    context.services.rate_limiter.require_of("letters", address)
    return address


async def show_confirm(request: Request) -> Response:
    """Show the page with the button that confirms an email address."""
    context = await request_context(request)
    return link_page(context, "confirm", await reader_of(context, "confirm"))


async def confirm(request: Request) -> Response:
    """Confirm an email address."""
    context = await request_context(request)
    context.require_rate("passwords")
    session = None if context.session is None else context.session.digest
    await context.services.accounts.confirm_address(secret_of(request), session)
    return sent(context, "This email address is confirmed.", ACCOUNT)


async def request_link(request: Request) -> Response:
    """Show the form that emails a link, to sign in or to set a new password."""
    context = await request_context(request)
    return context.render(
        "pages/letter_ask.html", page="account", has_mail=context.services.notifications.has_mail, wrong=""
    )


async def send(request: Request) -> Response:
    """Email such a link, if there is such an account; nobody can tell."""
    context = await request_context(request)
    require_mail(context)
    form = await read_form(request, 4)
    purpose = "recover" if form.get("purpose") == "recover" else "enter"
    try:
        address = address_in(context, form)
    except UserError as refusal:
        context.require_page(refusal)
        wrong = context.t(refusal.sentence, **refusal.facts)
        return context.render("pages/letter_ask.html", refusal.status, page="account", has_mail=True, wrong=wrong)
    context.services.notifications.run_in_background(find_and_write(context.services, purpose, address, context.t))
    return sent(context, SENT, ACCOUNT)


async def find_and_write(services: Services, purpose: str, address: str, t: Translator) -> None:
    """Email a link to the account that has that address, if there is one."""
    person = await services.accounts.find_by_address(address)
    if person is not None:
        await write(services, purpose, person, address, t)


async def write(
    services: Services, purpose: str, person: str, address: str, t: Translator, session: str | None = None
) -> None:
    """Email a link, in the background; ``session`` is the one in which it was asked for."""
    secret = await services.accounts.create_email_token(purpose, person, address, session)
    known = await services.people.find_person(person)
    link = services.notifications.delivery.outgoing.base_url + ADDRESSES[purpose] + secret
    site = services.settings.site.title(t)
    said = t(TEXTS[purpose], name="" if known is None else known.name, site=site)
    services.notifications.send_email(address, t(SUBJECTS[purpose], site=site), f"{said}\n\n{link}\n\n{t(NOT_YOU)}\n")


async def show_enter(request: Request) -> Response:
    """Show the page with the button that signs the visitor in."""
    context = await request_context(request)
    return link_page(context, "enter", await reader_of(context, "enter"))


async def enter(request: Request) -> Response:
    """Sign in by an email link, in a new session; the games of this browser's guest are merged into the account."""
    context = await request_context(request)
    context.require_cookies()
    context.require_rate("passwords")
    token = await context.services.accounts.redeem_email_token("enter", secret_of(request))
    await merge_guest_session(context, token.person)
    await context.log_in_as(token.person)
    return context.redirect("/")


async def show_recover(request: Request) -> Response:
    """Show the page that sets a new password."""
    context = await request_context(request)
    return await recover_page(context, await reader_of(context, "recover"))


async def reader_of(context: RequestContext, purpose: str) -> Person:
    """Owner of the email link that was opened. Raises UserError if it can't be used any more."""
    secret = secret_of(context.connection)
    person = await context.services.people.find_person(
        await context.services.accounts.owner_of_email_token(purpose, secret)
    )
    if person is None:
        raise UserError(USED_UP, 403)
    return person


async def recover_page(context: RequestContext, reader: Person, error: UserError | None = None) -> Response:
    """Show the page that sets a new password, with what else lets in, and an error message if there is one."""
    return link_page(context, "recover", reader, error, await credentials_of(context, reader.id))


def link_page(
    context: RequestContext,
    purpose: str,
    reader: Person,
    error: UserError | None = None,
    credentials: dict[str, list[str]] | None = None,
) -> Response:
    """Show the page of an email link: its button, the account it is about, and an error message if there is one."""
    wrong = "" if error is None else context.t(error.sentence, **error.facts)
    facts = {
        "purpose": purpose,
        "reader": reader.name,
        "wrong": wrong,
        "shortest": SHORTEST,
        "credentials": credentials,
    }
    return context.render("pages/letter.html", 200 if error is None else error.status, page="account", **facts)


async def recover(request: Request) -> Response:
    """Set a new password by an email link; whatever else lets in is withdrawn, but for what the form keeps."""
    context = await request_context(request)
    context.require_cookies()
    form = await read_form(request, 4)
    context.require_rate("passwords")
    accounts, password = context.services.accounts, form.get("password", "")
    reader = await reader_of(context, "recover")
    try:
        kept = await kept_in(context, reader.id, form)
        await accounts.passwords.hash(password, reader.name)  # a bad one uses nothing up
    except UserError as refusal:
        return await recover_page(context, reader, refusal)
    await accounts.redeem_email_token("recover", secret_of(request))
    await accounts.set_password(reader, password, kept)
    await merge_guest_session(context, reader.id)
    await context.log_in_as(reader.id)
    return context.redirect(ACCOUNT)


def secret_of(request: HTTPConnection) -> str:
    """Secret token of the email link that was opened."""
    return str(request.path_params["secret"])[:LONGEST_SECRET]


def require_mail(context: RequestContext) -> None:
    """Raises UserError if this server sends no emails."""
    if not context.services.notifications.has_mail:
        raise UserError(NO_MAIL, 409)


def sent(context: RequestContext, sentence: str, back: str) -> Response:
    """Show the page that confirms that something was done."""
    return context.render("pages/letter_sent.html", page="account", back=back, sentence=context.t(sentence))


ROUTES: Final = (
    Route("/account/mail", mail),
    Route("/account/mail", change_mail, methods=["POST"]),
    Route("/account/mail/{secret}", show_confirm),
    Route("/account/mail/{secret}", confirm, methods=["POST"]),
    Route("/account/letter", request_link),
    Route("/account/letter", send, methods=["POST"]),
    Route("/account/letter/{secret}", show_enter),
    Route("/account/letter/{secret}", enter, methods=["POST"]),
    Route("/account/recover/{secret}", show_recover),
    Route("/account/recover/{secret}", recover, methods=["POST"]),
)
