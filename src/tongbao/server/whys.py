"""Why not: a seat asks why it isn't offered something that it sees, and is told what stands in the way."""

from collections.abc import Sequence
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Plain
from tongbao.engine.secrecy import Seat
from tongbao.server.matches import LONGEST_CHOICE, Match
from tongbao.server.play import own_seat
from tongbao.server.refusals import Refusal
from tongbao.server.site import Visit, visit
from tongbao.server.templates import templates_in

MOST_WISHES: Final = 8
"""So many choices may a thing on the page stand for."""


async def look(request: Request) -> Response:
    """The reason as a slip for the page, or as JSON; of several wishes for the one that is meant now."""
    here = await visit(request)
    match = await here.match()
    query = here.connection.query_params
    number = own_seat(here, match, query.get("seat", ""))
    seat = Seat(match.playing(), number)
    choice = meant(seat, [parsed(match, wish) for wish in query.getlist("wish")[:MOST_WISHES]])
    reason = seat.why_not(choice, here.language)
    if here.wants_json():
        return JSONResponse({"table": match.id, "seat": number, "choice": choice.text, "why_not": reason})
    return HTMLResponse("" if reason is None else slip(here, match, reason))


def parsed(match: Match, wish: str) -> Choice:
    """The choice that a text names. Raises IllegalChoice if the game has none of that name."""
    return match.meta.action_space.parse(wish[:LONGEST_CHOICE])


def meant(seat: Seat, wishes: Sequence[Choice]) -> Choice:
    """The first of these choices whose like is offered now, else the first. Raises Refusal if there is none."""
    if not wishes:
        raise Refusal("Say in “wish” which choice you would like to make.")
    verbs = {choice.verb for choice in seat.choices()}
    return next((choice for choice in wishes if choice.verb in verbs), wishes[0])


def slip(here: Visit, match: Match, reason: Plain) -> str:
    """The reason as a piece of the page."""
    parts: dict[str, Any] = here.site.pages.tables.parts.of(match, templates_in(here.language), here.language).facts
    facts = {"words": parts["words"], "game": match.meta.name}
    return here.site.pages.render("why.html", here.language, here.guest, reason=reason, **facts)
