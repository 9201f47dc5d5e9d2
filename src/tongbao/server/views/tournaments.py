"""Views of tournaments: the list, the form for a new one, and each tournament with its standings and rounds."""

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final
from zoneinfo import available_timezones

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

import tongbao
from tongbao.engine.meta import BadOption
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.local_time import moment_in
from tongbao.server.db.tables import entrants, tournaments
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.registry import game_named
from tongbao.server.matches.settings import ON
from tongbao.server.matches.time_controls import CONTROLS, UNTIMED
from tongbao.server.matches.time_controls import UTC as ZONE
from tongbao.server.rendering.pages import game_entry, option_entries
from tongbao.server.rendering.table_page import option_titles
from tongbao.server.tournaments.admission import CREATING, ENTERING, require_account
from tongbao.server.tournaments.swiss import ROBIN, SWISS, Plan
from tongbao.server.tournaments.tournament import (
    LONGEST_TITLE,
    MOST_ENTRANTS,
    MOST_ROUNDS,
    USUAL_ENTRANTS,
    Entrant,
    NewTournament,
    Tournament,
    TournamentTable,
    points_text,
    read_tournament,
)
from tongbao.server.views.account.login import require_seal
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.new_table import number, options_in

MOST_FIELDS: Final = 64
MOST_LISTED: Final = 60
MOST_FINISHED: Final = 20
"""Maximum numbers of tournaments listed: unfinished ones, and the latest finished ones."""


# All tournaments.


async def show(request: Request) -> Response:
    """Show the list of tournaments: running, open for entry, and finished."""
    context = await request_context(request)
    found = await listed(context)
    return context.render(
        "pages/tournaments.html", page="tournaments", tournaments=[line(one, context) for one in found]
    )


async def show_json(request: Request) -> Response:
    """Answer with the list of tournaments as JSON."""
    context = await request_context(request)
    return context.json({"tournaments": [line(one, context) for one in await listed(context)]})


async def listed(context: RequestContext) -> list[Tournament]:
    """Tournaments that the visitor may find: the public ones, those they play in, those they have founded."""
    person = "" if context.person is None else context.person.id
    own = sa.select(entrants.c.tournament).where(entrants.c.person == person)
    seen = sa.or_(tournaments.c.listed, tournaments.c.founder == person, tournaments.c.id.in_(own))
    question = sa.select(tournaments.c.id).where(seen).order_by(tournaments.c.created.desc())
    on = question.where(tournaments.c.finished.is_(None)).limit(MOST_LISTED)
    over = question.where(tournaments.c.started.is_not(None), tournaments.c.finished.is_not(None)).limit(MOST_FINISHED)

    def read(connection: sa.Connection) -> list[Tournament]:
        names = [*connection.scalars(on), *connection.scalars(over)]
        return [one for one in [read_tournament(connection, name) for name in names] if one is not None]

    return await context.services.database.read(read)


async def going_on(context: RequestContext) -> list[Tournament]:
    """Tournaments that the visitor may find and that are not finished."""
    return [one for one in await listed(context) if one.state != "finished"]


def line(tournament: Tournament, context: RequestContext) -> dict[str, Any]:
    """Summary of a tournament, shown everywhere: its progress, the visitor's place and their game."""
    own = tournament.entrant_of(None if context.person is None else context.person.id)
    ranks = {row.number: row.place for row in tournament.standing()} if tournament.results() else {}
    leader = next((one.name for one in tournament.entrants if ranks.get(one.number) == 1), None)
    begins = tournament.begins
    return {
        "id": tournament.id,
        "link": f"/tournaments/{tournament.id}",
        "name": tournament.name,
        "game": tournament.meta.name,
        "title": tournament.meta.title_in(context.language),
        "form": tournament.plan.form,
        "players": tournament.plan.most,
        "clock": tournament.clock,
        "state": tournament.state,
        "round": len(tournament.rounds),
        "rounds": tournament.total,
        "rated": tournament.rated,
        "entrants": len(tournament.entrants),
        "most": tournament.most,
        "begins": None if begins is None else datetime.fromtimestamp(begins, UTC).strftime("%Y-%m-%d %H:%M"),
        "entered": own is not None,
        "place": None if own is None else ranks.get(own.number),
        "leader": leader,
        "playing": own_game(tournament, own),
    }


def own_game(tournament: Tournament, own: Entrant | None) -> str | None:
    """Address of the visitor's game in this round, unless it is over."""
    table = None if own is None else tournament.table_of(own.number)
    return f"/t/{table.match}" if table is not None and table.match is not None and table.result is None else None


# One tournament.


async def show_tournament(request: Request) -> Response:
    """Show a tournament: its standings, its rounds, and what the visitor can do there."""
    context = await request_context(request)
    return await page(context, await context.services.organiser.find_tournament(request.path_params["id"]))


async def show_tournament_json(request: Request) -> Response:
    """Answer with a tournament as JSON; with its seed once it is finished."""
    context = await request_context(request)
    tournament = await context.services.organiser.find_tournament(request.path_params["id"])
    return context.json(tournament_entry(tournament, context))


async def page(context: RequestContext, tournament: Tournament, error: UserError | None = None) -> Response:
    """Show the page of a tournament, with an error message if there is one."""
    person = context.person
    facts = {
        "tournament": tournament_entry(tournament, context),
        "options": option_titles(tournament.meta, tournament.plan.most, tournament.options, context.language),
        "own": tournament.entrant_of(None if person is None else person.id),
        "is_founder": person is not None and person.id == tournament.founder,
        **visitor_entry(context),
        "untimed": UNTIMED,
        "seal": context.csrf_token(),
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render("pages/tournament.html", 200 if error is None else error.status, page="tournaments", **facts)


def visitor_entry(context: RequestContext) -> dict[str, Any]:
    """Template data of the visitor: whether they have an account, and whether they can play without one."""
    has_account = context.person is not None and not context.person.is_guest
    return {"has_account": has_account, "guests": context.services.settings.accounts.guests}


def tournament_entry(tournament: Tournament, context: RequestContext) -> dict[str, Any]:
    """Full data of a tournament."""
    own = tournament.entrant_of(None if context.person is None else context.person.id)
    people = {one.number: entrant_entry(one, own) for one in tournament.entrants}
    return {
        **line(tournament, context),
        "bot": tournament.bot,
        "seed": tournament.plan.seed if tournament.state == "finished" else None,
        "standing": [
            {
                **people[row.number],
                "place": row.place,
                "points": points_text(row.points),
                "buchholz": points_text(row.buchholz),
                "sonneborn": points_text(row.sonneborn),
                "margin": f"{float(row.margin):+.1f}".replace("-", "−"),
                "games": row.games,
            }
            for row in tournament.standing()
        ],
        "tables": [[table_entry(table, people) for table in tables] for tables in tournament.rounds],
    }


def entrant_entry(entrant: Entrant, own: Entrant | None) -> dict[str, Any]:
    """Template data of an entrant."""
    is_bot = entrant.bot is not None
    return {"number": entrant.number, "name": entrant.name, "bot": is_bot, "gone": entrant.gone, "mine": entrant == own}


def table_entry(table: TournamentTable, people: dict[int, dict[str, Any]]) -> dict[str, Any]:
    """Template data of a table in a round: its players, and its result if it is over."""
    result = table.result
    seats = [
        {
            **people[entrant],
            "points": None if result is None else points_text(result.points(seat)),
            "score": None if result is None or table.scores is None else table.scores[seat],
        }
        for seat, entrant in enumerate(table.seats)
    ]
    link = f"/t/{table.match}" if table.match is not None else None
    is_bye = len(table.seats) == 1
    return {"number": table.number, "seats": seats, "link": link, "over": result is not None, "bye": is_bye}


# Actions.


async def new(request: Request) -> Response:
    """Show the form for a new tournament, or its options again for the input so far."""
    context = await request_context(request)
    return await new_page(context, dict(request.query_params))


async def new_page(context: RequestContext, fields: dict[str, str], error: UserError | None = None) -> Response:
    """Show the form with its input, and with an error message if there is one."""
    meta = game_named(fields.get("game") or next(iter(tongbao.GAMES)))
    possible = range(max(2, meta.min_players), meta.max_players + 1)
    wish = fields.get("players", "")
    players = int(wish) if wish in map(str, possible) else possible[0]
    game = game_entry(meta, context.t)
    game["options"] = option_entries(meta, players, options_in(fields), context.language)
    plan = Plan(ROBIN if fields.get("form") == ROBIN else SWISS, players, meta.min_players, "")
    most = int(fields.get("most") or 0) if fields.get("most", "").isdecimal() else USUAL_ENTRANTS
    facts = {
        "game": game,
        "games": list(tongbao.GAMES),
        "form": {name: value for name, value in fields.items() if not name.startswith("opt-")} | {"players": players},
        "is_new": "title" not in fields,
        "possible": list(possible),
        "clocks": [UNTIMED, *CONTROLS],
        "forms": [SWISS, ROBIN],
        "most": MOST_ENTRANTS,
        "usual": USUAL_ENTRANTS,
        "needed": plan.rounds(most) if players <= most <= MOST_ENTRANTS[plan.form] else None,
        "is_fixed": plan.is_fixed,
        "most_rounds": MOST_ROUNDS,
        "longest": LONGEST_TITLE,
        "zone": ZONE,
        "zones": sorted(available_timezones()),
        **visitor_entry(context),
        "seal": context.csrf_token(),
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    status = 200 if error is None else error.status
    return context.render("pages/new_tournament.html", status, page="tournaments", **facts)


async def create(request: Request) -> Response:
    """Create a tournament as the form says, and redirect to it."""
    context = await request_context(request)
    fields = await read_form(request, MOST_FIELDS)
    try:
        require_seal(context, fields.get("seal", ""))
        context.require_rate("tables")
        wish = new_tournament_in(fields)
        if wish.rated:
            require_account(context.person, CREATING)
        person = await context.ensure_person(fields.get("own_name", ""))
        name = await context.services.organiser.create_tournament(wish, person)
    except (UserError, BadOption) as error:
        refusal = error if isinstance(error, UserError) else UserError(str(error))
        context.require_page(refusal)
        return await new_page(context, fields, refusal)
    return context.redirect(f"/tournaments/{name}")


def new_tournament_in(fields: dict[str, str]) -> NewTournament:
    """Parse the form for a new tournament. Raises UserError."""
    begins = fields.get("begins", "")
    return NewTournament(
        name=" ".join(fields.get("title", "").split()),
        game=game_named(fields.get("game", "")),
        options=options_in(fields),
        players=number(fields.get("players"), 2),
        form=fields.get("form", SWISS),
        rounds=number(fields.get("rounds"), 0),
        clock=fields.get("clock") or UNTIMED,
        most=number(fields.get("most"), USUAL_ENTRANTS),
        bot=fields.get("bot", ""),
        begins=moment_in(begins, fields.get("zone") or ZONE) if begins else None,
        listed=fields.get("listed") == ON,
        rated=fields.get("rated", ON) == ON,
    )


Deed = Callable[[RequestContext, Tournament, dict[str, str]], Awaitable[None]]
"""Action on a tournament by the visitor, as a form asks for it."""


async def enter(context: RequestContext, tournament: Tournament, form: dict[str, str]) -> None:
    """Enter the tournament; a guest may say their name."""
    if tournament.rated:
        require_account(context.person, ENTERING)
    person = await context.ensure_person(form.get("own_name", ""))
    await context.services.organiser.enter(tournament.id, person)


async def leave(context: RequestContext, tournament: Tournament, _form: dict[str, str]) -> None:
    """Leave the tournament before it begins."""
    await context.services.organiser.leave(tournament.id, context.require_person())


async def begin(context: RequestContext, tournament: Tournament, _form: dict[str, str]) -> None:
    """Begin the tournament at once, as its founder."""
    require_founder(tournament, context.person)
    await context.services.organiser.begin(tournament.id)


async def call_off(context: RequestContext, tournament: Tournament, _form: dict[str, str]) -> None:
    """Cancel the tournament before it begins, as its founder."""
    require_founder(tournament, context.person)
    await context.services.organiser.call_off(tournament.id)


async def withdraw(context: RequestContext, tournament: Tournament, form: dict[str, str]) -> None:
    """Withdraw an entrant: the founder anybody, others only themselves."""
    entrant = number(form.get("entrant"), -1)
    own = tournament.entrant_of(None if context.person is None else context.person.id)
    if own is None or own.number != entrant:
        require_founder(tournament, context.person)
    await context.services.organiser.withdraw(tournament.id, entrant)


def require_founder(tournament: Tournament, person: Person | None) -> None:
    """Raises UserError unless the person has founded the tournament."""
    if person is None or person.id != tournament.founder:
        raise UserError("Only the person who created the tournament can do that.", 403)


def form_view(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """Request handler for an action on a tournament, by a form with a CSRF token; shows errors on the page."""

    async def done(request: Request) -> Response:
        context = await request_context(request)
        form = await read_form(request, 8)
        tournament = await context.services.organiser.find_tournament(request.path_params["id"])
        try:
            require_seal(context, form.get("seal", ""))
            await deed(context, tournament, form)
        except UserError as refusal:
            context.require_page(refusal)
            return await page(context, await context.services.organiser.find_tournament(tournament.id), refusal)
        return context.redirect(f"/tournaments/{tournament.id}")

    return done


ROUTES: Final = (
    Route("/tournaments", show),
    Route("/tournaments", create, methods=["POST"]),
    Route("/tournaments.json", show_json),
    Route("/tournaments/new", new),
    Route("/tournaments/{id}.json", show_tournament_json),
    Route("/tournaments/{id}", show_tournament),
    Route("/tournaments/{id}/enter", form_view(enter), methods=["POST"]),
    Route("/tournaments/{id}/leave", form_view(leave), methods=["POST"]),
    Route("/tournaments/{id}/begin", form_view(begin), methods=["POST"]),
    Route("/tournaments/{id}/off", form_view(call_off), methods=["POST"]),
    Route("/tournaments/{id}/withdraw", form_view(withdraw), methods=["POST"]),
)
