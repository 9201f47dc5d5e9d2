"""Explanations of missing choices: a seat asks why it isn't offered something that it sees, and is told the reason."""

import math
import re
from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Plain
from tongbao.engine.secrecy import Seat
from tongbao.server.common.errors import UserError
from tongbao.server.matches.playing import LONGEST_CHOICE
from tongbao.server.matches.state import MatchView
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.play import own_seat

MOST_QUERIES: Final = 8
"""Maximum number of kinds of choices that a thing on the page may stand for."""
ANY: Final = "*"
"""Wildcard in a wish: it stands for any number."""


async def show(request: Request) -> Response:
    """Answer with the reason, as HTML for the page or as JSON; of several wishes, that of the nearest one meant now."""
    context = await request_context(request)
    match = await context.view()
    query = context.connection.query_params
    number = own_seat(context, match.state, query.get("seat", ""))
    seat = Seat(match.state.require_game(), number)
    queries = [choice for wish in query.getlist("wish")[:MOST_QUERIES] for choice in named(match, seat, wish)]
    reasons = {choice: seat.why_not(choice, context.language) for choice in likely_choices(seat, queries)}
    choice = min(reasons, key=lambda choice: distance(reasons[choice]))
    reason = reasons[choice]
    if context.wants_json():
        return JSONResponse({"table": match.id, "seat": number, "choice": choice.text, "why_not": reason})
    return HTMLResponse("" if reason is None else reason_html(context, match, reason))


def named(match: MatchView, seat: Seat, wish: str) -> list[Choice]:
    """Choices that a text names; with a wildcard, those on the table. Raises IllegalChoice if the game has none."""
    text, space = wish[:LONGEST_CHOICE], match.meta.action_space
    if ANY not in text:
        return [space.parse(text)]
    like = re.compile(re.escape(text).replace(re.escape(ANY), r"\d+")).fullmatch
    shown = [choice for choice in seat.queries() if like(choice.text)]
    return shown or [next((choice for choice in space.choices if like(choice.text)), None) or space.parse(text)]


def likely_choices(seat: Seat, queries: Sequence[Choice]) -> Sequence[Choice]:
    """Choices of a kind that is offered now, else all. Raises UserError if there is none."""
    if not queries:
        raise UserError("Say in “wish” which choice you would like to make.")
    verbs = {choice.verb for choice in seat.choices()}
    return [choice for choice in queries if choice.verb in verbs] or queries


def distance(reason: Plain | None) -> float:
    """Distance of a choice from being offered: how much it lacks, infinite if it isn't a matter of what it lacks."""
    if reason is None:
        return 0
    lack: Any = reason["lack"]
    return len(lack) or math.inf


def reason_html(context: RequestContext, match: MatchView, reason: Plain) -> str:
    """HTML fragment that shows the reason."""
    macros = context.services.pages.tables.macros.macros_for(match, context.templates, context.language)
    facts = {"words": macros.facts["words"], "game": match.meta.name, "fill": macros.fill}
    return context.services.pages.render("pages/why.html", context.language, context.person, reason=reason, **facts)
