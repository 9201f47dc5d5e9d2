"""Search over whole turns: what each choice leads to when the turn is played as well as possible."""

from typing import Final

from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.judgement.judge import Judge
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.line import Fork, Line, lead
from tongbao.bots.search.worlds import MOST_WORLDS, Worlds
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game

FIRST_WORLDS: Final = 2
"""In so many worlds a line is tried before it is compared."""
MOST_CANDIDATES: Final = 16
"""Of so many choices the policy's best are tried."""
MOST_LINES: Final = 400
WIDTH: Final = 3
"""The variants of so many of the best lines are tried."""
WIDENING: Final = 0.5
"""The share of the budget in which new lines are looked for; in the rest the best are compared."""
OF_EACH: Final = 2
"""So many lines with the same first choice are compared."""
CLEAR: Final = 3.0
"""A lead of so many standard errors needs no more samples."""
SEEN_ENOUGH: Final = 16
"""In fewer worlds no lead is clear."""
MOST_CHOICES: Final = 600
"""A line is cut off after so many choices, of all seats together."""


class Search:
    """One decision of one seat being thought about.

    ``rounds``: how many turns are played on after the seat's own before the judge is asked. Everything comes from the
    worlds, so from what the seat knows, and from the seed.
    """

    def __init__(
        self,
        worlds: Worlds,
        judge: Judge,
        policy: Strategy,
        budget: Budget,
        rounds: int = 0,
        later: Strategy | None = None,
    ) -> None:
        self.worlds: Final = worlds
        self.me: Final = worlds.seat.number
        self.judge: Final = judge
        self.policy: Final = policy
        self.budget: Final = budget
        self.rounds: Final = rounds
        self.later: Final = later or policy
        self.lines: list[Line] = []

    def think(self, choices: list[Choice]) -> list[Line]:
        """The best line for each choice that was followed to the end, the best one first."""
        game = self.worlds.world(0)
        if len(choices) > MOST_CANDIDATES:
            choices = self.policy.shortlist(game, self.me, choices, MOST_CANDIDATES)
        self.lines = [self.tried([choice]) for choice in choices]
        self.widen()
        self.compare()
        return self.lines

    def widen(self) -> None:
        """Look for better turns: leave the best ones at each of their decisions."""
        while self.budget.spent() < WIDENING and len(self.lines) < MOST_LINES:
            self.lines.sort(key=Line.mean, reverse=True)
            line = next((line for line in self.lines[:WIDTH] if not line.is_spread), None)
            if line is None:
                return
            line.is_spread = True
            for opening in line.variants():
                self.lines.append(self.tried(opening))
                if self.budget.spent() >= 1.0:
                    return

    def compare(self) -> None:
        """Try the best lines in more and more worlds, half of them each time, until one is clearly the best."""
        self.lines.sort(key=Line.mean, reverse=True)
        left, worlds = best_of_each(self.lines), FIRST_WORLDS
        finals: list[Line] = []
        while worlds < MOST_WORLDS and not is_decided(left):
            half = max(2, (len(left) + 1) // 2)
            finals = left[half:] + finals
            left, worlds = left[:half], 2 * worlds
            for line in left:
                while len(line.values) < worlds:
                    if self.budget.spent() >= 1.0:
                        self.lines = in_order(left) + finals
                        return
                    self.play(line)
            left.sort(key=Line.mean, reverse=True)
        self.lines = left + finals

    def tried(self, opening: list[Choice]) -> Line:
        """A new line, played in the first worlds."""
        line = Line(opening)
        for _ in range(FIRST_WORLDS):
            self.play(line)
        return line

    def play(self, line: Line) -> None:
        """Play the line in the next world and note what it brings."""
        self.budget.used += 1
        number = len(line.values)
        game = self.worlds.world(number).clone()
        self.follow(game, line, number == 0)
        found = self.judge.forecast(game, self.me)
        line.note(self.judge.weigh(found), found.win, found.margin)

    def follow(self, game: Game, line: Line, trace: bool) -> None:
        """Play the turn: the opening as long as it is possible, the rest by the policy; then the turns of others."""
        me, judge, policy, opening = self.me, self.judge, self.policy, line.opening
        turn, barrier, made, turns = judge.turn(game), game.barrier, 0, 0
        for _ in range(MOST_CHOICES):
            if game.over:
                return
            if judge.turn(game) != turn:
                if turns == self.rounds:
                    return
                turn, turns, trace = judge.turn(game), turns + 1, False
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


def is_decided(lines: list[Line]) -> bool:
    """Whether more samples wouldn't change the first choice."""
    best = lines[0]
    for line in lines[1:]:
        if line.first() is not best.first():
            if len(line.values) < SEEN_ENOUGH:
                return False
            gain, variance = lead(best, line)
            if gain * gain < CLEAR * CLEAR * variance or gain <= 0.0:
                return False
    return True
