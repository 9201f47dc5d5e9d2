"""Views of a table's lobby before the start: inviting a friend, declining, removing a player, closing it, pairing."""

import time
from functools import partial
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.limits import removed
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import game_named
from tongbao.server.matches.seating import free_seat, require_host_before
from tongbao.server.matches.state import MatchView
from tongbao.server.matches.time_controls import UNTIMED, require_control
from tongbao.server.services.services import Services
from tongbao.server.social.pairing import ANY, PairingPreferences, require_players
from tongbao.server.views.account.login import require_account
from tongbao.server.views.context import RequestContext, request_context, seat_number


async def invite(request: Request) -> Response:
    """Invite a friend to this table."""
    match = await (await request_context(request)).match()
    context, person, form = await require_account(request)
    context.require_rate("ties")
    await context.services.invitations.invite(match, person, form.get("friend", ""))
    return context.redirect(f"/t/{match.id}")


async def decline(request: Request) -> Response:
    """Decline the invitation to this table."""
    match = await (await request_context(request)).match()
    context, person, _ = await require_account(request)
    await context.services.invitations.decline(match.id, person)
    return context.redirect("/")


async def send_away(request: Request) -> Response:
    """Remove a player from a seat before the start."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    seat = seat_number(form.get("seat", ""))
    await match.apply(partial(free_seat, host=context.require_person(), seat=seat))
    return context.redirect(f"/t/{match.id}")


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
        "looking": int(max(0.0, time.time() - match.state.moved)),
    }


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
    Route("/t/{id}/close", close, methods=["POST"]),
)
