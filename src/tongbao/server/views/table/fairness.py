"""Views of provably fair shuffles: the commitment of a table, its players' salts, and after the end all draws.

The page checks nothing here but in the browser (fairness.js): whoever doubts the server needn't take its word for it.
"""

from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.server.db.tables import matches
from tongbao.server.http.bodies import read_form
from tongbao.server.matches import seating
from tongbao.server.matches.deals import day_in
from tongbao.server.matches.match import Match
from tongbao.server.matches.state import MatchView
from tongbao.server.ratings.results import is_bot, is_practice
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.new_table import LONGEST_SALT

SHOWN: Final = 8
"""Maximum number of things of a shuffle that its line names."""


async def show(request: Request) -> Response:
    """Show the commitment and the salts; after the end all draws too, to be checked in the browser."""
    context = await request_context(request)
    match = await context.view()
    mine = match.state.seats_of(context.person)
    luck = await context.services.registry.draw_proofs.draws_of(match)
    entry = context.services.pages.tables.entry(match, context.language)
    facts: dict[str, Any] = {
        "match": entry,
        "at_once": await is_dealt_at_once(context, match),
        "alone": sum(not is_bot(chair) for chair in match.state.seats) == 1,
        "names": match.entries(mine),
        "salts": [chair.salt for chair in match.state.seats],
        "secret": "" if luck is None else match.state.secret,
        "draws": [] if luck is None else [draw.as_dict() for draw in luck.draws],
        "shown": SHOWN,
    }
    return context.render("pages/fairness.html", **facts)


async def state(request: Request) -> Response:
    """Answer with what the browser checks, as JSON."""
    context = await request_context(request)
    match = await context.view()
    luck = await context.services.registry.draw_proofs.draws_of(match)
    facts: dict[str, Any] = {
        "table": match.id,
        "commitment": match.state.commitment,
        "salts": [chair.salt for chair in match.state.seats],
    }
    if await is_dealt_at_once(context, match):
        facts["at_once"] = True
    if luck is not None:
        draws = [draw.as_dict() for draw in luck.draws]
        facts |= {"secret": match.state.secret, "stack": list(match.state.stack), "key": luck.key.hex(), "draws": draws}
        facts["count"] = luck.count
    return JSONResponse(facts)


async def is_dealt_at_once(context: RequestContext, match: MatchView) -> bool:
    """True if the table was dealt as it was opened, with a secret drawn just then: nobody saw its commitment before.

    That of the daily deal is shown before, and what is imported, practised or continued has the cards of another match.
    """
    if match.state.is_imported or is_practice(match.state) or day_in(match.state.contest) is not None:
        return False
    question = sa.select(matches.c.started == matches.c.created).filter_by(id=match.id)
    return bool(await context.services.database.read(lambda connection: connection.scalar(question)))


async def change_salt(request: Request) -> Response:
    """Change the visitor's salt for the shuffles, as long as no card is dealt."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    person, salt = context.require_person(), form.get("salt", "")[:LONGEST_SALT]
    await match.apply(partial(seating.change_salt, person=person, salt=salt))
    return back(context, match)


def back(context: RequestContext, match: Match) -> Response:
    """Answer with the salts for an API client, with the table for a browser."""
    if context.wants_json():
        return JSONResponse({"salts": [chair.salt for chair in match.state.seats]})
    return context.redirect(f"/t/{match.id}")


async def explain(request: Request) -> Response:
    """Show how anybody can check the shuffles, with this page or with a program of their own."""
    context = await request_context(request)
    return context.render("pages/fair.html")


ROUTES: Final = (
    Route("/fairness", explain),
    Route("/t/{id}/fairness", show),
    Route("/t/{id}/fairness.json", state),
    Route("/t/{id}/salt", change_salt, methods=["POST"]),
)
