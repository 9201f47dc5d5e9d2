"""Search over whole turns: what each choice leads to when the turn is played as well as possible."""

from math import exp, sqrt
from typing import Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import Policy
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.determinizations import MOST_WORLDS, Determinizations
from tongbao.bots.search.line import Fork, Line, lead
from tongbao.bots.search.lookahead import Lookahead
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck

MOST_CANDIDATES: Final = 16
"""Of so many choices the policy's best are tried."""
MOST_LINES: Final = 400
WIDTH: Final = 3
"""The variants of so many of the best lines are tried."""
WIDENING: Final = 0.5
"""The share of the budget in which new lines are looked for; in the rest the best are compared."""
OF_EACH: Final = 2
"""So many lines with the same first choice are compared."""
FINALISTS: Final = 6
"""So many lines are compared by playing on for more rounds."""
LOOKING_AHEAD: Final = 0.5
"""If less of the budget was spent, the best lines are played on with all seats looking ahead."""
FEWEST: Final = 4
"""In fewer worlds it says nothing."""
CLEAR: Final = 3.0
"""A lead of so many standard errors needs no more samples."""
EQUAL: Final = 0.003
"""What differs by less is as good."""
SEEN_ENOUGH: Final = 16
"""In fewer worlds no lead is clear."""
MOST_CHOICES: Final = 600
"""A line is cut off after so many choices, of all seats together."""


class SearchSettings:
    """How a search looks at a game.

    ``worlds``: in so many a line is tried before it is compared. While it looks for lines it plays on for ``rounds``
    turns after the seat's own before it asks the evaluator; when it compares the best of them, for ``more_rounds``;
    and if there is time left, once more for ``ahead`` turns in which every seat looks ahead to the end of its turn.
    ``doubt``: what each departure of a line from the policy takes from its chance of winning, as the evaluator errs,
    and the best of many lines is easily one that it errs about.
    """

    __slots__ = ("ahead", "doubt", "more_rounds", "rounds", "worlds")

    def __init__(self, worlds: int, rounds: int = 0, more_rounds: int = 0, ahead: int = 0, doubt: float = 0.0) -> None:
        self.worlds: Final = worlds
        self.rounds: Final = rounds
        self.more_rounds: Final = more_rounds
        self.ahead: Final = ahead
        self.doubt: Final = doubt


class Search:
    """One decision of one seat being thought about.

    Everything comes from the worlds, so from what the seat knows, and from their seed. ``worlds_each``: in so many
    worlds a new line is tried; ``width``: the variants of so many of the best lines are tried.
    """

    def __init__(
        self, worlds: Determinizations, evaluator: Evaluator, policy: Policy, budget: Budget, settings: SearchSettings
    ) -> None:
        self.worlds: Final = worlds
        self.me: Final = worlds.seat.number
        self.evaluator: Final = evaluator
        self.policy: Final = policy
        self.budget: Final = budget
        self.settings: Final = settings
        self.worlds_each = settings.worlds
        self.width = WIDTH
        self.rounds = settings.rounds
        self.later = policy
        self.lines: list[Line] = []

    def think(self, choices: list[Choice]) -> list[Line]:
        """The lines that were followed to the end, the best one first.

        Where nothing hidden matters any more, as at the end of a game, all turns are tried, each in one world.
        """
        world = self.worlds.world(0)
        if len(choices) > MOST_CANDIDATES:
            choices = self.policy.shortlist(world, self.me, choices, MOST_CANDIDATES)
        usual = self.policy.choose(world, self.me, choices)
        for choice in choices:
            self.lines.append(self.tried([choice], 0 if choice is usual else 1))
            if self.budget.spent() >= 1.0:
                break
        if not any(line.varies() for line in self.lines):
            self.worlds_each, self.width = 1, MOST_LINES
        self.widen()
        self.compare()
        return self.lines

    def widen(self) -> None:
        """Look for better turns: leave the best ones at each of their decisions."""
        while self.budget.spent() < WIDENING and len(self.lines) < MOST_LINES:
            self.lines.sort(key=Line.mean, reverse=True)
            line = next((line for line in self.lines[: self.width] if not line.is_spread), None)
            if line is None:
                return
            line.is_spread = True
            for opening in line.variants():
                self.lines.append(self.tried(opening, line.departures + 1))
                if self.budget.spent() >= 1.0:
                    return

    def compare(self) -> None:
        """Compare the best lines, played on the further the more time there is."""
        settings = self.settings
        self.lines.sort(key=Line.mean, reverse=True)
        self.lines = best_of_each(self.lines)
        if settings.more_rounds != settings.rounds and not is_decided(self.lines):
            self.play_on(settings.more_rounds, self.policy)
        self.settle()
        if settings.ahead and self.budget.spent() < LOOKING_AHEAD:
            self.play_on(settings.ahead, Lookahead(self.evaluator, self.policy))
            self.settle()

    def play_on(self, rounds: int, later: Policy) -> None:
        """Try the best lines anew, and play on after them for so many turns by a strategy, if there is time enough."""
        before = self.rounds, self.later
        self.rounds, self.later = rounds, later
        lines = [line.anew() for line in self.lines[:FINALISTS]]
        self.fill(lines, self.settings.worlds)
        if len(lines[-1].values) >= FEWEST:
            self.lines = lines
        else:
            self.rounds, self.later = before

    def settle(self) -> None:
        """Try the lines in more and more worlds, half of them each time, until one is clearly the best."""
        left, beaten, worlds = in_order(self.lines), list[Line](), self.settings.worlds
        while worlds < MOST_WORLDS and not is_decided(left) and self.budget.spent() < 1.0:
            half = max(2, (len(left) + 1) // 2)
            beaten = left[half:] + beaten
            left, worlds = left[:half], 2 * worlds
            self.fill(left, worlds)
            left = in_order(left)
        self.lines = left + beaten

    def fill(self, lines: list[Line], worlds: int) -> None:
        """Play the lines in so many worlds, world by world, as long as the budget lasts."""
        for number in range(worlds):
            for line in lines:
                if len(line.values) <= number:
                    if self.budget.spent() >= 1.0:
                        return
                    self.play(line)

    def tried(self, opening: list[Choice], departures: int = 0) -> Line:
        """A new line, played in the first worlds."""
        line = Line(opening, departures)
        for _ in range(self.worlds_each):
            self.play(line)
        return line

    def play(self, line: Line) -> None:
        """Play the line in the next world and note what it brings."""
        self.budget.used += 1
        number = len(line.values)
        game = self.worlds.world(number).clone()
        self.follow(game, line, number == 0)
        found = self.evaluator.evaluate(game, self.me)
        doubt = self.settings.doubt * line.departures
        line.note(self.evaluator.weigh(found) - doubt, found.win - doubt, found.margin)

    def follow(self, game: Game, line: Line, trace: bool) -> None:
        """Play the turn: the opening as long as it is possible, the rest by the policy; then the turns of others."""
        me, evaluator, policy, opening = self.me, self.evaluator, self.policy, line.opening
        turn, barrier, made, turns = evaluator.turn(game), game.barrier, 0, 0
        for _ in range(MOST_CHOICES):
            if game.over:
                return
            if evaluator.turn(game) != turn:
                if turns == self.rounds:
                    return
                turn, turns, trace = evaluator.turn(game), turns + 1, False
                policy = self.later
            actor = me if made == 0 else game.actor
            choices = game.choices(actor)
            if actor == me and made < len(opening):
                choice = opening[made]
                made += 1
                if choice not in choices:
                    made = len(opening)
                    choice = policy.choose(game, me, choices)
            elif len(choices) == 1:
                choice = choices[0]
            else:
                choice = policy.choose(game, actor, choices)
            if trace and actor == me:
                line.forks.append(Fork(choice, choices))
            game.take(actor, choice)
            if game.barrier != barrier:
                trace = False


def in_order(lines: list[Line]) -> list[Line]:
    """The best first, by the worlds that all were tried in."""
    worlds = min([len(line.values) for line in lines])
    ranked = [(-sum(line.values[:worlds]), place) for place, line in enumerate(lines)]
    return [lines[place] for _, place in sorted(ranked)]


def best_of_each(lines: list[Line]) -> list[Line]:
    """Of lines in order, the best few for each first choice."""
    count: dict[int, int] = {}
    found: list[Line] = []
    for line in lines:
        before = count.get(line.first().id, 0)
        if before < OF_EACH:
            count[line.first().id] = before + 1
            found.append(line)
    return found


def one_of_each(lines: list[Line]) -> list[Line]:
    """Of lines in order, the best one for each first choice."""
    found: list[Line] = []
    for line in lines:
        if line.first() not in [other.first() for other in found]:
            found.append(line)
    return found


def is_decided(lines: list[Line]) -> bool:
    """Whether more samples wouldn't change the first choice, or it doesn't matter."""
    best = lines[0]
    for line in lines[1:]:
        if line.first() is not best.first():
            if len(line.values) < SEEN_ENOUGH:
                return False
            gain, variance = lead(best, line)
            error = CLEAR * sqrt(variance)
            if gain <= error and abs(gain) + error >= EQUAL:
                return False
    return True


TEMPERATURE: Final = 0.01
"""A choice that is worse by so much of the chance of winning is chosen e times less often."""
PARTS: Final = 1 << 20


def mixed_choice(lines: list[Line], luck: FastLuck) -> Choice:
    """Mixed strategy: one of the first choices of some lines, the best of which is first, the better the likelier.

    For sealed choices: a player who always chose the same could be foreseen. It is a quantal response (McKelvey and
    Palfrey, "Quantal response equilibria for normal form games", 1995).
    """
    lines = one_of_each(lines)
    weights = [exp(-max(0.0, lead(lines[0], line)[0]) / TEMPERATURE) for line in lines]
    left = sum(weights) * luck.below(PARTS) / PARTS
    for line, weight in zip(lines, weights, strict=True):
        left -= weight
        if left < 0.0:
            return line.first()
    return lines[0].first()
