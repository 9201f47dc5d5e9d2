"""A record walked through once: where turns end, what was decided, and where something was drawn."""

from functools import lru_cache
from typing import Final, NamedTuple

import tongbao
from tongbao.bots.registry import EVALUATORS, evaluator_for
from tongbao.engine.choice import CONCEDE, Choice
from tongbao.engine.record import Record, read_record

KEPT: Final = 2
"""So many walked records a process remembers."""


class NoReview(ValueError):
    """A game that can't be reviewed; the message says why."""


class Column(NamedTuple):
    """The end of a turn: after how many decisions, and whose it was; -1 of the start, and where all chose at once."""

    number: int
    seat: int


class Fork(NamedTuple):
    """A decision with more than one choice: its number from 0 on, in which turn from 1 on, the seat and its choice."""

    number: int
    turn: int
    seat: int
    choice: Choice


class Draw(NamedTuple):
    """A decision after which something hidden came to light: its number, and in which turn from 1 on."""

    number: int
    turn: int


class Walk:
    """A game that is over, decision by decision; ``columns`` begin with its start, ``end`` is how it ended.

    ``positions`` are by the number of decisions made before, if the walk ``keeps`` them. Raises NoReview, and whatever
    a replay raises.
    """

    def __init__(self, record: Record, keeps: bool = True) -> None:
        name = record.setup.meta.name
        if name not in EVALUATORS:
            raise NoReview(f"Reviews aren’t available for {name} yet; they are for: {', '.join(EVALUATORS)}.")
        self.evaluator: Final = evaluator_for(name)
        self.record: Final = record
        self.end = Record(record.setup, record.origin, []).play_again(record.luck(), chronicle=True)
        self.keeps: Final = keeps
        self.positions: Final = [self.end]
        self.columns: Final = [Column(0, -1)]
        self.forks: Final[list[Fork]] = []
        self.draws: Final[list[Draw]] = []
        self.follow()
        if not self.end.over:
            raise NoReview("The game isn’t over; only finished games can be reviewed.")

    def follow(self) -> None:
        """Make every recorded decision."""
        turn_of = self.evaluator.turn
        mover: int | None = None
        for number, decision in enumerate(self.record.choices):
            before = self.end
            turn = len(self.columns)
            if mover is None:
                mover = -1 if before.sealed is not None else decision.seat
            if decision.choice is not CONCEDE and len(before.choices(decision.seat)) > 1:
                self.forks.append(Fork(number, turn, decision.seat, decision.choice))
            after = before.clone()
            after.take(decision.seat, decision.choice)
            self.end = after
            if self.keeps:
                self.positions.append(after)
            if after.barrier > number and decision.choice is not CONCEDE:
                self.draws.append(Draw(number, turn))
            if after.over or turn_of(after) != turn_of(before):
                self.columns.append(Column(number + 1, mover))
                mover = None
            if after.over:
                break

    def forks_of(self, seat: int) -> list[Fork]:
        """The decisions of a seat."""
        return [fork for fork in self.forks if fork.seat == seat]


def can_be_reviewed(game: str) -> bool:
    """Whether there is an evaluator of the game of that name."""
    return game in EVALUATORS


@lru_cache(KEPT)
def walk_of(text: str) -> Walk:
    """The walk through a record in text. Raises BadRecord, BadOption, BadCards, IllegalChoice or NoReview."""
    return Walk(read_record(text, tongbao.GAMES))
