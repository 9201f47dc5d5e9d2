"""Review jobs for finished matches: done part by part in the worker pool, and cached as long as there is room."""

import asyncio
import logging
from collections import OrderedDict
from typing import Final

from tongbao.engine.record import Record
from tongbao.review.review import Review
from tongbao.review.sight import Sight
from tongbao.review.tasks import Task, work
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import ReviewSettings as Settings
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.state import MatchView
from tongbao.server.matches.worker_pool import WorkerPool

logger = logging.getLogger("tongbao.reviews")
LONGEST: Final = 60.0
"""Seconds that one part may take."""
WAIT: Final = 30
Key = tuple[str, int, Sight]
"""Cache key of a review: the match, how many choices and undos were ever made in it, and the viewer."""


class ReviewsFull(UserError):
    """Too many reviews are in progress."""

    wait = WAIT


class ReviewJob:
    """A review in progress, or done; ``failed`` if it has stopped before its end. Its finished parts stay."""

    def __init__(self, review: Review, worker_pool: WorkerPool, places: asyncio.Semaphore) -> None:
        self.review: Final = review
        self.worker_pool: Final = worker_pool
        self.places: Final = places
        self.failed = False
        self.task: Final = asyncio.create_task(self.run())

    async def run(self) -> None:
        """Do its parts, as many at a time as there are processes."""
        doing: set[asyncio.Task[None]] = set()
        try:
            while not self.review.finished:
                while len(doing) < self.worker_pool.processes and (part := self.review.next()) is not None:
                    doing.add(asyncio.create_task(self.do(part)))
                done, doing = await asyncio.wait(doing, return_when=asyncio.FIRST_COMPLETED)
                for one in done:
                    one.result()
        except Exception:
            self.failed = True
            logger.exception("A review of %s stopped.", self.review.walk.record.setup.meta.name)
        finally:
            for one in doing:
                one.cancel()

    async def do(self, part: Task) -> None:
        """Do one part, when a process is free for it."""
        async with self.places:
            answer = await self.worker_pool.run(work, part, LONGEST)
        self.review.take(part, answer)


class Reviews:
    """LRU cache of all reviews of this server, the one asked for latest last. All share the worker pool."""

    def __init__(self, worker_pool: WorkerPool, settings: Settings) -> None:
        self.worker_pool: Final = worker_pool
        self.settings: Final = settings
        self.places: Final = asyncio.Semaphore(worker_pool.processes)
        self.kept: Final[OrderedDict[Key, ReviewJob]] = OrderedDict()
        self.lock: Final = asyncio.Lock()

    def find(self, match: MatchView, sight: Sight) -> ReviewJob | None:
        """The review as far as it is done, if somebody has asked for it before."""
        found = self.kept.get(key_of(match, sight))
        if found is not None:
            self.kept.move_to_end(key_of(match, sight))
        return found

    async def review_of(self, match: MatchView, sight: Sight) -> ReviewJob:
        """The review, begun now if nobody has asked for it before. Raises UserError if too many are in progress."""
        async with self.lock:
            found = self.find(match, sight)
            if found is not None:
                return found
            if sum(not making.task.done() for making in self.kept.values()) >= self.settings.at_once:
                raise ReviewsFull("Too many games are being reviewed just now; please try again in a minute.", 429)
            record = Record.of(match.state.require_game()).dumps()
            review = await replay(lambda: Review(record, sight, self.settings.depth))
            self.kept[key_of(match, sight)] = found = ReviewJob(review, self.worker_pool, self.places)
            self.make_room()
            return found

    def forget(self, match: MatchView, sight: Sight) -> None:
        """Forget a review that has failed, so that it can be tried again."""
        found = self.find(match, sight)
        if found is not None and found.failed:
            del self.kept[key_of(match, sight)]

    def make_room(self) -> None:
        """Evict reviews that are done and weren't asked for lately."""
        for key in [key for key, making in self.kept.items() if making.task.done()]:
            if len(self.kept) <= self.settings.kept:
                return
            del self.kept[key]

    async def close(self) -> None:
        """Stop the reviews in progress."""
        tasks = [making.task for making in self.kept.values() if not making.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def key_of(match: MatchView, sight: Sight) -> Key:
    """The cache key of a review."""
    return match.id, len(match.state.choice_log), sight
