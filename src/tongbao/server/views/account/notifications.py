"""Views of notifications: the list, the settings, muting a table, and unsubscribing from emails by one click."""

import asyncio
from typing import Annotated, Any, Final

import msgspec
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import NOTHING_HERE, UserError
from tongbao.server.http.bodies import read_form, read_json
from tongbao.server.matches.state import MatchState
from tongbao.server.notifications.delivery import FLAVOURS, JSON, path_of
from tongbao.server.notifications.messages import TITLES, message_text, players_line
from tongbao.server.notifications.preferences import (
    AT_FIRST,
    CHANNELS,
    HOOK,
    MAIL,
    PUSH,
    Channel,
    drop_reach,
    is_muted,
    mute,
    reaches_of,
    save_channel,
    save_subscriptions,
    silence,
    subscriptions_of,
)
from tongbao.server.notifications.push import BadKeys, require_keys
from tongbao.server.notifications.webhooks import PATIENCE
from tongbao.server.rendering.pages import ago
from tongbao.server.views.account.email_links import address_in
from tongbao.server.views.account.login import ACCOUNT, require_account, require_owner
from tongbao.server.views.context import RequestContext, local_path, request_context

NOTICES: Final = "/notices"
SETTINGS: Final = "/notices/settings"
MOST_FIELDS: Final = 40
"""Maximum number of fields of the form of the settings: a tick for each kind and channel, and a few more."""
Text = Annotated[str, msgspec.Meta(max_length=600)]


class Keys(msgspec.Struct):
    """Encryption keys of a browser's push subscription, in base64url."""

    p256dh: Text
    auth: Text


class Subscription(msgspec.Struct):
    """Push subscription of a browser, as it names itself, with the CSRF token of the page that it has open."""

    endpoint: Text
    keys: Keys
    seal: Text


async def show(request: Request) -> Response:
    """Show the latest notifications; they become read when the visitor says so. A stranger has to sign in first."""
    context = await request_context(request)
    if (person := context.person) is None:
        return context.redirect(ACCOUNT)
    rows = await context.services.notifications.latest_notifications(person)
    shown = [
        {
            "text": message_text(row.kind, row.facts, context.t),
            "company": players_line(row.facts, context.t),
            "link": path_of(row.facts, row.match_id),
            "table": "" if row.match_id is None or row.kind == "invited" else f"/t/{row.match_id}/notices",
            "since": ago(row.created, context.t),
            "is_new": row.state == "new",
        }
        for row in rows
    ]
    return context.render("pages/notifications.html", page="notices", notices=shown)


async def read(request: Request) -> Response:
    """Mark all notifications as read."""
    context = await request_context(request)
    await context.services.notifications.mark_all_read(context.require_person())
    return context.redirect(NOTICES)


async def settings(request: Request) -> Response:
    """Show the notification settings: kinds by channel. A stranger is asked to sign in first."""
    context = await request_context(request)
    return context.redirect(ACCOUNT) if context.person is None else await settings_page(context)


async def settings_page(context: RequestContext, error: UserError | None = None) -> Response:
    """Show the settings page, with an error message if there is one."""
    person, services = context.require_person(), context.services
    has_account = await services.accounts.find_account(person) is not None
    facts: dict[str, Any] = {
        "has_account": has_account,
        "has_mail": services.notifications.has_mail,
        "kinds": {kind: context.t(title) for kind, title in TITLES.items()},
        "flavours": FLAVOURS,
        "wishes": await services.database.read(lambda c: subscriptions_of(c, person.id)),
        "push_key": await services.notifications.signing_keys.push_name(),
        "seal": context.csrf_token(),
        "tested": context.connection.query_params.get("tested", ""),
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render(
        "pages/notification_settings.html", 200 if error is None else error.status, page="notices", **facts
    )


async def save(request: Request) -> Response:
    """Change the settings: the kinds by channel, or the address of a channel; or send a test by it."""
    context, person, form = await require_account(request, MOST_FIELDS)
    deed, channel = form.get("deed", "kinds"), form.get("channel", "")
    if deed != "kinds" and channel not in CHANNELS:
        raise UserError(
            "There is no way to notify you called “{name}”; choose one of: {all}.",
            name=channel[:20],
            all=", ".join(CHANNELS),
        )
    try:
        if deed == "drop":
            await context.services.database.write(drop_reach(person.id, channel))
        elif deed == "test":
            context.require_rate("letters")
            await context.services.notifications.send_test(person, channel)
            return context.redirect(f"{SETTINGS}?tested={channel}")
        elif deed == "address":
            await save_webhook(context, person, form.get("address", "").strip(), form.get("flavour", JSON))
        else:
            await save_kinds(context, person, form)
    except UserError as refusal:
        context.require_page(refusal)
        return await settings_page(context, refusal)
    return context.redirect(SETTINGS)


async def save_kinds(context: RequestContext, person: Person, form: dict[str, str]) -> None:
    """Save the kinds for each channel that the form has a column for (``of-mail``), as ticked (``mail-turn``)."""
    for channel in CHANNELS:
        if form.get(f"of-{channel}") != "on":
            continue
        kinds = [kind for kind in TITLES if form.get(f"{channel}-{kind}") == "on"]
        if channel == MAIL:
            await save_email(context, person, kinds)
        else:
            await context.services.database.write(save_subscriptions(person.id, channel, kinds))


async def save_email(context: RequestContext, person: Person, kinds: list[str]) -> None:
    """Send the person these kinds by email. Raises UserError if their account has no address."""
    account = await context.services.accounts.find_account(person)
    if account is None or account.mail is None:
        raise UserError("Your account has no email address yet; add one on your account page.", 409)
    await context.services.database.write(save_channel(person.id, Channel(MAIL, account.mail, {}, kinds)))


async def save_webhook(context: RequestContext, person: Person, address: str, flavour: str) -> None:
    """Set the person's webhook, or only its format if no address is given. Raises UserError if nothing reaches it."""
    if flavour not in FLAVOURS:
        raise UserError(
            "There is no format “{name}”; choose one of: {all}.", name=flavour[:20], all=", ".join(FLAVOURS)
        )
    reaches = await context.services.database.read(lambda c: reaches_of(c, person.id))
    known = next((one for one in reaches if one.channel == HOOK), None)
    if not address and known is None:
        raise UserError("Enter the address of your webhook, such as https://example.org/hook.")
    if address:
        context.require_rate("letters")
        await require_public(context, address)
    kinds = list(AT_FIRST[HOOK]) if known is None else known.kinds
    place = address if known is None else address or known.address
    await context.services.database.write(save_channel(person.id, Channel(HOOK, place, {"flavour": flavour}, kinds)))


async def require_public(context: RequestContext, address: str) -> None:
    """Raises UserError unless notifications can be sent to that address."""
    outward = context.services.notifications.delivery.outward
    parts = outward.checked(address)
    try:
        async with asyncio.timeout(PATIENCE):
            await outward.public_address(str(parts.hostname), parts.port or 443)
    except OSError:
        raise UserError("The server “{name}” can’t be found.", name=str(parts.hostname)[:60]) from None


async def subscribe(request: Request) -> Response:
    """Subscribe this browser to push notifications. Raises UserError if its service can't be sent anything."""
    context = await request_context(request)
    person = context.require_person()
    wished = await read_json(request, Subscription, '{"endpoint": "https://…", "keys": {…}, "seal": "…"}')
    await require_owner(context, person, wished.seal)
    context.require_rate("letters")
    keys = {"p256dh": wished.keys.p256dh, "auth": wished.keys.auth}
    try:
        require_keys(keys)
    except BadKeys:
        raise UserError("This browser gave no keys to encrypt notifications with.") from None
    await require_public(context, wished.endpoint)
    known = (await context.services.database.read(lambda c: subscriptions_of(c, person.id)))[PUSH]
    kinds = known["kinds"] if known["addresses"] else list(AT_FIRST[PUSH])
    await context.services.database.write(save_channel(person.id, Channel(PUSH, wished.endpoint, keys, kinds)))
    return JSONResponse({"ok": True})


async def be_still(request: Request) -> Response:
    """Mute or unmute the notifications of a table."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    require_seated(match.state, person)
    await context.services.database.write(mute(person.id, match.id, form.get("still") == "on"))
    return context.redirect(local_path(form.get("back", f"/t/{match.id}/notices")))


async def of_table(request: Request) -> Response:
    """Show whether the visitor gets notifications of a table, and a button to change that."""
    context = await request_context(request)
    match, person = await context.view(), context.require_person()
    require_seated(match.state, person)
    still = await context.services.database.read(lambda c: is_muted(c, person.id, match.id))
    facts: dict[str, Any] = {"match": {"id": match.id, "title": match.meta.title_in(context.language)}, "still": still}
    return context.render("pages/notification_table.html", page="notices", **facts)


def require_seated(state: MatchState, person: Person) -> None:
    """Raises UserError unless the person sits there, or may come back."""
    if person.id not in [chair.person for chair in state.seats]:
        raise UserError("You get no notifications about this table: you aren’t seated at it.", 403)


async def invite(request: Request) -> Response:
    """Invite somebody by email to a table at which the visitor sits."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    if not match.state.seats_of(person):
        raise UserError("Only players at this table can invite others.", 403)
    if not match.state.free_seats():
        raise UserError("Every seat at this table is taken.", 409)
    await context.services.notifications.send_invitation(match, person, address_in(context, form))
    return context.render(
        "pages/letter_sent.html", back=f"/t/{match.id}", sentence=context.t("The invitation is on its way.")
    )


async def ask_stop(request: Request) -> Response:
    """Show the page that asks whether to unsubscribe from emails: programs that look at links end nothing."""
    context = await request_context(request)
    await require_stop(context, request)
    return context.render("pages/notification_stop.html", token=request.path_params["token"], is_done=False)


async def stop(request: Request) -> Response:
    """Unsubscribe an address from notifications, by the button or by the reader's email program (RFC 8058)."""
    context = await request_context(request)
    digest = await require_stop(context, request)
    await context.services.database.write(silence(digest, context.services.notifications.clock()))
    return context.render("pages/notification_stop.html", token=request.path_params["token"], is_done=True)


async def require_stop(context: RequestContext, request: Request) -> str:
    """Digest of the address in an unsubscribe link. Raises UserError if the link is none of ours."""
    digest = await context.services.notifications.signing_keys.stopped(request.path_params["token"][:200])
    if digest is None:
        raise UserError(NOTHING_HERE, 404)
    return digest


ROUTES: Final = (
    Route("/notices", show),
    Route("/notices/read", read, methods=["POST"]),
    Route("/notices/settings", settings),
    Route("/notices/settings", save, methods=["POST"]),
    Route("/notices/push", subscribe, methods=["POST"]),
    Route("/notices/stop/{token}", ask_stop),
    Route("/notices/stop/{token}", stop, methods=["POST"]),
    Route("/t/{id}/notices", of_table),
    Route("/t/{id}/notices", be_still, methods=["POST"]),
    Route("/t/{id}/invite/mail", invite, methods=["POST"]),
)
