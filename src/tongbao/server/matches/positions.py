"""Position history of a match: its table after each decision, found by replaying its record; branches from there."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Generator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple
from weakref import WeakKeyDictionary

from tongbao.bots import usual_bot
from tongbao.bots.registry import EVALUATORS, evaluator_for
from tongbao.engine.draws import NotedLuck, noted
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.engine.secrecy import Seat
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.fair_scheduling import in_pieces
from tongbao.server.matches.choice_log import Row
from tongbao.server.matches.concurrency import replay
from tongbao.server.matches.lessons import Position
from tongbao.server.matches.seats import MatchSeat, bot_name, distinct
from tongbao.server.matches.settings import BRANCH, STACK, Settings
from tongbao.server.matches.state import MatchState, MatchView

EVERY: Final = 16
"""Checkpoint interval: one position in so many is kept, and those after it are replayed from there."""
MOST_KEPT: Final = 32
"""The most matches whose history is cached."""


class PositionHistory:
    """The history of a match so far; choices that are still sealed aren't part of it.

    A step is a decision: after step 0 the table is dealt, after the last it is as it is now. ``ends`` are the
    steps with which turns ended, 0 first. It is known after ``replaying``, which takes as long as a replay; whoever
    does that or draws one of its positions holds the ``lock``. What is drawn of it may be kept under its ``name``.
    """

    def __init__(self, view: MatchView) -> None:
        game = view.state.require_game()
        self.name: Final = secrets.token_hex(16)
        self.lock: Final = asyncio.Lock()
        self.record: Final = Record.of(game)
        self.choices: Final = self.record.choices[: game.decisions - sum(map(len, game.sealed or ()))]
        self.state: Final = view.state
        self.stops: list[Game] = []
        self.ends = [0]
        self.points: Final[dict[int | None, list[list[int]]]] = {}

    def replaying(self) -> Generator[None, None, None]:
        """Replay the game once, unless that was done, and note its checkpoints and the ends of its turns."""
        if self.stops:
            return
        record = Record(self.record.setup, self.record.origin, [])
        game, stops, ends = record.play_again(self.record.luck(), chronicle=True), list[Game](), [0]
        name = game.setup.meta.name
        turn_of = evaluator_for(name).turn if name in EVALUATORS else lambda position: position.decisions
        turn = turn_of(game)
        stops.append(game.clone())
        for step, decision in enumerate(self.choices, 1):
            game.take(decision.seat, decision.choice)
            if step % EVERY == 0:
                stops.append(game.clone())
            if game.over or turn_of(game) != turn:
                turn = turn_of(game)
                ends.append(step)
            yield
        self.stops, self.ends = stops, ends

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

    def view_at(self, step: int) -> MatchView:
        """The view of the match after that step, with nobody present."""
        hints = tuple(hint for hint in self.state.hints if hint.decisions <= step)
        remarks = tuple(remark for remark in self.state.remarks if remark.decisions <= step)
        return MatchView(self, step, replace(self.state, game=self.position(step), hints=hints, remarks=remarks))

    def turn_of_step(self, step: int) -> int:
        """The turn in which a step was made, from 1 on; 0 for the deal."""
        return sum(end < step for end in self.ends)

    def scoring(self, seat: int | None) -> Generator[None, None, list[list[int]]]:
        """The scores of all seats at the end of each turn as the seat knew them then, at last as they are now.

        Without a seat they are the true ones, for games that are over.
        """
        if seat not in self.points:
            steps = self.ends if seat is None or self.ends[-1] == self.last else [*self.ends, self.last]
            points: list[list[int]] = []
            for step in steps:
                position = self.position(step)
                points.append((position if seat is None else Seat(position, seat).seen()).scores())
                yield
            self.points[seat] = points
        return self.points[seat]


class PositionHistories:
    """Cache of the position histories that were asked for lately."""

    def __init__(self) -> None:
        self.kept: Final[OrderedDict[tuple[object, ...], PositionHistory]] = OrderedDict()

    async def history_of(self, match: MatchView) -> PositionHistory:
        """The position history of a match as it is in this view."""
        key = key_of(match.state)
        history = self.kept.get(key) or self.kept.setdefault(key, PositionHistory(match))
        self.kept.move_to_end(key)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        async with history.lock:
            await in_pieces(history.replaying())
        return history


def key_of(state: MatchState) -> tuple[object, ...]:
    """Cache key of a history: it differs between two views that don't know the same of a match, as a delayed one."""
    told = [(remark.seat, remark.decisions, remark.kind) for remark in state.remarks]
    return state.id, len(state.choice_log), len(state.hints), *told, state.closed, state.seats


class Branch(NamedTuple):
    """A branch: a match to be founded from the position of match ``of`` after so many ``decisions``.

    Its luck is that of the other match, so the cards are as they were there: ``secret``, ``stack`` and the salts of
    its seats; and it is played by the same ``rules``. A position of no match, as in lessons and examples, is ``of``
    "", and played by the latest rules, None.
    """

    of: str
    decisions: int
    secret: str
    rows: Sequence[Row]
    stack: Sequence[str] = ()
    rules: int | None = None

    def stored(self) -> Settings:
        """The branch as settings of its match."""
        origin = {BRANCH: f"{self.of} {self.decisions}"} if self.of else {}
        return origin | ({STACK: "\n".join(self.stack)} if self.stack else {})


def branch_of(match: MatchView, decisions: int) -> Branch:
    """The branch from a position of a match that is over. Raises UserError if it isn't, or had no such position."""
    game = match.state.require_game()
    if not game.over:
        raise UserError("You can play on from a position once the game is over.", 403)
    made = Record.of(game).choices
    if decisions >= len(made):
        raise UserError("This game has only {n} {n|decision|decisions}; you can’t play on from there.", n=len(made))
    rows = [(decision.seat, str(decision.choice)) for decision in made[:decisions]]
    return Branch(match.id, decisions, match.state.secret, rows, match.state.stack, match.state.rules)


def branch_at(position: Position) -> Branch:
    """The branch from a position that a file names."""
    rows = position.decisions()
    return Branch("", len(rows), position.secret, rows, position.stack)


def seats_of_branch(match: MatchView, seat: int, person: Person) -> list[MatchSeat]:
    """The seats of a branch: the person on one seat, bots on all others, each with the salt that was thrown in."""
    found: list[MatchSeat] = []
    for chair in match.state.seats:
        taken = [one.name for one in found]
        if chair.seat == seat:
            found.append(MatchSeat(seat, "human", distinct(person.name, taken), person.id, None, chair.salt))
        elif chair.kind == "bot" and chair.person is None:
            found.append(replace(chair, name=distinct(chair.name, [*taken, person.name])))
        else:
            others = [one.name for one in match.state.seats]
            name, bot = bot_name([*taken, *others, person.name]), usual_bot(match.meta.name)
            found.append(MatchSeat(chair.seat, "bot", name, None, bot, chair.salt))
    return found


class DrawProofs:
    """Cache of the draws of matches that somebody has checked; all requests for one game wait for one replay."""

    def __init__(self) -> None:
        self.kept: Final[WeakKeyDictionary[object, tuple[Game, asyncio.Task[NotedLuck]]]] = WeakKeyDictionary()

    async def draws_of(self, match: MatchView) -> NotedLuck | None:
        """The luck after the whole game, with all its draws; None while they are secret."""
        game = match.state.game
        if game is None or not game.over:
            return None
        known = self.kept.get(match.key)
        if known is None or known[0] is not game:
            known = game, asyncio.create_task(replay(lambda: noted(Record.of(game))))
            self.kept[match.key] = known
        return await asyncio.shield(known[1])
