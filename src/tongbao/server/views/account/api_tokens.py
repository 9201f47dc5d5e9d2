"""Views of the API: its documentation, the visitor's API tokens, and keeping a seat for somebody's bot account."""

import time
from typing import Any, Final

from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.server.accounts.api_tokens import DAYS, SCOPES
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import API
from tongbao.server.rendering.pages import ago
from tongbao.server.views.account.login import require_account
from tongbao.server.views.context import RequestContext, request_context

PAGE: Final = "/account/programs"


async def tell(request: Request) -> Response:
    """Show the API documentation."""
    context = await request_context(request)
    api: FastAPI = request.app.state.api
    return context.render("pages/api.html", parts=operations_in(api.openapi()), place=context.base + API, page="about")


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


async def show(request: Request) -> Response:
    """Show the visitor's API tokens."""
    return await page(await request_context(request))


async def page(
    context: RequestContext, error: UserError | None = None, made: str = "", form: dict[str, str] | None = None
) -> Response:
    """Show the page of API tokens, with an error message or with the new token."""
    person = context.person
    has_account = person is not None and await context.services.accounts.find_account(person) is not None
    facts = {
        "has_account": has_account,
        "tokens": await entries(context, person) if person is not None and has_account else [],
        "seal": context.csrf_token(),
        "days": DAYS,
        "made": made,
        "form": form or {},
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    response = context.render("pages/api_tokens.html", 200 if error is None else error.status, page="account", **facts)
    response.headers["cache-control"] = "no-store"
    return response


async def entries(context: RequestContext, person: Person) -> list[dict[str, Any]]:
    """Template data of a person's API tokens."""
    named = {program.person: program.name for program in await context.services.bot_accounts.list_bots(person.id)}
    return [
        {
            "digest": token.digest,
            "name": token.name,
            "program": named.get(token.person, ""),
            "scopes": context.t.all_of(token.scopes.split()),
            "is_over": token.is_over,
            "used": None if token.used is None else ago(token.used, context.t),
            "left": context.t.span(max(0.0, token.expires - time.time())),
        }
        for token in await context.services.api_tokens.list_tokens(person.id)
    ]


async def make(request: Request) -> Response:
    """Create an API token, and show it once."""
    context, person, form = await require_account(request)
    days = form.get("days", "")
    try:
        context.require_rate("tokens")
        wished = form.get("program", "").strip()
        program = await context.services.bot_accounts.bot_with_name(person, wished) if wished else None
        as_whom = person.id if program is None else program.person
        scopes = [scope for scope in SCOPES if form.get(scope) == "on"]
        number = int(days) if days.isdecimal() and len(days) < 5 else 0
        made = await context.services.api_tokens.create_token(person, as_whom, form.get("name", ""), scopes, number)
    except UserError as refusal:
        context.require_page(refusal)
        return await page(context, refusal, form=form)
    return await page(context, made=made)


async def revoke(request: Request) -> Response:
    """Revoke one of the visitor's API tokens."""
    context, person, form = await require_account(request)
    await context.services.api_tokens.revoke_token(person, form.get("token", ""))
    return context.redirect(PAGE)


async def reserve_seat(request: Request) -> Response:
    """Keep a seat of this table for somebody's bot account."""
    context = await request_context(request)
    match = await context.match()
    form = await read_form(request, 4)
    context.require_rate("ties")
    program = await context.services.bot_named(form.get("program", ""))
    await context.services.invitations.keep_seat(match, context.require_person(), program)
    return context.redirect(f"/t/{match.id}")


ROUTES: Final = (
    Route("/api", tell),
    Route(PAGE, show),
    Route(PAGE, make, methods=["POST"]),
    Route(f"{PAGE}/revoke", revoke, methods=["POST"]),
    Route("/t/{id}/programs", reserve_seat, methods=["POST"]),
)
