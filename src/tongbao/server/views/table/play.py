"""Views of a match: its page, taking a seat, choices, undo, standing answers, conceding, and the record."""

from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Annotated

import msgspec
from starlette.datastructures import URL
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.websockets import WebSocket

from tongbao.bots import bots_for, usual_bot
from tongbao.bots.levels.titles import title_of
from tongbao.engine.record import Record
from tongbao.engine.seats import SPECTATOR
from tongbao.languages import said_in
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.sign_up import AccountNeeded
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.http.bodies import is_form, read_form, read_wish, shown_text
from tongbao.server.http.rate_limits import FLOODED, RateLimited
from tongbao.server.matches import seating
from tongbao.server.matches.bots import require_bot, require_hint
from tongbao.server.matches.hints import hint_entries
from tongbao.server.matches.lessons import lesson_of
from tongbao.server.matches.lobby import is_host_away
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import MUCH, ONE
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.notifications.events import opened
from tongbao.server.realtime.page_websocket import GONE, TRY_LATER, OpenPage
from tongbao.server.rendering.pages import preview_entry
from tongbao.server.rendering.table_page import option_titles, viewer_of
from tongbao.server.services.services import Services
from tongbao.server.views.context import RequestContext, request_context, seat_number
from tongbao.server.views.table.home import waiting_elsewhere
from tongbao.server.views.table.lobby import waiting_entry
from tongbao.server.views.table.new_table import LONGEST_SALT
from tongbao.server.views.table.text_table import question, text_address

Number = Annotated[int, msgspec.Meta(ge=-1, le=2**53)]


class ChoiceRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Request to make a choice, for the version of the match that the chooser saw."""

    seat: Number
    choice: str
    version: Number
    sure: str = ""


class UndoRequest(msgspec.Struct, forbid_unknown_fields=True):
    """Request to undo one choice, all back to the start of the turn, or a choice of this turn by its text."""

    seat: Number
    version: Number
    much: Annotated[str, msgspec.Meta(pattern=MUCH)] = ONE


# Pages.


async def show(request: Request) -> Response:
    """Show the match as the visitor may see it; before its start, its players and free seats."""
    context = await request_context(request)
    await context.services.rematches.look(await context.find_match())
    match = await context.view()
    if match.state.game is None:
        return await lobby(context, match)
    if context.prefers_text():
        return context.redirect(f"/t/{match.id}/text")
    opened(context.services.registry, match.id, context.person)
    viewer = viewer_of(match, context.person, None, context.language)._replace(second=context.second)
    waiting, address = await waiting_elsewhere(context, match.id), address_of(context, match)
    pages = context.services.pages
    page = await pages.match(match, viewer, context.person, address, sight=context.sight, waiting=waiting)
    return HTMLResponse(page)


async def lobby(context: RequestContext, match: MatchView, error: str | None = None) -> Response:
    """Show the lobby of a match that waits for players; to visitors who aren’t in it, the invitation to it."""
    mine = match.state.seats_of(context.person)
    own_id = None if context.person is None else context.person.id
    is_host = own_id == match.state.host
    meta = match.meta
    facts = {
        "match": context.services.pages.tables.entry(match, context.language),
        "profiles": await context.services.ratings.links(match),
        "names": [
            entry | {"salt": chair.salt} for entry, chair in zip(match.entries(mine), match.state.seats, strict=True)
        ],
        "bots": {
            name: said_in(title_of(name, match.meta.name), context.language, match.meta.name)
            for name in bots_for(match.meta.name)
        },
        "address": context.services.pages.public_url.shared(address_of(context, match)),
        "preview": preview_entry(address_of(context, match), meta.name, context.services.pages.public_url),
        "host": is_host,
        "inviter": host_name(match.state),
        "tagline": said_in(meta.tagline, context.language, meta.name),
        "minutes": meta.minutes_for(len(match.state.seats)),
        "lesson": lesson_of(meta.name),
        "seated": bool(mine),
        "own_seat": own_chair(match.state, context.person),
        "free": len(match.state.free_seats()),
        "awaited": [chair.name for chair in match.state.seats if chair.is_reserved],
        "kept": [chair.seat for chair in match.state.seats if chair.is_reserved and own_id == chair.person],
        "options": option_titles(match.meta, len(match.state.seats), match.state.options, context.language),
        "error": error,
        "has_mail": context.services.notifications.has_mail,
        **await waiting_entry(context, match),
    }
    page = "pages/lobby.html" if mine or is_host else "pages/invitation.html"
    return context.render(page, 409 if error else 200, **facts)


def host_name(state: MatchState) -> str:
    """The name under which the host sits at the table; "" if they don’t."""
    return next((seat.name for seat in state.seats if seat.kind == "human" and seat.person == state.host), "")


def own_chair(state: MatchState, person: Person | None) -> int:
    """The seat on which a person sits themselves; the other ones are for people at their device."""
    mine = state.seats_of(person)
    named = [seat for seat in mine if person is not None and state.seats[seat].name == person.name]
    return next(iter([*named, *mine]), SPECTATOR)


def address_of(context: RequestContext, match: MatchView) -> URL:
    """Absolute URL of the match, as the visitor asks for it."""
    return context.connection.url_for("match", id=match.id)


async def sit_down(request: Request) -> Response:
    """Take a seat under a name."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 8)
    wish, name, salt = (form.get(field, "") for field in ("seat", "name", "salt"))
    try:
        seat = seat_number(wish) if wish else None
        await context.services.invitations.require_entry(match, context.person)
        person = await context.ensure_person(name)
        await seating.sit_down(match, person, seat, salt[:LONGEST_SALT])
    except UserError as refusal:
        if context.wants_json() or match.state.game is not None or isinstance(refusal, AccountNeeded):
            raise
        return await lobby(context, match.view(), context.t(refusal.sentence, **refusal.facts))
    await context.services.invitations.withdraw(match.id, person)
    return context.redirect(f"/t/{match.id}")


async def leave(request: Request) -> Response:
    """Free the visitor's seat; in a running game a bot sits in."""
    context = await request_context(request)
    match = await context.match()
    await leave_match(context.services, match, context.require_person())
    return context.redirect("/" if match.state.game is None else f"/t/{match.id}")


async def leave_match(services: Services, match: Match, person: Person) -> None:
    """Free a person's seats; in a running game a bot sits in."""
    if match.state.paired and not match.state.started:
        await services.pairing.stop_waiting(match, person)
    else:
        await match.apply(partial(seating.leave, person=person))


async def begin(request: Request) -> Response:
    """Begin the match with bots on the free seats."""
    context = await request_context(request)
    match = await context.match()
    person = context.require_person()
    form = await read_form(request, 4)
    await begin_now(match, person, form.get("bot", ""))
    return context.redirect(f"/t/{match.id}")


async def begin_now(match: Match, person: Person, bot: str) -> None:
    """Begin the match as its host, or as a player whose host is away: bots sit down on the free seats.

    They are of that kind, or the usual ones. Raises UserError.
    """
    is_left = bool(match.state.seats_of(person)) and is_host_away(match.new_view())
    if person.id != match.state.host and not is_left:
        raise UserError("Only the host can start the game, unless the host has been away for three minutes.", 403)
    if match.state.paired:
        raise UserError("This game starts by itself once enough players have arrived.", 409)
    bot = bot or usual_bot(match.meta.name)
    require_bot(match.meta.name, bot)
    await seating.start(match, bot)


async def rematch(request: Request) -> Response:
    """Redirect to the rematch, the next game of the same players: the visitor offers it, or accepts."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    await context.services.accounts.require_player(person)
    await context.services.invitations.require_company(match, person)
    if await context.services.rematches.following(match.state) is None:
        context.require_rate("tables")
    following = await context.services.rematches.ask(match, person)
    return context.redirect(f"/t/{following.id}")


async def settle(request: Request) -> Response:
    """Change standing answers of the visitor's seat; those that aren't named stay as they are."""
    context = await request_context(request)
    match = await context.match()
    wishes = await read_form(request, 16)
    seat = own_seat(context, match.state, wishes.pop("seat", ""))
    await match.settle(seat, wishes)
    return done(context, match, {"seat": seat, "standing": match.state.standing_answers[seat]})


async def concede(request: Request) -> Response:
    """Concede the game of the visitor's seat; answered once it is committed, and a repeat as the first time."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    seat = own_seat(context, match.state, form.get("seat", ""))
    made = await match.concede(seat)
    return done(context, match, {"version": match.state.seat_version(seat), "repeat": not made})


async def hint(request: Request) -> Response:
    """Give the seat a hint; everybody is told that it asked. A repeat is answered as the first time."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    seat = own_seat(context, match.state, form.get("seat", ""))
    require_hint(match.state, seat)
    if match.state.hint_for(seat) is None:
        context.require_rate("hints")
        await context.services.registry.hint_service.advise(match, seat)
    advised = match.state.hint_for(seat)
    told = [] if advised is None else hint_entries(match.state.require_game(), advised, context.language)
    return done(context, match, {"version": match.state.seat_version(seat), "hint": told})


async def set_pace(request: Request) -> Response:
    """Set the pace of the bots."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    await match.apply(partial(seating.set_pace, person=context.require_person(), pace=form.get("pace", "")))
    return done(context, match, {"pace": match.state.settings.pace})


def own_seat(context: RequestContext, state: MatchState, text: str) -> int:
    """The seat that a form names. Raises UserError unless the visitor plays it."""
    seat = seat_number(text)
    state.require_seat(context.person, seat)
    return seat


def done(context: RequestContext, match: Match, facts: dict[str, object]) -> Response:
    """Answer that the action is done: its facts for an API client, the match for a browser."""
    return JSONResponse(facts) if context.wants_json() else context.redirect(f"/t/{match.id}")


# Choices, as forms or as JSON.


async def choose(request: Request) -> Response:
    """Make a choice; answered once it is committed. A repeat is answered and not played twice.

    A choice from a form that loses something for good needs a confirmation first.
    """
    context = await request_context(request)
    match = await context.match()
    wish = await read_wish(request, ChoiceRequest, '{"seat": 0, "choice": "sell 12", "version": 41}')
    match.state.require_seat(context.person, wish.seat)
    text = shown_text("choice", wish.choice)
    if is_form(request) and not wish.sure and (asked := question(context, match.view(), wish.seat, text)):
        return context.redirect(asked)
    made = await match.choose(wish.seat, text, wish.version)
    return made_or_not(context, match, wish.seat, made)


async def undo(request: Request) -> Response:
    """Undo one choice, all of this turn, or one choice of it alone."""
    context = await request_context(request)
    match = await context.match()
    wish = await read_wish(request, UndoRequest, '{"seat": 0, "version": 42, "much": "one"}')
    match.state.require_seat(context.person, wish.seat)
    context.require_rate("undos")
    made = await match.undo(wish.seat, wish.much, wish.version)
    return made_or_not(context, match, wish.seat, made)


def made_or_not(context: RequestContext, match: Match, seat: int, made: bool) -> Response:
    """Answer to a choice: for an API client what has become of it, for a browser the text table of the seat."""
    if context.wants_json():
        return JSONResponse({"version": match.state.seat_version(seat), "repeat": not made})
    return context.redirect(text_address(match.id, seat))


async def record(request: Request) -> Response:
    """Answer with the record and the secret of its shuffles, after the end of the game."""
    context = await request_context(request)
    match = await context.view()
    headers = {"content-disposition": f'attachment; filename="{match.id}.json"'}
    return Response(record_of(match), media_type="application/json", headers=headers)


def record_of(match: MatchView) -> str:
    """The record of the match as text. Raises UserError before the end of the game."""
    game = match.state.require_game()
    if not game.over:
        raise UserError("The record shows what is hidden; you can read it once the game is over.", 403)
    return Record.of(game).dumps()


# The live page.


async def live(socket: WebSocket) -> None:
    """WebSocket of an open page, from the first message to the last."""
    context = RequestContext(socket.app.state.services, socket, None)
    await socket.accept()
    try:
        context = await request_context(socket)
        match = await context.find_match()
        await context.services.registry.spectator_views.visible_to(match, context.person)
        with watching(context):
            page = OpenPage(
                socket,
                match,
                context.person,
                context.language,
                context.services.pages.tables,
                context.services.rate_limiter,
                context.address,
                context.services.registry.spectator_views,
                context.second,
            )
            await page.run()
    except DatabaseUnavailable as failure:
        await socket.send_json({"error": context.t(failure.sentence, **failure.facts)})
        await socket.close(TRY_LATER)
    except RateLimited as enough:
        await socket.send_json({"error": context.t(enough.sentence, **enough.facts)})
        await socket.close(FLOODED, context.t("Too many messages; this page will pause for a minute."))
    except UserError as refusal:
        await socket.send_json({"error": context.t(refusal.sentence, **refusal.facts), "gone": True})
        await socket.close(GONE)


def watching(context: RequestContext) -> AbstractContextManager[None]:
    """Count one more open WebSocket of the person, if there is one. Raises RateLimited if it is one too many."""
    if context.person is None:
        return nullcontext()
    rate_limiter = context.services.rate_limiter
    return rate_limiter.socket_of(context.person.id, rate_limiter.of_person, rate_limiter.limits.pages_of_person)
