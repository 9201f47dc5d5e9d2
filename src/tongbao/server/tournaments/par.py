"""Par of a daily deal: what each level scores on the player's seat, with the same cards and against the same bots.

It follows from the deal alone, so every process comes to the same, at any time; it is told only to players who have
finished the deal, since it says something of the cards. It is worked out one deal at a time, in a process that yields
to all others.
"""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple

import tongbao
from tongbao.bots import BOTS, levels_for
from tongbao.bots.levels.players import Master
from tongbao.bots.search.budget import TimeLimit
from tongbao.crew import Crew, stand_back
from tongbao.engine.luck import served_luck
from tongbao.server.matches.deals import drawn_number

logger = logging.getLogger("tongbao.par")
SAMPLES: Final = 60
"""Lines that the strongest level plays for each choice: bounded by number, so that it chooses the same everywhere."""
LONGEST: Final = 900.0
"""Seconds after which a game of a level is broken off; then the par has failed."""
MOST_KEPT: Final = 40
"""Maximum number of deals whose par is kept."""
RESTS: Final = 300.0
"""Seconds after which a failed par is worked out again, if somebody asks for it."""
MOST_TRIES: Final = 3
WORKING: Final = "working"
KNOWN: Final = "known"
FAILED: Final = "failed"
MISSING: Final = "missing"
"""States of a par: it is worked out, it is known, it failed and is tried again, or it failed too often."""
NICENESS: Final = 19


class LevelGame(NamedTuple):
    """A deal as a level plays it: ``bot`` has the other seats, ``cards`` is the secret, ``seed`` that of the bots."""

    game: str
    players: int
    seat: int
    bot: str
    cards: str
    seed: str
    level: str


class LevelScore(NamedTuple):
    """The points of a level."""

    level: str
    points: int


class Par(NamedTuple):
    """Par of a deal: its state, and the scores once they are known, the weakest level first.

    It failed for the first ``failures`` times, the last time at the moment ``since``.
    """

    state: str
    scores: tuple[LevelScore, ...] = ()
    failures: int = 0
    since: float = 0.0


def score_of(job: LevelGame) -> int:
    """In a worker: the points of the level at the end of its game."""
    luck = served_luck(job.cards, [""] * job.players, [])
    game = tongbao.new(job.game, players=job.players, luck=luck)
    chosen = [0] * job.players
    while not game.over:
        for seat in list(game.seats_to_act()):
            kind = job.level if seat == job.seat else job.bot
            seed = drawn_number(job.seed, 2**32, "bot", seat, kind, chosen[seat])
            bot = Master(seed, TimeLimit(samples=SAMPLES)) if BOTS[kind] is Master else BOTS[kind](seed)
            game.take(seat, bot.choose(tongbao.Seat(game, seat)))
            chosen[seat] += 1
    return game.scores()[job.seat]


class ParScores:
    """The par of deals, by date, as far as it is known; the latest that were asked for are kept."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self.now: Final = now
        self.found: Final[OrderedDict[str, Par]] = OrderedDict()
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self.turn: Final = asyncio.Lock()
        self.crew: Final = Crew(1, stand_back, NICENESS)

    def of(self, date: str, deal: LevelGame) -> Par:
        """The par of the deal of a day, which is worked out from now on if it isn't known."""
        known = self.found.get(date)
        if known is not None:
            self.found.move_to_end(date)
            if known.state != FAILED or self.now() < known.since + RESTS:
                return known
        if date not in self.tasks and len(self.tasks) < MOST_KEPT:
            self.tasks[date] = asyncio.create_task(self.work_out(date, deal))
            self.tasks[date].add_done_callback(lambda _: self.tasks.pop(date, None))
        return Par(WORKING)

    async def work_out(self, date: str, deal: LevelGame) -> None:
        """Let each level play the deal, one after another; if one can't, that is logged, and the par has failed."""
        async with self.turn:
            try:
                scores = [
                    LevelScore(level, await self.crew.hand_out(score_of, deal._replace(level=level), LONGEST).answer())
                    for level in levels_for(deal.game)
                ]
                par = Par(KNOWN, tuple(scores))
            except Exception:
                logger.exception("The levels couldn’t play the deal of %s.", date)
                failures = 1 + (self.found[date].failures if date in self.found else 0)
                par = Par(FAILED if failures < MOST_TRIES else MISSING, (), failures, self.now())
            finally:
                await asyncio.to_thread(self.crew.stop)
        self.found[date] = par
        while len(self.found) > MOST_KEPT:
            self.found.popitem(last=False)

    async def close(self) -> None:
        """Stop working."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self.crew.stop)
