"""The addresses of notices: what one was told, what one wishes to be told, and the end of mails by one click."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import NOTHING_HERE, Refusal
from tongbao.server.http.bodies import read_form, read_json
from tongbao.server.matches.match import Match
from tongbao.server.notifications.delivery import FLAVOURS, JSON, path_of
from tongbao.server.notifications.messages import TITLES, company, sentence
from tongbao.server.notifications.preferences import (
    AT_FIRST,
    CHANNELS,
    HOOK,
    MAIL,
    PUSH,
    Reach,
    drop_reach,
    is_muted,
    keep_reach,
    mute,
    silence,
    wish_kinds,
    wishes_of,
)
from tongbao.server.notifications.push import BadKeys, require_keys
from tongbao.server.notifications.webhooks import PATIENCE
from tongbao.server.rendering.pages import ago
from tongbao.server.views.account.email_links import address_in
from tongbao.server.views.account.login import ACCOUNT, owner, require_owner
from tongbao.server.views.context import Visit, local, visit

NOTICES: Final = "/notices"
SETTINGS: Final = "/notices/settings"
Text = Annotated[str, msgspec.Meta(max_length=600)]


class Keys(msgspec.Struct):
    """The keys of a browser that wishes to be told, in base64url."""

    p256dh: Text
    auth: Text


class Subscription(msgspec.Struct):
    """A browser that wishes to be told, as it names itself, and the seal of the page that it has open."""

    endpoint: Text
    keys: Keys
    seal: Text


async def look(request: Request) -> Response:
    """What the visitor was told lately. It counts as read when he says so. A stranger is asked in first."""
    here = await visit(request)
    if (person := here.person) is None:
        return here.go(ACCOUNT)
    rows = await here.site.notices.latest(person)
    shown = [
        {
            "text": sentence(row.kind, row.facts, here.t),
            "company": company(row.facts, here.t),
            "link": path_of(row.facts, row.match_id),
            "table": "" if row.match_id is None or row.kind == "invited" else f"/t/{row.match_id}/notices",
            "since": ago(row.created, here.t),
            "is_new": row.state == "new",
        }
        for row in rows
    ]
    return here.page("notices.html", page="notices", notices=shown)


async def read(request: Request) -> Response:
    """Everything is read."""
    here = await visit(request)
    await here.site.notices.read_all(here.require_person())
    return here.go(NOTICES)


async def settings(request: Request) -> Response:
    """What the visitor wishes to be told, and where. A stranger is asked in first."""
    here = await visit(request)
    return here.go(ACCOUNT) if here.person is None else await settings_page(here)


async def settings_page(here: Visit, error: Refusal | None = None) -> Response:
    """The page of settings, with what was wrong."""
    person, site = here.require_person(), here.site
    has_account = await site.accounts.of(person) is not None
    facts: dict[str, Any] = {
        "has_account": has_account,
        "has_mail": site.notices.has_mail,
        "kinds": {kind: here.t(title) for kind, title in TITLES.items()},
        "flavours": FLAVOURS,
        "wishes": await site.store.read(lambda c: wishes_of(c, person.id)),
        "push_key": await site.notices.seals.push_name(),
        "seal": here.seal(),
        "wrong": "" if error is None else here.t(error.sentence, **error.facts),
    }
    return here.page("notice_settings.html", 200 if error is None else error.status, page="notices", **facts)


async def wish(request: Request) -> Response:
    """Change what the visitor is told by one channel, or forget the channel."""
    here, person, form = await owner(request, 24)
    channel, kinds = form.get("channel", ""), [kind for kind in TITLES if form.get(f"kind-{kind}") == "on"]
    if channel not in CHANNELS:
        raise Refusal(
            "There is no way of telling called “{name}”; there are: {all}.", name=channel[:20], all=", ".join(CHANNELS)
        )
    try:
        if form.get("deed") == "drop":
            await here.site.store.write(drop_reach(person.id, channel))
        elif channel == MAIL:
            await wish_mail(here, person, kinds)
        elif channel == HOOK and form.get("address"):
            await wish_hook(here, person, form["address"].strip(), form.get("flavour", JSON), kinds)
        else:
            await here.site.store.write(wish_kinds(person.id, channel, kinds))
    except Refusal as refusal:
        here.require_page(refusal)
        return await settings_page(here, refusal)
    return here.go(SETTINGS)


async def wish_mail(here: Visit, person: Person, kinds: list[str]) -> None:
    """Tell the person these kinds by mail. Raises Refusal if his account has no address."""
    account = await here.site.accounts.of(person)
    if account is None or account.mail is None:
        raise Refusal("Your account has no mail address yet; enter one on the page of the account.", 409)
    await here.site.store.write(keep_reach(person.id, Reach(MAIL, account.mail, {}, kinds)))


async def wish_hook(here: Visit, person: Person, address: str, flavour: str, kinds: list[str]) -> None:
    """Tell the person these kinds by a webhook. Raises Refusal if nothing can be sent to its address."""
    here.require("letters")
    await require_public(here, address)
    if flavour not in FLAVOURS:
        raise Refusal("There is no “{name}”; there are: {all}.", name=flavour[:20], all=", ".join(FLAVOURS))
    await here.site.store.write(keep_reach(person.id, Reach(HOOK, address, {"flavour": flavour}, kinds)))


async def require_public(here: Visit, address: str) -> None:
    """Raises Refusal unless notices can go to that address."""
    outward = here.site.notices.courier.outward
    parts = outward.checked(address)
    try:
        async with asyncio.timeout(PATIENCE):
            await outward.public_address(str(parts.hostname), parts.port or 443)
    except OSError:
        raise Refusal("There is no server “{name}”.", name=str(parts.hostname)[:60]) from None


async def subscribe(request: Request) -> Response:
    """Tell this browser too. Raises Refusal if its service can't be sent anything."""
    here = await visit(request)
    person = here.require_person()
    wished = await read_json(request, Subscription, '{"endpoint": "https://…", "keys": {…}, "seal": "…"}')
    await require_owner(here, person, wished.seal)
    here.require("letters")
    keys = {"p256dh": wished.keys.p256dh, "auth": wished.keys.auth}
    try:
        require_keys(keys)
    except BadKeys:
        raise Refusal("That browser names no keys with which notices could be closed for it.") from None
    await require_public(here, wished.endpoint)
    known = (await here.site.store.read(lambda c: wishes_of(c, person.id)))[PUSH]
    kinds = known["kinds"] if known["addresses"] else list(AT_FIRST[PUSH])
    await here.site.store.write(keep_reach(person.id, Reach(PUSH, wished.endpoint, keys, kinds)))
    return JSONResponse({"ok": True})


async def be_still(request: Request) -> Response:
    """Hear nothing of a table, or again what happens there."""
    here = await visit(request)
    match, person = await here.match(), here.require_person()
    form = await read_form(request, 4)
    require_seated(match, person)
    await here.site.store.write(mute(person.id, match.id, form.get("still") == "on"))
    return here.go(local(form.get("back", f"/t/{match.id}/notices")))


async def of_table(request: Request) -> Response:
    """Whether the visitor hears of a table, and a button to change that."""
    here = await visit(request)
    match, person = await here.match(), here.require_person()
    require_seated(match, person)
    still = await here.site.store.read(lambda c: is_muted(c, person.id, match.id))
    facts: dict[str, Any] = {"match": {"id": match.id, "title": match.meta.title_in(here.language)}, "still": still}
    return here.page("notice_table.html", page="notices", **facts)


def require_seated(match: Match, person: Person) -> None:
    """Raises Refusal unless the person sits there, or may come back."""
    if person.id not in [chair.person for chair in match.chairs]:
        raise Refusal("You are not told of this table: you don’t sit at it.", 403)


async def invite(request: Request) -> Response:
    """Invite whoever reads at a mail address to a table at which the visitor sits."""
    here = await visit(request)
    match, person = await here.match(), here.require_person()
    form = await read_form(request, 4)
    if not match.seats_of(person):
        raise Refusal("Only those who sit at this table can invite others.", 403)
    if not match.free_seats():
        raise Refusal("Every seat of this table is taken.", 409)
    await here.site.notices.invite(match, person, address_in(here, form))
    return here.page("letter_sent.html", back=f"/t/{match.id}", sentence=here.t("The invitation is on its way."))


async def ask_stop(request: Request) -> Response:
    """The page that asks whether mails shall end: programs that look at links end nothing."""
    here = await visit(request)
    await require_stop(here, request)
    return here.page("notice_stop.html", token=request.path_params["token"], is_done=False)


async def stop(request: Request) -> Response:
    """End the notices to an address, by the button or by the reader's program (RFC 8058)."""
    here = await visit(request)
    digest = await require_stop(here, request)
    await here.site.store.write(silence(digest, here.site.notices.clock()))
    return here.page("notice_stop.html", token=request.path_params["token"], is_done=True)


async def require_stop(here: Visit, request: Request) -> str:
    """The digest of the address that a link is about. Raises Refusal if it is none of ours."""
    digest = await here.site.notices.seals.stopped(request.path_params["token"][:200])
    if digest is None:
        raise Refusal(NOTHING_HERE, 404)
    return digest


ROUTES: Final = (
    Route("/notices", look),
    Route("/notices/read", read, methods=["POST"]),
    Route("/notices/settings", settings),
    Route("/notices/settings", wish, methods=["POST"]),
    Route("/notices/push", subscribe, methods=["POST"]),
    Route("/notices/stop/{token}", ask_stop),
    Route("/notices/stop/{token}", stop, methods=["POST"]),
    Route("/t/{id}/notices", of_table),
    Route("/t/{id}/notices", be_still, methods=["POST"]),
    Route("/t/{id}/invite/mail", invite, methods=["POST"]),
)
