"""The hall: all matches of this server. Those in use are in memory, the others wait in the store."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Collection
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import sqlalchemy as sa

import tongbao
from tongbao.bots import friendly_bot
from tongbao.engine.meta import Meta
from tongbao.server.accounts import Guest
from tongbao.server.advisers import Advisers
from tongbao.server.archive import EXAMPLE, HINTS, LESSON, LOT, ON, PACE, PROGRESS, Kept, Settings, keep_settings
from tongbao.server.aside import replay
from tongbao.server.branches import Branch, branch_at, branch_of, chairs_of
from tongbao.server.chairs import Chair, bot_name, drawn_by_lot
from tongbao.server.examples import example_of
from tongbao.server.lessons import LEARNER, Course, games_with_lessons, lesson_of
from tongbao.server.lists import matches_of, open_matches, waiting_for_bots
from tongbao.server.matches import Match
from tongbao.server.names import match_name
from tongbao.server.opponents import Company, Opponents, require_bot
from tongbao.server.paces import USUAL
from tongbao.server.past import Pasts
from tongbao.server.positions import Position
from tongbao.server.rebuild import Damaged, rebuild
from tongbao.server.refusals import Refusal
from tongbao.server.reviews import Reviews
from tongbao.server.room import require_room
from tongbao.server.standing import Settled, settled_so_far
from tongbao.server.storage import Store, append_choices, chairs, matches

logger = logging.getLogger("tongbao.hall")
KEPT_WARM: Final = 256
"""So many matches stay in memory although nobody has them open."""
REST: Final = 0.05
"""Seconds between two matches that are opened after a start so that their bots go on."""


class Wish(NamedTuple):
    """A match that somebody wants: the game, its options, its chairs, and whether all may see that it waits.

    ``lot`` is whether the seats are drawn by lot when its game starts, ``hints`` whether those who play may ask for
    hints, ``pace`` how fast its bots choose, ``branch`` where it goes on from, ``course`` what is learned in it,
    ``example`` which example of the rules it begins with.
    """

    game: str
    options: dict[str, str]
    chairs: list[Chair]
    listed: bool = False
    cards: str | None = None
    lot: bool = False
    hints: bool = False
    pace: str = USUAL
    branch: Branch | None = None
    course: Course | None = None
    example: str = ""

    def settings(self) -> Settings:
        """What is kept of it among the settings of the match."""
        wished = {LOT: ON} if self.lot else {}
        wished |= {HINTS: ON} if self.hints else {}
        wished |= self.branch.settings() if self.branch is not None else {}
        if self.course is not None:
            wished |= {LESSON: str(self.course.number), PROGRESS: self.course.progress.text}
        wished |= {EXAMPLE: self.example} if self.example else {}
        return wished | ({PACE: self.pace} if self.pace != USUAL else {})


class NewRow(NamedTuple):
    """The row of a new match, as it will be kept."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    cards: str | None
    secret: str
    host: str
    listed: bool
    created: float
    moved: float
    started: float | None
    rematch: str | None = None


class Hall:
    """Founds matches, finds them, and lists them for the start page."""

    def __init__(self, store: Store, pause: float) -> None:
        """``pause`` is how long a bot waits before each choice at the usual pace, in seconds."""
        self.store = store
        self.company = Company(pause)
        self.advisers = Advisers(self.company.thinkers)
        self.reviews = Reviews(self.company.thinkers)
        self.pasts = Pasts()
        self.matches: WeakValueDictionary[str, Match] = WeakValueDictionary()
        self.warm: deque[Match] = deque(maxlen=KEPT_WARM)
        self.opening: dict[str, asyncio.Task[Match]] = {}
        self.damaged: set[str] = set()

    async def found(self, wish: Wish, host: Guest) -> Match:
        """A new match; its game starts at once if no chair is free. Raises Refusal, BadOption or BadCards."""
        meta = game_named(wish.game)
        for chair in wish.chairs:
            if chair.bot is not None:
                require_bot(meta.name, chair.bot)
        players, now = len(wish.chairs), time.time()
        options = meta.settle(players, wish.options)
        started = None if any(chair.kind == "open" for chair in wish.chairs) else now
        secret = secrets.token_hex(32) if wish.branch is None else wish.branch.secret
        rows = [] if wish.branch is None else wish.branch.rows[:]
        row = NewRow(
            match_name(), meta.name, meta.rules, options, wish.cards, secret, host.id, wish.listed, now, now, started
        )
        if started is None:
            await replay(lambda: tongbao.new(wish.game, players=players, seed=0, options=options, cards=wish.cards))
        blank: list[Settled] = [settled_so_far(meta, {}) for _ in wish.chairs]
        seated = drawn_by_lot(wish.chairs) if wish.lot and started else [replace(chair) for chair in wish.chairs]
        settings = wish.settings()
        match = await replay(lambda: Match(self.store, Kept(row, seated, rows, blank, settings)))
        to_act = [] if match.game is None else list(match.game.seats_to_act())
        seats = [chair.row(row.id) for chair in match.chairs]
        opened, cleared = self.opened(), set[str]()

        def work(connection: sa.Connection) -> None:
            cleared.update(require_room(connection, host, opened))
            connection.execute(matches.insert(), {**row._asdict(), "to_act": to_act})
            connection.execute(chairs.insert(), seats)
            keep_settings(row.id, settings)(connection)
            if rows:
                append_choices(row.id, 0, rows, to_act, over=False)(connection)

        await self.store.write(work)
        self.forget(cleared)
        return self.take_in(match)

    async def find(self, name: str) -> Match:
        """The match of that name. Raises Refusal if there is none, Damaged if it can't be played again."""
        match = self.matches.get(name)
        if match is not None:
            return match
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self.open(name))
            self.opening[name].add_done_callback(lambda _: self.opening.pop(name))
        return await asyncio.shield(self.opening[name])

    async def open(self, name: str) -> Match:
        """The match as it is kept, from now on in memory; all who come meanwhile wait for the same."""
        try:
            return self.take_in(await replay(partial(rebuild, self.store, name)))
        except Damaged as damage:
            if name not in self.damaged:
                self.damaged.add(name)
                logger.error("%s: %s", name, damage)
            raise

    def take_in(self, match: Match) -> Match:
        """Have the match in memory, with its bots; the one that is there already, if another was quicker."""
        known = self.matches.setdefault(match.id, match)
        if known is match:
            self.warm.append(match)
            Opponents(match, self.company)
        return known

    def forget(self, names: Collection[str]) -> None:
        """Have these matches no longer in memory."""
        for name in names:
            self.matches.pop(name, None)
        self.warm = deque((match for match in self.warm if match.id not in names), KEPT_WARM)

    def opened(self) -> list[str]:
        """The matches that somebody has open on some page."""
        return [match.id for match in list(self.matches.values()) if any(o.is_page for o in match.onlookers)]

    async def wake(self) -> None:
        """In the background after a start: open one after another the matches in which a bot is to act."""
        with contextlib.suppress(Refusal):
            for name in await self.store.read(waiting_for_bots):
                await self.revive(name)
                await asyncio.sleep(REST)

    async def revive(self, name: str) -> None:
        """Open a match so that its bots go on; the log says it if that isn't possible."""
        try:
            await self.find(name)
        except Damaged:
            pass
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
                following = await self.found(wish_again(match), guest)
                change = matches.update().filter_by(id=match.id).values(rematch=following.id)
                await self.store.write(lambda c: c.execute(change))
                match.rematch = following.id
        match.changed()
        return await self.find(match.rematch)

    async def branch(self, match: Match, seat: int, decisions: int, guest: Guest) -> Match:
        """A new match that goes on from a position of one that is over: the guest on a seat, bots on the others."""
        branch = branch_of(match, decisions)
        chairs = chairs_of(match, seat, guest)
        return await self.found(Wish(match.meta.name, match.options, chairs, cards=match.cards, branch=branch), guest)

    async def lesson(self, game: str, scene: int, guest: Guest) -> Match:
        """A new match in which the guest learns a scene of the lesson of a game. Raises Refusal if there is none."""
        if lesson_of(game) is None:
            raise Refusal(
                "There is no lesson of “{name}”; there are: {all}.",
                404,
                name=game[:40],
                all=", ".join(games_with_lessons()),
            )
        course = Course(game, scene)
        wish = wish_at(game, course.scene, LEARNER, guest)
        return await self.found(wish._replace(course=course), guest)

    async def lesson_again(self, match: Match, guest: Guest) -> Match:
        """A new match in which the lesson of this one is at the same step, but nothing was chosen astray."""
        course = match.course
        if course is None:
            raise Refusal("Nothing is taught at this table.", 409)
        position, progress = await replay(lambda: course.way(match.playing()))
        wish = wish_at(course.game, position, LEARNER, guest)
        return await self.found(wish._replace(course=Course(course.game, course.number, progress)), guest)

    async def example(self, game: str, anchor: str, guest: Guest) -> Match:
        """A new match in which the guest tries an example of the rules. Raises Refusal if there is none."""
        example = example_of(game_named(game).name, anchor)
        wish = wish_at(game, example, example.seat, guest)
        return await self.found(wish._replace(example=anchor), guest)

    async def matches_of(self, guest: Guest) -> list[dict[str, Any]]:
        """The matches in which the guest sits or that he founded: those still in play first, the latest moved first."""
        return await self.store.read(lambda connection: matches_of(connection, guest))

    async def open_matches(self, guest: Guest | None) -> list[dict[str, Any]]:
        """The matches that wait for players and may be seen by all, without the guest's own."""
        return await self.store.read(lambda connection: open_matches(connection, guest))

    async def close(self) -> None:
        """Stop the bots and the reviews."""
        await self.reviews.close()
        thinking = [o.task for o in self.company.busy if o.task is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self.company.thinkers.close()


def wish_again(match: Match) -> Wish:
    """The next match of the same."""
    wish = Wish(match.meta.name, match.options, match.chairs, match.listed, match.cards)
    return wish._replace(lot=match.has_lot, hints=match.has_hints, pace=match.pace)


def wish_at(game: str, position: Position, seat: int, guest: Guest) -> Wish:
    """A match that begins there: the guest on the seat, friendly bots on all others."""
    chairs: list[Chair] = []
    for other in range(position.players):
        name = bot_name([guest.name, *[chair.name for chair in chairs]])
        bot = Chair(other, "bot", name, None, friendly_bot(game))
        chairs.append(Chair(seat, "human", guest.name, guest.id) if other == seat else bot)
    return Wish(game, position.options, chairs, branch=branch_at(position))


def game_named(name: str) -> Meta[Any]:
    """The game of that name. Raises Refusal if there is none."""
    if name not in tongbao.GAMES:
        raise Refusal("There is no game “{name}”; there are: {all}.", 404, name=name[:40], all=", ".join(tongbao.GAMES))
    return tongbao.GAMES[name]
