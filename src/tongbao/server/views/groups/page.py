"""Views that show groups: the visitor’s groups, the page of one, its link for strangers, and its calendar."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final
from zoneinfo import available_timezones

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.languages import name_in
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.tables import matches, results
from tongbao.server.groups.board import Season, board_of, games_on_board, seasons_of
from tongbao.server.groups.chat import GroupChat
from tongbao.server.groups.evenings import ANSWERS, LONGEST_NOTE, Evening, calendar_file, evening_entry
from tongbao.server.groups.groups import LONGEST_NAME, Group, matches_of
from tongbao.server.groups.usual import next_to_begin, usual_of
from tongbao.server.matches.chat import phrases_in
from tongbao.server.matches.posting import message_entry
from tongbao.server.matches.queries import listing
from tongbao.server.matches.seats import SEALS, seal
from tongbao.server.matches.time_controls import ALWAYS, load_calendars
from tongbao.server.ratings.profile import names_of
from tongbao.server.rendering.pages import ago
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.home import in_words
from tongbao.server.views.table.replays import small_number

A_PAGE: Final = 20
"""Page size of the list of games."""
MOST_OPEN: Final = 20
EVER: Final = "all"
"""Season of a board of all games."""
CALENDAR_TYPE: Final = "text/calendar; charset=utf-8"


async def show_all(request: Request) -> Response:
    """Show the visitor's groups, and the form for a new one."""
    return await list_page(await request_context(request))


async def list_page(context: RequestContext, error: UserError | None = None) -> Response:
    """Show the visitor's groups, with an error message if there is one."""
    groups = await context.services.groups.groups_of(context.person)
    entries = []
    for group in groups:
        here = context.services.presence.present_among(group.people)
        others = len(here - {context.person.id if context.person else ""})
        evening = await context.services.evenings.next_evening(group)
        entries.append(
            {
                "name": group.name,
                "link": group.link,
                "members": [one.name for one in group.members],
                "here": others,
                "evening": None if evening is None else moment_entry(context, evening),
            }
        )
    facts = {
        "groups": entries,
        "longest": LONGEST_NAME,
        "seal": context.csrf_token(),
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render("pages/groups.html", 200 if error is None else error.status, page="people", **facts)


async def show(request: Request) -> Response:
    """Show the page of a group to one of its members."""
    context = await request_context(request)
    return await page(context, await context.services.groups.find_group(request.path_params["id"], context.person))


async def page(context: RequestContext, group: Group, error: UserError | None = None) -> Response:
    """Show the page of a group to a member, with an error message if there is one."""
    person = context.require_person()
    evening = await context.services.evenings.next_evening(group)
    facts: dict[str, Any] = {
        "group": group_entry(context, group, person),
        "evening": None
        if evening is None
        else {**evening_entry(evening, group, person), **moment_entry(context, evening)},
        "form": await evening_form(context, group, person),
        "answers": ANSWERS,
        "play": await play_entry(context, group),
        "board": await board_entry(context, group),
        "past": await games_entry(context, group, person),
        "talk": await talk_entry(context, group, person),
        "longest": LONGEST_NAME,
        "longest_note": LONGEST_NOTE,
        "seal": context.csrf_token(),
        "has_account": not person.is_guest,
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render("pages/group.html", 200 if error is None else error.status, page="people", **facts)


def group_entry(context: RequestContext, group: Group, person: Person) -> dict[str, Any]:
    """Template data of a group: its members, those who are here, and its secret links."""
    here = context.services.presence.present_among(group.people)
    me = group.member(person)
    assert me is not None
    shared, connection = context.services.pages.public_url.shared, context.connection
    return {
        "id": group.id,
        "name": group.name,
        "link": group.link,
        "join": str(shared(connection.url_for("group_join", key=group.key))),
        "calendar": str(shared(connection.url_for("group_calendar", key=me.calendar))),
        "file": f"/groups/calendar/{me.calendar}.ics",
        "owned": group.is_owner(person),
        "members": [
            {
                "number": one.number,
                "name": one.name,
                "here": one.person in here,
                "owner": place == 0,
                "mine": one.person == person.id,
                "seal": seal(place, one.name),
                "color": place % len(SEALS) + 1,
            }
            for place, one in enumerate(group.members)
        ],
    }


def moment_entry(context: RequestContext, evening: Evening) -> dict[str, str]:
    """Template data of the moment of an evening, in words."""
    return {"date": context.t.day_and_time(evening.local), "place": evening.zone.replace("_", " ")}


async def evening_form(context: RequestContext, group: Group, person: Person) -> dict[str, Any]:
    """Values of the form for the next evening, and its time zones: a week after the latest one, at the same time."""
    latest = await context.services.evenings.latest_evening(group)
    calendars = await context.services.database.read(lambda c: load_calendars(c, {person.id}))
    own = calendars.get(person.id, ALWAYS).zone
    is_set = latest is not None and context.services.evenings.is_to_come(latest)
    return {
        "when": "" if is_set else context.services.evenings.proposal(latest),
        "zone": own if latest is None else latest.zone,
        "is_guess": latest is None and own == ALWAYS.zone,
        "zones": sorted(available_timezones()),
    }


async def play_entry(context: RequestContext, group: Group) -> dict[str, Any]:
    """Template data of the next game: the usual options, the member whose turn it is to begin, and the tables open."""
    usual = usual_of(group)
    order = await context.services.database.read(partial(next_to_begin, group=group))
    where = sa.and_(matches.c.id.in_(matches_of(group.id)), matches.c.finished.is_(None))
    lines = await context.services.database.read(lambda c: listing(c, where, context.person, MOST_OPEN))
    people = usual.seats_for(len(group.members))
    return {
        "game": usual.game,
        "title": usual.meta.title_in(context.language),
        "clock": usual.clock,
        "people": people,
        "bots": usual.bots,
        "begins": order[0].name,
        "is_fixed": usual.meta.first_seat is not None,
        "possible": range(max(1, usual.meta.min_players - usual.bots), usual.meta.max_players - usual.bots + 1),
        "tables": in_words(lines, context.t),
    }


async def board_entry(context: RequestContext, group: Group) -> dict[str, Any]:
    """Template data of the board: the season and game that the visitor asks for, and its rows."""
    asked = context.connection.query_params
    seasons = await context.services.database.read(lambda c: seasons_of(c, group.id))
    season = chosen_season(seasons, asked.get("season", ""))
    found = await context.services.database.read(lambda c: games_on_board(c, group, season))
    game = asked.get("game", "") if asked.get("game", "") in found else ""
    rows = await context.services.database.read(lambda c: board_of(c, group, season, game))
    mine = "" if context.person is None else context.person.id
    return {
        "season": EVER if season is None else season.number,
        "going_on": bool(seasons) and seasons[0].ended is None,
        "seasons": [{"number": one.number, "name": one.name, "ended": one.ended is not None} for one in seasons],
        "game": game,
        "games": [{"name": name, "title": tongbao.GAMES[name].title_in(context.language)} for name in found],
        "rows": [
            {
                **row._asdict(),
                "mine": row.person == mine,
                "here": row.person in group.people,
                "percent": context.t.percent(round(100 * row.wins / row.games)),
                "average": context.t.decimal(row.average),
                "cards": [card_entry(context, card) for card in row.cards],
            }
            for row in rows
        ],
    }


def chosen_season(seasons: Sequence[Season], wish: str) -> Season | None:
    """The season that the visitor asks for, the latest by default; None for all games."""
    if wish == EVER or not seasons:
        return None
    return next((one for one in seasons if str(one.number) == wish), seasons[0])


def card_entry(context: RequestContext, card: dict[str, Any]) -> dict[str, Any]:
    """Template data of a favourite card."""
    names = names_of(card["game"]).get(card["card"])
    name = card["card"] if names is None else name_in(names, context.language, card["game"])
    return {**card, "name": name}


async def games_entry(context: RequestContext, group: Group, person: Person) -> dict[str, Any]:
    """Template data of a page of the group's finished games, the latest first."""
    number = small_number(context.connection.query_params.get("page", "0"))
    where = sa.and_(matches.c.id.in_(matches_of(group.id)), matches.c.finished.is_not(None))

    def read(connection: sa.Connection) -> tuple[list[dict[str, Any]], dict[tuple[str, int], Any]]:
        lines = listing(connection, where, person, A_PAGE + 1, A_PAGE * number)
        question = sa.select(results).where(results.c.match_id.in_([line["id"] for line in lines]))
        return lines, {(row.match_id, row.seat): row for row in connection.execute(question)}

    lines, scored = await context.services.database.read(read)
    for line in in_words(lines, context.t):
        for entry in line["seats"]:
            row = scored.get((line["id"], entry["seat"]))
            entry["score"] = None if row is None else row.score
            entry["won"] = row is not None and row.place == 1
        line["ago"] = ago(line["moved"], context.t)
        line["counted"] = any(entry["score"] is not None for entry in line["seats"])
    return {"games": lines[:A_PAGE], "number": number, "more": len(lines) > A_PAGE}


async def talk_entry(context: RequestContext, group: Group, person: Person) -> dict[str, Any]:
    """The chat as the page shows it."""
    chat: GroupChat = context.services.group_chat
    wish = context.connection.query_params.get("before", "")
    hears, has_older = await chat.heard_by(group, person, small_number(wish) if wish else None)
    phrases, now = phrases_in(context.language), time.time()
    said = []
    for one in hears.heard:
        day = "" if now - one.said.at < 12 * 3600 else f"{context.t.day(one.said.at)} "
        entry = message_entry(one, phrases)
        said.append({**entry, "clock": f"{day}{entry['clock']}"})
    return {
        "on": not wish,
        "link": f"{group.link}/talk",
        "seat": None,
        "among": False,
        "hosts": hears.hosts,
        "can_be_off": False,
        "phrases": list(phrases.items()),
        "said": said,
        "muted": [{"number": one.number, "name": one.name} for one in hears.muted],
        "older": said[0]["number"] if has_older and said else None,
        "is_old": bool(wish),
    }


# Its links.


async def show_link(request: Request) -> Response:
    """Show a stranger the group whose link they have; a member is led to its page."""
    context = await request_context(request)
    group = await context.services.groups.find_by_key(request.path_params["key"])
    return link_page(context, group)


def link_page(context: RequestContext, group: Group, error: UserError | None = None) -> Response:
    """Show the page for strangers, which tells the group's name and size, and nothing of its members."""
    if group.member(context.person) is not None:
        return context.redirect(group.link)
    facts = {
        "group": {"name": group.name, "members": len(group.members)},
        "link": f"/groups/join/{group.key}",
        "seal": context.csrf_token(),
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render("pages/group_link.html", 200 if error is None else error.status, page="people", **facts)


async def calendar(request: Request) -> Response:
    """Answer with the evenings of a group as a calendar, which programs can subscribe to."""
    context = await request_context(request)
    group, found = await context.services.evenings.calendar_of(request.path_params["key"])
    address = context.services.pages.public_url.shared(context.connection.url_for("group", id=group.id))
    text = calendar_file(group, found, str(address), time.time())
    headers = {"cache-control": "private, max-age=300", "content-disposition": 'inline; filename="evenings.ics"'}
    return Response(text, media_type=CALENDAR_TYPE, headers=headers)


ROUTES: Final = (
    Route("/groups", show_all),
    Route("/groups/join/{key}", show_link, name="group_join"),
    Route("/groups/calendar/{key}.ics", calendar, name="group_calendar"),
    Route("/groups/{id}", show, name="group"),
)
