"""The past of a match: how its table stood after each decision, found again by playing its record."""

import copy
from collections import OrderedDict
from typing import Final

from tongbao.bots.judgement.judges import JUDGES, judge_of
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.engine.secrecy import Seat
from tongbao.server.aside import replay
from tongbao.server.matches import Match

EVERY: Final = 16
"""Of so many positions one is kept; those after it are played from there."""
MOST_KEPT: Final = 32
"""So many matches are remembered with their past."""


class Past:
    """How a match went, as far as it has gone; choices that are still sealed aren't part of it.

    A step is a decision: after step 0 the table is dealt, after the last it stands as it does now. ``ends`` are the
    steps with which turns ended, 0 first. Making it takes as long as a replay.
    """

    def __init__(self, match: Match) -> None:
        game = match.playing()
        record = Record.of(game)
        self.choices: Final = record.choices[: game.decisions - sum(map(len, game.sealed or ()))]
        self.table: Final = copy.copy(match)
        self.table.onlookers = set()
        self.hints: Final = match.hints[:]
        self.remarks: Final = match.remarks[:]
        self.stops: Final[list[Game]] = []
        self.ends: Final = [0]
        self.points: Final[dict[int, list[list[int]]]] = {}
        self.walk(Record(record.setup, record.origin, []).play_again(record.luck(), chronicle=True))

    def walk(self, game: Game) -> None:
        """Go through the game once, and keep what is kept of it."""
        name = game.setup.meta.name
        turn_of = judge_of(name).turn if name in JUDGES else lambda position: position.decisions
        turn = turn_of(game)
        self.stops.append(game.clone())
        for step, decision in enumerate(self.choices, 1):
            game.take(decision.seat, decision.choice)
            if step % EVERY == 0:
                self.stops.append(game.clone())
            if game.over or turn_of(game) != turn:
                turn = turn_of(game)
                self.ends.append(step)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.choices)

    def position(self, step: int) -> Game:
        """The game after that step."""
        game = self.stops[step // EVERY].clone()
        for decision in self.choices[step - step % EVERY : step]:
            game.take(decision.seat, decision.choice)
        return game

    def at(self, step: int) -> Match:
        """The match as it stood after that step: the same object for every step, so use it at once."""
        table = self.table
        table.game = self.position(step)
        table.hints = [hint for hint in self.hints if hint.decisions <= step]
        table.remarks = [remark for remark in self.remarks if remark.decisions <= step]
        table.revision += 1
        return table

    def turn(self, step: int) -> int:
        """In which turn a step was made, from 1 on; 0 for the deal."""
        return sum(end < step for end in self.ends)

    def scores(self, seat: int) -> list[list[int]]:
        """What each seat had at the end of each turn, as the seat knew it then; at last as it is now."""
        if seat not in self.points:
            steps = self.ends if self.ends[-1] == self.last else [*self.ends, self.last]
            self.points[seat] = [Seat(self.position(step), seat).seen().scores() for step in steps]
        return self.points[seat]

    def open_scores(self) -> list[list[int]]:
        """What each seat really had at the end of each turn: for games that are over."""
        return [self.position(step).scores() for step in self.ends]


class Pasts:
    """The pasts of the matches that were looked back at lately."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[tuple[str, int, int], Past]] = OrderedDict()

    async def of(self, match: Match) -> Past:
        """The past of a match as it stands now."""
        key = match.id, len(match.rows), len(match.hints)
        if key not in self.kept:
            self.kept[key] = await replay(lambda: Past(match))
            while len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(key)
        return self.kept[key]
