"""Looks at the decisions of a game, and its moments: what cost most, and the best find."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.hints.hint import Reason, compared
from tongbao.bots.registry import policy_for
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.determinizations import Determinizations
from tongbao.bots.search.line import Line
from tongbao.bots.search.search import MOST_CANDIDATES, Search, SearchSettings, in_order
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat
from tongbao.review.sight import JUDGE_SEED, LOOK_SEED, Shares, Sight, mean, shares_of

LOOKING: Final = SearchSettings(2)
"""Lines are looked for in two worlds each, up to the end of the turn."""
REASONED: Final = 24
"""In so many of the fresh worlds, at most, reasons are looked for."""
Phrase = dict[str, Any]
"""A caption: its kind, and its facts by name."""


@dataclass(frozen=True)
class Path:
    """A choice and what it leads to when the turn is played as well as possible.

    ``steps`` are the seat's own choices up to where something is drawn or seen, with their ``captions``; ``shares`` the
    chances at the end of the turn.
    """

    choice: str
    steps: list[str]
    captions: list[Phrase]
    shares: Shares


@dataclass(frozen=True)
class Finding:
    """What a look at one decision has found; ``gain``: how much the played choice is better than the best other one.

    ``error`` is the standard error of the gain. ``obvious``: whether a quick player would have chosen so too.
    ``reasons``: how what was played differs from the other at the end of the turn, what weighs most first.
    """

    number: int
    turn: int
    choices: int
    played: Path
    other: Path
    gain: float
    error: float
    obvious: bool
    reasons: list[Reason]

    @property
    def cost(self) -> float:
        """What the choice has cost, in winning chance; 0 if there was no better one."""
        return max(0.0, -self.gain)


@dataclass(frozen=True)
class Effort:
    """So many ``samples`` to look for lines, so many fresh ``worlds`` to compare them in."""

    samples: int
    worlds: int


class Look:
    """A decision being looked at. It is given what can be seen, and everything comes from there."""

    def __init__(self, game: Game, sight: Sight, evaluator: Evaluator, effort: Effort) -> None:
        self.game = game
        self.sight = sight
        self.evaluator = evaluator
        self.policy = policy_for(game.setup.meta.name)
        self.effort = effort
        self.seen: Determinizations = sight.worlds(game, LOOK_SEED)
        self.fresh: Determinizations = sight.worlds(game, JUDGE_SEED)

    def find(self, number: int, turn: int, chosen: Choice) -> Finding:
        """Compare what was chosen with the best of what wasn't."""
        me = self.sight.seat
        choices = self.game.choices(me)
        others = [choice for choice in choices if choice is not chosen]
        other = self.best(others)
        played = self.best([chosen])
        ends, its_ends = self.ends(played), self.ends(other)
        shares, its_shares = [[shares_of(self.evaluator, end) for end in games] for games in (ends, its_ends)]
        gains = [one[me] - two[me] for one, two in zip(shares, its_shares, strict=True)]
        gain = sum(gains) / len(gains)
        spread = sqrt(sum([(one - gain) ** 2 for one in gains]) / max(1, len(gains) - 1) / len(gains))
        quick = self.policy.choose(self.seen.world(0), me, choices)
        path, its_path = self.path(played, mean(shares)), self.path(other, mean(its_shares))
        reasons = compared(self.evaluator, me, ends[:REASONED], its_ends[:REASONED])
        return Finding(number, turn, len(choices), path, its_path, gain, spread, quick is chosen, reasons)

    def best(self, choices: list[Choice]) -> Line:
        """The best line that begins with one of these choices: of many, the better half is tried ever more often."""
        me, samples = self.sight.seat, self.effort.samples
        search = Search(self.seen, self.evaluator, self.policy, Budget(samples=samples), LOOKING)
        if len(choices) > MOST_CANDIDATES:
            choices = self.policy.shortlist(self.seen.world(0), me, choices, MOST_CANDIDATES)
        search.lines = [search.tried([choice]) for choice in choices]
        search.widen()
        lines, worlds = in_order(search.lines)[: max(4, min(MOST_CANDIDATES, samples // 16))], 2 * LOOKING.worlds
        while len(lines) > 1:
            for line in lines:
                while len(line.values) < worlds:
                    search.play(line)
            lines, worlds = in_order(lines)[: len(lines) // 2], 2 * worlds
        return lines[0]

    def ends(self, line: Line) -> list[Game]:
        """What a line leads to in the fresh worlds, the same for all lines."""
        search, found = Search(self.fresh, self.evaluator, self.policy, Budget(), LOOKING), list[Game]()
        for number in range(self.effort.worlds):
            game = self.fresh.world(number).clone()
            search.follow(game, line, False)
            found.append(game)
        return found

    def path(self, line: Line, shares: Shares) -> Path:
        """A line in plain data."""
        made = [fork.choice for place, fork in enumerate(line.forks) if place == 0 or len(fork.choices) > 1]
        steps, captions = told(self.seen.world(0), self.sight.seat, made)
        return Path(str(line.first()), steps, captions, shares)


def told(world: Game, seat: int, choices: Sequence[Choice]) -> tuple[list[str], list[Phrase]]:
    """Some choices of a seat as texts, and what they are called as they are made one after the other."""
    game, steps, captions = world.clone(), list[str](), list[Phrase]()
    for choice in choices:
        while not game.over and choice not in game.choices(seat) and len(game.legal) == 1:
            game.take(game.actor, game.legal[0])
        if choice not in game.choices(seat):
            break
        caption = Seat(game, seat).caption(choice)
        captions.append({"kind": caption["kind"], "facts": caption["facts"]})
        steps.append(str(choice))
        game.take(seat, choice)
    return steps, captions


MOST: Final = 3
LEAST: Final = 0.03
"""What changed the chance of winning by less is no moment."""
SURE: Final = 1.5
"""A difference of fewer standard errors isn't told."""


def moments_of(findings: Iterable[Finding]) -> list[Finding]:
    """At most three moments in their order in the game: the best find, if there is one, and what cost most."""
    told = [finding for finding in findings if abs(finding.gain) >= max(LEAST, SURE * finding.error)]
    costs = sorted([one for one in told if one.gain < 0], key=lambda one: (one.gain, one.number))
    finds = sorted([one for one in told if one.gain > 0 and not one.obvious], key=lambda one: (-one.gain, one.number))
    chosen = [*finds[:1], *costs][:MOST]
    return sorted(chosen, key=lambda one: one.number)


def worth_a_second_look(findings: Iterable[Finding], most: int) -> list[Finding]:
    """Those of the findings that may be moments, at most so many: by what they cost, and a third of them finds."""
    findings = list(findings)
    finds = sorted([one for one in findings if one.gain > 0 and not one.obvious], key=lambda one: -one.gain)
    finds = finds[: most // 3]
    costs = sorted([one for one in findings if one.gain <= 0], key=lambda one: one.gain - one.error)
    return [*costs[: most - len(finds)], *finds]
