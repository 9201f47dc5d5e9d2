"""The parts of a review that are done one by one, in any process: what is asked, and what is answered."""

from dataclasses import dataclass
from typing import Literal

from tongbao.review.look import Effort, Finding, Look
from tongbao.review.sight import Shares, Sight
from tongbao.review.split import draw_changed
from tongbao.review.walk import walk_of


@dataclass(frozen=True)
class Task:
    """A part of the review of a record: ``numbers`` of columns, decisions (by their place among the forks of the seat)
    or draws, by ``kind``."""

    record: str
    sight: Sight
    kind: Literal["chart", "look", "draws"]
    numbers: tuple[int, ...]
    effort: Effort


Answer = list[Shares] | list[Finding]


def work(task: Task) -> Answer:
    """Do a part of a review, one answer for each number. Raises what the walk through the record raises."""
    walk = walk_of(task.record)
    sight, effort = task.sight, task.effort
    if task.kind == "chart":
        columns = [walk.positions[walk.columns[number].number] for number in task.numbers]
        return [sight.shares(walk.evaluator, game, effort.worlds) for game in columns]
    if task.kind == "draws":
        return [draw_changed(walk, walk.draws[number], effort.worlds) for number in task.numbers]
    forks = walk.forks_of(sight.seat)
    found: list[Finding] = []
    for number in task.numbers:
        fork = forks[number]
        look = Look(walk.positions[fork.number], sight, walk.evaluator, effort)
        found.append(look.find(fork.number, fork.turn, fork.choice))
    return found
