"""The addresses of one table: look, sit down, choose, take back, settle, concede, and the same as JSON."""

from typing import Literal, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.websockets import WebSocket

from tongbao.engine.record import Record
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.front import LONGEST_SALT
from tongbao.server.live import OpenPage
from tongbao.server.opponents import STAND_IN, require_bot
from tongbao.server.pages import eyes_of, option_titles
from tongbao.server.refusals import Refusal
from tongbao.server.site import Visit, visit
from tongbao.server.tables import Table

T = TypeVar("T")


class Choosing(msgspec.Struct, forbid_unknown_fields=True):
    """A choice, for the version of the table that the chooser saw."""

    seat: int
    choice: str
    version: int


class Undoing(msgspec.Struct, forbid_unknown_fields=True):
    """One choice back, or to the start of the turn."""

    seat: int
    version: int
    much: Literal["one", "turn"] = "one"


# Pages.


async def look(request: Request) -> Response:
    """The table as the visitor may see it; before its start, who sits there and what is free."""
    here = await visit(request)
    table = await here.table()
    if table.game is None:
        return lobby(here, table)
    eyes = eyes_of(table, here.guest, None, here.language)
    return HTMLResponse(here.site.pages.table(table, eyes, here.guest))


def lobby(here: Visit, table: Table, error: str | None = None) -> Response:
    """The page of a table that waits for players."""
    mine = table.seats_of(here.guest)
    facts = {
        "table": here.site.pages.table_entry(table, SPECTATOR, here.language, mine),
        "names": table.entries(mine),
        "address": str(here.connection.url_for("table", id=table.id)),
        "host": here.guest is not None and here.guest.id == table.host,
        "seated": bool(mine),
        "free": len(table.free_seats()),
        "options": option_titles(table.meta, table.options, here.language),
        "error": error,
    }
    return here.page("lobby.html", 409 if error else 200, **facts)


async def sit_down(request: Request) -> Response:
    """Take a seat under a name."""
    here = await visit(request)
    table = await here.table()
    form = await request.form(max_files=0, max_fields=8)
    wish, name, salt = (str(form.get(field) or "") for field in ("seat", "name", "salt"))
    try:
        if wish and not wish.isdecimal():
            raise Refusal("“{text}” should be the number of a seat.", text=wish[:20])
        guest = await here.welcome(name)
        await table.sit_down(guest, int(wish) if wish else None, salt[:LONGEST_SALT])
    except Refusal as refusal:
        if here.wants_json() or table.game is not None:
            raise
        return lobby(here, table, here.t(refusal.sentence, **refusal.facts))
    return here.go(f"/t/{table.id}")


async def leave(request: Request) -> Response:
    """Free one's seat; in a running game a bot sits in."""
    here = await visit(request)
    table = await here.table()
    await table.leave(here.require_guest(), STAND_IN)
    return here.go("/" if table.game is None else f"/t/{table.id}")


async def begin(request: Request) -> Response:
    """Begin with bots on the free seats."""
    here = await visit(request)
    table = await here.table()
    if here.require_guest().id != table.host:
        raise Refusal("Only who opened the table can begin before every seat is taken.", 403)
    form = await request.form(max_files=0, max_fields=4)
    bot = str(form.get("bot") or STAND_IN)
    require_bot(bot)
    await table.begin(bot)
    return here.go(f"/t/{table.id}")


async def rematch(request: Request) -> Response:
    """Go to the next game of the same players."""
    here = await visit(request)
    following = await here.site.hall.rematch(await here.table(), here.require_guest())
    return here.go(f"/t/{following.id}")


async def settle(request: Request) -> Response:
    """Change standing answers of one's seat; those that aren't named stay as they are."""
    here = await visit(request)
    table = await here.table()
    form = await request.form(max_files=0, max_fields=16)
    wishes = {name: str(value) for name, value in form.items() if name != "seat"}
    seat = own_seat(here, table, str(form.get("seat") or ""))
    await table.settle(seat, wishes)
    return done(here, table, {"seat": seat, "standing": table.settled[seat]})


async def concede(request: Request) -> Response:
    """Give the game of one's seat up; answered once it is committed, and a repeat as the first time."""
    here = await visit(request)
    table = await here.table()
    form = await request.form(max_files=0, max_fields=4)
    seat = own_seat(here, table, str(form.get("seat") or ""))
    made = await table.concede(seat)
    return done(here, table, {"version": table.version(seat), "repeat": not made})


def own_seat(here: Visit, table: Table, text: str) -> int:
    """The seat that a form names. Raises Refusal unless the visitor plays it."""
    if not text.isdecimal() or len(text) > 2:
        raise Refusal("“{text}” should be the number of a seat.", text=text[:20])
    table.require_seat(here.guest, int(text))
    return int(text)


def done(here: Visit, table: Table, facts: dict[str, object]) -> Response:
    """What was asked for is done: the facts for a program, the table for a browser."""
    return JSONResponse(facts) if here.wants_json() else here.go(f"/t/{table.id}")


# JSON.


async def choose(request: Request) -> Response:
    """Make a choice; answered once it is committed. A repeat is answered and not played twice."""
    here = await visit(request)
    table = await here.table()
    wish = await read(request, Choosing, '{"seat": 0, "choice": "sell 12", "version": 41}')
    table.require_seat(here.guest, wish.seat)
    made = await table.choose(wish.seat, wish.choice, wish.version)
    return JSONResponse({"version": table.version(wish.seat), "repeat": not made})


async def undo(request: Request) -> Response:
    """Take back one choice, or all of this turn."""
    here = await visit(request)
    table = await here.table()
    wish = await read(request, Undoing, '{"seat": 0, "version": 42, "much": "one"}')
    table.require_seat(here.guest, wish.seat)
    made = await table.undo(wish.seat, wish.much == "turn", wish.version)
    return JSONResponse({"version": table.version(wish.seat), "repeat": not made})


async def view(request: Request) -> Response:
    """What a seat may see and choose, as JSON."""
    here = await visit(request)
    table = await here.table()
    game, seat = table.playing(), seen_seat(here, table)
    facts = {
        "table": table.id,
        "version": table.version(seat),
        "seat": seat,
        "commitment": table.commitment,
        "view": Seat(game, seat).view(),
        "choices": [choice.text for choice in game.choices(seat)],
        "standing": table.settled[seat] if seat != SPECTATOR else {},
    }
    return JSONResponse(facts)


async def log(request: Request) -> Response:
    """The chronicle, as a seat may read it."""
    here = await visit(request)
    table = await here.table()
    since = request.query_params.get("since", "0")
    if not since.isdecimal():
        raise Refusal("“since” should be the number of a line.")
    seat = seen_seat(here, table)
    lines = Seat(table.playing(), seat).log(int(since[:9]), here.language)
    return JSONResponse({"table": table.id, "version": table.version(seat), "log": lines})


async def record(request: Request) -> Response:
    """The record with the secret of the shuffles, after the end of the game."""
    here = await visit(request)
    table = await here.table()
    game = table.playing()
    if not game.over:
        raise Refusal("The record holds what is hidden; it can be read after the end of the game.", 403)
    headers = {"content-disposition": f'attachment; filename="{table.id}.json"'}
    return Response(Record.of(game).dumps(), media_type="application/json", headers=headers)


def seen_seat(here: Visit, table: Table) -> int:
    """The seat that the query asks for, else one's only one, else the spectator's. Raises Refusal for another's."""
    mine = table.seats_of(here.guest)
    wish = here.connection.query_params.get("seat")
    if wish is None:
        return mine[0] if len(mine) == 1 else SPECTATOR
    if wish != str(SPECTATOR):
        if not wish.isdecimal() or len(wish) > 2:
            raise Refusal("“seat” should be the number of a seat, or -1 for the spectator.")
        table.require_seat(here.guest, int(wish))
    return int(wish)


async def read(request: Request, kind: type[T], example: str) -> T:
    """The body as JSON of that kind. Raises Refusal."""
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except msgspec.DecodeError as error:
        sentence = "That message can’t be read ({reason}); one looks like {example}."
        raise Refusal(sentence, reason=error, example=example) from None


# The live page.


async def live(socket: WebSocket) -> None:
    """The socket of an open page, from the first message to the last."""
    here = await visit(socket)
    await socket.accept()
    try:
        table = await here.table()
    except Refusal as refusal:
        await socket.send_json({"error": here.t(refusal.sentence, **refusal.facts), "gone": True})
        await socket.close(4404)
        return
    await OpenPage(socket, table, here.guest, here.language, here.site.pages).run()
