"""The hall: all matches of this server. Those in use are in memory, the others wait in the store."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
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
from tongbao.server.common.errors import Refusal
from tongbao.server.common.metrics import TABLES
from tongbao.server.common.randomness import Randomness, match_name
from tongbao.server.common.settings import Settings as ServerSettings
from tongbao.server.db.database import Conflict, Store, StoreFailed, Work, append_choices, together
from tongbao.server.db.locks import Keys
from tongbao.server.db.pubsub import Wrote
from tongbao.server.db.tables import chairs, matches
from tongbao.server.matches.bots import Advisers, Company, Opponents, require_bot
from tongbao.server.matches.clocks import clocks_at, keep_clocks
from tongbao.server.matches.concurrency import alone, replay
from tongbao.server.matches.damaged import all_put_aside, put_aside, take_up
from tongbao.server.matches.deals import Deal
from tongbao.server.matches.lessons import LEARNER, Course, Position, example_of, games_with_lessons, lesson_of
from tongbao.server.matches.limits import require_room
from tongbao.server.matches.match import Ending, Match, Onlooker, unknown
from tongbao.server.matches.positions import Branch, Pasts, Proofs, branch_at, branch_of, chairs_of
from tongbao.server.matches.queries import open_matches, waiting_for_bots
from tongbao.server.matches.rebuild import Damaged, rebuild
from tongbao.server.matches.remote_presence import Elsewhere
from tongbao.server.matches.repository import (
    EXAMPLE,
    LESSON,
    PAIRED,
    PROGRESS,
    Kept,
    Settings,
    editions_of,
    keep_settings,
)
from tongbao.server.matches.reviews import Reviews
from tongbao.server.matches.seats import Chair, bot_name, drawn_by_lot
from tongbao.server.matches.settings import USUAL_TERMS, Terms
from tongbao.server.matches.signatures import signature
from tongbao.server.matches.spectators import Audience
from tongbao.server.matches.standing_answers import Settled, settled_so_far
from tongbao.server.matches.time_controls import UNTIMED, load_calendars
from tongbao.server.matches.votes import Waiting

logger = logging.getLogger("tongbao.hall")
LOOKS: Final = 5
"""Seconds between two looks at what other processes have done; where they tell it, it is known at once."""
REVIVES: Final = 60
"""Seconds between two looks for matches in which a bot is to act and which no process has open."""
REST: Final = 0.05
"""Seconds between two matches that are opened after a start so that their bots go on."""


class Wish(NamedTuple):
    """A match that somebody wants: the game, its options, its chairs, and whether all may see that it waits.

    ``branch`` is where it goes on from, ``course`` what is learned in it, ``example`` which example of the rules it
    begins with, ``deal`` what it is played for, if that deals its cards, ``paired`` how many players are wished, if
    it is founded by pairing.
    """

    game: str
    options: dict[str, str]
    chairs: list[Chair]
    listed: bool = False
    cards: str | None = None
    terms: Terms = USUAL_TERMS
    branch: Branch | None = None
    course: Course | None = None
    example: str = ""
    deal: Deal | None = None
    paired: str = ""

    def settings(self) -> Settings:
        """What is kept of it among the settings of the match."""
        wished = self.terms.settings()
        wished |= self.branch.settings() if self.branch is not None else {}
        if self.course is not None:
            wished |= {LESSON: str(self.course.number), PROGRESS: self.course.progress.text}
        wished |= {EXAMPLE: self.example} if self.example else {}
        wished |= self.deal.settings() if self.deal is not None else {}
        return wished | ({PAIRED: self.paired} if self.paired else {})


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
    edition: int = 0


def no_more(_match: str) -> Work:
    """Nothing is kept besides a new match."""
    return together([])


class Hall:
    """Founds matches, finds them, and lists them for the start page."""

    def __init__(
        self, store: Store, settings: ServerSettings, keys: Keys | None = None, randomness: Randomness | None = None
    ) -> None:
        """Of several processes that play bots the one that holds the key of a match plays them there.

        Each match in memory has ``attendants``, such as its bots; ``endings`` are what is kept when its game ends.
        """
        self.store = store
        self.settings: Final = settings
        self.randomness: Final = randomness or Randomness()
        self.company = Company(settings.bots, keys or Keys(store), self.randomness)
        self.advisers = Advisers(self.company.thinkers, self.randomness)
        self.reviews = Reviews(self.company.thinkers, settings.reviews)
        self.pasts = Pasts()
        self.proofs: Final = Proofs()
        self.audience: Final = Audience()
        self.elsewhere: Final = Elsewhere()
        self.matches: WeakValueDictionary[str, Match] = WeakValueDictionary()
        self.warm: deque[Match] = deque(maxlen=settings.tables.in_memory)
        self.opening: dict[str, asyncio.Task[Match]] = {}
        self.damaged: set[str] = set()
        self.opened_at: Final = time.time()
        self.attendants: Final[list[Callable[[Match], Onlooker]]] = [Waiting]
        if settings.bots.here:
            self.attendants.append(partial(Opponents, company=self.company))
        self.endings: Final[list[Ending]] = []

    async def found(self, wish: Wish, host: Person | None, also: Callable[[str], Work] = no_more) -> Match:
        """A new match; its game starts at once if no chair is free. ``also`` is what is committed with it, by its name.

        Without a host the site itself opens it. Raises Refusal, BadOption or BadCards; Conflict if ``also`` does.
        """
        meta = game_named(wish.game)
        for chair in wish.chairs:
            if chair.bot is not None:
                require_bot(meta.name, chair.bot)
        players, now = len(wish.chairs), time.time()
        options = meta.settle(players, wish.options)
        started = None if any(chair.kind == "open" for chair in wish.chairs) else now
        given = wish.branch or wish.deal
        secret = self.randomness.secret() if given is None else given.secret
        rows = [] if wish.branch is None else wish.branch.rows[:]
        opener = "" if host is None else host.id
        rules = (wish.branch and wish.branch.rules) or meta.rules
        row = NewRow(
            match_name(), meta.name, rules, options, wish.cards, secret, opener, wish.listed, now, now, started
        )
        if started is None:
            await replay(lambda: tongbao.new(wish.game, players=players, seed=0, options=options, cards=wish.cards))
        blank: list[Settled] = [settled_so_far(meta, {}) for _ in wish.chairs]
        by_lot = wish.terms.lot and started
        seated = drawn_by_lot(wish.chairs, self.randomness) if by_lot else [replace(chair) for chair in wish.chairs]
        settings = wish.settings()
        people = {chair.person for chair in seated if chair.person}
        found = await self.store.read(lambda c: load_calendars(c, people)) if wish.terms.clock != UNTIMED else {}
        match = await replay(lambda: Match(self.store, Kept(row, seated, rows, blank, settings, calendars=found)))
        if match.game is not None:
            match.clocks = clocks_at(match.clocks, match.game, match.chairs)
        to_act = [] if match.game is None else list(match.game.seats_to_act())
        signed = None if match.game is None else signature(match.game)
        dealt = None if rows else signed
        seats = [chair.row(row.id) for chair in match.chairs]
        opened, cleared = self.opened(), set[str]()

        def work(connection: sa.Connection) -> None:
            cleared.update(require_room(connection, host, opened, self.settings.tables))
            connection.execute(matches.insert(), {**row._asdict(), "to_act": to_act, "signature": dealt})
            connection.execute(chairs.insert(), seats)
            keep_settings(row.id, settings)(connection)
            if match.clocks is not None:
                keep_clocks(row.id, None, match.clocks)(connection)
            if rows:
                append_choices(row.id, 0, rows, now, signed)(connection)
            also(row.id)(connection)

        await self.store.write(work)
        self.forget(cleared)
        return self.take_in(match)

    async def find(self, name: str) -> Match:
        """The match of that name. Raises Refusal if there is none, Damaged if it can't be played again."""
        match = self.matches.get(name)
        if match is not None:
            if match.in_doubt:
                await match.catch_up()
            return match
        if UNSEEN.search(name):  # PostgreSQL can't even be asked for such a one
            raise unknown(name)
        if name not in self.opening:
            self.opening[name] = asyncio.create_task(self.open(name))
            self.opening[name].add_done_callback(lambda _: self.opening.pop(name))
        return await asyncio.shield(self.opening[name])

    async def open(self, name: str) -> Match:
        """The match as it is kept, from now on in memory; all who come meanwhile wait for the same.

        One that can't be played again is put aside, and taken up when it can.
        """
        try:
            match = await replay(partial(rebuild, self.store, name))
        except Damaged as damage:
            if name not in self.damaged:
                self.damaged.add(name)
                logger.error("%s: %s", name, damage)
                with contextlib.suppress(StoreFailed, Conflict):
                    await self.store.write(put_aside(name, str(damage.facts["reason"])))
            raise
        if match.was_put_aside:
            with contextlib.suppress(StoreFailed):
                await self.store.write(take_up(name))
        return self.take_in(match)

    def take_in(self, match: Match) -> Match:
        """Have the match in memory, with its bots; the one that is there already, if another was quicker."""
        known = self.matches.setdefault(match.id, match)
        if known is match:
            self.warm.append(match)
            TABLES.inc()
            finalize(match, TABLES.dec).atexit = False
            match.endings, match.elsewhere = self.endings, self.elsewhere
            match.randomness, match.absence = self.randomness, self.settings.absence
            if match.clocks is not None:
                match.clocks = match.clocks.spared(self.opened_at + match.absence.spared, time.time())
            for attendant in self.attendants:
                match.onlookers.add(attendant(match))
        return known

    def forget(self, names: Collection[str]) -> None:
        """Have these matches no longer in memory."""
        for name in names:
            self.matches.pop(name, None)
        self.warm = deque((match for match in self.warm if match.id not in names), self.warm.maxlen)

    async def look_around(self) -> None:
        """In the background: see again and again what other processes have done to the matches in memory."""
        while True:
            await asyncio.sleep(LOOKS)
            with contextlib.suppress(StoreFailed):  # the store has said in the log what is wrong
                await self.notice()
                self.company.look_again()

    async def notice(self) -> None:
        """See what other processes have done to the matches in memory."""
        known = {match.id: match.edition for match in list(self.matches.values())}
        kept = await self.store.read(lambda c: editions_of(c, list(known)))
        for name in [name for name, edition in known.items() if kept.get(name) != edition]:
            match = self.matches.get(name)
            if match is not None:
                await self.catch_up(match)

    async def catch_up(self, match: Match, news: Wrote | None = None) -> None:
        """Take over what another process has done to a match; if that is gone, have it no longer."""
        try:
            await (match.catch_up() if news is None else match.follow(news))
        except StoreFailed:
            raise
        except Refusal:
            self.drop(match)

    def drop(self, match: Match) -> None:
        """Have a match no longer that is gone, and let those see it who have it open."""
        self.forget([match.id])
        match.chairs = [Chair(chair.seat, "open") for chair in match.chairs]
        match.changed()

    def hand_over(self, before: str, after: Person | None) -> None:
        """In the matches in memory, what was one person's is another's, or nobody's."""
        for match in list(self.matches.values()):
            match.hand_over(before, after)

    def opened(self) -> list[str]:
        """The matches that somebody has open on some page."""
        here = [m.id for m in list(self.matches.values()) if any(o.is_page for o in m.onlookers)]
        return [*here, *[name for name in list(self.elsewhere.at) if self.elsewhere.is_open(name)]]

    async def wake(self) -> None:
        """In the background: open the matches in which a bot is to act, and look for more now and then.

        Once those are tried too that were put aside before, which this version may be able to play.
        """
        await self.wake_all()
        await self.wake_all(all_put_aside)
        while True:
            await asyncio.sleep(REVIVES)
            await self.wake_all()

    async def wake_all(self, sleeping: Callable[[sa.Connection], list[str]] = waiting_for_bots) -> None:
        """Open one after another the matches in which a bot is to act, or others."""
        with contextlib.suppress(Refusal):
            for name in await self.store.read(sleeping):
                if name not in self.matches:
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

    async def rematch(self, match: Match, person: Person) -> Match:
        """The match of the next game with the same chairs, founded by the first who asks."""
        if not match.playing().over:
            raise Refusal("A rematch is possible after the end of the game.", 409)
        if match.is_imported or (not match.seats_of(person) and person.id != match.host):
            raise Refusal("Only those who sat at this table can ask for a rematch.", 403)
        return await self.find(await following(match, partial(self.found, wish_again(match), person)))

    async def branch(self, match: Match, seat: int, decisions: int, person: Person) -> Match:
        """A new match that goes on from a position of one that is over: the person on a seat, bots on the others."""
        branch = branch_of(match, decisions)
        chairs = chairs_of(match, seat, person)
        return await self.found(Wish(match.meta.name, match.options, chairs, cards=match.cards, branch=branch), person)

    async def lesson(self, game: str, scene: int, person: Person) -> Match:
        """A new match in which the person learns a scene of the lesson of a game. Raises Refusal if there is none."""
        if lesson_of(game) is None:
            raise Refusal(
                "There is no lesson of “{name}”; there are: {all}.",
                404,
                name=game[:40],
                all=", ".join(games_with_lessons()),
            )
        course = Course(game, scene)
        wish = wish_at(game, course.scene, LEARNER, person)
        return await self.found(wish._replace(course=course), person)

    async def lesson_again(self, match: Match, person: Person) -> Match:
        """A new match in which the lesson of this one is at the same step, but nothing was chosen astray."""
        course = match.course
        if course is None:
            raise Refusal("Nothing is taught at this table.", 409)
        position, progress = await replay(lambda: course.way(match.playing()))
        wish = wish_at(course.game, position, LEARNER, person)
        return await self.found(wish._replace(course=Course(course.game, course.number, progress)), person)

    async def example(self, game: str, anchor: str, person: Person) -> Match:
        """A new match in which the person tries an example of the rules. Raises Refusal if there is none."""
        example = example_of(game_named(game).name, anchor)
        wish = wish_at(game, example, example.seat, person)
        return await self.found(wish._replace(example=anchor), person)

    async def open_matches(self, person: Person | None) -> list[dict[str, Any]]:
        """The matches that wait for players and may be seen by all, without the person's own."""
        return await self.store.read(lambda connection: open_matches(connection, person))

    async def close(self) -> None:
        """Stop the bots and the reviews."""
        await self.reviews.close()
        thinking = [o.task for o in self.company.busy if o.task is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)
        self.company.thinkers.close()


@alone
async def following(match: Match, found: Callable[[], Awaitable[Match]]) -> str:
    """The name of the match of the next game, which is founded if there is none yet."""
    if match.rematch is None:
        again = (await found()).id
        await match.write(rematch=again)
        match.rematch = again
    match.changed()
    return match.rematch


def wish_again(match: Match) -> Wish:
    """The next match of the same."""
    terms = match.terms._replace(invited=False)  # all its chairs are taken
    return Wish(match.meta.name, match.options, match.chairs, match.listed, match.cards, terms)


def wish_at(game: str, position: Position, seat: int, person: Person) -> Wish:
    """A match that begins there: the person on the seat, friendly bots on all others."""
    chairs: list[Chair] = []
    for other in range(position.players):
        name = bot_name([person.name, *[chair.name for chair in chairs]])
        bot = Chair(other, "bot", name, None, friendly_bot(game))
        chairs.append(Chair(seat, "human", person.name, person.id) if other == seat else bot)
    return Wish(game, position.options, chairs, branch=branch_at(position))


def game_named(name: str) -> Meta[Any]:
    """The game of that name. Raises Refusal if there is none."""
    if name not in tongbao.GAMES:
        raise Refusal("There is no game “{name}”; there are: {all}.", 404, name=name[:40], all=", ".join(tongbao.GAMES))
    return tongbao.GAMES[name]
