"""Views of the people page: friends and the tables they play at, friend requests, and blocked people."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tongbao.languages import said_in
from tongbao.server.accounts.people import Person
from tongbao.server.accounts.relations import FriendList, Other
from tongbao.server.common.errors import UserError
from tongbao.server.matches.queries import tables_of_people
from tongbao.server.views.account.login import require_account
from tongbao.server.views.context import RequestContext, request_context

PEOPLE: Final = "/people"
Deed = Callable[[RequestContext, Person, dict[str, str]], Awaitable[None]]
"""Action on a person's friends, requests or blocks, as a form asks for it."""


async def show(request: Request) -> Response:
    """Show the people page; a guest is told that it needs an account."""
    return await page(await request_context(request))


async def page(context: RequestContext, error: UserError | None = None) -> Response:
    """Show the people page, with an error message if there is one."""
    person = context.person
    has_account = person is not None and await context.services.accounts.find_account(person) is not None
    circle = FriendList([], [], [], []) if person is None else await context.services.relations.list_friends(person)
    facts: dict[str, Any] = {
        "has_account": has_account,
        "seal": context.csrf_token(),
        "friends": await friends_of(context, circle.friends),
        "asking": [named(one) for one in circle.asking],
        "asked": [named(one) for one in circle.asked],
        "blocked": [named(one) for one in circle.blocked],
        "wrong": "" if error is None else context.t(error.sentence, **error.facts),
    }
    return context.render("pages/friends.html", 200 if error is None else error.status, page="people", **facts)


async def friends_of(context: RequestContext, friends: list[Other]) -> list[dict[str, Any]]:
    """Template data of friends, those online first, each with the listed tables they sit at."""
    identities = {one.person for one in friends}
    present = context.services.presence.present_among(identities)
    tables = await context.services.database.read(lambda c: tables_of_people(c, identities))
    entries = []
    for one in friends:
        at = [
            {**row, "title": said_in(row["title"], context.language, row["game"])}
            for row in tables.get(one.person, [])[:2]
        ]
        entries.append({**named(one), "here": one.person in present, "tables": at})
    return sorted(entries, key=lambda entry: not entry["here"])


def named(one: Other) -> dict[str, str]:
    """Template data of a person: name and key."""
    return {"name": one.name, "key": one.key or ""}


async def request_friendship(context: RequestContext, person: Person, form: dict[str, str]) -> None:
    """Send a friend request."""
    await context.services.relations.request_friendship(person, form.get("name", ""))


async def answer(context: RequestContext, person: Person, form: dict[str, str]) -> None:
    """Accept or decline a friend request."""
    await context.services.relations.answer_request(person, form.get("key", ""), form.get("answer") == "yes")


async def end(context: RequestContext, person: Person, form: dict[str, str]) -> None:
    """End a friendship, or cancel a friend request."""
    await context.services.relations.end_friendship(person, form.get("key", ""))


async def block(context: RequestContext, person: Person, form: dict[str, str]) -> None:
    """Block a person, by the name of the account or by table and seat."""
    await context.services.relations.block(person, await person_in_form(context, form))


async def unblock(context: RequestContext, person: Person, form: dict[str, str]) -> None:
    """Unblock a person, by their place in the list."""
    place = form.get("place", "")
    number = int(place) if place.isdecimal() and len(place) < 5 else -1
    await context.services.relations.unblock(person, number, form.get("name", ""))


async def person_in_form(context: RequestContext, form: dict[str, str]) -> str:
    """Person to block: the one on a seat of a table, or the one whose account has a name. Raises UserError."""
    if "table" not in form:
        return await context.services.relations.owner_of(form.get("name", ""))
    match = await context.services.registry.find_match(form["table"])
    person = {str(seat.seat): seat.person for seat in match.state.seats}.get(form.get("seat", ""))
    if person is None:
        raise UserError("There is no one in that seat whom you could block.", 409)
    return person


def form_view(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """Request handler for an action on the visitor's friends, by a form with a CSRF token; shows errors on the page."""

    async def done(request: Request) -> Response:
        context, person, form = await require_account(request)
        try:
            context.require_rate("ties")
            await deed(context, person, form)
        except UserError as refusal:
            context.require_page(refusal)
            return await page(context, refusal)
        return context.redirect(PEOPLE)

    return done


ROUTES: Final = (
    Route("/people", show),
    Route("/people/ask", form_view(request_friendship), methods=["POST"]),
    Route("/people/answer", form_view(answer), methods=["POST"]),
    Route("/people/end", form_view(end), methods=["POST"]),
    Route("/people/block", form_view(block), methods=["POST"]),
    Route("/people/unblock", form_view(unblock), methods=["POST"]),
)
