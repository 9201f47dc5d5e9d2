"""The addresses for looking back at a match that is over: its review, and playing on from a position of it."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tongbao.review.report import report
from tongbao.review.sight import Sight
from tongbao.review.walk import can_be_reviewed
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.match import Match
from tongbao.server.matches.reviews import Making
from tongbao.server.rendering.templates import folder_of, templates_in
from tongbao.server.replays import seat_in, small_number
from tongbao.server.retrospect import Retrospect
from tongbao.server.views.context import Visit, visit

OWN, OPEN = "own", "open"


async def look_back(request: Request) -> Response:
    """The page of the review, as far as the review is."""
    here = await visit(request)
    match = await here.match()
    sight = sight_of(here, match)
    making = await asked(here, match, sight)
    parts = here.site.pages.tables.parts.of(match, templates_in(here.language), here.language)
    chosen = here.connection.query_params.get("moment", "")
    mine = match.seats_of(here.person)
    facts = Retrospect(making.review, match, here.t, mine).facts(chosen)
    title = here.site.pages.tables.entry(match, here.language)
    return here.page(
        "review.html",
        match=title,
        game=match.meta.name,
        folder=folder_of(match.meta.name),
        words=parts.facts["words"],
        fill=parts.fill,
        review=facts,
        failed=making.failed,
    )


async def review_json(request: Request) -> Response:
    """The same as JSON; ``finished`` tells whether all of it is there."""
    here = await visit(request)
    match = await here.match()
    making = await asked(here, match, sight_of(here, match))
    return JSONResponse({"table": match.id, "failed": making.failed, **report(making.review)})


async def again(request: Request) -> Response:
    """Try a review again that has failed."""
    here = await visit(request)
    match = await here.match()
    sight = sight_of(here, match)
    here.site.hall.reviews.forget(match, sight)
    await asked(here, match, sight)
    return here.go(f"/t/{match.id}/review?{query_of(sight)}")


async def play_on(request: Request) -> Response:
    """Found a table that goes on from a position of this game, against bots."""
    here = await visit(request)
    match = await here.match()
    form = await read_form(request, 4)
    wish, number = form.get("seat", ""), small_number(form.get("decision", ""))
    if not match.playing().over:
        raise Refusal("One can play on from a position after the end of the game.", 403)
    seat = seat_in(match, wish)
    here.require("tables")
    person = await here.welcome("")
    branch = await here.site.hall.branch(match, seat, number, person)
    return here.go(f"/t/{branch.id}")


async def asked(here: Visit, match: Match, sight: Sight) -> Making:
    """The review that is asked for; a new one counts as what the visitor may do."""
    reviews = here.site.hall.reviews
    found = reviews.find(match, sight)
    if found is not None:
        return found
    here.require("reviews")
    return await reviews.of(match, sight)


def sight_of(here: Visit, match: Match) -> Sight:
    """Through whose eyes the query asks to look: by default one's own, with what one knew.

    What a seat knew is for whoever sits there; all cards are open to everybody once the game is over, as its record is.
    Raises Refusal.
    """
    game = match.playing()
    if not game.over:
        raise Refusal("The review shows what is hidden; it can be read after the end of the game.", 403)
    if not can_be_reviewed(match.meta.name):
        raise Refusal("There is no review of this game yet.", 404)
    mine, query = match.seats_of(here.person), here.connection.query_params
    wish, cards = query.get("seat"), query.get("cards")
    seat = mine[0] if mine else game.places().index(1)
    if wish is not None:
        seat = seat_in(match, wish)
    if cards not in (None, OWN, OPEN):
        raise Refusal("“cards” should be own or open.")
    if cards == OWN:
        match.require_seat(here.person, seat)
    return Sight(seat, cards == OPEN or (cards is None and seat not in mine))


def query_of(sight: Sight) -> str:
    """The query that asks to look so."""
    return f"seat={sight.seat}&cards={OPEN if sight.open else OWN}"
