"""Views of the home page and of table lists: the visitor's tables, the next one, all games, and tables to watch."""

import re
import time
from functools import cache
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.engine.secrecy import Seat
from tongbao.languages import Translator, said_in
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import apart_from
from tongbao.server.groups.usual import usual_of
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.lessons import lesson_of
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import (
    LessonLine,
    finished_lines,
    how_many_finished,
    lessons_of,
    open_matches,
    running_lines,
    tables_of_people,
    unfinished_lines,
)
from tongbao.server.matches.registry import MatchRegistry
from tongbao.server.matches.time_controls import CONTROLS
from tongbao.server.rendering.markdown import leads_of
from tongbao.server.rendering.pages import game_entry
from tongbao.server.social.pairing import waiting_by_game
from tongbao.server.views import tournaments
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.daily import todays_entry
from tongbao.server.views.reference.rules import rules_in

NUMBER: Final = re.compile(r"^\d+\.\s*")
"""Number before a heading that is one of a series."""


def asked_at(match: Match, seat: int, context: RequestContext) -> str | None:
    """Question that a seat is asked, from what it sees itself; None where the rules have no heading for it."""
    if match.state.game is None or seat not in match.state.game.seats_to_act():
        return None
    phase = Seat(match.state.game, seat).view().get("phase")
    address = leads_of(match.meta.name)["steps"].get(str(phase), "")
    return headings(context.language, match.meta.name, context.base).get(address.partition("#")[2])


@cache
def headings(language: str, game: str, base: str) -> dict[str, str]:
    """Headings of a game's rules by their anchors."""
    text = rules_in(language, game, base)
    return {} if text is None else {one.anchor: NUMBER.sub("", one.words) for one in text.contents}


Line = dict[str, Any]
LIVE_PACES: Final = tuple(name for name, control in CONTROLS.items() if not control.is_slow)
LOW: Final = 5
"""Threshold of a low clock: one part in so many is left."""


def in_words(lines: list[Line], t: Translator) -> list[Line]:
    """Add texts to the lines: the title of the game, how long ago the table moved, who is to act, and its host."""
    for line in lines:
        line["title"] = said_in(line["title"], t.language, line["game"])
        seconds = max(0.0, time.time() - line["moved"])
        line["fresh"] = seconds < 60
        line["since"] = t("just now") if line["fresh"] else t.span(seconds)
        line["live"] = line["pace"] in LIVE_PACES
        line["acting"] = t.all_of([seat["name"] for seat in line["seats"] if seat["to_act"]])
        line["host"] = next((seat["name"] for seat in line["seats"] if seat["kind"] == "human"), "")
    return lines


def with_clock(line: Line, registry: MatchRegistry, t: Translator) -> Line:
    """Add the clock of the visitor's seat to the line, if its match is in memory and has one."""
    match = registry.matches.get(line["id"])
    return line if match is None else {**line, "clock": clock_entry(match, seats_mine(line), t)}


def seats_mine(line: Line) -> list[int]:
    """The seats of a line that are the visitor's and are to act."""
    return [seat["seat"] for seat in line["seats"] if seat["mine"] and seat["to_act"]]


def clock_entry(match: Match, seats: list[int], t: Translator) -> dict[str, Any] | None:
    """Clock of the first of the seats: the time left in words and in percent of all, and whether that is little."""
    if match.state.clocks is None or not seats or seats[0] >= len(match.state.clocks.hands):
        return None
    control, left = CONTROLS[match.state.settings.clock], max(0.0, match.state.clocks.left(seats[0], time.time()))
    part = min(1.0, left / control.most)
    return {"left": t.clock(left), "percent": round(100 * part), "low": part * LOW < 1, "slow": control.is_slow}


TICKETS: Final = 3
"""Maximum number of waiting tables that are shown large."""
OTHERS: Final = 9
OPEN_SHOWN: Final = 6
CUPS_SHOWN: Final = 3
FRESH: Final = 3 * 24 * 3600
"""Time in seconds for which a finished match is shown at home."""
FRESH_SHOWN: Final = 3
A_PAGE: Final = 20
"""Page size of the list of all tables, in lines."""
PAIRED: Final = ("quick", "evening", "day")
"""Time controls that the home page offers for pairing."""
STATES: Final = ("all", "mine", "others", "open", "finished")


async def home(request: Request) -> Response:
    """Show the tables that wait for the visitor; those who have no tables or groups yet get the start page."""
    context = await request_context(request)
    person = context.person
    if person is None:
        return await games_page(context)
    lines = await context.services.database.read(lambda c: unfinished_lines(c, person))
    ended = await context.services.database.read(
        lambda c: finished_lines(c, person, time.time() - FRESH, most=FRESH_SHOWN)
    )
    invited = await context.services.invitations.invitations_of(person)
    groups = await context.services.groups.groups_of(person)
    has_finished_any = await context.services.database.read(lambda c: how_many_finished(c, person) > 0)
    if not (lines or invited or groups or has_finished_any):
        return await games_page(context)
    waiting = longest_first(lines)
    others = [line for line in lines if not line["yours"]]
    rest = in_words([*waiting[TICKETS:], *others], context.t)
    tickets = [await ticket(context, line) for line in in_words(waiting[:TICKETS], context.t)]
    opened, counts = await context.services.database.read(lambda c: (open_to(c, person), waiting_by_game(c)))
    games = await game_entries(context)
    going_on = await tournaments.going_on(context)
    facts: dict[str, Any] = {
        "waiting": len(waiting),
        "tickets": tickets,
        "others": rest[:OTHERS],
        "more": max(0, len(rest) - OTHERS),
        "ended": in_words(ended, context.t),
        "groups": [
            {"name": one.name, "link": one.link, "members": len(one.members), "game": usual_of(one).game}
            for one in groups
        ],
        "invited": [{**one._asdict(), "title": tongbao.GAMES[one.game].title_in(context.language)} for one in invited],
        "games": [
            {**game, "waiting": {clock: counts.get((game["name"], clock), 0) for clock in PAIRED}} for game in games
        ],
        "open": in_words(opened, context.t)[:OPEN_SHOWN],
        "how_many_open": len(opened),
        "deal": await todays_entry(context),
        "tournaments": [tournaments.line(one, context) for one in going_on[:CUPS_SHOWN]],
        "word": context.connection.query_params.get("none") is not None,
    }
    return context.render("pages/home.html", **facts)


async def ticket(context: RequestContext, line: Line) -> Line:
    """Add the question and the clock to the line, if its match is in memory: no match is replayed for a list."""
    match = context.services.registry.matches.get(line["id"])
    seats = seats_mine(line)
    asked = None
    if match is not None and seats:
        asked = await replay(lambda: asked_at(match, seats[0], context))
    return {**with_clock(line, context.services.registry, context.t), "asked": asked}


def longest_first(lines: list[Line]) -> list[Line]:
    """The tables that wait for the visitor, the one that has waited longest first."""
    return sorted([line for line in lines if line["yours"]], key=lambda line: float(line["moved"]))


def open_to(connection: sa.Connection, person: Person | None) -> list[Line]:
    """Tables that wait for players, without those of people who are blocked or have blocked the person."""
    lines = open_matches(connection, person)
    if person is None:
        return lines
    return without(connection, lines, apart_from(connection, person.id))


def without(connection: sa.Connection, lines: list[Line], people: set[str]) -> list[Line]:
    """The lines of matches at which none of these people sits."""
    shut = {line["id"] for rows in tables_of_people(connection, people).values() for line in rows} if people else set()
    return [line for line in lines if line["id"] not in shut]


async def games(request: Request) -> Response:
    """Show the start page: the games, and opponents to choose."""
    return await games_page(await request_context(request))


async def games_page(context: RequestContext) -> Response:
    """Show the start page, for a visitor with or without tables."""
    opened = await context.services.database.read(lambda c: open_to(c, context.person))
    facts: dict[str, Any] = {
        "games": await game_entries(context),
        "open": in_words(opened, context.t),
        "deal": await todays_entry(context),
        "guests": context.services.settings.accounts.guests,
    }
    return context.render("pages/start.html", **facts)


async def game_entries(context: RequestContext) -> list[dict[str, Any]]:
    """Entries of all games, each with its lesson and the visitor’s progress in it."""
    person, lines = context.person, list[LessonLine]()
    if person is not None:
        lines = await context.services.database.read(lambda c: lessons_of(c, person))
    return [
        {**game_entry(meta, context.t), "lesson": lesson_entry(meta.name, lines)} for meta in tongbao.GAMES.values()
    ]


def lesson_entry(game: str, lines: list[LessonLine]) -> dict[str, Any] | None:
    """Entry of the lesson of a game, None without one: its length, and whether it is new, going on or done."""
    lesson = lesson_of(game)
    if lesson is None:
        return None
    entry = {"minutes": lesson.minutes, "chapters": len(lesson.chapters)}
    mine = [line for line in lines if line.game == game]
    going = next((line for line in mine if line.is_going_on), None)
    if going is not None:
        return {**entry, "state": "going", "link": f"/t/{going.id}", "chapter": going.chapter}
    return {**entry, "state": "done" if any(line.is_done for line in mine) else "new"}


async def learn(request: Request) -> Response:
    """Show the page of learning: the lessons, the rules, the quick references and the cards of all games."""
    context = await request_context(request)
    return context.render("pages/learn.html", page="learn", games=await game_entries(context))


async def next_table(request: Request) -> Response:
    """Redirect to the table that has waited longest, but for the one the visitor comes from; else home, with a note."""
    context = await request_context(request)
    person = context.person
    if person is None:
        return context.redirect("/")
    came_from = request.query_params.get("from", "")
    lines = longest_first(await context.services.database.read(lambda c: unfinished_lines(c, person)))
    found = next((line for line in lines if line["id"] != came_from), None)
    return context.redirect("/?none" if found is None else found["link"])


async def tables(request: Request) -> Response:
    """Show all tables of the visitor by state, page by page."""
    context = await request_context(request)
    person = context.person
    wish = request.query_params.get("state", "all")
    state = wish if wish in STATES else "all"
    asked = request.query_params.get("page", "1")
    number = int(asked) if asked.isdecimal() and 0 < len(asked) < 5 else 1
    if person is None:
        return context.render("pages/tables.html", state=state, states={}, rows=[], number=1, pages=1, page="play")
    lines = await context.services.database.read(lambda c: unfinished_lines(c, person))
    ended = await context.services.database.read(lambda c: how_many_finished(c, person))
    by_state = {
        "mine": longest_first(lines),
        "others": [line for line in lines if not line["yours"] and line["state"] in ("playing", "aside")],
        "open": [line for line in lines if line["state"] == "open"],
    }
    unfinished = [line for name in ("mine", "others", "open") for line in by_state[name]]
    counts = {"all": len(unfinished) + ended, **{name: len(rows) for name, rows in by_state.items()}, "finished": ended}
    shown = {"all": unfinished, "finished": [], **by_state}[state]
    pages = max(1, -(-counts[state] // A_PAGE))
    number = max(1, min(number, pages))
    first = (number - 1) * A_PAGE
    rows = shown[first : first + A_PAGE]
    if state in ("all", "finished") and len(rows) < A_PAGE:
        missing, begin = A_PAGE - len(rows), max(0, first - len(shown))
        rows += await context.services.database.read(lambda c: finished_lines(c, person, first=begin, most=missing))
    rows = [with_clock(line, context.services.registry, context.t) for line in in_words(rows, context.t)]
    return context.render("pages/tables.html", state=state, states=counts, rows=rows, number=number, pages=pages)


async def watch(request: Request) -> Response:
    """Show the running tables that anybody may watch."""
    context = await request_context(request)
    lines = in_words(await context.services.database.read(running_lines), context.t)
    for line in lines:
        registry, name = context.services.registry, line["id"]
        match = registry.matches.get(name)
        line["watchers"] = registry.remote_presence.watchers(name) if match is None else match.watchers()
    return context.render("pages/spectate.html", rows=lines, page="watch")


async def waiting_elsewhere(context: RequestContext, match: str) -> int:
    """Number of other tables at which it is the visitor's turn."""
    person = context.person
    if person is None:
        return 0
    lines = await context.services.database.read(lambda c: unfinished_lines(c, person))
    return sum(line["yours"] and line["id"] != match for line in lines)


ROUTES: Final = (
    Route("/", home),
    Route("/games", games),
    Route("/learn", learn),
    Route("/next", next_table),
    Route("/tables", tables),
    Route("/watch", watch),
)
