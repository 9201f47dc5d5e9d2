"""Bots, hints and lessons: a bot thinks outside the event loop, and knows only what its seat knows."""

import asyncio
import contextlib
import logging
import time
from collections import deque
from dataclasses import replace
from functools import partial
from typing import Final
from weakref import WeakSet

import tongbao
from tongbao.bots import BOTS, Bot, bots_for
from tongbao.bots.hints.hint import Advice
from tongbao.engine.choice import IllegalChoice
from tongbao.engine.game import Game
from tongbao.engine.record import Record
from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Bots
from tongbao.server.db.database import DatabaseUnavailable
from tongbao.server.db.locks import AdvisoryLocks
from tongbao.server.matches.concurrency import think
from tongbao.server.matches.deals import drawn_number
from tongbao.server.matches.hints import GivenHint, Hint, are_there
from tongbao.server.matches.lessons import LEARNER, Course
from tongbao.server.matches.match import Match
from tongbao.server.matches.playing import with_choices
from tongbao.server.matches.settings import pause_at
from tongbao.server.matches.state import MatchState
from tongbao.server.matches.worker_pool import BotQuestion, Request, WorkerPool

logger = logging.getLogger("tongbao.bots")


class HintService:
    """Hint service of all matches; ``asked`` are the hints that are being computed, by match and seat."""

    def __init__(self, worker_pool: WorkerPool, randomness: Randomness) -> None:
        self.worker_pool: Final = worker_pool
        self.randomness: Final = randomness
        self.asked: Final[dict[tuple[str, int], asyncio.Task[None]]] = {}

    async def advise(self, match: Match, seat: int) -> None:
        """Give the seat a hint. Raises UserError if it can't have one, or if the match has moved on meanwhile."""
        name = match.id, seat
        if name not in self.asked:
            self.asked[name] = asyncio.create_task(self.find(match, seat))
            self.asked[name].add_done_callback(lambda _: self.asked.pop(name))
        await asyncio.shield(self.asked[name])

    async def find(self, match: Match, seat: int) -> None:
        """Compute a hint, and store it if it still applies."""
        require_hint(match.state, seat)
        rows, record = len(match.state.choice_log), Record.of(match.state.require_game()).dumps()
        request = Request(record, seat, self.randomness.number(2**32), self.worker_pool.time_limit())
        advice = await self.found(match, request)
        await match.apply(partial(with_hint, seat=seat, choices=rows, advice=advice), seat)

    async def found(self, match: Match, request: Request) -> Advice:
        """The adviser's advice. Raises UserError if it is too late or fails; the log says which."""
        try:
            return await self.worker_pool.advise(request)
        except TimeoutError:
            logger.warning("The adviser was too late at table %s.", match.id)
        except Exception:
            logger.exception("The adviser failed at table %s.", match.id)
        raise UserError("No hint was ready in time; please ask again in a moment.", 503)


def require_hint(state: MatchState, seat: int) -> None:
    """Raises UserError unless the seat may be told now what it could choose."""
    if not are_there(state.meta.name):
        raise UserError("This game doesn’t have hints yet.", 404)
    if not state.has_hints:
        raise UserError("Hints are turned off at this table.", 403)
    choices = state.require_game().choices(seat)
    if not choices:
        raise UserError("You can ask for a hint only on your turn.", 409)
    if len(choices) == 1:
        raise UserError("There is only one possible choice.", 409)


async def with_hint(state: MatchState, seat: int, choices: int, advice: Advice) -> MatchState:
    """The state with the hint that the seat asked for when so many choices and undos had been made.

    Raises UserError if the match has moved on since.
    """
    game = state.require_game()
    if not state.is_unchanged_for(seat, choices) or not game.choices(seat):
        raise UserError("The game has moved on, so that hint no longer applies.", 409)
    given = {**state.given_hints, seat: GivenHint(choices, advice)}
    return replace(state, hints=(*state.hints, Hint(seat, game.decisions)), given_hints=given)


async def follow_lesson(state: MatchState) -> MatchState:
    """Make the lesson's next decision; if it is no longer possible, skip the rest of the step's decisions."""
    course = state.course
    if course is None or state.closed or (due := course.due()) is None:
        return state
    after = state.require_game().clone()
    try:
        after.take(*due)
    except IllegalChoice:
        return replace(state, course=course.at(course.played(all_of_them=True)))
    return with_choices(state, [due], after, course.at(course.played()))


async def go_on(state: MatchState, person: Person) -> MatchState:
    """Leave the present step of the lesson. Raises UserError unless the person learns here."""
    course = require_lesson(state, person)
    offered = [choice.text for choice in state.game_in_play().choices(LEARNER)]
    return replace(state, course=course.at(course.went_on(offered)))


async def end_lesson(state: MatchState, person: Person) -> MatchState:
    """End the match of a lesson, as far as it has come. Raises UserError unless the person learns here."""
    require_lesson(state, person)
    return state if state.closed or state.is_over else replace(state, closed=True, moved=time.time())


def require_lesson(state: MatchState, person: Person) -> Course:
    """The lesson of the match. Raises UserError unless the person learns here."""
    state.require_seat(person, LEARNER)
    if state.course is None:
        raise UserError("There is no lesson at this table.", 409)
    return state.course


FALLBACK: Final = "random"
"""The bot that chooses when another bot fails, so that the match goes on."""
STAND_IN: Final = "greedy"
"""The bot that chooses when a strong bot fails or is too late, and that sits down when nobody names a bot."""
RETRY: Final = 10
"""Seconds after which bots try again if their choice could not be stored."""


class BotCoordinator:
    """Coordinator of the bots of all matches: which are busy, and the one slot for thinking in unwatched matches.

    Of several processes, the one that holds a match's lock plays its bots; ``played_elsewhere`` are the bots that
    another process was playing when this one tried.

    However many matches run unwatched, people's bots wait for one of them at most. ``pause`` is how long a bot waits
    before each choice at the usual pace, in seconds; strong bots think in the processes of ``worker_pool``.
    """

    def __init__(self, settings: Bots, keys: AdvisoryLocks, randomness: Randomness) -> None:
        self.pause: Final = settings.pause
        self.keys: Final = keys
        self.randomness: Final = randomness
        self.played_elsewhere: Final[WeakSet[MatchBots]] = WeakSet()
        self.worker_pool: Final = WorkerPool(settings)
        self.busy: Final[set[MatchBots]] = set()
        self.queue: Final[deque[asyncio.Future[bool]]] = deque()
        self.is_taken = False

    def retry_elsewhere(self) -> None:
        """Wake the bots that another process was playing, as that process may be gone."""
        for opponents in list(self.played_elsewhere):
            self.played_elsewhere.discard(opponents)
            opponents.wake()

    def request_slot(self) -> "asyncio.Future[bool]":
        """A future that becomes True when the slot is free, or False if its bot no longer needs the slot."""
        asked: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        if self.is_taken:
            self.queue.append(asked)
        else:
            self.is_taken = True
            asked.set_result(True)
        return asked

    def release_slot(self) -> None:
        """Give the slot to the next bot in the queue."""
        self.is_taken = False
        while self.queue and not self.is_taken:
            asked = self.queue.popleft()
            if not asked.done():
                self.is_taken = True
                asked.set_result(True)


class BotFailed(Exception):
    """A strong bot has failed to choose."""


class MatchBots:
    """The bots of one match. While one of them is to act, they and so the match are kept in memory by ``busy``."""

    person: Person | None = None
    is_page = False

    def __init__(self, match: Match, coordinator: BotCoordinator) -> None:
        self.match: Final = match
        self.coordinator: Final = coordinator
        self.bots: dict[tuple[int, str], Bot] = {}
        self.task: asyncio.Task[None] | None = None
        self.asked: asyncio.Future[bool] | None = None
        self.wake()

    def wake(self) -> None:
        """Play on if it is a bot's turn; a bot that waits for the slot goes on without it if somebody watches now."""
        if self.asked is not None and not self.asked.done() and self.match.is_watched():
            self.asked.set_result(False)
        if self.task is None and (self.turn() is not None or self.is_lesson_due()):
            self.coordinator.busy.add(self)
            self.task = asyncio.create_task(self.play_alone())

    def is_lesson_due(self) -> bool:
        """True if the lesson is to make its next decision."""
        state = self.match.state
        return state.course is not None and not state.closed and state.course.due() is not None

    def turn(self) -> tuple[Game, int] | None:
        """The position, and a bot's seat that is to act; None if there is none, or while somebody reads a lesson."""
        game, course = self.match.state.game, self.match.state.course
        if game is None or self.match.state.closed or (course is not None and course.waits()):
            return None
        seats = [seat for seat in game.seats_to_act() if self.match.state.seats[seat].kind == "bot"]
        return (game, seats[0]) if seats else None

    async def play_alone(self) -> None:
        """Play the bots while it is their turn, unless another process does."""
        key, goes_on = f"bots of {self.match.id}", True
        try:
            while goes_on and (self.turn() is not None or self.is_lesson_due()):
                if not await self.coordinator.keys.acquire(key):
                    self.coordinator.played_elsewhere.add(self)
                    return
                try:
                    goes_on = await self.play()
                finally:
                    await self.coordinator.keys.release(key)
        finally:
            self.task = None
            self.coordinator.busy.discard(self)

    async def play(self) -> bool:
        """Play the bots while it is their turn; True once that is done, False if they have to wait."""
        try:
            while (turn := self.turn()) is not None or self.is_lesson_due():
                await asyncio.sleep(pause_at(self.match.state.settings.pace, self.coordinator.pause))
                if turn is None:
                    await self.match.apply(follow_lesson)
                    continue
                game, seat = turn
                version, chair = self.match.state.seat_version(seat), self.match.state.seats[seat]
                text = await self.choice(game, seat)
                try:
                    await self.match.choose(seat, text, version, chair)
                except DatabaseUnavailable:
                    raise
                except (UserError, IllegalChoice):
                    continue  # somebody moved, or took their seat back, while the bot was thinking: it looks again
        except DatabaseUnavailable as failure:
            logger.warning("The bots of table %s wait: %s", self.match.id, failure)
            asyncio.get_running_loop().call_later(RETRY, self.wake)
        except Exception:
            logger.exception("The bots of table %s stopped; they go on when something changes there.", self.match.id)
        else:
            return True
        return False

    async def choice(self, game: Game, seat: int) -> str:
        """The text of a bot's choice; in an unwatched match the bot waits for the slot first."""
        has_place = False
        if not self.match.is_watched():
            self.asked = self.coordinator.request_slot()
            has_place = await self.asked
        try:
            kind = self.match.state.seats[seat].bot or FALLBACK
            if BOTS[kind].thinks:
                with contextlib.suppress(BotFailed):
                    return await self.think_long(game, seat, kind)
                kind = STAND_IN
            return await think(partial(self.think, game, seat, kind))
        finally:
            self.asked = None
            if has_place:
                self.coordinator.release_slot()

    async def think_long(self, game: Game, seat: int, kind: str) -> str:
        """The text of a strong bot's choice. Raises Failed if it is too late or fails; the log says which."""
        worker_pool = self.coordinator.worker_pool
        question = BotQuestion(Record.of(game).dumps(), seat, kind, self.bot(seat, kind).seed, worker_pool.time_limit())
        try:
            return await worker_pool.choose(question)
        except TimeoutError:
            logger.warning("The bot %s was too late at table %s; %s chooses instead.", kind, self.match.id, STAND_IN)
        except Exception:
            logger.exception("The bot %s failed at table %s; %s chooses instead.", kind, self.match.id, STAND_IN)
        raise BotFailed

    def think(self, game: Game, seat: int, kind: str) -> str:
        """The text of a quick bot's choice."""
        seat_view = tongbao.Seat(game, seat)
        try:
            return str(self.bot(seat, kind).choose(seat_view))
        except Exception:
            logger.exception("The bot %s failed at table %s; %s chooses instead.", kind, self.match.id, FALLBACK)
            return str(self.bot(seat, FALLBACK).choose(seat_view))

    def bot(self, seat: int, kind: str) -> Bot:
        """The bot of that kind on a seat; in a match with a seed, one for each choice, the same after a restart."""
        if self.match.state.seed:
            return BOTS[kind](
                drawn_number(self.match.state.seed, 2**32, "bot", seat, kind, self.match.state.seat_version(seat))
            )
        if (seat, kind) not in self.bots:
            self.bots[seat, kind] = BOTS[kind](self.coordinator.randomness.number(2**32))
        return self.bots[seat, kind]


def require_bot(game: str, name: str) -> None:
    """Raises UserError if the game has no bot of that name."""
    if name not in bots_for(game):
        raise UserError(
            "There is no bot “{name}”; choose one of: {all}.", name=name[:40], all=", ".join(bots_for(game))
        )
