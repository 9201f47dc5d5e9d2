"""The addresses of letters: a mail address for the account, coming in by a link, and a new password.

A link leads to a page with a button, and only the button uses it up: programs that look at links in mails do no harm.
What is said to whoever asks for a letter is the same whether there is an account or not, and takes as long.
"""

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.languages import Translator
from tongbao.server.accounts.accounts import SHORTEST, USED_UP, checked_address
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.services.services import Site
from tongbao.server.views.account.login import ACCOUNT, bring_along, owner, prove
from tongbao.server.views.context import Visit, visit

LONGEST_SECRET: Final = 64
NO_MAIL: Final = "This server sends no mails; its operator can name a mail server."
SUBJECTS: Final = {
    "confirm": "Your mail address at Tongbao",
    "enter": "Your way into Tongbao",
    "recover": "A new password at Tongbao",
}
TEXTS: Final = {
    "confirm": "{name} has entered this address for an account at Tongbao. If that was you, this link confirms it:",
    "enter": "With this link you come into your account, {name}. It can be used once, within an hour:",
    "recover": "With this link you can choose a new password, {name}. It can be used once, within an hour:",
}
NOT_YOU: Final = "If you have not asked for this letter, nothing need be done."
ADDRESSES: Final = {"confirm": "/account/mail/", "enter": "/account/letter/", "recover": "/account/recover/"}
SENT: Final = "If an account has this address, a letter is on its way to it."


async def mail(request: Request) -> Response:
    """The mail address of the account, and the form for another one."""
    return await mail_page(await visit(request))


async def mail_page(here: Visit, error: Refusal | None = None) -> Response:
    """The page of the mail address, with what was wrong."""
    person = here.require_person()
    account = await here.site.accounts.of(person)
    if account is None:
        raise Refusal("You play as a guest here; make an account first.", 409)
    facts = {
        "address": account.mail,
        "has_password": account.password is not None,
        "has_mail": here.site.notices.has_mail,
        "seal": here.seal(),
        "wrong": "" if error is None else here.t(error.sentence, **error.facts),
    }
    return here.page("account_mail.html", 200 if error is None else error.status, page="account", **facts)


async def change_mail(request: Request) -> Response:
    """Send a letter to a new address, which becomes the account's when it is confirmed there."""
    here, person, form = await owner(request)
    require_mail(here)
    try:
        await prove(here, person, form.get("password", ""))
        address = address_in(here, form)
    except Refusal as refusal:
        here.require_page(refusal)
        return await mail_page(here, refusal)
    await write(here.site, "confirm", person.id, address, here.t)
    return sent(here, "A letter is on its way to this address; open its link to confirm it.", "/account/mail")


def address_in(here: Visit, form: dict[str, str]) -> str:
    """The address that a form names, to which one more letter may go. Raises Refusal."""
    address = checked_address(form.get("mail", "")[:300])
    here.require("letters")
    here.site.allowances.require_of("letters", address)
    return address


async def show_confirm(request: Request) -> Response:
    """The page with the button that confirms an address."""
    here = await visit(request)
    return letter_page(here, "confirm", await reader_of(here, "confirm"))


async def confirm(request: Request) -> Response:
    """The address is confirmed."""
    here = await visit(request)
    here.require("passwords")
    await here.site.accounts.confirm(secret_of(request))
    return sent(here, "This mail address is confirmed.", ACCOUNT)


async def ask(request: Request) -> Response:
    """The form that sends a letter with a link into the account, or to a new password."""
    here = await visit(request)
    return here.page("letter_ask.html", page="account", has_mail=here.site.notices.has_mail, wrong="")


async def send(request: Request) -> Response:
    """Send such a letter, if there is such an account; nobody can tell."""
    here = await visit(request)
    require_mail(here)
    form = await read_form(request, 4)
    purpose = "recover" if form.get("purpose") == "recover" else "enter"
    try:
        address = address_in(here, form)
    except Refusal as refusal:
        here.require_page(refusal)
        wrong = here.t(refusal.sentence, **refusal.facts)
        return here.page("letter_ask.html", refusal.status, page="account", has_mail=True, wrong=wrong)
    here.site.notices.later(find_and_write(here.site, purpose, address, here.t))
    return sent(here, SENT, ACCOUNT)


async def find_and_write(site: Site, purpose: str, address: str, t: Translator) -> None:
    """Write to whoever has that address."""
    person = await site.accounts.addressed(address)
    if person is not None:
        await write(site, purpose, person, address, t)


async def write(site: Site, purpose: str, person: str, address: str, t: Translator) -> None:
    """Write a letter with a link, in the background."""
    secret = await site.accounts.write_letter(purpose, person, address)
    known = await site.people.known(person)
    link = site.notices.courier.outgoing.site + ADDRESSES[purpose] + secret
    said = t(TEXTS[purpose], name="" if known is None else known.name)
    site.notices.post(address, t(SUBJECTS[purpose]), f"{said}\n\n{link}\n\n{t(NOT_YOU)}\n")


async def show_enter(request: Request) -> Response:
    """The page with the button that lets one in."""
    here = await visit(request)
    return letter_page(here, "enter", await reader_of(here, "enter"))


async def enter(request: Request) -> Response:
    """Come in by a letter, in a new session; what the guest of this browser has played goes along."""
    here = await visit(request)
    here.require("passwords")
    identity, _ = await here.site.accounts.redeem("enter", secret_of(request))
    await bring_along(here, identity)
    await here.enter(identity)
    return here.go("/")


async def show_recover(request: Request) -> Response:
    """The page on which a new password is chosen."""
    here = await visit(request)
    return letter_page(here, "recover", await reader_of(here, "recover"))


async def reader_of(here: Visit, purpose: str) -> Person:
    """Whose letter it is whose link was opened. Raises Refusal if it can't be used any more."""
    secret = secret_of(here.connection)
    person = await here.site.people.known(await here.site.accounts.reader(purpose, secret))
    if person is None:
        raise Refusal(USED_UP, 403)
    return person


def letter_page(here: Visit, purpose: str, reader: Person, error: Refusal | None = None) -> Response:
    """The page with the button, with whose account it is about and what was wrong."""
    wrong = "" if error is None else here.t(error.sentence, **error.facts)
    facts = {"purpose": purpose, "reader": reader.name, "wrong": wrong, "shortest": SHORTEST}
    return here.page("letter.html", 200 if error is None else error.status, page="account", **facts)


async def recover(request: Request) -> Response:
    """Choose a new password by a letter; all other browsers have to come in anew."""
    here = await visit(request)
    form = await read_form(request, 4)
    here.require("passwords")
    accounts, password = here.site.accounts, form.get("password", "")
    reader = await reader_of(here, "recover")
    try:
        await accounts.passwords.hash(password, reader.name)  # a bad one uses nothing up
    except Refusal as refusal:
        return letter_page(here, "recover", reader, refusal)
    identity, _ = await accounts.redeem("recover", secret_of(request))
    await accounts.set_password(reader, password)
    everywhere = await here.site.people.sessions.of(identity)
    await here.site.people.sessions.end(identity, {one.digest for one in everywhere})
    await bring_along(here, identity)
    await here.enter(identity)
    return here.go(ACCOUNT)


def secret_of(request: HTTPConnection) -> str:
    """The secret of the letter whose link was opened."""
    return str(request.path_params["secret"])[:LONGEST_SECRET]


def require_mail(here: Visit) -> None:
    """Raises Refusal if this server sends no mails."""
    if not here.site.notices.has_mail:
        raise Refusal(NO_MAIL, 409)


def sent(here: Visit, sentence: str, back: str) -> Response:
    """The page that says that something was done."""
    return here.page("letter_sent.html", page="account", back=back, sentence=here.t(sentence))


ROUTES: Final = (
    Route("/account/mail", mail),
    Route("/account/mail", change_mail, methods=["POST"]),
    Route("/account/mail/{secret}", show_confirm),
    Route("/account/mail/{secret}", confirm, methods=["POST"]),
    Route("/account/letter", ask),
    Route("/account/letter", send, methods=["POST"]),
    Route("/account/letter/{secret}", show_enter),
    Route("/account/letter/{secret}", enter, methods=["POST"]),
    Route("/account/recover/{secret}", show_recover),
    Route("/account/recover/{secret}", recover, methods=["POST"]),
)
