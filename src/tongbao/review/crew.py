"""A review made by several processes at once."""

import os
from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context

from tongbao.review.review import Review, run
from tongbao.review.tasks import Answer, Task, work


def make(review: Review, watch: Callable[[Review], None], processes: int | None = None) -> Review:
    """Make the whole review on so many processors, all if it isn't said; what comes out is the same with any number."""
    crew = processes or os.cpu_count() or 1
    if crew == 1:
        return run(review, watch)
    with ProcessPoolExecutor(crew, get_context("spawn")) as pool:
        doing: dict[Future[Answer], Task] = {}
        while not review.finished:
            while len(doing) < 2 * crew and (task := review.next()) is not None:
                doing[pool.submit(work, task)] = task
            for future in wait(doing, return_when=FIRST_COMPLETED).done:
                review.take(doing.pop(future), future.result())
            watch(review)
    return review
