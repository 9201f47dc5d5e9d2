"""Chance as moves of a player of its own: what is asked of it, and two ways to ask.

``Sampled`` asks once, before the deal, for the seed of all luck. ``Explicit`` asks for each card when somebody comes to
know it, so that a tree of the game has a branch for every card that may come, and none for the order of those that
nobody sees.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.secrecy import Seat

SEED_BYTES: Final = 4
BYTES: Final = 256


class Question:
    """What chance is asked: ``outcomes`` are numbers, each with its probability, in ascending order."""

    __slots__ = ("kind", "outcomes")

    def __init__(self, kind: str, outcomes: list[tuple[int, float]]) -> None:
        self.kind: Final = kind
        self.outcomes: Final = outcomes

    def text(self, outcome: int) -> str:
        """An outcome in words, such as ``card 12``."""
        return f"{self.kind} {outcome}"


def evenly(outcomes: list[int]) -> list[tuple[int, float]]:
    """Outcomes that are equally likely, with their probabilities."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class Pending(ABC):
    """A deal or a choice that waits for chance; it never changes."""

    __slots__ = ("question",)
    question: Question

    @abstractmethod
    def answered(self, outcome: int) -> "Game | Pending":
        """What follows from one of the outcomes: the game after it, or the next question."""


class Chance(ABC):
    """A way to ask chance. Games that go through it keep a chronicle of what the last move has brought."""

    name: ClassVar[str]

    @abstractmethod
    def deal(self, setup: Setup) -> Game | Pending:
        """The game before its first choice, or what chance is asked before. Raises BadCards."""

    @abstractmethod
    def take(self, game: Game, seat: int, choice: Choice) -> Game | Pending:
        """The game after a choice, or what chance is asked before; ``game`` stays as it is."""

    def imagine(self, game: Game, seat: int, seed: int) -> Game:
        """A game that agrees with all a seat knows, the rest dealt anew from the seed."""
        return Seat(game, seat).imagine(seed)

    @abstractmethod
    def most_outcomes(self, setup: Setup) -> int:
        """A number above all outcomes of all questions."""

    @abstractmethod
    def most_questions(self, setup: Setup) -> int:
        """More questions than this no game asks."""


class Sampled(Chance):
    """Four bytes before the deal, each of 256 values, are the seed; no question is asked from then on."""

    name = "sampled"

    def deal(self, setup: Setup) -> Game | Pending:
        return SeedToCome(setup, 0, 0)

    def take(self, game: Game, seat: int, choice: Choice) -> Game | Pending:
        after = moving(game)
        after.take(seat, choice)
        return after

    def most_outcomes(self, setup: Setup) -> int:
        return BYTES

    def most_questions(self, setup: Setup) -> int:
        return SEED_BYTES


class SeedToCome(Pending):
    """A deal whose seed is known up to some of its bytes."""

    __slots__ = ("known", "seed", "setup")
    BYTE: ClassVar[Question] = Question("byte", evenly(list(range(BYTES))))

    def __init__(self, setup: Setup, seed: int, known: int) -> None:
        self.setup: Final = setup
        self.seed: Final = seed
        self.known: Final = known
        self.question = self.BYTE

    def answered(self, outcome: int) -> Game | Pending:
        seed = self.seed * BYTES + outcome
        if self.known + 1 < SEED_BYTES:
            return SeedToCome(self.setup, seed, self.known + 1)
        return create(self.setup, FastLuck.from_seed(seed), chronicle=True)


def moving(game: Game) -> Game:
    """A copy of the game that is about to move: its chronicle begins anew."""
    copy = game.clone()
    copy.events = []
    return copy
