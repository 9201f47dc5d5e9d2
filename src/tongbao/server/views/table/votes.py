"""The addresses of what stands between players: taking back by consent, votes, and when somebody plays."""

import time
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches import votes
from tongbao.server.matches import votes as takebacks
from tongbao.server.matches.clocks import calendars_of, keep_clocks
from tongbao.server.matches.concurrency import alone
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import unfinished_of
from tongbao.server.matches.rebuild import Damaged
from tongbao.server.matches.time_controls import (
    ALWAYS,
    Calendar,
    checked_hours,
    checked_vacation,
    cut_short,
    keep_calendar,
    load_calendars,
)
from tongbao.server.views.account.login import ACCOUNT, owner, told
from tongbao.server.views.context import Visit, visit
from tongbao.server.views.table.play import done, own_seat


async def takeback(request: Request) -> Response:
    """Ask all others to take back one's latest choice; or answer who asks, with ``answer`` yes or no."""
    here = await visit(request)
    match = await here.match()
    form = await read_form(request, 4)
    seat = own_seat(here, match, form.get("seat", ""))
    here.require("undos")
    if "answer" not in form:
        await takebacks.ask(match, seat)
    elif form["answer"] in ("yes", "no"):
        await takebacks.answer(match, here.require_person(), form["answer"] == "yes")
    else:
        raise Refusal("“{text}” should be yes or no.", text=form["answer"][:20])
    return done(here, match, {"version": match.version(seat)})


async def vote(request: Request) -> Response:
    """Say how to go on without who is away on a seat."""
    here = await visit(request)
    match = await here.match()
    form = await read_form(request, 4)
    seat = form.get("seat", "")
    if not seat.isdecimal() or int(seat[:3]) >= len(match.chairs):
        raise Refusal("“{text}” should be the number of a seat.", text=seat[:20])
    here.require("undos")
    await votes.vote(match, here.require_person(), int(seat), form.get("ballot", ""))
    return done(here, match, {"closed": match.closed})


async def set_hours(request: Request) -> Response:
    """Say at which hours one plays, where slow clocks are concerned."""
    here, person, form = await owner(request)
    before = await calendar_of(here, person.id)
    try:
        begins, ends = (int(form[name]) if form.get(name, "").isdecimal() else -1 for name in ("begins", "ends"))
        calendar = checked_hours(form.get("zone", ""), begins, ends)
    except Refusal as refusal:
        return await told(here, refusal)
    await change(here, person.id, calendar._replace(vacations=before.vacations))
    return here.go(ACCOUNT)


async def set_vacation(request: Request) -> Response:
    """Go on vacation from one day to another, or end those that are not over with ``end``."""
    here, person, form = await owner(request)
    before, now = await calendar_of(here, person.id), time.time()
    try:
        if "end" in form:
            after = cut_short(before, now)
        else:
            span = checked_vacation(before, form.get("first", ""), form.get("last", ""), now)
            after = before._replace(vacations=(*before.vacations, span))
    except Refusal as refusal:
        return await told(here, refusal)
    await change(here, person.id, after)
    return here.go(ACCOUNT)


async def calendar_of(here: Visit, person: str) -> Calendar:
    """When a person plays."""
    found = await here.site.store.read(lambda c: load_calendars(c, {person}))
    return found.get(person, ALWAYS)


async def change(here: Visit, person: str, calendar: Calendar) -> None:
    """Keep when a person plays, and reckon so in all his matches that are not over."""
    await here.site.store.write(keep_calendar(person, calendar))
    for name in await here.site.store.read(lambda c: unfinished_of(c, person)):
        with suppress(Damaged):
            await reckon_anew(await here.site.hall.find(name), person, calendar)


@alone
async def reckon_anew(match: Match, person: str, calendar: Calendar) -> None:
    """Reckon in a match from now on with another calendar of a person."""
    match.calendars[person] = calendar
    if match.clocks is None:
        return
    clocks = match.clocks.in_zones(calendars_of(match.chairs, match.calendars), time.time())
    await match.write(keep_clocks(match.id, None, clocks))
    match.clocks = clocks
    match.changed()


ROUTES: Final = (
    Route("/t/{id}/takeback", takeback, methods=["POST"]),
    Route("/t/{id}/vote", vote, methods=["POST"]),
    Route("/account/hours", set_hours, methods=["POST"]),
    Route("/account/vacation", set_vacation, methods=["POST"]),
)
