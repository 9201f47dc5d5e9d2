"""Worker pool: long thinking is done in processes of their own, which yield to everything else on the machine."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeVar

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.hints.hint import Advice, advise
from tongbao.bots.levels.players import Master
from tongbao.bots.registry import evaluator_for, policy_for
from tongbao.bots.search.budget import Budget, TimeLimit
from tongbao.crew import Crew, stand_back
from tongbao.server.common.metrics import LATE, THINKING, THOUGHT
from tongbao.server.common.settings import Bots

Q = TypeVar("Q")
A = TypeVar("A")
LEAST_SECONDS: Final = 0.1
GRACE: Final = 0.5
"""Seconds that an answer may take beyond its time limit, before its process is ended."""
PATIENCE: Final = 3.0
"""The same for an adviser: nobody can answer in its place, and people would rather wait a little."""


@dataclass(frozen=True)
class BotQuestion:
    """A question to a bot: the record of the game, the seat, the bot, its seed and its time limit in seconds."""

    record: str
    seat: int
    bot: str
    seed: int
    seconds: float


@dataclass(frozen=True)
class Request:
    """A question to an adviser: the record of the game, the seat, a seed and the time limit in seconds."""

    record: str
    seat: int
    seed: int
    seconds: float


class WorkerPool:
    """Pool of worker processes, started when the first question comes. A process that answers too late is replaced."""

    def __init__(self, settings: Bots) -> None:
        self.longest: Final = settings.seconds
        self.processes: Final = settings.processes or os.cpu_count() or 1
        self.crew: Final = Crew(self.processes, stand_back, settings.niceness)
        self.asked = 0

    def time_limit(self) -> float:
        """The seconds that the next bot may think: with many waiting for few processes, each gets less."""
        return max(LEAST_SECONDS, self.longest / max(1.0, self.asked / self.processes))

    async def choose(self, question: BotQuestion) -> str:
        """The text of the bot's choice. Raises TimeoutError if it comes too late, and what the bot raised."""
        return await self.run(answer, question, question.seconds + GRACE)

    async def advise(self, request: Request) -> Advice:
        """The adviser's advice. Raises TimeoutError if it comes too late, and what the adviser raised."""
        return await self.run(advice, request, request.seconds + PATIENCE)

    async def run(self, do: Callable[[Q], A], question: Q, seconds: float) -> A:
        """The answer to a question. Raises TimeoutError if it takes longer, and what was raised in answering."""
        self.asked += 1
        try:
            with THINKING.track_inprogress(), THOUGHT.time(), LATE.count_exceptions(TimeoutError):
                return await self.crew.hand_out(do, question, seconds).answer()
        finally:
            self.asked -= 1

    def close(self) -> None:
        """End the processes."""
        self.crew.stop()


def answer(question: BotQuestion) -> str:
    """In a worker: the text of the bot's choice. It gets its seat, as everywhere."""
    game = tongbao.replay(question.record)
    kind = BOTS[question.bot]
    bot = Master(question.seed, TimeLimit(question.seconds)) if kind is Master else kind(question.seed)
    return str(bot.choose(tongbao.Seat(game, question.seat)))


def advice(request: Request) -> Advice:
    """In a worker: the adviser's advice. It gets its seat too."""
    game = tongbao.replay(request.record)
    name = game.setup.meta.name
    seat, budget = tongbao.Seat(game, request.seat), Budget(request.seconds)
    return advise(seat, evaluator_for(name), policy_for(name), budget, request.seed)
