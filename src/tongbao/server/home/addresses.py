"""The addresses of home: what waits for the visitor, all games, all tables, the next one, and what can be watched."""

import time
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import apart_from
from tongbao.server.contests import cups
from tongbao.server.contests.papers import paper
from tongbao.server.home.asked import asked_at
from tongbao.server.home.lines import Line, in_words, seats_mine, with_clock
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.queries import (
    finished_lines,
    how_many_finished,
    open_matches,
    running_lines,
    tables_of_people,
    unfinished_lines,
)
from tongbao.server.rendering.pages import game_entry
from tongbao.server.social.pairing import waiting_by_game
from tongbao.server.views.context import Visit, visit

TICKETS: Final = 3
"""So many tables that wait for the visitor are shown large."""
OTHERS: Final = 9
OPEN_SHOWN: Final = 6
CUPS_SHOWN: Final = 3
FRESH: Final = 3 * 24 * 3600
"""A finished match is shown at home for so many seconds."""
FRESH_SHOWN: Final = 3
A_PAGE: Final = 20
"""So many lines stand on one page of all tables."""
PAIRED: Final = ("quick", "evening", "day")
"""The clocks that home offers for pairing."""
STATES: Final = ("all", "mine", "others", "open", "finished")


async def home(request: Request) -> Response:
    """What waits for the visitor; who has no tables yet gets the start page."""
    here = await visit(request)
    person = here.person
    if person is None:
        return await games_page(here)
    lines = await here.site.store.read(lambda c: unfinished_lines(c, person))
    ended = await here.site.store.read(lambda c: finished_lines(c, person, time.time() - FRESH, most=FRESH_SHOWN))
    invited = await here.site.doors.invitations_of(person)
    if not (lines or ended or invited):
        return await games_page(here)
    waiting = longest_first(lines)
    others = [line for line in lines if not line["yours"]]
    rest = in_words([*waiting[TICKETS:], *others, *ended], here.t)
    tickets = [await ticket(here, line) for line in in_words(waiting[:TICKETS], here.t)]
    opened, counts = await here.site.store.read(lambda c: (open_to(c, person), waiting_by_game(c)))
    games = [game_entry(meta, here.t) for meta in tongbao.GAMES.values()]
    facts: dict[str, Any] = {
        "waiting": len(waiting),
        "tickets": tickets,
        "others": rest[:OTHERS],
        "more": max(0, len(rest) - OTHERS),
        "invited": [{**one._asdict(), "title": tongbao.GAMES[one.game].title_in(here.language)} for one in invited],
        "games": [
            {**game, "waiting": {clock: counts.get((game["name"], clock), 0) for clock in PAIRED}} for game in games
        ],
        "open": in_words(opened, here.t)[:OPEN_SHOWN],
        "how_many_open": len(opened),
        "deal": await paper(here),
        "tournaments": [cups.line(one, here) for one in await cups.listed(here) if one.state != "finished"][
            :CUPS_SHOWN
        ],
        "sealed": here.seal(),
        "word": here.connection.query_params.get("none") is not None,
    }
    return here.page("home.html", **facts)


async def ticket(here: Visit, line: Line) -> Line:
    """The line with what is asked and what is left, if its match is in memory: nothing is played for a list."""
    match = here.site.hall.matches.get(line["id"])
    seats = seats_mine(line)
    asked = None
    if match is not None and seats:
        asked = await replay(lambda: asked_at(match, seats[0], here.language))
    return {**with_clock(line, here.site.hall, here.t), "asked": asked}


def longest_first(lines: list[Line]) -> list[Line]:
    """The tables that wait for the visitor, the one that has waited longest first."""
    return sorted([line for line in lines if line["yours"]], key=lambda line: float(line["moved"]))


def open_to(connection: sa.Connection, person: Person | None) -> list[Line]:
    """The tables that wait for players, without those of people from whom the person keeps apart."""
    lines = open_matches(connection, person)
    if person is None:
        return lines
    return without(connection, lines, apart_from(connection, person.id))


def without(connection: sa.Connection, lines: list[Line], people: set[str]) -> list[Line]:
    """The lines of matches at which none of these people sits."""
    shut = {line["id"] for rows in tables_of_people(connection, people).values() for line in rows} if people else set()
    return [line for line in lines if line["id"] not in shut]


async def games(request: Request) -> Response:
    """The start page: the games, and opponents to choose."""
    return await games_page(await visit(request))


async def games_page(here: Visit) -> Response:
    """The start page, for a visitor with or without tables."""
    opened = await here.site.store.read(lambda c: open_to(c, here.person))
    entries = [game_entry(meta, here.t) for meta in tongbao.GAMES.values()]
    return here.page("start.html", games=entries, open=in_words(opened, here.t))


async def next_table(request: Request) -> Response:
    """The table that has waited longest for the visitor, but for the one he comes from; else home, with a word."""
    here = await visit(request)
    person = here.person
    if person is None:
        return here.go("/")
    came_from = request.query_params.get("from", "")
    lines = longest_first(await here.site.store.read(lambda c: unfinished_lines(c, person)))
    found = next((line for line in lines if line["id"] != came_from), None)
    return here.go("/?none" if found is None else found["link"])


async def tables(request: Request) -> Response:
    """All tables of the visitor by state, page by page."""
    here = await visit(request)
    person = here.person
    wish = request.query_params.get("state", "all")
    state = wish if wish in STATES else "all"
    asked = request.query_params.get("page", "1")
    number = int(asked) if asked.isdecimal() and 0 < len(asked) < 5 else 1
    if person is None:
        return here.page("tables.html", state=state, states={}, rows=[], number=1, pages=1, page="play")
    lines = await here.site.store.read(lambda c: unfinished_lines(c, person))
    ended = await here.site.store.read(lambda c: how_many_finished(c, person))
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
        rows += await here.site.store.read(lambda c: finished_lines(c, person, first=begin, most=missing))
    rows = [with_clock(line, here.site.hall, here.t) for line in in_words(rows, here.t)]
    return here.page("tables.html", state=state, states=counts, rows=rows, number=number, pages=pages)


async def watch(request: Request) -> Response:
    """The running tables that all may watch."""
    here = await visit(request)
    lines = in_words(await here.site.store.read(running_lines), here.t)
    for line in lines:
        hall, name = here.site.hall, line["id"]
        match = hall.matches.get(name)
        line["watchers"] = hall.elsewhere.watchers(name) if match is None else match.watchers()
    return here.page("watch.html", rows=lines, page="watch")


async def waiting_elsewhere(here: Visit, match: str) -> int:
    """At how many other tables it is the visitor's turn."""
    person = here.person
    if person is None:
        return 0
    lines = await here.site.store.read(lambda c: unfinished_lines(c, person))
    return sum(line["yours"] and line["id"] != match for line in lines)


ROUTES: Final = (
    Route("/", home),
    Route("/games", games),
    Route("/next", next_table),
    Route("/tables", tables),
    Route("/watch", watch),
)
