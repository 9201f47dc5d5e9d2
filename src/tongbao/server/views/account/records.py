"""Imported records: games that people bring, each saved as a match that is over, in which nobody sits.

Its secret is known to whoever has the record, so it counts for nothing (IMPORTED); and it opens nothing else, since no
match is found by its secret.
"""

import time
from collections.abc import AsyncIterator
from functools import partial
from typing import Any, Final

import sqlalchemy as sa
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from tongbao.engine.bounds import UNSEEN
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.luck import served_luck
from tongbao.engine.meta import BadCards, BadOption, Setup
from tongbao.engine.record import BadRecord, Record, decision_of, read_record, read_rules
from tongbao.games.catalogue import GAMES
from tongbao.languages import said_in
from tongbao.server.accounts.people import Person, told_name
from tongbao.server.common.errors import UserError
from tongbao.server.common.randomness import match_name
from tongbao.server.db.database import Database, append_choices
from tongbao.server.db.tables import match_seats, matches, settings
from tongbao.server.http.bodies import read_form
from tongbao.server.http.security import LARGEST_BODY
from tongbao.server.matches.choice_log import effective_choices, signature
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.deals import sealed_matches
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import listing
from tongbao.server.matches.registry import MatchRegistry, NewRow
from tongbao.server.matches.repository import DECLARED, StoredMatch, keep_settings, load_match, state_of
from tongbao.server.matches.seats import NOBODY, MatchSeat
from tongbao.server.matches.settings import IMPORTED, ON, STACK, Settings
from tongbao.server.matches.standing_answers import settled_so_far
from tongbao.server.rendering.pages import ago
from tongbao.server.views.context import RequestContext, request_context
from tongbao.server.views.table.new_table import LONGEST_SALT

MOST_IMPORTED: Final = 200
"""Maximum number of records that one person may have imported."""


async def import_record(registry: MatchRegistry, text: str, person: Person) -> Match:
    """Import the record of a finished game as a match.

    Raises UserError, or what the reader of records does, with one sentence on what is wrong with it.
    """
    record = await replay(lambda: finished(text))
    seats, row, wished = seats_in_record(record), row_of(record, person), settings_of(record)
    rows = [(decision.seat, str(decision.choice)) for decision in record.choices]
    blank = [settled_so_far(record.setup.meta, {}) for _ in seats]
    match = Match(
        registry.database,
        await replay(lambda: state_of(StoredMatch(row, record.setup.options, seats, rows, blank, wished))),
    )
    count = sa.select(sa.func.count()).select_from(imported_by(person).subquery())

    def write(connection: sa.Connection) -> None:
        if connection.scalars(count).one() >= MOST_IMPORTED:
            raise UserError("You have already imported {n} records, which is the maximum.", 429, n=MOST_IMPORTED)
        connection.execute(matches.insert(), {**row._asdict(), "to_act": [], "finished": row.moved})
        connection.execute(match_seats.insert(), [chair.row(row.id) for chair in seats])
        keep_settings(row.id, wished)(connection)
        append_choices(row.id, 0, rows, row.moved, signature(match.state.require_game()))(connection)

    await registry.database.write(write)
    return registry.add(match)


def finished(text: str) -> Record:
    """Read a record from a text. Raises UserError unless its game is over and was one on a server."""
    record = read_record(text, GAMES)
    if not isinstance(record.origin.get("secret"), str):
        raise UserError("This record was dealt from a seed; only records of games on a server can be imported here.")
    if not record.play_again(record.luck()).over:
        raise UserError("This game isn’t over: its record ends after {n} {n|choice|choices}.", n=len(record.choices))
    return record


def seats_in_record(record: Record) -> list[MatchSeat]:
    """Seats of the match, with the record's names and salts; nobody sits there. Raises UserError."""
    names, salts, players = record.setup.names, record.origin.get("salts"), record.setup.players
    if not isinstance(salts, list) or len(salts) != players:
        raise UserError(
            "The record has {n} players, and must list the words that each of them added for the shuffle.", n=players
        )
    if any(len(salt) > LONGEST_SALT or UNSEEN.search(salt) for salt in salts):
        raise UserError("The words added for the shuffle can have at most {n} visible characters.", n=LONGEST_SALT)
    told = [told_name(name) for name in names]
    told += [NOBODY] * (players - len(told))
    return [MatchSeat(seat, "human", told[seat], None, None, salts[seat]) for seat in range(players)]


def row_of(record: Record, person: Person) -> NewRow:
    """Database row of the match, created by the person."""
    setup, now = record.setup, time.time()
    name, meta, secret = match_name(), setup.meta, bytes.fromhex(str(record.origin["secret"])).hex()
    return NewRow(name, meta.name, setup.rules, setup.options, setup.cards, secret, person.id, False, now, now, now)


def settings_of(record: Record) -> Settings:
    """Settings of the match: that it was imported, and the cards that its shuffles laid on top."""
    stack = record.origin.get("stack")
    return {IMPORTED: ON, **({STACK: "\n".join(stack)} if isinstance(stack, list) else {})}


def imported_by(person: Person) -> sa.Select[tuple[str]]:
    """Query for the names of the matches that a person has imported."""
    brought = sa.and_(settings.c.match_id == matches.c.id, settings.c.name == IMPORTED)
    return sa.select(matches.c.id).join(settings, brought).where(matches.c.host == person.id)


def list_of(connection: sa.Connection, person: Person) -> list[dict[str, Any]]:
    """Matches that a person has imported, the latest first."""
    return listing(connection, matches.c.id.in_(imported_by(person)), person)


MOST: Final = 5000
"""Maximum number of games in one exported file, the latest."""


async def lines_of(database: Database, person: Person) -> AsyncIterator[str]:
    """Stream records as JSON Lines, the latest game first; without today's deal and those that can't be read now."""
    sits = sa.select(match_seats.c.match_id).where(match_seats.c.person == person.id)
    question = sa.select(matches.c.id).where(matches.c.id.in_(sits), matches.c.finished.is_not(None))
    question = question.where(matches.c.id.not_in(sealed_matches())).order_by(matches.c.finished.desc()).limit(MOST)
    names = await database.read(lambda c: c.scalars(question).all())
    for name in names:
        line = await database.read(partial(line_of, name=name))
        if line:
            yield line + "\n"


def line_of(connection: sa.Connection, name: str) -> str:
    """Record of a match as one line of JSON; empty if it is gone or damaged."""
    try:
        kept = load_match(connection, name)
        return "" if kept is None else record_in(kept).dumps()
    except DECLARED:
        return ""


def record_in(kept: StoredMatch) -> Record:
    """Record of a stored match. Raises what the reader of records does."""
    row, meta, players = kept.match, GAMES[kept.match.game], len(kept.seats)
    rules, names = read_rules(meta, row.rules), [chair.name for chair in kept.seats]
    setup = Setup(meta, players, kept.options, names, row.cards, rules)
    stack = kept.settings.get(STACK, "").splitlines()
    luck = served_luck(row.secret, [chair.salt for chair in kept.seats], stack)
    made = [decision_of(meta, seat, text, players) for seat, text in effective_choices(kept.rows)]
    return Record(setup, luck.origin(), made)


async def show(request: Request) -> Response:
    """Show the import form for records, and the games that the visitor has imported."""
    return await page(await request_context(request))


async def page(context: RequestContext, wrong: str = "", status: int = 200) -> Response:
    """Show the page of records, with an error message if there is one."""
    person = context.person
    brought = [] if person is None else await context.services.database.read(lambda c: list_of(c, person))
    for row in brought:
        row["title"], row["since"] = said_in(row["title"], context.language, row["game"]), ago(row["moved"], context.t)
    return context.render("pages/records.html", status, brought=brought, wrong=wrong, most=LARGEST_BODY)


async def upload(request: Request) -> Response:
    """Import a record, and redirect to its result."""
    context = await request_context(request)
    fields = await read_form(request, 4, LARGEST_BODY)
    try:
        context.require_rate("records")
        person = await context.ensure_person("")
        match = await import_record(context.services.registry, fields.get("record", "").strip(), person)
    except UserError as refusal:
        context.require_page(refusal)
        return await page(context, context.t(refusal.sentence, **refusal.facts), refusal.status)
    except (BadRecord, BadOption, BadCards, IllegalChoice) as error:
        if context.wants_json():
            raise
        return await page(context, str(error), 400)
    return context.redirect(f"/t/{match.id}/result")


async def take_along(request: Request) -> Response:
    """Stream the records of the visitor's finished games, one a line."""
    context = await request_context(request)
    person = context.require_person()
    context.require_rate("records")
    headers = {"content-disposition": 'attachment; filename="tongbao-games.jsonl"'}
    return StreamingResponse(
        lines_of(context.services.database, person), media_type="application/jsonl", headers=headers
    )


ROUTES: Final = (
    Route("/records", show),
    Route("/records", upload, methods=["POST"]),
    Route("/account/games.jsonl", take_along),
)
