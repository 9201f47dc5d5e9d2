"""The hall: all matches of this server. Those in use are in memory, the others wait in the store."""

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
from tongbao.server.matches import Match, kept_rows
from tongbao.server.names import match_name
from tongbao.server.opponents import Opponents, require_bot
from tongbao.server.refusals import Refusal
from tongbao.server.standing import load_settled
from tongbao.server.storage import Store, chairs, matches

logger = logging.getLogger("tongbao.hall")
KEPT_WARM: Final = 256
"""So many matches stay in memory although nobody has them open."""
MOST_LISTED: Final = 60
MOST_HOSTED: Final = 30
"""So many matches in use may one guest have opened."""
MOST_RUNNING: Final = 2000
"""So many matches may be in use in all."""
IN_USE: Final = 7 * 24 * 3600
"""A match without an end counts as in use for so many seconds after its latest move."""


class Wish(NamedTuple):
    """A match that somebody wants: the game, its options, its chairs, and whether all may see that it waits."""

    game: str
    options: dict[str, str]
    chairs: list[Chair]
    listed: bool = False
    cards: str | None = None


class Hall:
    """Founds matches, finds them, and lists them for the start page."""

    def __init__(self, store: Store, pause: float) -> None:
        """``pause`` is how long a bot waits before each choice, in seconds."""
        self.store = store
        self.pause = pause
        self.matches: WeakValueDictionary[str, Match] = WeakValueDictionary()
        self.warm: deque[Match] = deque(maxlen=KEPT_WARM)
        self.busy: set[Opponents] = set()

    async def found(self, wish: Wish, host: Guest) -> Match:
        """A new match; its game starts at once if no chair is free. Raises Refusal, BadOption or BadCards."""
        meta = game_named(wish.game)
        for chair in wish.chairs:
            if chair.bot is not None:
                require_bot(meta.name, chair.bot)
        options = meta.settle(len(wish.chairs), wish.options)
        await asyncio.to_thread(tongbao.new, wish.game, len(wish.chairs), 0, options, wish.cards)
        name = match_name()
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
        match = await self.find(name)
        if not match.free_seats():
            await match.begin()
        return match

    async def find(self, name: str) -> Match:
        """The match of that name. Raises Refusal if there is none."""
        match = self.matches.get(name)
        if match is None:
            loaded = await self.store.read(lambda c: load(c, self.store, name))
            if loaded is None:
                raise Refusal(
                    "There is no table “{name}”; the start page shows yours and the open ones.", 404, name=name[:48]
                )
            match = self.matches.setdefault(name, loaded)
            if match is loaded:
                self.warm.append(match)
                Opponents(match, self.pause, self.busy)
        return match

    async def wake(self) -> None:
        """After a start: load the matches in which it is a bot's turn, so that it goes on."""
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

    async def rematch(self, match: Match, guest: Guest) -> Match:
        """The match of the next game with the same chairs, founded by the first who asks."""
        if not match.playing().over:
            raise Refusal("A rematch is possible after the end of the game.", 409)
        if not match.seats_of(guest) and guest.id != match.host:
            raise Refusal("Only those who sat at this table can ask for a rematch.", 403)
        async with match.lock:
            if match.rematch is None:
                wish = Wish(match.meta.name, match.options, match.chairs, match.listed, match.cards)
                following = await self.found(wish, guest)
                change = matches.update().filter_by(id=match.id).values(rematch=following.id)
                await self.store.write(lambda c: c.execute(change))
                match.rematch = following.id
        match.changed()
        return await self.find(match.rematch)

    async def matches_of(self, guest: Guest) -> list[dict[str, Any]]:
        """The matches in which the guest sits or that he founded: those still in play first, the latest moved first."""
        sits = sa.select(chairs.c.match_id).where(chairs.c.guest == guest.id)
        mine = sa.or_(matches.c.id.in_(sits), matches.c.host == guest.id)
        return await self.listing(mine, guest)

    async def open_matches(self, guest: Guest | None) -> list[dict[str, Any]]:
        """The matches that wait for players and may be seen by all, without the guest's own."""
        waiting = sa.and_(matches.c.listed, matches.c.started.is_(None))
        rows = await self.listing(waiting, guest)
        return [row for row in rows if row["free"] and not any(entry["mine"] for entry in row["seats"])]

    async def listing(self, where: sa.ColumnElement[bool], guest: Guest | None) -> list[dict[str, Any]]:
        """The matches that fit, as the start page shows them."""
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
    """Raises Refusal if the guest has opened enough matches, or if there are enough in all."""
    in_use = sa.and_(matches.c.finished.is_(None), matches.c.moved > time.time() - IN_USE)
    count = sa.select(sa.func.count()).select_from(matches).where(in_use)
    if connection.scalars(count.where(matches.c.host == host.id)).one() >= MOST_HOSTED:
        raise Refusal("You have opened {n} tables that are not finished; finish one of them first.", 429, n=MOST_HOSTED)
    if connection.scalars(count).one() >= MOST_RUNNING:
        raise Refusal("All {n} tables of this server are in use; please try again later.", 429, n=MOST_RUNNING)


def load(connection: sa.Connection, store: Store, name: str) -> Match | None:
    """The match as it is kept."""
    row = connection.execute(sa.select(matches).filter_by(id=name)).first()
    if row is None:
        return None
    try:
        seats = load_chairs(connection, [name])[name]
        settled = load_settled(connection, tongbao.GAMES[row.game], name, len(seats))
        return Match(store, row, seats, kept_rows(connection, name), settled)
    except (BadRecord, KeyError) as error:
        raise Refusal("This table can’t be opened by this version of Tongbao: {reason}", 410, reason=error) from error


def load_chairs(connection: sa.Connection, names: list[str]) -> dict[str, list[Chair]]:
    """The chairs of these matches, by seat."""
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
