"""The hall: all tables of this server. Those in use are in memory, the others wait in the store."""

import asyncio
import logging
import secrets
import time
from collections import deque
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa

import tongbao
from tongbao.engine.meta import Meta
from tongbao.engine.record import BadRecord
from tongbao.server.accounts import Guest
from tongbao.server.chairs import Chair
from tongbao.server.names import table_name
from tongbao.server.opponents import Opponents, require_bot
from tongbao.server.refusals import Refusal
from tongbao.server.standing import load_settled
from tongbao.server.storage import Store, chairs, matches
from tongbao.server.tables import Table, kept_rows

logger = logging.getLogger("tongbao.hall")
KEPT_WARM: Final = 256
"""So many tables stay in memory although nobody has them open."""
MOST_LISTED: Final = 60
MOST_HOSTED: Final = 30
"""So many tables in use may one guest have opened."""
MOST_RUNNING: Final = 2000
"""So many tables may be in use in all."""
IN_USE: Final = 7 * 24 * 3600
"""A table without an end counts as in use for so many seconds after its latest move."""


class Wish(NamedTuple):
    """A table that somebody wants: the game, its options, its chairs, and whether all may see that it waits."""

    game: str
    options: dict[str, str]
    chairs: list[Chair]
    listed: bool = False
    cards: str | None = None


class Hall:
    """Founds tables, finds them, and lists them for the start page."""

    def __init__(self, store: Store, pause: float) -> None:
        """``pause`` is how long a bot waits before each choice, in seconds."""
        self.store = store
        self.pause = pause
        self.tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self.warm: deque[Table] = deque(maxlen=KEPT_WARM)
        self.busy: set[Opponents] = set()

    async def found(self, wish: Wish, host: Guest) -> Table:
        """A new table; its game starts at once if no chair is free. Raises Refusal, BadOption or BadCards."""
        meta = game_named(wish.game)
        for chair in wish.chairs:
            if chair.bot is not None:
                require_bot(chair.bot)
        options = meta.settle(len(wish.chairs), wish.options)
        tongbao.new(wish.game, players=len(wish.chairs), seed=0, options=options, cards=wish.cards)
        name = table_name()
        row = {
            "id": name,
            "game": meta.name,
            "rules": meta.rules,
            "options": options,
            "cards": wish.cards,
            "secret": secrets.token_hex(32),
            "host": host.id,
            "listed": wish.listed,
            "created": time.time(),
            "moved": time.time(),
            "to_act": [],
        }
        seats = [chair.row(name) for chair in wish.chairs]

        def work(connection: sa.Connection) -> None:
            require_room(connection, host)
            connection.execute(matches.insert(), row)
            connection.execute(chairs.insert(), seats)

        await self.store.write(work)
        table = await self.find(name)
        if not table.free_seats():
            await table.begin()
        return table

    async def find(self, name: str) -> Table:
        """The table of that name. Raises Refusal if there is none."""
        table = self.tables.get(name)
        if table is None:
            loaded = await self.store.read(lambda c: load(c, self.store, name))
            if loaded is None:
                raise Refusal(
                    "There is no table “{name}”; the start page shows yours and the open ones.", 404, name=name[:48]
                )
            table = self.tables.setdefault(name, loaded)
            if table is loaded:
                self.warm.append(table)
                Opponents(table, self.pause, self.busy)
        return table

    async def wake(self) -> None:
        """After a start: load the tables at which it is a bot's turn, so that it goes on."""
        question = (
            sa.select(matches.c.id, matches.c.to_act, chairs.c.seat)
            .join(chairs)
            .where(matches.c.started.is_not(None), matches.c.finished.is_(None), chairs.c.kind == "bot")
        )
        rows = await self.store.read(lambda c: c.execute(question).all())
        for name in {row.id for row in rows if row.seat in row.to_act}:
            try:
                await self.find(name)
            except Refusal as refusal:
                logger.warning("%s: %s", name, refusal)

    async def rematch(self, table: Table, guest: Guest) -> Table:
        """The table of the next game with the same chairs, founded by the first who asks."""
        if not table.playing().over:
            raise Refusal("A rematch is possible after the end of the game.", 409)
        if not table.seats_of(guest) and guest.id != table.host:
            raise Refusal("Only those who sat at this table can ask for a rematch.", 403)
        async with table.lock:
            if table.rematch is None:
                wish = Wish(table.meta.name, table.options, table.chairs, table.listed, table.cards)
                following = await self.found(wish, guest)
                change = matches.update().filter_by(id=table.id).values(rematch=following.id)
                await self.store.write(lambda c: c.execute(change))
                table.rematch = following.id
        table.changed()
        return await self.find(table.rematch)

    async def tables_of(self, guest: Guest) -> list[dict[str, Any]]:
        """The tables at which the guest sits or that he founded: those still in play first, the latest moved first."""
        sits = sa.select(chairs.c.match_id).where(chairs.c.guest == guest.id)
        mine = sa.or_(matches.c.id.in_(sits), matches.c.host == guest.id)
        return await self.listing(mine, guest)

    async def open_tables(self, guest: Guest | None) -> list[dict[str, Any]]:
        """The tables that wait for players and may be seen by all, without the guest's own."""
        waiting = sa.and_(matches.c.listed, matches.c.started.is_(None))
        rows = await self.listing(waiting, guest)
        return [row for row in rows if row["free"] and not any(entry["mine"] for entry in row["seats"])]

    async def listing(self, where: sa.ColumnElement[bool], guest: Guest | None) -> list[dict[str, Any]]:
        """The tables that fit, as the start page shows them."""
        question = sa.select(matches).where(where)
        question = question.order_by(matches.c.finished.is_not(None), matches.c.moved.desc()).limit(MOST_LISTED)

        def ask(connection: sa.Connection) -> list[dict[str, Any]]:
            rows = [row for row in connection.execute(question) if row.game in tongbao.GAMES]
            seats = load_chairs(connection, [row.id for row in rows])
            return [summary(row, seats[row.id], guest) for row in rows]

        return await self.store.read(ask)

    async def close(self) -> None:
        """Stop the bots."""
        thinking = [o.task for o in self.busy if o.task is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)


def game_named(name: str) -> Meta[Any]:
    """The game of that name. Raises Refusal if there is none."""
    if name not in tongbao.GAMES:
        raise Refusal("There is no game “{name}”; there are: {all}.", 404, name=name[:40], all=", ".join(tongbao.GAMES))
    return tongbao.GAMES[name]


def require_room(connection: sa.Connection, host: Guest) -> None:
    """Raises Refusal if the guest has opened enough tables, or if there are enough in all."""
    in_use = sa.and_(matches.c.finished.is_(None), matches.c.moved > time.time() - IN_USE)
    count = sa.select(sa.func.count()).select_from(matches).where(in_use)
    if connection.scalars(count.where(matches.c.host == host.id)).one() >= MOST_HOSTED:
        raise Refusal("You have opened {n} tables that are not finished; finish one of them first.", 429, n=MOST_HOSTED)
    if connection.scalars(count).one() >= MOST_RUNNING:
        raise Refusal("All {n} tables of this server are in use; please try again later.", 429, n=MOST_RUNNING)


def load(connection: sa.Connection, store: Store, name: str) -> Table | None:
    """The table as it is kept."""
    row = connection.execute(sa.select(matches).filter_by(id=name)).first()
    if row is None:
        return None
    try:
        seats = load_chairs(connection, [name])[name]
        settled = load_settled(connection, tongbao.GAMES[row.game], name, len(seats))
        return Table(store, row, seats, kept_rows(connection, name), settled)
    except (BadRecord, KeyError) as error:
        raise Refusal("This table can’t be opened by this version of Tongbao: {reason}", 410, reason=error) from error


def load_chairs(connection: sa.Connection, names: list[str]) -> dict[str, list[Chair]]:
    """The chairs of these tables, by seat."""
    found: dict[str, list[Chair]] = {name: [] for name in names}
    question = sa.select(chairs).where(chairs.c.match_id.in_(names)).order_by(chairs.c.seat)
    for row in connection.execute(question):
        found[row.match_id].append(Chair(row.seat, row.kind, row.name, row.guest, row.bot, row.salt))
    return found


def summary(row: Any, seats: list[Chair], guest: Guest | None) -> dict[str, Any]:
    """One line of the start page."""
    entries = []
    for chair in seats:
        mine = guest is not None and chair.kind == "human" and chair.guest == guest.id
        entries.append({**chair.entry(False, mine), "to_act": chair.seat in row.to_act})
    return {
        "id": row.id,
        "link": f"/t/{row.id}",
        "game": row.game,
        "title": tongbao.GAMES[row.game].titles,
        "state": "open" if row.started is None else "playing" if row.finished is None else "over",
        "seats": entries,
        "yours": row.finished is None and any(entry["mine"] and entry["to_act"] for entry in entries),
        "free": sum(chair.kind == "open" for chair in seats),
        "moved": row.moved,
    }
