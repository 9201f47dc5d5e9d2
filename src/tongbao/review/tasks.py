"""Tasks of a review for worker processes; among them what the cards changed, against what was to be expected."""

from dataclasses import dataclass
from typing import Literal

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import Policy
from tongbao.bots.registry import policy_for
from tongbao.bots.search.determinizations import OpenDeterminizations
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.review.look import Effort, Finding, Look
from tongbao.review.sight import DRAW_SEED, Shares, Sight, mean, shares_of
from tongbao.review.walk import Draw, Walk, walk_of


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


MOST_CHOICES = 200
"""A turn is cut off after so many choices."""


def draw_changed(walk: Walk, draw: Draw, worlds: int) -> Shares:
    """By how much each seat's chance was changed by what came to light after a decision; all changes together are 0.

    What the decision led to is compared with what it would have led to with the cards that nobody knew dealt anew, the
    rest of the turn played by the policy both times.
    """
    before, after = walk.positions[draw.number], walk.positions[draw.number + 1]
    decision, turn = walk.record.choices[draw.number], walk.evaluator.turn(before)
    expected = outlook(walk, before, turn, worlds, decision.seat, decision.choice)
    ended = after.over or walk.evaluator.turn(after) != turn
    came = shares_of(walk.evaluator, after) if ended else outlook(walk, after, turn, worlds)
    return [one - two for one, two in zip(came, expected, strict=True)]


def outlook(walk: Walk, game: Game, turn: int, worlds: int, seat: int = 0, choice: Choice | None = None) -> Shares:
    """The chances to expect at the end of that turn, with all hands open; after a choice of a seat, if there is one."""
    imagined, policy = OpenDeterminizations(game, seat, DRAW_SEED), policy_for(game.setup.meta.name)
    found: list[Shares] = []
    for number in range(worlds):
        world = imagined.world(number).clone()
        if choice is not None:
            world.take(seat, choice)
        finish(world, turn, walk.evaluator, policy)
        found.append(shares_of(walk.evaluator, world))
    return mean(found)


def finish(game: Game, turn: int, evaluator: Evaluator, policy: Policy) -> None:
    """Let the policy play to the end of the turn."""
    for _ in range(MOST_CHOICES):
        if game.over or evaluator.turn(game) != turn:
            return
        actor, choices = game.actor, game.legal
        game.take(actor, choices[0] if len(choices) == 1 else policy.choose(game, actor, choices))
