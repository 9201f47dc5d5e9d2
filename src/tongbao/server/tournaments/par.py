"""Par of a daily deal: what each level scores on the player's seat, with the same cards and against the same bots.

It follows from the deal alone, so every process comes to the same, at any time; it is told only to players who have
finished the deal, since it says something of the cards. It is worked out one deal at a time, in a process that yields
to all others.
"""

import asyncio
import logging
from collections import OrderedDict
from typing import Final, Literal, NamedTuple

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
"""Seconds after which a game of a level is broken off; then its points stay unknown until somebody tries again."""
MOST_KEPT: Final = 40
"""Maximum number of deals whose par is kept."""
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
    """The points of a level; None as long as it hasn't finished."""

    level: str
    points: int | None


class Par(NamedTuple):
    """Par of a deal as far as it is known, the weakest level first.

    It is ``failed`` if a level couldn't finish: then nothing happens until somebody lets it try again.
    """

    state: Literal["playing", "done", "failed"]
    scores: tuple[LevelScore, ...]


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

    def __init__(self) -> None:
        self.found: Final[OrderedDict[str, dict[str, int]]] = OrderedDict()
        self.failed: Final[set[str]] = set()
        self.tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self.turn: Final = asyncio.Lock()
        self.crew: Final = Crew(1, stand_back, NICENESS)

    def of(self, date: str, deal: LevelGame) -> Par:
        """The par of the deal of a day, which begins to be worked out when it is first asked for."""
        points = self.found.get(date, {})
        scores = tuple(LevelScore(level, points.get(level)) for level in levels_for(deal.game))
        if date in self.found:
            self.found.move_to_end(date)
        if date in self.failed:
            return Par("failed", scores)
        if all(one.points is not None for one in scores):
            return Par("done", scores)
        if date not in self.tasks and len(self.tasks) < MOST_KEPT:
            self.tasks[date] = asyncio.create_task(self.work_out(date, deal))
            self.tasks[date].add_done_callback(lambda _: self.tasks.pop(date, None))
        return Par("playing", scores)

    def try_again(self, date: str) -> None:
        """Let the levels that couldn't finish the deal of a day play it again, when it is next asked for."""
        self.failed.discard(date)

    async def work_out(self, date: str, deal: LevelGame) -> None:
        """Let each level that hasn't yet play the deal, one after another, until one can't."""
        async with self.turn:
            points = self.found.setdefault(date, {})
            try:
                for level in levels_for(deal.game):
                    if level not in points:
                        job = self.crew.hand_out(score_of, deal._replace(level=level), LONGEST)
                        points[level] = await job.answer()
            except Exception:
                logger.exception("The levels couldn’t play the deal of %s.", date)
                self.failed.add(date)
            finally:
                await asyncio.to_thread(self.crew.stop)
        while len(self.found) > MOST_KEPT:
            self.failed.discard(self.found.popitem(last=False)[0])

    async def close(self) -> None:
        """Stop working."""
        for task in list(self.tasks.values()):
            task.cancel()
        await asyncio.gather(*self.tasks.values(), return_exceptions=True)
        await asyncio.to_thread(self.crew.stop)
