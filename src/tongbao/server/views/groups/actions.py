"""Views of what the members of a group do: joining, playing, talking, setting evenings, and what the owner decides."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from tongbao.engine.meta import BadOption
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.groups.groups import Group
from tongbao.server.groups.usual import UsualOptions, usual_of
from tongbao.server.http.bodies import read_form
from tongbao.server.matches.chat import PHRASE, TEXT
from tongbao.server.matches.registry import game_named
from tongbao.server.matches.settings import NEVER, ON
from tongbao.server.matches.time_controls import UNTIMED
from tongbao.server.rendering.pages import game_entry, option_entries
from tongbao.server.views.account.login import require_seal
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.groups.page import link_page, list_page, page
from tongbao.server.views.table.chat import mute_author, unmute_author
from tongbao.server.views.table.new_table import number, options_in
from tongbao.server.views.table.replays import small_number

MOST_FIELDS: Final = 64


async def create(request: Request) -> Response:
    """Create a group, and redirect to it."""
    context = await request_context(request)
    form = await read_form(request, 8)
    try:
        require_seal(context, form.get("seal", ""))
        context.require_rate("ties")
        person = await context.ensure_person(form.get("own_name", ""))
        name = await context.services.groups.create_group(form.get("name", ""), person)
    except UserError as refusal:
        context.require_page(refusal)
        return await list_page(context, refusal)
    return context.redirect(f"/groups/{name}")


async def join(request: Request) -> Response:
    """Join a group by its link, and redirect to it."""
    context = await request_context(request)
    form = await read_form(request, 8)
    group = await context.services.groups.find_by_key(request.path_params["key"])
    try:
        require_seal(context, form.get("seal", ""))
        context.require_rate("ties")
        person = await context.ensure_person(form.get("own_name", ""))
        await context.services.groups.join(group, person)
    except UserError as refusal:
        context.require_page(refusal)
        return link_page(context, group, refusal)
    return context.redirect(group.link)


# Actions of members.

Deed = Callable[[RequestContext, Group, Person, dict[str, str]], Awaitable[str | None]]
"""Action of a member, as a form asks for it. It returns the address to go to, if that isn't the page of the group."""


async def leave(context: RequestContext, group: Group, person: Person, _form: dict[str, str]) -> str:
    """Leave the group."""
    await context.services.groups.leave(group, person)
    return "/groups"


async def remove(context: RequestContext, group: Group, person: Person, form: dict[str, str]) -> None:
    """Remove a member, as the owner."""
    await context.services.groups.remove(group, person, small_number(form.get("member", "")))


async def renew(context: RequestContext, group: Group, person: Person, _form: dict[str, str]) -> None:
    """Make a new link, as the owner."""
    await context.services.groups.renew_link(group, person)


async def rename(context: RequestContext, group: Group, person: Person, form: dict[str, str]) -> None:
    """Rename the group, as the owner."""
    await context.services.groups.rename(group, person, form.get("name", ""))


async def open_table(context: RequestContext, group: Group, person: Person, form: dict[str, str]) -> str:
    """Open a table with the usual options, for so many people as the form says."""
    context.require_rate("tables")
    await context.services.accounts.require_player(person)
    usual = usual_of(group)
    usual = usual._replace(people=number(form.get("players"), usual.people))
    match = await context.services.group_tables.open_table(group, person, usual)
    return f"/t/{match.id}"


async def keep_usual(context: RequestContext, group: Group, _person: Person, form: dict[str, str]) -> None:
    """Store the usual options."""
    await context.services.group_tables.keep_usual(group, usual_in(form))


def usual_in(form: dict[str, str]) -> UsualOptions:
    """The usual options that a form asks for. Raises UserError."""
    meta = game_named(form.get("game", ""))
    names = {option.name for option in meta.options}
    return UsualOptions(
        game=meta.name,
        people=number(form.get("players"), 0),
        bots=number(form.get("bots"), 0),
        bot=form.get("bot", ""),
        clock=form.get("clock") or UNTIMED,
        stand_in=form.get("stand_in", ""),
        away=form.get("away") or NEVER,
        hints=form.get("hints") == ON,
        options={name: value for name, value in options_in(form).items() if name in names and len(value) < 64},
    )


async def set_evening(context: RequestContext, group: Group, person: Person, form: dict[str, str]) -> None:
    """Set the next evening."""
    fields = (form.get("when", ""), form.get("zone", ""), form.get("note", ""))
    await context.services.evenings.set_evening(group, person, *fields)


async def cancel_evening(context: RequestContext, group: Group, _person: Person, _form: dict[str, str]) -> None:
    """Cancel the next evening."""
    await context.services.evenings.cancel_evening(group)


async def answer(context: RequestContext, group: Group, person: Person, form: dict[str, str]) -> None:
    """Say whether the member comes to the next evening."""
    evening = small_number(form.get("evening", ""))
    await context.services.evenings.answer(group, person, evening, form.get("answer", ""))


async def begin_season(context: RequestContext, group: Group, person: Person, form: dict[str, str]) -> None:
    """Begin a season, as the owner."""
    await context.services.boards.begin_season(group, person, form.get("name", ""))


async def end_season(context: RequestContext, group: Group, person: Person, _form: dict[str, str]) -> None:
    """End the season that goes on, as the owner."""
    await context.services.boards.end_season(group, person)


def form_view(deed: Deed) -> Callable[[Request], Awaitable[Response]]:
    """Request handler for an action of a member, by a form with a CSRF token; shows errors on the page."""

    async def done(request: Request) -> Response:
        context = await request_context(request)
        form = await read_form(request, MOST_FIELDS)
        group = await context.services.groups.find_group(request.path_params["id"], context.person)
        person = context.require_person()
        try:
            require_seal(context, form.get("seal", ""))
            context.require_rate("ties")
            address = await deed(context, group, person, form)
        except (UserError, BadOption) as error:
            refusal = error if isinstance(error, UserError) else UserError(str(error))
            context.require_page(refusal)
            return await page(context, group, refusal)
        return context.redirect(address or group.link)

    return done


# The chat.


async def post_message(request: Request) -> Response:
    """Post a message: ``say`` is a text, ``phrase`` the key of a set phrase."""
    context, group, person, form = await member_of_chat(request)
    kind, text = (PHRASE, form["phrase"]) if "phrase" in form else (TEXT, form.get("say", ""))
    key = request.headers.get("idempotency-key", "")
    said = await context.services.group_chat.post(group, person, kind, text, key)
    return heard(context, group, {"number": said})


async def moderate(request: Request) -> Response:
    """Moderate a message: mute or unmute its author, report it, or hide it as the owner."""
    context, group, person, form = await member_of_chat(request)
    chat, deed = context.services.group_chat, form.get("do", "")
    said = await chat.message(group, small_number(request.path_params["number"]))
    if deed == "mute":
        await mute_author(context, person, said)
    elif deed == "unmute":
        await unmute_author(context, person, said)
    elif deed == "report":
        await chat.report(group, person, said.number)
    elif deed == "hide":
        await chat.hide(group, person, said.number)
    else:
        all_deeds = "mute, unmute, report, hide"
        raise UserError("There is no such action for a message; choose one of: {all}.", all=all_deeds)
    return heard(context, group, {"number": said.number, "done": deed})


async def member_of_chat(request: Request) -> tuple[RequestContext, Group, Person, dict[str, str]]:
    """Context of a request about the chat by a member, with their form. Raises UserError."""
    context = await request_context(request)
    form = await read_form(request, 4)
    group = await context.services.groups.find_group(request.path_params["id"], context.person)
    context.require_rate("talk")
    return context, group, context.require_person(), form


def heard(context: RequestContext, group: Group, facts: dict[str, object]) -> Response:
    """Answer that it is done: with facts for a script, with the page for a browser."""
    return JSONResponse(facts) if context.wants_json() else context.redirect(f"{group.link}#talk")


# The form of the usual options.


async def show_usual(request: Request) -> Response:
    """Show the form of the usual options, or its options again for the input so far."""
    context = await request_context(request)
    group = await context.services.groups.find_group(request.path_params["id"], context.person)
    asked = dict(request.query_params)
    kept = usual_of(group)
    if "players" in asked:
        kept = usual_in(asked)
    elif asked.get("game", kept.game) != kept.game:
        kept = UsualOptions(game_named(asked["game"]).name, clock=kept.clock)
    meta = kept.meta
    seats = min(kept.seats_for(len(group.members)) + kept.bots, meta.max_players)
    game: dict[str, Any] = game_entry(meta, context.t)
    hidden = meta.first_seat or {}
    entries = option_entries(meta, seats, kept.options, context.language)
    game["options"] = [entry for entry in entries if entry["name"] not in hidden]
    facts: dict[str, Any] = {
        "group": {"name": group.name, "link": group.link},
        "game": game,
        "kept": kept,
        "form": {},
        "seal": context.csrf_token(),
    }
    return context.render("pages/group_usual.html", page="people", **facts)


ROUTES: Final = (
    Route("/groups", create, methods=["POST"]),
    Route("/groups/join/{key}", join, methods=["POST"]),
    Route("/groups/{id}/usual", show_usual),
    Route("/groups/{id}/usual", form_view(keep_usual), methods=["POST"]),
    Route("/groups/{id}/leave", form_view(leave), methods=["POST"]),
    Route("/groups/{id}/remove", form_view(remove), methods=["POST"]),
    Route("/groups/{id}/link", form_view(renew), methods=["POST"]),
    Route("/groups/{id}/name", form_view(rename), methods=["POST"]),
    Route("/groups/{id}/tables", form_view(open_table), methods=["POST"]),
    Route("/groups/{id}/evening", form_view(set_evening), methods=["POST"]),
    Route("/groups/{id}/evening/cancel", form_view(cancel_evening), methods=["POST"]),
    Route("/groups/{id}/evening/answer", form_view(answer), methods=["POST"]),
    Route("/groups/{id}/seasons", form_view(begin_season), methods=["POST"]),
    Route("/groups/{id}/seasons/end", form_view(end_season), methods=["POST"]),
    Route("/groups/{id}/talk", post_message, methods=["POST"]),
    Route("/groups/{id}/talk/{number}", moderate, methods=["POST"]),
)
