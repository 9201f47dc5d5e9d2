"""Views of the chat at a table: post a message, read them, and moderate one."""

import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Write, batch, bump_version
from tongbao.server.db.pubsub import PersonChanged
from tongbao.server.db.tables import matches, messages, mutes, reports
from tongbao.server.http.bodies import is_form, read_form, read_json
from tongbao.server.matches import seating
from tongbao.server.matches.chat import PHRASE, REACTION, TEXT, ChatMessage, hidden, phrases_in
from tongbao.server.matches.match import Match
from tongbao.server.matches.posting import audible_chat, hide_message, message_entry, say
from tongbao.server.matches.settings import ON
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.replays import small_number

EXAMPLE: Final = '{"say": "Good luck"}'


async def post_message(request: Request) -> Response:
    """Post a chat message: ``say`` is a text, ``phrase`` the key of a set phrase, ``seat`` the visitor's own seat.

    A ``reaction`` is the key of a phrase that is said of a ``line`` of the chronicle.
    A request with the idempotency key of one before it posts nothing more, and is answered as that one was.
    """
    context = await request_context(request)
    match = await context.match()
    wish = await read_form(request, 4) if is_form(request) else await read_json(request, dict[str, str], EXAMPLE)
    await context.services.registry.spectator_views.visible_to(match, context.person)
    context.require_rate("talk")
    person = context.person or await context.ensure_person("")
    kind, text = message_in(wish)
    seat = small_number(wish["seat"]) if wish.get("seat") else None
    said = await say(match, person, seat, kind, text, request.headers.get("idempotency-key", ""))
    return done(context, match, {"number": said.number})


def message_in(wish: Mapping[str, str]) -> tuple[str, str]:
    """The kind of message that is wished for, and its text."""
    if "reaction" in wish:
        return REACTION, f"{wish['reaction']} {wish.get('line', '')}"
    return (PHRASE, wish["phrase"]) if "phrase" in wish else (TEXT, wish.get("say", ""))


async def read(request: Request) -> Response:
    """Answer with the chat messages that the visitor may read, as JSON."""
    context = await request_context(request)
    match = await context.view()
    phrases = phrases_in(context.language)
    heard = [message_entry(one, phrases) for one in audible_chat(match, context.person).heard]
    return JSONResponse({"table": match.id, "chat": match.state.settings.chat, "said": heard})


async def settle(request: Request) -> Response:
    """Turn the chat of the table on or off, as its host."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    person, wished = context.require_person(), form.get("chat") == ON
    await match.apply(partial(seating.set_chat, person=person, wished=wished))
    return done(context, match, {"chat": match.state.settings.chat})


async def moderate(request: Request) -> Response:
    """Moderate a chat message: mute or unmute its author, report it, or hide it as host."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    deed, number = form.get("do", ""), small_number(request.path_params["number"])
    seen = await context.services.registry.spectator_views.visible_to(match, person)
    hears = audible_chat(seen, person)
    said = {one.number: one for one in [*[heard.said for heard in hears.heard], *hears.muted]}.get(number)
    if said is None:
        raise UserError("There is no such message at this table.", 404)
    if deed not in MODERATION:
        raise UserError("There is no such action for a message; choose one of: {all}.", all=", ".join(MODERATION))
    await MODERATION[deed](context, match, person, said)
    match.changed()
    return done(context, match, {"number": number, "done": deed})


async def mute(context: RequestContext, _match: Match, person: Person, said: ChatMessage) -> None:
    """Mute the author of a message, at all tables."""
    await mute_author(context, person, said)


async def unmute(context: RequestContext, _match: Match, person: Person, said: ChatMessage) -> None:
    """Unmute the author of a message."""
    await unmute_author(context, person, said)


async def mute_author(context: RequestContext, person: Person, said: ChatMessage) -> None:
    """Mute the author of a message everywhere."""
    if said.person == person.id:
        raise UserError("You can’t mute yourself.", 409)
    row = {"person": person.id, "muted": said.person}
    with suppress(Conflict):  # they are muted already
        told = context.services.database.publish(PersonChanged(person.id))
        await context.services.database.write(batch([lambda c: c.execute(mutes.insert(), row), *told]))
    person.mutes.add(said.person)


async def unmute_author(context: RequestContext, person: Person, said: ChatMessage) -> None:
    """Unmute the author of a message everywhere."""
    pair = sa.and_(mutes.c.person == person.id, mutes.c.muted == said.person)
    told = context.services.database.publish(PersonChanged(person.id))
    await context.services.database.write(batch([lambda c: c.execute(mutes.delete().where(pair)), *told]))
    person.mutes.discard(said.person)


async def report(context: RequestContext, match: Match, person: Person, said: ChatMessage) -> None:
    """Report a message to the operator; a second report by the same person isn't saved."""
    context.require_rate("talk")
    row = {"match_id": match.id, "number": said.number, "person": person.id, "at": time.time()}
    with suppress(Conflict):  # they have reported it already
        await context.services.database.write(lambda c: c.execute(reports.insert(), row))


async def hide(_here: RequestContext, match: Match, person: Person, said: ChatMessage) -> None:
    """Hide a message from everybody, as the host."""
    await match.apply(partial(hide_message, host=person, number=said.number))


MODERATION: Final = {"mute": mute, "unmute": unmute, "report": report, "hide": hide}


def done(context: RequestContext, match: Match, facts: dict[str, object]) -> Response:
    """Answer that the action is done: its facts for an API client, the table for a browser."""
    if context.wants_json():
        return context.with_cookies(JSONResponse(facts))
    return context.redirect(f"/t/{match.id}")


ROUTES: Final = (
    Route("/t/{id}/talk", post_message, methods=["POST"]),
    Route("/t/{id}/talk.json", read),
    Route("/t/{id}/talk/chat", settle, methods=["POST"]),
    Route("/t/{id}/talk/{number}", moderate, methods=["POST"]),
)


def reported(connection: sa.Connection) -> list[dict[str, Any]]:
    """Reported messages that are not hidden, the most reported first."""
    both = sa.and_(reports.c.match_id == messages.c.match_id, reports.c.number == messages.c.number)
    count = sa.func.count().label("reports")
    fields = (messages.c.match_id, messages.c.number, messages.c.name, messages.c.text)
    question = sa.select(*fields, count).join(reports, both).where(messages.c.hidden.is_(False)).group_by(*fields)
    rows = connection.execute(question.order_by(count.desc(), messages.c.match_id, messages.c.number))
    return [
        {"table": row.match_id, "message": row.number, "name": row.name, "text": row.text, "reports": row.reports}
        for row in rows
    ]


def hide_permanently(match_id: str, number: int) -> Write:
    """Write that hides a message for the operator; Conflict if there is none."""

    def write(connection: sa.Connection) -> None:
        if connection.scalar(sa.select(messages.c.number).filter_by(match_id=match_id, number=number)) is None:
            raise Conflict
        hidden(match_id, number)(connection)
        bump_version(matches.c.id == match_id)(connection)

    return write
