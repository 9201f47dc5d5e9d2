"""Search over whole turns: what each first choice leads to when the turn is played as well as possible."""

from math import sqrt
from time import perf_counter
from typing import Final

from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.judgement.judge import Judge
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat, offered

MOST_STEPS: Final = 400
"""A turn is cut off after so many choices."""


class Budget:
    """How long to think: until ``seconds`` have passed or so many ``samples`` were played, whichever comes first."""

    def __init__(self, seconds: float, samples: int) -> None:
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.used = 0
        self.end: Final = perf_counter() + seconds

    def left(self) -> bool:
        """Whether there is time for more."""
        return self.used < self.samples and (self.used & 3 != 0 or perf_counter() < self.end)

    def share(self) -> float:
        """How much of it has been used, from 0 to 1."""
        by_time = 1.0 - (self.end - perf_counter()) / self.seconds if self.seconds < 1e6 else 0.0
        return max(by_time, self.used / self.samples)


class Fork:
    """A decision of one's own within a line: what was chosen, of what."""

    __slots__ = ("choice", "choices")

    def __init__(self, choice: Choice, choices: list[Choice]) -> None:
        self.choice: Final = choice
        self.choices: Final = choices


class Line:
    """A turn begun with certain choices and finished by the policy; ``values`` by world, as far as it was tried."""

    __slots__ = ("forks", "opening", "spread", "values")

    def __init__(self, opening: list[Choice]) -> None:
        self.opening: Final = opening
        self.values: list[float] = []
        self.forks: list[Fork] = []
        self.spread = False

    def mean(self) -> float:
        """The mean of its values."""
        return sum(self.values) / len(self.values)


class Search:
    """One decision being thought about."""

    def __init__(
        self, seat: Seat, judge: Judge, policy: Strategy, budget: Budget, seed: int, rounds: int, first_worlds: int,
        width: int, open_cards: Game | None = None,
    ) -> None:
        self.seat: Final = seat
        self.judge: Final = judge
        self.policy: Final = policy
        self.budget: Final = budget
        self.seed: Final = seed
        self.rounds: Final = rounds
        self.first_worlds: Final = first_worlds
        self.width: Final = width
        self.open_cards: Final = open_cards
        self.worlds: Final[list[Game]] = []

    def world(self, number: int) -> Game:
        """The world of that number; all lines are tried in the same ones."""
        while len(self.worlds) <= number:
            if self.open_cards is not None:
                found = self.open_cards.clone()
                found.history = None
            else:
                found = self.seat.imagine(self.seed + len(self.worlds))
            found.events = None
            self.worlds.append(found)
        return self.worlds[number]

    def choose(self) -> Choice:
        """The best choice."""
        choices = offered(self.seat)
        if len(choices) == 1:
            return choices[0]
        me = self.seat.number
        usual = self.policy.choose(self.world(0), me, choices)
        lines = [Line([choice]) for choice in choices]
        for line in lines:
            self.try_in(line, self.first_worlds)
        while self.budget.left() and self.budget.share() < 0.5:
            lines.sort(key=mean, reverse=True)
            chosen = [line for line in lines[: self.width] if not line.spread]
            if not chosen:
                break
            line = chosen[0]
            line.spread = True
            for i in range(len(line.opening), len(line.forks)):
                for other in line.forks[i].choices:
                    if other is not line.forks[i].choice:
                        new = Line([*[fork.choice for fork in line.forks[:i]], other])
                        self.try_in(new, self.first_worlds)
                        lines.append(new)
        lines.sort(key=mean, reverse=True)
        lines = best_of_each(lines)
        worlds = self.first_worlds
        while len(lines) > 1 and self.budget.left():
            lines = lines[: max(2, (len(lines) + 1) // 2)]
            worlds *= 2
            for line in lines:
                if not self.budget.left():
                    break
                self.try_in(line, worlds)
            even = min([len(line.values) for line in lines])
            lines.sort(key=lambda line: sum(line.values[:even]), reverse=True)
            if worlds >= 256:
                break
        best = lines[0]
        return best.opening[0]

    def try_in(self, line: Line, worlds: int) -> None:
        """Play the line in so many worlds; those in which it was played already are not played again."""
        while len(line.values) < worlds:
            line.values.append(self.play(line, len(line.values)))

    def play(self, line: Line, number: int) -> float:
        """What the line is worth in one world."""
        self.budget.used += 1
        game, me, judge, policy = self.world(number).clone(), self.seat.number, self.judge, self.policy
        turn, step, rounds = judge.turn(game), 0, 0
        trace = number == 0
        barrier = game.barrier
        opening = line.opening
        for _ in range(MOST_STEPS):
            if game.over:
                break
            now = judge.turn(game)
            if now != turn:
                turn = now
                trace = False
                rounds += 1
                if rounds > self.rounds:
                    break
            if game.sealed is not None and step == 0:
                actor = me
            else:
                actor = game.actor
            choices = game.choices(actor)
            if actor == me and step < len(opening):
                choice = opening[step]
                step += 1
                if choice not in choices:
                    step = len(opening)
                    choice = policy.choose(game, me, choices)
                if trace:
                    line.forks.append(Fork(choice, choices))
            elif len(choices) == 1:
                choice = choices[0]
                if trace and actor == me:
                    line.forks.append(Fork(choice, choices))
            else:
                choice = policy.choose(game, actor, choices)
                if trace and actor == me:
                    line.forks.append(Fork(choice, choices))
            game.take(actor, choice)
            if game.barrier != barrier:
                trace = False
        return judge.value(game, me)


def mean(line: Line) -> float:
    """The mean of a line's values."""
    return line.mean()


def best_of_each(lines: list[Line]) -> list[Line]:
    """Of sorted lines, the best two for each first choice."""
    count: dict[int, int] = {}
    found: list[Line] = []
    for line in lines:
        first = line.opening[0].id
        if count.get(first, 0) < 2:
            count[first] = count.get(first, 0) + 1
            found.append(line)
    return found


def standard_error(differences: list[float]) -> float:
    """Of the mean of some numbers."""
    n = len(differences)
    mean = sum(differences) / n
    return sqrt(sum([(d - mean) ** 2 for d in differences]) / max(1, n - 1) / n)
