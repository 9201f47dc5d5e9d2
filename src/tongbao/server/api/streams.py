"""Operations: streams of changes, as Server-Sent Events. Only the current state is sent, never what was missed.

So nothing is kept for slow clients, and they delay nobody; clients that don't read at all are cut off
(``uvicorn_protocols.py``).
"""

import asyncio
import hashlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Annotated, Any, Final, NamedTuple

from fastapi import APIRouter, Depends, Header
from fastapi.responses import StreamingResponse
from fastapi.sse import KEEPALIVE_COMMENT, format_sse_event
from pydantic import BaseModel

from tongbao.server.api.callers import OPTIONAL, PROBLEMS, Anybody, Caller, Reader
from tongbao.server.api.models import Change, LookingSeat, News, SeatView
from tongbao.server.api.tables import invitations_of, table_in, view_entry
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import unfinished_lines
from tongbao.server.matches.state import MatchView
from tongbao.server.realtime.event_streams import Listener

ROUTER: Final = APIRouter(tags=["streams"])
LOOKS: Final = 15.0
"""Interval in seconds at which a stream looks by itself for changes of other processes, and checks its token."""
EXAMPLE: Final = "event: change\\nid: 5-6d1f0c2ab4e98a37\\ndata: {…}\\n\\n"
SENT: Final[dict[int | str, dict[str, Any]]] = {
    200: {
        "description": "Events, each with an `id`; now and then a comment as a sign of life.",
        "content": {"text/event-stream": {"example": EXAMPLE}},
    },
    **{
        status: {
            "description": problem["description"],
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}},
        }
        for status, problem in PROBLEMS.items()
    },
}
Since = Annotated[str, Header(alias="last-event-id", max_length=80, description="the `id` of the last event received")]


class Stream(StreamingResponse):
    """A stream of events."""

    media_type = "text/event-stream"


def stream(events: AsyncIterator[bytes]) -> Stream:
    """Response that streams these events, which no proxy should hold back."""
    return Stream(events, headers={"cache-control": "no-store", "x-accel-buffering": "no"})


class Event(NamedTuple):
    """One event of a stream."""

    kind: str
    data: str
    id: str


async def listening(caller: Anybody) -> AsyncIterator[Listener]:
    """Subscribe the caller to one more stream. Raises RateLimited if it is one too many."""
    services, rate_limiter = caller.services, caller.services.rate_limiter
    with (
        rate_limiter.stream_of(caller.address, rate_limiter.of_address, rate_limiter.limits.pages_of_address),
        rate_limiter.stream_of(caller.who, rate_limiter.of_person, rate_limiter.limits.pages_of_person),
        services.listeners.subscribe(caller.person) as listener,
    ):
        yield listener


Listening = Annotated[Listener, Depends(listening)]


async def watched(caller: Anybody, table: str, listener: Listening, seat: LookingSeat = None) -> AsyncIterator[Match]:
    """Match that the caller watches, subscribed as long as the stream lasts. Raises UserError."""
    match = await caller.match(table, "view")
    view = await caller.services.registry.spectator_views.visible_to(match, caller.person)
    view.state.looking_seat(caller.person, seat)
    match.subscribers.add(listener)
    match.changed()
    try:
        yield match
    finally:
        match.subscribers.discard(listener)
        match.changed()


@ROUTER.get(
    "/tables/{table}/changes",
    summary="The state of a table, sent again at every change",
    response_class=Stream,
    openapi_extra=OPTIONAL,
    responses=SENT,
)
async def changes(
    caller: Anybody,
    match: Annotated[Match, Depends(watched)],
    listener: Listening,
    seat: LookingSeat = None,
    last_event_id: Since = "",
) -> Stream:
    """Events `change`, each with the table and what your seat sees of it.

    The first one comes at once, unless it is the one whose `id` you send, so an interrupted stream can be resumed.
    If you may no longer watch, an event `end` says why, and the stream ends.
    """

    async def look() -> Event:
        seen = await caller.services.registry.spectator_views.visible_to(match, caller.person)
        change = change_in(seen, caller, seat)
        return event_of("change", change, f"{0 if change.seen is None else change.seen.version}-")

    return stream(stream_changes(caller, listener, look, last_event_id))


@ROUTER.get(
    "/events",
    summary="What concerns me, sent again at every change",
    response_class=Stream,
    responses=SENT,
)
async def events(caller: Reader, listener: Listening, last_event_id: Since = "") -> Stream:
    """Events `news`: the tables you are invited to, and those waiting for you; ids as for a table’s changes."""

    async def look() -> Event:
        lines = await caller.services.database.read(lambda c: unfinished_lines(c, caller.me))
        waiting = sorted([line["id"] for line in lines if line["yours"]])
        return event_of("news", News(invitations=await invitations_of(caller), waiting=waiting))

    return stream(stream_changes(caller, listener, look, last_event_id))


async def stream_changes(
    caller: Caller, listener: Listener, look: Callable[[], Awaitable[Event]], sent: str
) -> AsyncIterator[bytes]:
    """Stream the event that is found, unless it is the one ``sent`` last; now and then a keep-alive comment.

    It ends when the server closes, when the caller isn't authorised any more, or when there is nothing to see.
    """
    asked = time.monotonic()
    while not caller.services.listeners.are_closed:
        listener.news.clear()
        try:
            event = await look()
        except UserError as refusal:
            error = caller.t(refusal.sentence, **refusal.facts)
            yield format_sse_event(event="end", data_str=json.dumps({"error": error}))
            return
        if event.id != sent:
            sent = event.id
            yield format_sse_event(event=event.kind, data_str=event.data, id=event.id)
        try:
            await asyncio.wait_for(listener.news.wait(), LOOKS)
        except TimeoutError:
            yield KEEPALIVE_COMMENT
        if time.monotonic() >= asked + LOOKS:
            asked = time.monotonic()
            if not await is_let_in(caller):
                return


async def is_let_in(caller: Caller) -> bool:
    """True if the caller isn't banned and the token is valid, which it counts as while the database doesn't answer."""
    token, mine = caller.token, None if caller.person is None else caller.person.id
    people = [mine] if token is None else [token.owner, token.person]
    if any(caller.services.bans.find_ban(person, caller.address) is not None for person in people):
        return False
    try:
        if token is not None:
            return await caller.services.api_tokens.is_still_valid(token)
        sessions = caller.services.people.sessions
        return caller.session is None or await sessions.find_session(caller.session) is not None
    except DatabaseUnavailable:
        return True


def change_in(match: MatchView, caller: Caller, seat: int | None) -> Change:
    """State of a match, as the caller may see it. Raises UserError if the seat isn't theirs any more."""
    seen = None if match.state.game is None else view_entry(match, match.state.looking_seat(caller.person, seat))
    return Change(table=table_in(match, caller), seen=None if seen is None else SeatView.model_validate(seen))


def event_of(kind: str, data: BaseModel, prefix: str = "") -> Event:
    """Event with this data. Its id is a hash of the data, except for what clocks show."""
    said = data.model_dump_json(exclude={"seen": {"clocks"}})
    return Event(kind, data.model_dump_json(), prefix + hashlib.blake2b(said.encode(), digest_size=8).hexdigest())
