"""A review in the making: hands out its tasks, takes in their answers, and knows at every moment what it has so far."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Final, cast

import tongbao
from tongbao.engine.record import read_record
from tongbao.review.depth import USUAL, Depth
from tongbao.review.look import Effort, Finding, moments_of, worth_a_second_look
from tongbao.review.sight import Shares, Sight
from tongbao.review.tasks import Answer, Task, work
from tongbao.review.walk import NoReview, Walk

CHUNK: Final = 6
"""So many points of the chart, or draws, are one task."""


class Review:
    """The review of one finished game, given as its record in text, through one sight.

    First comes the chart, then a first look at every decision of the seat, then a second one at those that may be its
    moments; with all cards open, also what the draws changed. ``chances`` are by column, None where not known yet;
    ``findings`` by the number of the decision; ``draws`` by draw. Raises NoReview, BadRecord and what a replay raises.
    """

    def __init__(self, record: str, sight: Sight, depth: Depth = USUAL) -> None:
        walk = Walk(read_record(record, tongbao.GAMES), keeps=False)
        if not 0 <= sight.seat < walk.end.players:
            raise NoReview(f"There is no seat {sight.seat}; seats go from 0 to {walk.end.players - 1}.")
        self.record: Final = record
        self.sight: Final = sight
        self.depth: Final = depth
        self.walk: Final[Walk] = walk
        self.forks: Final = walk.forks_of(sight.seat)
        self.chances: Final[list[Shares | None]] = [None] * len(walk.columns)
        self.draws: Final[list[Shares | None]] = [None] * (len(walk.draws) if sight.open else 0)
        self.findings: Final[dict[int, Finding]] = {}
        self.closely: Final[set[int]] = set()
        self.stage = 1
        self.open: Final[set[Task]] = set()
        self.tasks = deque([*self.chart_tasks(), *self.look_tasks(range(len(self.forks)), depth.first, depth.worlds)])

    # Its tasks.

    def task(self, kind: str, numbers: tuple[int, ...], samples: int, worlds: int) -> Task:
        """One task."""
        return Task(self.record, self.sight, kind, numbers, Effort(samples, worlds))  # type: ignore[arg-type]

    def chart_tasks(self) -> Iterator[Task]:
        """The points of the chart, a few at a time, and the draws."""
        for numbers in chunks(len(self.chances)):
            yield self.task("chart", numbers, 0, self.depth.chart)
        for numbers in chunks(len(self.draws)):
            yield self.task("draws", numbers, 0, self.depth.draws)

    def look_tasks(self, places: "range | list[int]", samples: int, worlds: int) -> list[Task]:
        """Looks at decisions, by their place among those of the seat."""
        return [self.task("look", (place,), samples, worlds) for place in places]

    def next(self) -> Task | None:
        """A task that somebody should do now; None while all are being done, and when there is none left."""
        if not self.tasks:
            return None
        task = self.tasks.popleft()
        self.open.add(task)
        return task

    def take(self, task: Task, answer: Answer) -> None:
        """The answer to a task."""
        self.open.discard(task)
        if task.kind == "look":
            for finding in cast(list[Finding], answer):
                self.findings[finding.number] = finding
                if self.stage == 2:
                    self.closely.add(finding.number)
        else:
            known = self.chances if task.kind == "chart" else self.draws
            for number, shares in zip(task.numbers, cast(list[Shares], answer), strict=True):
                known[number] = shares
        if self.stage == 1 and not self.tasks and not self.open:
            self.look_again()

    def look_again(self) -> None:
        """Begin the second look."""
        self.stage = 2
        numbers = [one.number for one in worth_a_second_look(self.findings.values(), self.depth.most)]
        places = [place for place, fork in enumerate(self.forks) if fork.number in numbers]
        self.tasks.extend(self.look_tasks(places, self.depth.second, self.depth.more))

    # What it has.

    @property
    def finished(self) -> bool:
        """Whether nothing is left to do."""
        return self.stage == 2 and not self.tasks and not self.open

    @property
    def done(self) -> tuple[int, int]:
        """How many decisions have been looked at in the present look, and of how many."""
        looking = [task for task in [*self.tasks, *self.open] if task.kind == "look"]
        all_of_them = len(self.forks) if self.stage == 1 else len(looking) + len(self.closely)
        return all_of_them - len(looking), all_of_them

    def moments(self) -> list[Finding]:
        """Its moments, once the first look is over; the second may change them, and at its end only they count."""
        if self.stage == 1:
            return []
        settled = self.finished and self.closely
        return moments_of([one for number, one in self.findings.items() if not settled or number in self.closely])

    def split(self) -> list[tuple[float, float]] | None:
        """What cards and choices changed of each seat's chance; None unless all cards are open and all is known."""
        if not self.sight.open or None in self.draws or None in self.chances:
            return None
        first, last = cast(Shares, self.chances[0]), cast(Shares, self.chances[-1])
        drawn = [sum(column) for column in zip(*cast(list[Shares], self.draws), strict=True)] or [0.0] * len(first)
        return [(cards, last[seat] - first[seat] - cards) for seat, cards in enumerate(drawn)]


def chunks(length: int) -> Iterator[tuple[int, ...]]:
    """The numbers below a length, a few at a time."""
    for start in range(0, length, CHUNK):
        yield tuple(range(start, min(length, start + CHUNK)))


def run(review: Review, watch: Callable[[Review], None] = lambda _: None) -> Review:
    """Make the whole review in this process."""
    while (task := review.next()) is not None:
        review.take(task, work(task))
        watch(review)
    return review
