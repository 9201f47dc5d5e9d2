"""The addresses of records: bring one, and take all of one's own."""

from typing import Final

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.meta import BadCards, BadOption
from tongbao.engine.record import BadRecord
from tongbao.languages import said_in
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import LARGEST_BODY
from tongbao.server.records.arrivals import list_of, take_in
from tongbao.server.records.collection import lines_of
from tongbao.server.rendering.pages import ago
from tongbao.server.views.context import Visit, visit


async def look(request: Request) -> Response:
    """The place for a record, and the games that the visitor has brought."""
    return await page(await visit(request))


async def page(here: Visit, wrong: str = "", status: int = 200) -> Response:
    """The page, with what was wrong."""
    person = here.person
    brought = [] if person is None else await here.site.store.read(lambda c: list_of(c, person))
    for row in brought:
        row["title"], row["since"] = said_in(row["title"], here.language, row["game"]), ago(row["moved"], here.t)
    return here.page("records.html", status, brought=brought, wrong=wrong, most=LARGEST_BODY)


async def bring(request: Request) -> Response:
    """Take in a record, and go to its result."""
    here = await visit(request)
    fields = await read_form(request, 4, LARGEST_BODY)
    try:
        here.require("records")
        person = await here.welcome("")
        match = await take_in(here.site.hall, fields.get("record", "").strip(), person)
    except Refusal as refusal:
        here.require_page(refusal)
        return await page(here, here.t(refusal.sentence, **refusal.facts), refusal.status)
    except (BadRecord, BadOption, BadCards, IllegalChoice) as error:
        if here.wants_json():
            raise
        return await page(here, str(error), 400)
    return here.go(f"/t/{match.id}/result")


async def take_along(request: Request) -> Response:
    """The records of all finished games of the visitor, one a line."""
    here = await visit(request)
    person = here.require_person()
    here.require("records")
    headers = {"content-disposition": 'attachment; filename="tongbao-games.jsonl"'}
    return StreamingResponse(lines_of(here.site.store, person), media_type="application/jsonl", headers=headers)


ROUTES: Final = (
    Route("/records", look),
    Route("/records", bring, methods=["POST"]),
    Route("/account/games.jsonl", take_along),
)
