"""The addresses of a result: who won and how, a picture of it, and who is in for the next game."""

from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.matches.match import Match
from tongbao.server.outcome import Outcome
from tongbao.server.rendering.templates import templates_in
from tongbao.server.replays import name_of
from tongbao.server.views.context import Visit, visit


async def look(request: Request) -> Response:
    """The result; while the game runs, the table."""
    here = await visit(request)
    match = await here.match()
    if not match.playing().over:
        return here.go(f"/t/{match.id}")
    mine = match.seats_of(here.person)
    parts = here.site.pages.tables.parts.of(match, templates_in(here.language), here.language)
    outcome = Outcome(match, await here.site.hall.pasts.of(match), here.language)
    return here.page(
        "result.html",
        match=here.site.pages.tables.entry(match, here.language),
        game=match.meta.name,
        words=parts.facts["words"],
        fill=parts.fill,
        titles=parts.facts["titles"],
        final=Seat(match.playing(), SPECTATOR).view(),
        result=outcome.facts(),
        mine=mine,
        gains=await here.site.ratings.gains(match),
        profiles=await here.site.ratings.links(match),
        rematch=await following(here, match),
    )


async def picture(request: Request) -> Response:
    """The result as a picture to share; while the game runs, the table."""
    here = await visit(request)
    match = await here.match()
    if not match.playing().over:
        return here.go(f"/t/{match.id}")
    parts = here.site.pages.tables.parts.of(match, templates_in(here.language), here.language)
    outcome = Outcome(match, await here.site.hall.pasts.of(match), here.language)
    entry = here.site.pages.tables.entry(match, here.language)
    facts = {"match": entry, "words": parts.facts["words"], "game": match.meta.name, "fill": parts.fill}
    svg = here.site.pages.render("result.svg", here.language, None, result=outcome.facts(), **facts)
    return Response(svg, media_type="image/svg+xml")


async def state(request: Request) -> Response:
    """Whether there is a rematch yet, and who has come to it."""
    here = await visit(request)
    return JSONResponse(await following(here, await here.match()))


async def following(here: Visit, match: Match) -> dict[str, Any]:
    """The rematch, and the people who have it open."""
    if match.rematch is None:
        return {"link": None, "here": []}
    rematch = await here.site.hall.find(match.rematch)
    there = rematch.people_here()
    seated = [chair.seat for chair in rematch.chairs if chair.kind == "human" and chair.person in there]
    return {"link": f"/t/{rematch.id}", "here": [name_of(rematch, seat) for seat in seated]}
