"""Simulation runs: many games played with a deck to see what it does. The latest run of each deck is stored.

Any process may ask for a run, look at it and stop it; one at a time holds it and plays. Counts are stored every few
seconds, so a run goes on elsewhere if its process ends.
"""

import asyncio
import logging
import os
import time
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec
import sqlalchemy as sa

import tongbao
from tongbao.crew import Crew, stand_back
from tongbao.engine.meta import Meta
from tongbao.lab.balance.aggregates import Sums
from tongbao.lab.balance.report import Run as Counted
from tongbao.lab.balance.report import report
from tongbao.lab.balance.watch import UNIT, Plan, Units, touched, touched_cards, watch
from tongbao.lab.series import Series
from tongbao.server.common.settings import Workshop
from tongbao.server.db.database import Database, DatabaseUnavailable
from tongbao.server.db.tables import runs
from tongbao.server.matches.concurrency import run_card_work
from tongbao.server.workshop.decks import Deck

WAITING, PLAYING, STOPPED, DONE, FAILED = "waiting", "playing", "stopped", "done", "failed"
UNDER_WAY: Final = (WAITING, PLAYING)
SIGHT: Final = 10
"""Minimum number of seconds between two writes that somebody looks at a run."""
LOST: Final = 30
"""Seconds without a heartbeat of its process after which a run is given to another one."""
COUNTED: Final = ("units", "seconds", "mine", "default")
"""The columns that change as a run goes on."""
NOBODY: Final = ""
"""In place of the process that holds a run."""
NOTHING: Final = msgspec.json.encode(Sums(0)).decode()
"""Counts before the first game, encoded."""


class Run(NamedTuple):
    """Simulation run: a row of the table ``runs``."""

    deck: str
    person: str
    game: str
    text: str
    players: int
    bot: str
    since: float
    seen: float
    state: str = WAITING
    holder: str = NOBODY
    beat: float = 0.0
    units: int = 0
    seconds: float = 0.0
    mine: str = NOTHING
    default: str = NOTHING

    @property
    def games(self) -> int:
        """Number of games played with the deck."""
        return self.units * UNIT

    @property
    def is_under_way(self) -> bool:
        """True if it waits or is being played."""
        return self.state in UNDER_WAY

    def sums(self) -> tuple[Sums, Sums]:
        """Counts with the deck and with the printed cards; the latter are empty if the cards are the same."""
        mine, default = (msgspec.json.decode(text, type=Sums) for text in (self.mine, self.default))
        return mine, default

    def after(self, mine: Sums, default: Sums, seconds: float) -> "Run":
        """The run after one more unit, which has taken so many seconds."""
        mine, default = (had.plus(new) for had, new in zip(self.sums(), (mine, default), strict=True))
        return self._replace(
            units=self.units + 1, seconds=self.seconds + seconds, mine=written(mine), default=written(default)
        )


class Runs:
    """Runs of all decks: each plays ``units`` of games with the deck and, if they differ, with the printed cards."""

    def __init__(self, database: Database, settings: Workshop) -> None:
        self.database: Final = database
        self.units: Final = settings.games // UNIT
        self.games: Final = self.units * UNIT
        self.patience: Final = settings.patience

    async def find(self, deck: Deck) -> Run | None:
        """The latest run of a deck; it is stored that somebody looks at it."""
        row = await self.database.read(lambda c: c.execute(sa.select(runs).filter_by(deck=deck.id)).first())
        if row is None:
            return None
        run, now = Run(*row), time.time()
        if run.is_under_way and run.seen < now - SIGHT:
            await self.database.write(lambda c: c.execute(runs.update().filter_by(deck=deck.id).values(seen=now)))
        return run

    async def request(self, deck: Deck, players: int, bot: str) -> None:
        """Ask for a new run of a deck; any other run that its owner has asked for stops."""
        now = time.time()
        run = Run(deck.id, deck.person, deck.game, deck.text, players, bot, now, now)

        def write(connection: sa.Connection) -> None:
            connection.execute(runs.delete().filter_by(deck=deck.id))
            connection.execute(under_way().where(runs.c.person == deck.person).values(state=STOPPED))
            connection.execute(runs.insert(), run._asdict())

        await self.database.write(write)

    async def stop(self, deck: Deck) -> None:
        """Stop the run of a deck, and leave its counts."""
        await self.database.write(lambda c: c.execute(under_way().where(runs.c.deck == deck.id).values(state=STOPPED)))

    async def place(self, run: Run) -> int:
        """Number of runs before it in the queue."""
        before = sa.select(sa.func.count()).where(runs.c.state == WAITING, runs.c.since < run.since)
        return await self.database.read(lambda c: c.scalar(before) or 0)

    async def take(self) -> Run | None:
        """Take the run that waits longest, or whose process was lost; from now on this process holds it."""
        now, found = time.time(), list[Run]()
        waits = sa.or_(runs.c.state == WAITING, sa.and_(runs.c.state == PLAYING, runs.c.beat < now - LOST))
        question = sa.select(runs).where(waits).order_by(runs.c.since).limit(1)
        if await self.database.read(lambda c: c.execute(question).first()) is None:
            return None

        def write(connection: sa.Connection) -> None:
            found.clear()
            row = connection.execute(question.with_for_update(skip_locked=True)).first()
            if row is not None:
                run = Run(*row)._replace(state=PLAYING, holder=self.database.process, beat=now)
                held = {name: getattr(run, name) for name in ("state", "holder", "beat")}
                connection.execute(runs.update().filter_by(deck=run.deck).values(**held))
                found.append(run)

        await self.database.write(write)
        return found[0] if found else None

    async def renew(self, run: Run) -> Run | None:
        """Store the counts of a run, with a heartbeat; None if it was stopped, or nobody looks at it."""
        now, found = time.time(), list[Any]()
        mine = sa.and_(runs.c.deck == run.deck, runs.c.since == run.since, runs.c.holder == run.holder)
        counted = {name: getattr(run, name) for name in COUNTED}

        def write(connection: sa.Connection) -> None:
            connection.execute(runs.update().where(mine).values(beat=now, **counted))
            lonely = sa.and_(mine, runs.c.state == PLAYING, runs.c.seen < now - self.patience)
            connection.execute(runs.update().where(lonely).values(state=STOPPED))
            found[:] = [connection.scalar(sa.select(runs.c.state).where(mine))]

        await self.database.write(write)
        return run._replace(beat=now) if found == [PLAYING] else None

    async def finish(self, run: Run, state: str) -> None:
        """Store the counts and the last state of a run, unless it was stopped."""
        kept = await self.renew(run)
        if kept is not None:
            over = runs.update().filter_by(deck=run.deck, since=run.since, state=PLAYING).values(state=state)
            await self.database.write(lambda c: c.execute(over))


def under_way() -> sa.Update:
    """SQL update of the runs that wait or are being played."""
    return runs.update().where(runs.c.state.in_(UNDER_WAY))


def written(sums: Sums) -> str:
    """Encode counts for the database."""
    return msgspec.json.encode(sums).decode()


def plans_of(run: Run) -> list[Plan]:
    """Plan of a run and, if its cards are others, the same with the printed ones. Raises BadCards."""
    options = options_of(run.game, run.players, run.text)
    bots = [run.bot] * run.players
    mine, default = (Series(run.game, run.players, bots, options=options, cards=text) for text in (run.text, None))
    if not touched(mine, default):
        return [Plan(mine)]
    focus = touched_cards(mine, default)
    return [Plan(mine, focus), Plan(default, focus)]


def report_of(run: Run) -> dict[str, Any]:
    """Report of a run so far. Raises BadCards."""
    counted = [Counted(plan, sums) for plan, sums in zip(plans_of(run), run.sums(), strict=False)]
    return report(*counted)


def options_of(game: str, players: int, text: str) -> dict[str, str]:
    """The options with which the changed cards of a card file are in the game. Raises BadCards."""
    mine, default = (Series(game, players, [], cards=cards) for cards in (text, None))
    return options_with(tongbao.GAMES[game], players, text, touched_cards(mine, default))


def options_with(meta: Meta[Any], players: int, text: str, cards: tuple[int, ...]) -> dict[str, str]:
    """The usual options, except for one if more of these cards are in the game with another value of it."""
    found: dict[str, str] = {}
    most = in_play(meta, players, text, found, cards)
    settled: dict[str, str] = {}
    for option in meta.options:
        for value in option.possible(players, settled) if most < len(cards) else []:
            number = in_play(meta, players, text, {option.name: value}, cards)
            if number > most:
                most, found = number, {option.name: value}
        settled[option.name] = option.default(players, settled)
    return found


def in_play(meta: Meta[Any], players: int, text: str, options: dict[str, str], cards: tuple[int, ...]) -> int:
    """Number of these cards that are in a game with these options."""
    game = tongbao.new(meta.name, players=players, options=options, cards=text)
    return len({meta.face_of(game, card) for card in game.inventory()} & set(cards))


logger = logging.getLogger("tongbao.workshop")
LONGEST: Final = 15 * 60.0
"""Timeout of one unit of games, in seconds."""


class SimulationWorkers:
    """Worker pool: as many runs at once as processes, which end when there is nothing to play."""

    def __init__(self, runs: Runs, settings: Workshop) -> None:
        self.runs: Final = runs
        self.settings: Final = settings
        self.processes: Final = usual_workers() if settings.processes is None else settings.processes
        self.called: Final = asyncio.Event()
        self.playing: Final[set[asyncio.Task[None]]] = set()
        self.crew: Final = Crew(self.processes, stand_back, settings.niceness)

    async def run(self) -> None:
        """Background task: play the runs that are asked for, as long as the server is open."""
        try:
            while self.processes:
                with suppress(DatabaseUnavailable):
                    await self.take_up()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.called.wait(), self.settings.looks)
                self.called.clear()
        finally:
            for task in self.playing:
                task.cancel()
            await asyncio.gather(*self.playing, return_exceptions=True)
            await self.rest()

    def call(self) -> None:
        """Wake the pool: a run was asked for, or a worker is free."""
        self.called.set()

    async def take_up(self) -> None:
        """Begin as many runs as there are free workers."""
        while len(self.playing) < self.processes and (run := await self.runs.take()) is not None:
            task = asyncio.create_task(self.play(run))
            self.playing.add(task)
            task.add_done_callback(self.played)
        if not self.playing:
            await self.rest()

    def played(self, task: asyncio.Task[None]) -> None:
        """Free the worker of a run that is over."""
        self.playing.discard(task)
        self.call()

    async def play(self, run: Run) -> None:
        """Play a run to its end, or until it is stopped or nobody looks any more."""
        try:
            plans = await run_card_work(lambda: plans_of(run))
            while run.units < self.runs.units:
                began, unit = time.monotonic(), asyncio.create_task(self.unit(plans, run.units))
                try:
                    while not unit.done():
                        await asyncio.wait([unit], timeout=self.settings.beat)
                        if run.beat < time.time() - self.settings.beat:
                            kept = await self.runs.renew(run)
                            if kept is None:
                                return
                            run = kept
                finally:
                    unit.cancel()
                run = run.after(*unit.result(), time.monotonic() - began)
            await self.runs.finish(run, DONE)
        except DatabaseUnavailable:
            logger.warning("A run of the workshop stands still: what it has can't be kept.")
        except Exception as error:
            logger.warning("A run of the workshop has failed: %r", error)
            with suppress(DatabaseUnavailable):
                await self.runs.finish(run, FAILED)

    async def unit(self, plans: list[Plan], number: int) -> tuple[Sums, Sums]:
        """One unit of games of each plan. Raises TimeoutError if they take too long."""
        found = await asyncio.gather(*[self.play_units(Units(plan, range(number, number + 1))) for plan in plans])
        return found[0], found[1] if len(found) > 1 else Sums(0)

    async def play_units(self, units: Units) -> Sums:
        """Play some games in a process, and return what was counted."""
        (sums,) = await self.crew.hand_out(watch, units, LONGEST).answer()
        return sums

    async def rest(self) -> None:
        """End the worker processes, which takes a moment."""
        await asyncio.to_thread(self.crew.stop)


def usual_workers() -> int:
    """Default number of processes: half as many as there are processors."""
    return max(1, (os.cpu_count() or 1) // 2)
