"""Views before a match: the form for a new table, names, language, display settings, rules and the about page."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import Response

import tongbao
from tongbao.bots import friendly_bot, gentlest_bots, usual_bot
from tongbao.engine.meta import BadCards, BadOption, Meta
from tongbao.server.accounts.people import Person, guest_name
from tongbao.server.accounts.sign_up import AccountNeeded
from tongbao.server.common.errors import UserError
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import LARGEST_BODY
from tongbao.server.matches.bots import require_bot
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.lessons import lesson_of
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import has_finished, lessons_of
from tongbao.server.matches.registry import NewMatch, game_named
from tongbao.server.matches.seats import MatchSeat, bot_name, distinct
from tongbao.server.matches.settings import (
    AT_ONCE,
    FIRST_LEG,
    NO_LEG,
    OFF,
    USUAL,
    MatchSettings,
    require_absence,
    require_delay,
    require_pace,
)
from tongbao.server.matches.time_controls import UNTIMED, require_control
from tongbao.server.rendering.pages import game_entry, option_entries, usual_players
from tongbao.server.rendering.templates import folder_of
from tongbao.server.services.services import Services
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.reference.rules import MOST_SHOWN, RulesSearch, has_design, rules_in

LONGEST_SALT: Final = 64
PROGRAM: Final = "program"
"""Form value of a seat that is kept for somebody's bot account, which the form names."""


async def new_match(request: Request) -> Response:
    """Show the form for a new table, or its options again for the input so far."""
    return new_page(await request_context(request), game_named(request.path_params["game"]), dict(request.query_params))


def new_page(
    context: RequestContext, meta: Meta[Any], fields: dict[str, str], error: str | None = None, status: int = 400
) -> Response:
    """Show the form with its input and an error message."""
    wish = fields.get("players", "")
    possible = map(str, range(meta.min_players, meta.max_players + 1))
    players = int(wish) if wish in possible else usual_players(meta)
    form: dict[str, Any] = {key: value for key, value in fields.items() if not key.startswith("opt-")}
    if fields:
        form |= {
            "players": players,
            "listed": fields.get("listed", ""),
            "lot": fields.get("lot", ""),
            "hints": fields.get("hints", ""),
            "rated": fields.get("rated", ""),
            "chat": fields.get("chat", ""),
            "watch": fields.get("watch", ""),
            "return_game": fields.get("return_game", ""),
        }
    game = game_entry(meta, context.t)
    game["options"] = option_entries(meta, players, options_in(fields), context.language)
    facts = {"game": game, "form": form, "error": error}
    return context.render("pages/new_table.html", status if error else 200, **facts)


async def found_match(request: Request) -> Response:
    """Create a match as the form says, or at once against bots, and redirect to it."""
    context = await request_context(request)
    fields = await read_form(request, 64, LARGEST_BODY)
    meta = game_named(fields.get("game", ""))
    try:
        context.require_rate("tables")
        if fields.get("play") == "now":
            person = await context.ensure_person(fields.get("name", ""))
            match = await context.services.registry.found_match(await game_now(context, meta, fields, person), person)
        else:
            person = await context.ensure_person(own_name(fields))
            match = await create_match(context.services, meta, fields, person)
    except (UserError, BadOption, BadCards) as error:
        if context.wants_json() or fields.get("play") == "now" or isinstance(error, AccountNeeded):
            raise
        if isinstance(error, UserError):
            return new_page(context, meta, fields, context.t(error.sentence, **error.facts), error.status)
        return new_page(context, meta, fields, str(error))
    return context.redirect(f"/t/{match.id}")


async def create_match(services: Services, meta: Meta[Any], fields: dict[str, str], person: Person) -> Match:
    """Create a match as the form says, with seats kept for the bot accounts that it names. Raises UserError."""
    await require_inviting(services, fields, person)
    wished = wish(meta, fields, person)
    places = [chair.seat for chair in wished.chairs if fields.get(f"seat-{chair.seat}") == PROGRAM]
    programs = {seat: await services.bot_named(fields.get(f"name-{seat}", "")) for seat in places}
    match = await services.registry.found_match(wished, person)
    for seat, program in programs.items():
        await services.invitations.keep_seat(match, person, program, seat)
    return match


async def game_now(context: RequestContext, meta: Meta[Any], fields: dict[str, str], person: Person) -> NewMatch:
    """New match that begins at once: against the bots that the form names, else a first game or the usual one."""
    if fields.get("bot") or fields.get("opponents"):
        return against_bots(meta, fields, person)
    if await context.services.database.read(lambda c: has_finished(c, person, meta.name)):
        return against_bots(meta, {**fields, "bot": friendly_bot(meta.name)}, person)
    lessons = await context.services.database.read(lambda c: lessons_of(c, person))
    knows = any(line.game == meta.name and line.is_done for line in lessons)
    return first_game(meta, fields, person, knows)


def first_game(meta: Meta[Any], fields: dict[str, str], person: Person, knows: bool) -> NewMatch:
    """New match of a newcomer: as many seats as in the lesson, against the gentlest bots.

    The table says the aim of the game, unless the newcomer ``knows`` it from the lesson.
    """
    lesson, bots = lesson_of(meta.name), gentlest_bots(meta.name)
    players = usual_players(meta) if lesson is None else lesson.players
    chairs = [MatchSeat(0, "human", person.name, person.id)]
    for seat in range(1, players):
        name = bot_name([chair.name for chair in chairs])
        chairs.append(MatchSeat(seat, "bot", name, None, bots[(seat - 1) % len(bots)]))
    settings = MatchSettings(lot=draws_seats(fields, chairs), hints=True, rated=True, first=not knows)
    return NewMatch(meta.name, {}, chairs, settings=settings)


async def require_inviting(services: Services, fields: dict[str, str], person: Person) -> None:
    """Raises UserError if only invited people may join the table that the form asks for, and the host can't invite."""
    if fields.get("listed") == "invited" and await services.accounts.find_account(person) is None:
        raise UserError("You need an account to invite friends; create one first.", 409)


def against_bots(meta: Meta[Any], fields: dict[str, str], person: Person) -> NewMatch:
    """New match of one person against some bots."""
    opponents = number(fields.get("opponents"), usual_players(meta) - 1)
    bot = fields.get("bot") or usual_bot(meta.name)
    chairs = [MatchSeat(0, "human", person.name, person.id)]
    for seat in range(1, min(opponents, meta.max_players - 1) + 1):
        chairs.append(MatchSeat(seat, "bot", bot_name([chair.name for chair in chairs]), None, bot))
    return NewMatch(
        meta.name, {}, chairs, settings=MatchSettings(lot=draws_seats(fields, chairs), hints=True, rated=True)
    )


def own_name(fields: dict[str, str]) -> str:
    """Name that the host gives themselves: of the form, or of the seat they take."""
    chairs = [key.removeprefix("seat-") for key, value in fields.items() if key.startswith("seat-") and value == "me"]
    return fields.get("name") or next((fields.get(f"name-{chair}", "") for chair in chairs), "")


def wish(meta: Meta[Any], fields: dict[str, str], person: Person) -> NewMatch:
    """New match that the form asks for. Raises UserError."""
    wishes = [fields.get(f"seat-{seat}", "") for seat in range(meta.max_players)]
    players = number(fields.get("players"), sum(w != "" for w in wishes))
    if not meta.min_players <= players <= meta.max_players:
        least, most = meta.min_players, meta.max_players
        raise UserError("This game is for {least} to {most} players, not {n}.", least=least, most=most, n=players)
    chairs: list[MatchSeat] = []
    for seat, who in enumerate(wishes[:players]):
        taken = [chair.name for chair in chairs]
        chairs.append(seat_in(seat, who, fields.get(f"name-{seat}", ""), person, taken))
    if wishes[:players].count("me") > 1:
        raise UserError("You can take only one seat as “Me”; for others here, choose “someone on this device”.")
    own = next((seat.seat for seat in chairs if seat.person == person.id), 0)
    chairs[own] = replace(chairs[own], salt=fields.get("salt", "")[:LONGEST_SALT])
    options, listed, cards = options_in(fields), fields.get("listed") == "on", fields.get("cards") or None
    return NewMatch(meta.name, options, chairs, listed, cards, match_settings_in(meta, fields, chairs))


def match_settings_in(meta: Meta[Any], fields: dict[str, str], chairs: Sequence[MatchSeat]) -> MatchSettings:
    """Settings of the match that the form asks for. Raises UserError."""
    settings = MatchSettings(
        lot=draws_seats(fields, chairs),
        hints=fields.get("hints") == "on",
        pace=fields.get("pace") or USUAL,
        clock=fields.get("clock") or UNTIMED,
        stand_in=fields.get("stand_in", ""),
        rated=fields.get("rated") == "on",
        invited=fields.get("listed") == "invited",
        chat=fields.get("chat") != OFF,
        delay=fields.get("delay") or AT_ONCE,
        watch=fields.get("watch") != OFF,
        away=fields.get("away") or USUAL,
        leg=FIRST_LEG if fields.get("return_game") == "on" and len(chairs) == 2 else NO_LEG,
    )
    require_pace(settings.pace)
    require_control(settings.clock)
    if settings.stand_in:
        require_bot(meta.name, settings.stand_in)
    require_delay(settings.delay)
    require_absence(settings.away)
    return settings


def draws_seats(fields: dict[str, str], chairs: Sequence[MatchSeat]) -> bool:
    """True if the form asks that the seats be drawn by lot, and there is something to draw."""
    return fields.get("lot") == "on" and len(chairs) > 1


def options_in(fields: dict[str, str]) -> dict[str, str]:
    """Game options that the form asks for."""
    return {key.removeprefix("opt-"): value for key, value in fields.items() if key.startswith("opt-")}


def seat_in(seat: int, who: str, name: str, person: Person, taken: list[str]) -> MatchSeat:
    """Seat that one line of the form asks for. Raises UserError."""
    if who == "me":
        return MatchSeat(seat, "human", distinct(person.name, taken), person.id)
    if who == "here":
        return MatchSeat(seat, "human", distinct(guest_name(name or f"Guest {seat + 1}"), taken), person.id)
    if who in ("open", PROGRAM):
        return MatchSeat(seat, "open")
    if who.startswith("bot:"):
        return MatchSeat(seat, "bot", bot_name(taken), None, who.removeprefix("bot:"))
    raise UserError("Say who sits in seat {n}: me, here, open, program, or bot: with the name of a bot.", n=seat + 1)


async def rules(request: Request) -> Response:
    """Show the rules of a game, or the passages that a search finds in them and its number of hits in other rules."""
    context = await request_context(request)
    meta = game_named(request.path_params["game"])
    search = RulesSearch(request.query_params.get("find", ""))
    names = list(tongbao.GAMES) if search.wish else [meta.name]
    texts = await replay(lambda: {name: rules_in(context.language, name, context.base) for name in names})
    passages = {name: search.among(text.passages) for name, text in texts.items() if text}
    found = passages.get(meta.name, [])
    facts: dict[str, Any] = {
        "folder": folder_of(meta.name),
        "title": meta.title_in(context.language),
        "text": texts[meta.name],
        "has_design": has_design(meta.name),
        "find": search.wish,
        "found": [search.show(passage) for passage in found[:MOST_SHOWN]],
        "more": max(0, len(found) - MOST_SHOWN),
        "elsewhere": {name: len(found) for name, found in passages.items() if name != meta.name},
    }
    return context.render("pages/rules.html", game=meta.name, page="rules", **facts)


async def try_example(request: Request) -> Response:
    """Open a match for the visitor at the moment of an example in the rules, and redirect to it."""
    context = await request_context(request)
    form = await read_form(request, 4)
    context.require_rate("tables")
    person = await context.ensure_person("")
    match = await context.services.registry.found_example(form.get("game", ""), form.get("example", ""), person)
    return context.redirect(f"/t/{match.id}")


async def about(request: Request) -> Response:
    """Show the about page: the makers of the games, licences, languages, version."""
    context = await request_context(request)
    return context.render("pages/about.html", page="about", version=tongbao.__version__)


def number(text: str | None, otherwise: int) -> int:
    """Parse a small number from a form. Raises UserError if it isn't one."""
    if not text:
        return otherwise
    if not text.isdecimal() or len(text) > 3:
        raise UserError("“{text}” must be a whole number.", text=text[:20])
    return int(text)
