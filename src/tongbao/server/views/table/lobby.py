"""Views of a table's lobby before the start: its seats and terms, invitations, who is the host, closing it, pairing."""

import math
import time
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches import lobby as table
from tongbao.server.matches.limits import removed
from tongbao.server.matches.match import Match
from tongbao.server.matches.posting import audible_chat, talk_entry
from tongbao.server.matches.registry import game_named
from tongbao.server.matches.seating import require_host_before
from tongbao.server.matches.settings import MINUTE, OFF
from tongbao.server.matches.state import MatchView
from tongbao.server.matches.time_controls import UNTIMED, require_control
from tongbao.server.rendering.pages import game_entry, option_entries
from tongbao.server.services.services import Services
from tongbao.server.social.pairing import ANY, PairingPreferences, require_players
from tongbao.server.views.account.login import require_account
from tongbao.server.views.context import RequestContext, request_context, seat_number
from tongbao.server.views.table.new_table import match_settings_in, options_in, require_inviting

FRIEND: Final = "friend:"
"""Form value of a seat that is reserved for a friend, with the key of their account."""


async def invite(request: Request) -> Response:
    """Invite a friend to this table."""
    match = await (await request_context(request)).match()
    context, person, form = await require_account(request)
    context.require_rate("ties")
    await context.services.invitations.invite(match, person, form.get("friend", ""))
    return context.redirect(f"/t/{match.id}")


async def decline(request: Request) -> Response:
    """Decline the invitation to this table; a seat that is reserved for the visitor becomes free."""
    context = await request_context(request)
    match = await context.match()
    await context.services.invitations.decline(match, context.require_person())
    return JSONResponse({}) if context.wants_json() else context.redirect("/")


async def send_away(request: Request) -> Response:
    """Remove a player from a seat before the start; they are told."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    seat = seat_number(form.get("seat", ""))
    await context.services.invitations.remove(match, context.require_person(), seat)
    return done(context, match)


async def change_terms(request: Request) -> Response:
    """Change the terms of the table: its settings, the options of its game, and who may join."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    fields = await read_form(request, 64)
    context.require_rate("changes")
    await require_inviting(context.services, fields, person)
    settings = match_settings_in(match.meta, fields, match.state.seats)
    wished = table.Terms(settings, options_in(fields), fields.get("listed") == "on")
    await table.change_terms(match, person, wished)
    return done(context, match)


async def change_seat(request: Request) -> Response:
    """Say who sits on a seat: anybody, somebody at this device, a bot, or a friend for whom it is reserved."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    context.require_rate("changes")
    seat, who = seat_number(form.get("seat", "")), form.get("who", "")
    if who.startswith(FRIEND):
        services = context.services
        guest = await services.people.find_person(await services.relations.owner_of(who.removeprefix(FRIEND)))
        if guest is not None:
            await services.invitations.reserve(match, person, seat, guest)
    else:
        await match.apply(partial(table.change_seat, host=person, seat=seat, who=who, name=form.get("name", "")))
    return done(context, match)


async def change_seats(request: Request) -> Response:
    """Add a seat, or remove the one that the form names."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    context.require_rate("changes")
    if "remove" in form:
        await match.apply(partial(table.remove_seat, host=person, seat=seat_number(form["remove"])))
    else:
        await match.apply(partial(table.add_seat, host=person))
    return done(context, match)


async def change_host(request: Request) -> Response:
    """Make the player on a seat the host; or, without a seat, become the host in place of one who is away."""
    context = await request_context(request)
    match, person = await context.match(), context.require_person()
    form = await read_form(request, 4)
    if form.get("seat"):
        await match.apply(partial(table.pass_on, host=person, seat=seat_number(form["seat"])))
    else:
        await table.become_host(match, person)
    return done(context, match)


def done(context: RequestContext, match: Match) -> Response:
    """Answer that the lobby has changed: nothing more for a script, the lobby for a browser."""
    return JSONResponse({}) if context.wants_json() else context.redirect(f"/t/{match.id}")


async def close(request: Request) -> Response:
    """Close this table before the start: it is deleted."""
    context = await request_context(request)
    match = await context.match()
    await closed(context.services, match, context.require_person())
    return context.redirect("/")


async def closed(services: Services, match: Match, host: Person) -> None:
    """Remove a match that hasn't started. Raises UserError unless the person has opened it."""
    require_host_before(match.state, host)
    if not await removed(match):
        require_host_before(match.state, host)
    services.registry.drop(match)


async def waiting_entry(context: RequestContext, match: MatchView) -> dict[str, Any]:
    """Template data of the lobby for this visitor; friends only for the host or a player, if they have an account."""
    person, seated = context.person, bool(match.state.seats_of(context.person))
    has_account = person is not None and await context.services.accounts.find_account(person) is not None
    friends: list[dict[str, str]] = []
    invited: list[str] = []
    if person is not None and has_account and (seated or person.id == match.state.host):
        circle = await context.services.relations.list_friends(person)
        invited = await context.services.invitations.invited_to(match.id)
        sitting = {chair.person for chair in match.state.seats}
        friends = [
            {"name": one.name, "key": one.key}
            for one in circle.friends
            if one.key is not None and one.person not in sitting and one.name not in invited
        ]
    return {
        "clock": match.state.settings.clock,
        "rated": match.state.settings.rated,
        "door": "invited" if match.state.settings.invited else "open" if match.state.listed else "private",
        "may_enter": person is not None
        and match.state.settings.invited
        and await context.services.invitations.is_invited(match.state, person),
        "friends": friends,
        "invited": invited,
        "sealed": context.csrf_token() if has_account else "",
        "group": await context.services.groups.group_of(match.state.settings.group, person),
        "paired": match.state.paired,
        "removed": person is not None and await context.services.invitations.is_removed(match.id, person),
        "host_seat": next(
            (c.seat for c in match.state.seats if c.kind == "human" and c.person == match.state.host), -1
        ),
        "is_host_away": table.is_host_away(match),
        "absence": absence_entry(match),
        "talk": talk_entry(match, audible_chat(match, person), -1, match.state.seats_of(person), context.language)
        if seated and not match.state.paired
        else None,
        "changes": changes_entry(context, match) if person is not None and person.id == match.state.host else None,
        "looking": int(max(0.0, time.time() - match.state.moved)),
    }


def changes_entry(context: RequestContext, match: MatchView) -> dict[str, Any]:
    """Template data of the forms with which the host changes the table: the game, and the fields as they are now."""
    state = match.state
    settings = state.settings
    game = game_entry(match.meta, context.t)
    game["options"] = option_entries(match.meta, len(state.seats), state.options, context.language)
    flags = {name: "on" if getattr(settings, name) else "" for name in ("lot", "hints", "rated")}
    flags["return_game"] = "on" if settings.leg else ""
    offs = {name: "on" if getattr(settings, name) else OFF for name in ("chat", "watch")}
    names = {name: getattr(settings, name) for name in ("pace", "clock", "delay", "away")}
    listed = "invited" if settings.invited else "on" if state.listed else ""
    stand_in = settings.stand_in or game["usual_bot"]
    options = {f"opt-{name}": value for name, value in state.options.items()}
    return {"game": game, "form": {**flags, **offs, **names, **options, "listed": listed, "stand_in": stand_in}}


def absence_entry(match: MatchView) -> dict[str, Any]:
    """Template data of what happens when a player is away: the minutes until a stand-in comes, and until a vote."""
    after = None if match.stand_in_after == math.inf else round(match.stand_in_after / MINUTE)
    return {"after": after, "vote": match.grace, "clock": match.state.settings.clock != UNTIMED}


async def pair(request: Request) -> Response:
    """Pairing (matchmaking): take a seat where others wait for the same, or wait for them."""
    context = await request_context(request)
    form = {**request.query_params, **await read_form(request, 8)}
    meta, clock, players = game_named(form.get("game", "")), form.get("clock", ""), form.get("players") or ANY
    require_control(clock)
    if clock == UNTIMED:
        raise UserError("You can only be paired for games with a time control; open a table to play without one.")
    require_players(players, meta)
    context.require_rate("tables")
    person = await context.ensure_person(form.get("name", ""))
    context.services.presence.mark_present(person.id)
    search = PairingPreferences(meta.name, clock, players, form.get("rated") == "on")
    match = await context.services.pairing.find_or_found_match(search, person)
    return context.redirect(f"/t/{match.id}")


ROUTES: Final = (
    Route("/pair", pair, methods=["POST"]),
    Route("/t/{id}/invite", invite, methods=["POST"]),
    Route("/t/{id}/decline", decline, methods=["POST"]),
    Route("/t/{id}/send-away", send_away, methods=["POST"]),
    Route("/t/{id}/terms", change_terms, methods=["POST"]),
    Route("/t/{id}/seats", change_seats, methods=["POST"]),
    Route("/t/{id}/seats/who", change_seat, methods=["POST"]),
    Route("/t/{id}/host", change_host, methods=["POST"]),
    Route("/t/{id}/close", close, methods=["POST"]),
)
