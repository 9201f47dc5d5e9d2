"""Operations of tables and seats: lists, opening, joining and leaving, choosing, and the records of finished games."""

import time
from collections.abc import Awaitable
from typing import Any, Final, Literal

import msgspec
from fastapi import APIRouter, Response

from tongbao.engine.choice import IllegalChoice
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.api.callers import OPTIONAL, Anybody, Caller, Host, NotChosen, Player, Reader
from tongbao.server.api.models import (
    Choosing,
    Conceding,
    Done,
    Facts,
    Invitation,
    Inviting,
    Joining,
    Line,
    LineNumber,
    Log,
    LookingSeat,
    NewTable,
    SeatView,
    Starting,
    Table,
    Undoing,
)
from tongbao.server.common.errors import UserError
from tongbao.server.matches.match import Match
from tongbao.server.matches.queries import finished_lines, running_lines, unfinished_lines
from tongbao.server.matches.registry import game_named
from tongbao.server.matches.seating import sit_down
from tongbao.server.matches.state import MatchState, MatchView
from tongbao.server.rendering.chronicle import place_of
from tongbao.server.views.table.home import open_to
from tongbao.server.views.table.new_table import create_match
from tongbao.server.views.table.play import begin_now, leave_match, record_of

SEATS: Final = APIRouter(tags=["seats"])


@SEATS.get("/tables/{table}/view", summary="What a seat may see and choose", openapi_extra=OPTIONAL)
async def view(caller: Anybody, table: str, seat: LookingSeat = None) -> SeatView:
    """For your seat, or one of your seats; if you have none, or for seat -1, for a spectator."""
    match = await caller.view(table, "view")
    match.state.require_game()
    return SeatView.model_validate(view_entry(match, match.state.looking_seat(caller.person, seat)))


@SEATS.post("/tables/{table}/choices", summary="Choose")
async def choose(caller: Player, table: str, wish: Choosing) -> Done:
    """Answered once the choice is saved. The same request at the same version gets the same answer again.

    If the seat has moved on since that version, the answer is 409, with what can be chosen now.
    """
    match = await caller.match(table, "choices")
    seat = own_seat(match.state, caller, wish.seat)
    return await perform(match, seat, match.choose(seat, wish.choice, wish.version))


@SEATS.post("/tables/{table}/undo", summary="Undo")
async def undo(caller: Player, table: str, wish: Undoing) -> Done:
    """One choice, everything in this turn that can be undone, or one particular choice; repeats as for choices."""
    match = await caller.match(table, "undo")
    seat = own_seat(match.state, caller, wish.seat)
    caller.require("undos")
    return await perform(match, seat, match.undo(seat, wish.much, wish.version))


@SEATS.post("/tables/{table}/concede", summary="Concede")
async def concede(caller: Player, table: str, wish: Conceding) -> Done:
    """Concede the game for the seat, if the game allows it."""
    match = await caller.match(table, "concede")
    seat = own_seat(match.state, caller, wish.seat)
    made = await match.concede(seat)
    return Done(version=match.state.seat_version(seat), repeat=not made)


async def perform(match: Match, seat: int, action: Awaitable[bool]) -> Done:
    """Await a choice or an undo of a seat. Raises NotChosen, with what is possible, where the match refuses it."""
    try:
        made = await action
    except IllegalChoice as error:
        raise NotChosen(error, match.state, seat) from None
    except UserError as error:
        raise NotChosen(error, match.state, seat) if error.status == 409 else error from None
    return Done(version=match.state.seat_version(seat), repeat=not made)


def own_seat(state: MatchState, caller: Caller, seat: int | None) -> int:
    """The seat that is meant, of those that the caller plays. Raises UserError."""
    mine = state.seats_of(caller.person)
    if seat is None and len(mine) > 1:
        raise UserError("You play several seats here; say which one you mean.")
    chosen = seat if seat is not None else mine[0] if mine else SPECTATOR
    state.require_seat(caller.person, chosen)
    return chosen


def view_entry(match: MatchView, seat: int) -> dict[str, Any]:
    """JSON data of a seat: what it may see and choose now."""
    game = match.state.require_game()
    return {
        "table": match.id,
        "version": match.state.seat_version(seat),
        "seat": seat,
        "commitment": match.state.commitment,
        "view": Seat(game, seat).view(),
        "choices": [choice.text for choice in game.choices(seat)],
        "standing": match.state.standing_answers[seat] if seat != SPECTATOR else {},
        "clocks": clocks_entry(match),
    }


def clocks_entry(match: MatchView) -> list[dict[str, object]] | None:
    """Clocks of the seats: the seconds left, and whether each runs; None at a table without clocks."""
    clocks, now = match.state.clocks, time.time()
    if clocks is None:
        return None
    return [
        {"left": round(clocks.left(seat, now), 3), "runs": hand.since is not None}
        for seat, hand in enumerate(clocks.hands)
    ]


ROUTER: Final = APIRouter(tags=["tables"])


@ROUTER.get("/tables", summary="Tables waiting for players", openapi_extra=OPTIONAL)
async def open_tables(caller: Anybody) -> list[Line]:
    """Those that everyone may see, most recently active first; with a token, without your own."""
    return lines_in(await caller.services.database.read(lambda c: open_to(c, caller.person)))


@ROUTER.get("/tables/running", summary="Games in progress that anyone may watch", openapi_extra=OPTIONAL)
async def running_tables(_caller: Anybody) -> list[Line]:
    """Most recently active first."""
    return lines_in(await _caller.services.database.read(running_lines))


@ROUTER.get("/tables/mine", summary="My tables")
async def my_tables(caller: Reader, state: Literal["unfinished", "finished"] = "unfinished") -> list[Line]:
    """Those where you are seated or that you opened, most recently active first."""
    listed = unfinished_lines if state == "unfinished" else finished_lines
    return lines_in(await caller.services.database.read(lambda c: listed(c, caller.me)))


@ROUTER.post("/tables", status_code=201, summary="Create a table")
async def open_table(caller: Host, wish: NewTable) -> Table:
    """Its game begins as soon as every seat is taken."""
    meta = game_named(wish.game)
    await caller.services.accounts.require_player(caller.me)
    caller.require("tables")
    return table_in((await create_match(caller.services, meta, wish.fields(), caller.me)).view(), caller)


@ROUTER.get("/tables/{table}", summary="The state of a table", openapi_extra=OPTIONAL)
async def look(caller: Anybody, table: str) -> Table:
    """Its seats and settings, and whose turn it is."""
    return table_in(await caller.view(table, "view"), caller)


@ROUTER.post("/tables/{table}/seat", summary="Take a seat")
async def join(caller: Host, table: str, wish: Joining) -> Table:
    """In an empty seat, in the one reserved for you, or back in your own, where a stand-in plays."""
    match = await caller.match(table, "seat")
    await caller.services.accounts.require_player(caller.me)
    await caller.services.invitations.require_entry(match, caller.me)
    await sit_down(match, caller.me, wish.seat, wish.salt)
    await caller.services.invitations.withdraw(match.id, caller.me)
    return table_in(match.view(), caller)


@ROUTER.delete("/tables/{table}/seat", summary="Leave a table")
async def leave(caller: Host, table: str) -> Table:
    """Before the game begins, your seat becomes free; later, a stand-in plays until you come back."""
    match = await caller.match(table, "leave")
    if not match.state.seats_of(caller.me):
        raise UserError("You aren’t seated at this table.", 409)
    await leave_match(caller.services, match, caller.me)
    return table_in(match.view(), caller)


@ROUTER.post("/tables/{table}/start", summary="Start with bots in the empty seats")
async def start(caller: Host, table: str, wish: Starting) -> Table:
    """For the player who opened the table, before every seat is taken."""
    match = await caller.match(table, "start")
    await begin_now(match, caller.me, wish.bot)
    return table_in(match.view(), caller)


@ROUTER.post("/tables/{table}/rematch", summary="Play again")
async def rematch(caller: Host, table: str) -> Table:
    """The next table of the same players, once the game is over: you sit there, and their seats are reserved.

    The others are invited. If somebody else has asked already, you take the seat that is reserved for you.
    """
    match = await caller.match(table, "rematch")
    await caller.services.accounts.require_player(caller.me)
    await caller.services.invitations.require_company(match, caller.me)
    if await caller.services.rematches.following(match.state) is None:
        caller.require("tables")
    return table_in((await caller.services.rematches.ask(match, caller.me)).view(), caller)


@ROUTER.post("/tables/{table}/programs", summary="Reserve a seat for someone’s program")
async def keep_chair(caller: Host, table: str, wish: Inviting) -> Table:
    """For the player who opened the table, before the game begins; the program is invited and may join."""
    match = await caller.match(table, "programs")
    caller.require("ties")
    program = await caller.services.bot_named(wish.program)
    await caller.services.invitations.keep_seat(match, caller.me, program)
    return table_in(match.view(), caller)


@ROUTER.get("/tables/{table}/log", summary="What has happened", response_model=Log, openapi_extra=OPTIONAL)
async def log(caller: Anybody, table: str, since: LineNumber = 0, seat: LookingSeat = None) -> Response:
    """The lines from number `since` on, as your seat may read them; spectators are seat -1."""
    match = await caller.view(table, "log")
    match.state.require_game()
    found_seat = match.state.looking_seat(caller.person, seat)
    told = msgspec.json.encode(log_entry(match, found_seat, since, caller.t.language))
    return Response(told, media_type="application/json")


def log_entry(match: MatchView, seat: int, since: int, language: str) -> dict[str, Any]:
    """JSON data of the chronicle as a seat may read it, from a line on."""
    game = match.state.require_game()
    lines = Seat(game, seat).log(since, language)
    events = game.events or []
    hints = [{"seat": hint.seat, "before": place_of(hint, events)} for hint in match.state.hints]
    told = [{**one.entry(), "before": place_of(one, events)} for one in match.state.remarks]
    return {"table": match.id, "version": match.state.seat_version(seat), "log": lines, "hints": hints, "remarks": told}


@ROUTER.get(
    "/tables/{table}/record", summary="The record of a finished game", response_model=Facts, openapi_extra=OPTIONAL
)
async def record(caller: Anybody, table: str) -> Response:
    """With the secret of its shuffles; docs/records.md explains it."""
    text = record_of(await caller.view(table, "record.json"))
    return Response(text, media_type="application/json")


@ROUTER.get("/invitations", summary="Tables I am invited to")
async def invitations(caller: Reader) -> list[Invitation]:
    """Newest first."""
    return await invitations_of(caller)


@ROUTER.delete("/invitations/{table}", status_code=204, summary="Decline an invitation")
async def decline(caller: Host, table: str) -> None:
    """No one is told; a reserved seat becomes free again."""
    match = await caller.match(table, "decline")
    await caller.services.invitations.decline(match, caller.me)


async def invitations_of(caller: Caller) -> list[Invitation]:
    """The tables to which the caller is invited."""
    found = await caller.services.invitations.invitations_of(caller.me)
    return [Invitation(table=one.match, game=one.game, by=one.by, at=one.at) for one in found]


def lines_in(rows: list[dict[str, Any]]) -> list[Line]:
    """Response models of lines."""
    return [Line.model_validate({**row, "chairs": chairs_in(row["seats"]), "clock": row["pace"]}) for row in rows]


def chairs_in(entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Response data of seats."""
    return [{**entry, "owner": entry["owner"] or None} for entry in entries]


def table_in(match: MatchView, caller: Caller) -> Table:
    """Response model of a match; ``match`` is what the caller may see of it."""
    game, to_act = match.state.game, [] if match.state.game is None else list(match.state.game.seats_to_act())
    state = "open" if game is None else "over" if game.over else "closed" if match.state.closed else "playing"
    entries = [
        {**entry, "to_act": entry["seat"] in to_act} for entry in match.entries(match.state.seats_of(caller.person))
    ]
    return Table.model_validate(
        {
            "id": match.id,
            "link": f"{caller.services.pages.public_url.base}/t/{match.id}",
            "game": match.meta.name,
            "rules": match.state.rules,
            "players": len(match.state.seats),
            "options": match.state.options,
            "terms": match.state.settings._asdict(),
            "listed": match.state.listed,
            "state": state,
            "host": caller.person is not None and caller.person.id == match.state.host,
            "chairs": chairs_in(entries),
            "to_act": to_act,
            "rematch": match.state.rematch,
            "commitment": match.state.commitment,
        }
    )
