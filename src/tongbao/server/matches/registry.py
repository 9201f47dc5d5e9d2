"""Match registry: all matches of this server; those in use are in memory, the others wait in the database."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary, finalize

import sqlalchemy as sa

import tongbao
from tongbao.bots import friendly_bot
from tongbao.engine.bounds import UNSEEN
from tongbao.engine.meta import Meta
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.metrics import TABLES
from tongbao.server.common.randomness import Randomness, match_name
from tongbao.server.common.settings import Settings as ServerSettings
from tongbao.server.common.wall_clock import WallClock
from tongbao.server.db.database import Conflict, Database, DatabaseUnavailable, Write, append_choices, batch
from tongbao.server.db.locks import AdvisoryLocks
from tongbao.server.db.pubsub import MatchWritten
from tongbao.server.db.tables import match_seats, matches
from tongbao.server.matches.absence import AbsenceWatch
from tongbao.server.matches.bots import BotCoordinator, HintService, MatchBots, end_lesson, require_bot
from tongbao.server.matches.choice_log import signature
from tongbao.server.matches.clocks import clocks_at, keep_clocks
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.damaged import all_put_aside, quarantine, take_up
from tongbao.server.matches.deals import Deal
from tongbao.server.matches.lessons import LEARNER, Course, Position, example_of, games_with_lessons, lesson_of
from tongbao.server.matches.limits import require_room
from tongbao.server.matches.match import Ending, Match, Subscriber
from tongbao.server.matches.positions import (
    Branch,
    DrawProofs,
    PositionHistories,
    branch_at,
    branch_of,
    seats_of_branch,
)
from tongbao.server.matches.queries import lessons_of, open_matches, waiting_for_bots
from tongbao.server.matches.remote_presence import RemotePresence
from tongbao.server.matches.repository import (
    Damaged,
    StoredMatch,
    keep_settings,
    rebuild,
    state_of,
    unknown,
    versions_of,
)
from tongbao.server.matches.reviews import Reviews
from tongbao.server.matches.seats import MatchSeat, bot_name, seats_in_turn, shuffled_seats
from tongbao.server.matches.settings import DEFAULT_SETTINGS, EXAMPLE, LESSON, PAIRED, PROGRESS, MatchSettings, Settings
from tongbao.server.matches.spectators import SpectatorViews
from tongbao.server.matches.standing_answers import Settled, settled_so_far
from tongbao.server.matches.time_controls import UNTIMED, load_calendars

logger = logging.getLogger("tongbao.hall")
LOOKS: Final = 5
"""Seconds between two polls for what other processes have done; where they publish it, it is known at once."""
REVIVES: Final = 60
"""Seconds between two polls for matches in which a bot is to act and which no process has open."""
REST: Final = 0.05
"""Seconds between the loading of two matches whose bots are to go on, as after a start."""


class NewMatch(NamedTuple):
    """A request for a new match: the game, its options, its seats, and whether all may see that it waits.

    ``branch`` is the position it goes on from, ``course`` the scene that is learned in it, ``example`` the example of
    the rules that it begins with, ``deal`` the contest it is played for, if that deals its cards, ``paired`` the number
    of players wished for, if it is founded by pairing. ``secret`` is that of its shuffles, if it is drawn already.
    """

    game: str
    options: dict[str, str]
    chairs: Sequence[MatchSeat]
    listed: bool = False
    cards: str | None = None
    settings: MatchSettings = DEFAULT_SETTINGS
    branch: Branch | None = None
    course: Course | None = None
    example: str = ""
    deal: Deal | None = None
    paired: str = ""
    secret: str = ""

    def stored(self) -> Settings:
        """The request as settings of the match, as they are stored."""
        wished = self.settings.stored()
        wished |= self.branch.stored() if self.branch is not None else {}
        if self.course is not None:
            wished |= {LESSON: str(self.course.number), PROGRESS: self.course.progress.text}
        wished |= {EXAMPLE: self.example} if self.example else {}
        wished |= self.deal.stored() if self.deal is not None else {}
        return wished | ({PAIRED: self.paired} if self.paired else {})


class NewRow(NamedTuple):
    """The row of a new match, as it will be stored."""

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
    version: int = 0


def no_more(_match: str) -> Write:
    """A write that stores nothing besides a new match."""
    return batch([])


class MatchRegistry:
    """Match registry: founds matches, finds them, and lists them for the start page."""

    def __init__(
        self,
        database: Database,
        settings: ServerSettings,
        keys: AdvisoryLocks | None = None,
        randomness: Randomness | None = None,
    ) -> None:
        """``keys`` are locks: of several processes that play bots, the one with the lock of a match plays them there.

        Each match in memory gets the subscribers of ``on_open``, such as its bots, and the writes of ``on_game_over``.
        """
        self.database = database
        self.settings: Final = settings
        self.randomness: Final = randomness or Randomness()
        self.coordinator = BotCoordinator(settings.bots, keys or AdvisoryLocks(database), self.randomness)
        self.hint_service = HintService(self.coordinator.worker_pool, self.randomness)
        self.reviews = Reviews(self.coordinator.worker_pool, settings.reviews)
        self.position_histories = PositionHistories()
        self.draw_proofs: Final = DrawProofs()
        self.spectator_views: Final = SpectatorViews()
        self.remote_presence: Final = RemotePresence()
        self.matches: WeakValueDictionary[str, Match] = WeakValueDictionary()
        self.recent: deque[Match] = deque(maxlen=settings.tables.in_memory)
        self.loading: dict[str, asyncio.Task[Match]] = {}
        self.damaged: set[str] = set()
        self.wall_clock: Final = WallClock()
        self.on_open: Final[list[Callable[[Match], Subscriber]]] = [AbsenceWatch]
        if settings.bots.here:
            self.on_open.append(partial(MatchBots, coordinator=self.coordinator))
        self.on_game_over: Final[list[Ending]] = []

    async def found_match(self, wish: NewMatch, host: Person | None, also: Callable[[str], Write] = no_more) -> Match:
        """Found a match; its game starts at once if no seat is free. ``also`` makes, from its name, a write to add.

        Without a host the site itself opens it. Raises UserError, BadOption or BadCards; Conflict if ``also`` does.
        """
        meta = game_named(wish.game)
        for chair in wish.chairs:
            if chair.bot is not None:
                require_bot(meta.name, chair.bot)
        players, now = len(wish.chairs), time.time()
        rules = (wish.branch and wish.branch.rules) or meta.rules
        options = meta.settle(players, wish.options, rules)
        started = None if any(chair.kind == "open" for chair in wish.chairs) else now
        given = wish.branch or wish.deal
        secret = (wish.secret or self.randomness.secret()) if given is None else given.secret
        rows = [] if wish.branch is None else list(wish.branch.rows)
        opener = "" if host is None else host.id
        row = NewRow(
            match_name(), meta.name, rules, options, wish.cards, secret, opener, wish.listed, now, now, started
        )
        if started is None:
            await replay(lambda: tongbao.new(wish.game, players, 0, options, wish.cards, rules=rules))
        blank: list[Settled] = [settled_so_far(meta, {}) for _ in wish.chairs]
        seated = [replace(chair) for chair in wish.chairs]
        if started is not None and wish.settings.lot:
            seated = shuffled_seats(seated, self.randomness)
        elif started is not None and wish.settings.order:
            seated = seats_in_turn(seated, wish.settings.order)
        settings = wish.stored()
        people = {chair.person for chair in seated if chair.person}
        found = await self.database.read(lambda c: load_calendars(c, people)) if wish.settings.clock != UNTIMED else {}
        stored = StoredMatch(row, options, seated, rows, blank, settings, calendars=found)
        state = await replay(lambda: state_of(stored))
        game = state.game
        if game is not None:
            state = replace(state, clocks=clocks_at(state.clocks, game, state.seats))
        to_act = [] if game is None else list(game.seats_to_act())
        signed = None if game is None else signature(game)
        dealt = None if rows else signed
        seats = [seat.row(row.id) for seat in state.seats]
        opened, cleared = self.open_match_ids(), set[str]()

        def write(connection: sa.Connection) -> None:
            cleared.update(require_room(connection, host, opened, self.settings.tables))
            connection.execute(matches.insert(), {**row._asdict(), "to_act": to_act, "signature": dealt})
            connection.execute(match_seats.insert(), seats)
            keep_settings(row.id, settings)(connection)
            if state.clocks is not None:
                keep_clocks(row.id, None, state.clocks)(connection)
            if rows:
                append_choices(row.id, 0, rows, now, signed)(connection)
            also(row.id)(connection)

        await self.database.write(write)
        self.forget(cleared)
        return self.add(Match(self.database, state))

    async def find_match(self, name: str) -> Match:
        """The match of that name. Raises UserError if there is none, Damaged if it can't be replayed."""
        match = self.matches.get(name)
        if match is not None:
            if match.in_doubt:
                await match.catch_up()
            return match
        if UNSEEN.search(name):  # PostgreSQL can't even be asked for such a one
            raise unknown(name)
        if name not in self.loading:
            self.loading[name] = asyncio.create_task(self.load_match(name))
            self.loading[name].add_done_callback(lambda _: self.loading.pop(name))
        return await asyncio.shield(self.loading[name])

    async def load_match(self, name: str) -> Match:
        """Load a match from the database into memory; all who ask for it meanwhile wait for the same.

        A match that can't be replayed is put aside, and taken up when it can.
        """
        try:
            match = Match(self.database, await replay(partial(rebuild, self.database, name)))
        except Damaged as damage:
            if name not in self.damaged:
                self.damaged.add(name)
                logger.error("%s: %s", name, damage)
                with contextlib.suppress(DatabaseUnavailable, Conflict):
                    await self.database.write(quarantine(name, str(damage.facts["reason"])))
            raise
        if match.state.was_put_aside:
            with contextlib.suppress(DatabaseUnavailable):
                await self.database.write(take_up(name))
        return self.add(match)

    def add(self, match: Match) -> Match:
        """Add the match to memory, with its bots; return the one that is there already, if another task was quicker."""
        known = self.matches.setdefault(match.id, match)
        if known is match:
            self.recent.append(match)
            TABLES.inc()
            finalize(match, TABLES.dec).atexit = False
            match.on_game_over, match.remote_presence = self.on_game_over, self.remote_presence
            match.randomness, match.absence = self.randomness, self.settings.absence
            match.wall_clock = self.wall_clock
            for attendant in self.on_open:
                match.subscribers.add(attendant(match))
        return known

    def forget(self, names: Collection[str]) -> None:
        """Evict these matches from memory."""
        for name in names:
            self.matches.pop(name, None)
        self.recent = deque((match for match in self.recent if match.id not in names), self.recent.maxlen)

    async def watch_for_changes(self) -> None:
        """Background task: poll for what other processes have done to the matches in memory."""
        while True:
            await asyncio.sleep(LOOKS)
            with contextlib.suppress(DatabaseUnavailable):  # the database has said in the log what is wrong
                await self.catch_up_all()
                self.coordinator.retry_elsewhere()

    async def catch_up_all(self) -> None:
        """Catch up with what other processes have done to the matches in memory."""
        known = {match.id: match.state.version for match in list(self.matches.values())}
        kept = await self.database.read(lambda c: versions_of(c, list(known)))
        for name in [name for name, version in known.items() if kept.get(name) != version]:
            match = self.matches.get(name)
            if match is not None:
                await self.catch_up(match)

    async def catch_up(self, match: Match, news: MatchWritten | None = None) -> None:
        """Apply what another process has done to a match; drop the match if it is gone."""
        try:
            await (match.catch_up() if news is None else match.follow(news))
        except DatabaseUnavailable:
            raise
        except UserError:
            self.drop(match)

    def drop(self, match: Match) -> None:
        """Forget a match that was deleted, and show that to everybody who has it open."""
        self.forget([match.id])
        seats = tuple(MatchSeat(seat.seat, "open") for seat in match.state.seats)
        match.become(replace(match.state, seats=seats))

    def hand_over(self, before: str, after: Person | None) -> None:
        """Give what was one person's in the matches in memory to another person, or to nobody."""
        for match in list(self.matches.values()):
            match.hand_over(before, after)

    def open_match_ids(self) -> list[str]:
        """The ids of the matches that somebody has open on some page."""
        here = [m.id for m in list(self.matches.values()) if any(o.is_page for o in m.subscribers)]
        return [*here, *[name for name in list(self.remote_presence.at) if self.remote_presence.is_open(name)]]

    async def wake_bots_forever(self) -> None:
        """Background task: load the matches in which a bot is to act, and look for more now and then.

        Matches that were put aside before are tried once too: this version may be able to replay them.
        """
        await self.wake_bots()
        await self.wake_bots(all_put_aside)
        while True:
            await asyncio.sleep(REVIVES)
            await self.wake_bots()

    async def wake_bots(self, sleeping: Callable[[sa.Connection], list[str]] = waiting_for_bots) -> None:
        """Load the matches in which a bot is to act, or others, one after another."""
        with contextlib.suppress(UserError):
            for name in await self.database.read(sleeping):
                if name not in self.matches:
                    await self.revive(name)
                    await asyncio.sleep(REST)

    async def revive(self, name: str) -> None:
        """Load a match so that its bots go on; if that isn't possible, it is logged."""
        try:
            await self.find_match(name)
        except Damaged:
            pass
        except UserError as refusal:
            logger.warning("%s: %s", name, refusal)

    async def found_branch(self, match: Match, seat: int, decisions: int, person: Person) -> Match:
        """A new match that goes on from a position of one that is over: the person on a seat, bots on the others."""
        branch = branch_of(match.view(), decisions)
        chairs = seats_of_branch(match.view(), seat, person)
        return await self.found_match(
            NewMatch(match.meta.name, match.state.options, chairs, cards=match.state.cards, branch=branch), person
        )

    async def found_lesson(self, game: str, scene: int, person: Person) -> Match:
        """A new match in which the person learns a scene of the lesson of a game, whose earlier matches are ended.

        Raises UserError if there is no such lesson.
        """
        if lesson_of(game) is None:
            raise UserError(
                "There is no lesson for “{name}”; choose one of: {all}.",
                404,
                name=game[:40],
                all=", ".join(games_with_lessons()),
            )
        await self.end_lessons(game, person)
        course = Course(game, scene)
        wish = new_match_at(game, course.scene, LEARNER, person)
        return await self.found_match(wish._replace(course=course), person)

    async def found_lesson_again(self, match: Match, person: Person) -> Match:
        """A new match in which the lesson of this one is at the same step, but nothing was chosen astray."""
        course = match.state.course
        if course is None:
            raise UserError("There is no lesson at this table.", 409)
        position, progress = await replay(lambda: course.way(match.state.require_game()))
        await self.end_lessons(course.game, person)
        wish = new_match_at(course.game, position, LEARNER, person)
        return await self.found_match(wish._replace(course=Course(course.game, course.number, progress)), person)

    async def end_lessons(self, game: str, person: Person) -> None:
        """End the matches in which the person learns that game or has learned it."""
        lines = await self.database.read(lambda c: lessons_of(c, person))
        for line in lines:
            if line.game == game and not line.has_ended:
                await (await self.find_match(line.id)).apply(partial(end_lesson, person=person))

    async def found_example(self, game: str, anchor: str, person: Person) -> Match:
        """A new match in which the person tries an example of the rules. Raises UserError if there is none."""
        example = example_of(game_named(game).name, anchor)
        wish = new_match_at(game, example, example.seat, person)
        return await self.found_match(wish._replace(example=anchor), person)

    async def open_matches(self, person: Person | None) -> list[dict[str, Any]]:
        """The matches that wait for players and may be seen by all, without the person's own."""
        return await self.database.read(lambda connection: open_matches(connection, person))

    async def close(self) -> None:
        """Stop the bots and the reviews."""
        await self.reviews.close()
        thinking = [o.task for o in self.coordinator.busy if o.task is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self.coordinator.worker_pool.close()


def new_match_at(game: str, position: Position, seat: int, person: Person) -> NewMatch:
    """The request for a match that begins there: the person on the seat, friendly bots on all others."""
    chairs: list[MatchSeat] = []
    for other in range(position.players):
        name = bot_name([person.name, *[chair.name for chair in chairs]])
        bot = MatchSeat(other, "bot", name, None, friendly_bot(game))
        chairs.append(MatchSeat(seat, "human", person.name, person.id) if other == seat else bot)
    return NewMatch(game, position.options, chairs, branch=branch_at(position))


def game_named(name: str) -> Meta[Any]:
    """The game of that name. Raises UserError if there is none."""
    if name not in tongbao.GAMES:
        raise UserError(
            "There is no game “{name}”; choose one of: {all}.", 404, name=name[:40], all=", ".join(tongbao.GAMES)
        )
    return tongbao.GAMES[name]
