"""Views of agreements between players: takebacks by consent, votes, playing hours and vacations."""

import time
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches import votes
from tongbao.server.matches.clocks import calendars_of
from tongbao.server.matches.queries import unfinished_of
from tongbao.server.matches.repository import Damaged
from tongbao.server.matches.state import MatchState
from tongbao.server.matches.time_controls import (
    ALWAYS,
    Calendar,
    checked_hours,
    checked_vacation,
    end_vacations,
    keep_calendar,
    load_calendars,
)
from tongbao.server.views.account.login import ACCOUNT, require_account, show_error
from tongbao.server.views.context import RequestContext, request_context, seat_number
from tongbao.server.views.table.play import done, own_seat


async def takeback(request: Request) -> Response:
    """Ask all others to take back the visitor's latest choice, or answer such a request with ``answer`` yes or no."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    seat = own_seat(context, match.state, form.get("seat", ""))
    context.require_rate("undos")
    if "answer" not in form:
        await match.apply(partial(votes.ask_takeback, seat=seat), seat)
    elif form["answer"] in ("yes", "no"):
        person, agrees = context.require_person(), form["answer"] == "yes"
        await match.apply(partial(votes.answer_takeback, person=person, agrees=agrees))
    else:
        raise UserError("“{text}” must be yes or no.", text=form["answer"][:20])
    return done(context, match, {"version": match.state.seat_version(seat)})


async def vote(request: Request) -> Response:
    """Vote on how to go on without the player who is away from a seat."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    seat = seat_number(form.get("seat", ""), len(match.state.seats))
    context.require_rate("undos")
    await votes.cast_vote(match, context.require_person(), seat, form.get("ballot", ""))
    return done(context, match, {"closed": match.state.closed})


async def end(request: Request) -> Response:
    """Propose to end the game, agree to that with ``answer`` yes, or refuse with no."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    context.require_rate("undos")
    if form.get("answer") not in ("yes", "no"):
        raise UserError("“{text}” must be yes or no.", text=form.get("answer", "")[:20])
    await match.apply(partial(votes.answer_ending, person=person, agrees=form["answer"] == "yes"))
    return done(context, match, {"closed": match.state.closed})


async def set_hours(request: Request) -> Response:
    """Save the visitor's playing hours, for slow clocks."""
    context, person, form = await require_account(request)
    before = await calendar_of(context, person.id)
    try:
        begins, ends = (int(form[name]) if form.get(name, "").isdecimal() else -1 for name in ("begins", "ends"))
        calendar = checked_hours(form.get("zone", ""), begins, ends)
    except UserError as refusal:
        return await show_error(context, refusal)
    await change(context, person.id, calendar._replace(vacations=before.vacations))
    return context.redirect(ACCOUNT)


async def set_vacation(request: Request) -> Response:
    """Add a vacation from one day to another, or end those that are not over with ``end``."""
    context, person, form = await require_account(request)
    before, now = await calendar_of(context, person.id), time.time()
    try:
        if "end" in form:
            after = end_vacations(before, now)
        else:
            span = checked_vacation(before, form.get("first", ""), form.get("last", ""), now)
            after = before._replace(vacations=(*before.vacations, span))
    except UserError as refusal:
        return await show_error(context, refusal)
    await change(context, person.id, after)
    return context.redirect(ACCOUNT)


async def calendar_of(context: RequestContext, person: str) -> Calendar:
    """Calendar of a person: playing hours and vacations."""
    found = await context.services.database.read(lambda c: load_calendars(c, {person}))
    return found.get(person, ALWAYS)


async def change(context: RequestContext, person: str, calendar: Calendar) -> None:
    """Save a person's calendar, and apply it to all their matches that are not over."""
    await context.services.database.write(keep_calendar(person, calendar))
    for name in await context.services.database.read(lambda c: unfinished_of(c, person)):
        with suppress(Damaged):
            match = await context.services.registry.find_match(name)
            await match.apply(partial(with_calendar, person=person, calendar=calendar))


async def with_calendar(state: MatchState, person: str, calendar: Calendar) -> MatchState:
    """The state of a match in which another calendar of a person counts from now on."""
    state = replace(state, calendars={**state.calendars, person: calendar})
    if state.clocks is None:
        return state
    return replace(state, clocks=state.clocks.in_zones(calendars_of(state.seats, state.calendars), time.time()))


ROUTES: Final = (
    Route("/t/{id}/takeback", takeback, methods=["POST"]),
    Route("/t/{id}/end", end, methods=["POST"]),
    Route("/t/{id}/vote", vote, methods=["POST"]),
    Route("/account/hours", set_hours, methods=["POST"]),
    Route("/account/vacation", set_vacation, methods=["POST"]),
)
