"""The pages about programs: what they can ask, the tokens of one's own, and keeping a seat for somebody's program."""

import time
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.api_tokens import DAYS, SCOPES
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import Refusal
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import API
from tongbao.server.rendering.pages import ago
from tongbao.server.views.account.login import owner
from tongbao.server.views.context import Visit, visit

PAGE: Final = "/account/programs"


async def tell(request: Request) -> Response:
    """What programs can ask of this server."""
    here = await visit(request)
    api: FastAPI = request.app.state.api
    return here.page("api.html", parts=operations_in(api.openapi()), place=API, page="about")


def operations_in(document: dict[str, Any]) -> dict[str, list[dict[str, Any]]]:
    """The operations of an OpenAPI document by their tags, as the page shows them."""
    parts: dict[str, list[dict[str, Any]]] = {}
    schemas = document["components"]["schemas"]
    for path, methods in document["paths"].items():
        for method, one in methods.items():
            body = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
            sent = schemas.get(body.get("$ref", "").rpartition("/")[2], {})
            asked = [each["name"] for each in one.get("parameters", ()) if each["in"] != "path"]
            entry = {
                "id": one["operationId"],
                "method": method.upper(),
                "path": path,
                "summary": one["summary"],
                "told": one.get("description", "").replace("`", ""),
                "scope": next((scopes for need in one.get("security", ()) for scopes in need.values() if scopes), [""])[
                    0
                ],
                "takes": [*asked, *sent.get("properties", ())],
            }
            parts.setdefault(one["tags"][0], []).append(entry)
    return parts


async def look(request: Request) -> Response:
    """The tokens of the visitor."""
    return await page(await visit(request))


async def page(
    here: Visit, error: Refusal | None = None, made: str = "", form: dict[str, str] | None = None
) -> Response:
    """The page of the tokens, with what was wrong, or with the new one."""
    person = here.person
    has_account = person is not None and await here.site.accounts.of(person) is not None
    facts = {
        "has_account": has_account,
        "tokens": await entries(here, person) if person is not None and has_account else [],
        "seal": here.seal(),
        "days": DAYS,
        "made": made,
        "form": form or {},
        "wrong": "" if error is None else here.t(error.sentence, **error.facts),
    }
    response = here.page("programs.html", 200 if error is None else error.status, page="account", **facts)
    response.headers["cache-control"] = "no-store"
    return response


async def entries(here: Visit, person: Person) -> list[dict[str, Any]]:
    """The tokens of a person as the page shows them."""
    named = {program.person: program.name for program in await here.site.programs.of(person.id)}
    return [
        {
            "digest": token.digest,
            "name": token.name,
            "program": named.get(token.person, ""),
            "scopes": here.t.all_of(token.scopes.split()),
            "is_over": token.is_over,
            "used": None if token.used is None else ago(token.used, here.t),
            "left": here.t.span(max(0.0, token.expires - time.time())),
        }
        for token in await here.site.tokens.of(person.id)
    ]


async def make(request: Request) -> Response:
    """Make a token, and show it once."""
    here, person, form = await owner(request)
    days = form.get("days", "")
    try:
        here.require("tokens")
        wished = form.get("program", "").strip()
        program = await here.site.programs.of_name(person, wished) if wished else None
        as_whom = person.id if program is None else program.person
        scopes = [scope for scope in SCOPES if form.get(scope) == "on"]
        number = int(days) if days.isdecimal() and len(days) < 5 else 0
        made = await here.site.tokens.make(person, as_whom, form.get("name", ""), scopes, number)
    except Refusal as refusal:
        here.require_page(refusal)
        return await page(here, refusal, form=form)
    return await page(here, made=made)


async def revoke(request: Request) -> Response:
    """Let one of one's tokens let nobody in any more."""
    here, person, form = await owner(request)
    await here.site.tokens.revoke(person, form.get("token", ""))
    return here.go(PAGE)


async def keep_chair(request: Request) -> Response:
    """Keep a seat of this table for somebody's program."""
    here = await visit(request)
    match = await here.match()
    form = await read_form(request, 4)
    here.require("ties")
    program = await here.site.program_named(form.get("program", ""))
    await here.site.doors.keep_chair(match, here.require_person(), program)
    return here.go(f"/t/{match.id}")


ROUTES: Final = (
    Route("/api", tell),
    Route(PAGE, look),
    Route(PAGE, make, methods=["POST"]),
    Route(f"{PAGE}/revoke", revoke, methods=["POST"]),
    Route("/t/{id}/programs", keep_chair, methods=["POST"]),
)
