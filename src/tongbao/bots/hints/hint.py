"""Hints: the best choices with their reasons, plain data, and the search that finds them."""

from typing import Final, NamedTuple

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import Policy
from tongbao.bots.search.budget import Budget
from tongbao.bots.search.determinizations import MOST_WORLDS, Determinizations
from tongbao.bots.search.line import Line
from tongbao.bots.search.search import Search, in_order, one_of_each
from tongbao.bots.search.search_settings import search_settings_for
from tongbao.engine.game import Game
from tongbao.engine.seats import NOBODY
from tongbao.engine.secrecy import Seat, offered

OVER = "the game is over"
"""Among the reasons stands, beside the features of the evaluator, that a choice ends the game."""


class Reason(NamedTuple):
    """One feature of what a choice leads to, against what another choice leads to.

    ``change`` is by how much the feature is more, ``effect`` what that does to the worth of the position; ``rival`` is
    the seat that the feature speaks of if it speaks of a rival, NOBODY if that isn't always the same.
    """

    feature: str
    change: float
    effect: float
    rival: int

    def reverse(self) -> "Reason":
        """The same from the other side: what the other choice leads to, against this one."""
        return Reason(self.feature, -self.change, -self.effect, self.rival)


class Suggestion(NamedTuple):
    """One choice by its text: the chance of winning, the points ahead of the best rival, and what speaks for it or not.

    The first of several is compared with the second, all others with the first.
    """

    choice: str
    win: float
    margin: float
    reasons: list[Reason]


Advice = list[Suggestion]
"""The best choices, the best one first."""


MOST_SUGGESTED: Final = 3
SEARCHING: Final = 0.75
"""The share of the budget in which the search finds the best choices; in the rest they are compared in equal worlds."""
EVEN: Final = 24
"""In so many worlds at least the best are compared, if there is time."""
COMPARED: Final = 6
"""In so many worlds the ends of two turns are looked at for reasons."""
LEAST_EFFECT: Final = 0.003
"""What changes the worth of a position by less is no reason."""
MOST_REASONS: Final = 20


def advise(seat: Seat, evaluator: Evaluator, policy: Policy, budget: Budget, seed: int) -> Advice:
    """The best choices of a seat that is to act, with what speaks for them.

    All comes from imagined games: whatever the seat can't see may be otherwise, the advice is the same.
    """
    part = budget.part(SEARCHING)
    worlds = Determinizations(seat, seed)
    game = worlds.world(0)
    search = Search(worlds, evaluator, policy, part, search_settings_for(game.setup.meta.name, game.players))
    lines = one_of_each(search.think(offered(seat)))[:MOST_SUGGESTED]
    most = min(MOST_WORLDS, max(EVEN, max([len(line.values) for line in lines])))
    budget.used = part.used
    while budget.spent() < 1.0:
        behind = min(lines, key=lambda line: len(line.values))
        if len(behind.values) >= most:
            break
        search.play(behind)
        budget.used = part.used
    lines = in_order(lines)
    tried = min([len(line.values) for line in lines])
    ends = [ends_of(search, line, min(tried, COMPARED)) for line in lines]
    advice: Advice = []
    for number, line in enumerate(lines):
        other = 1 if number == 0 else 0
        reasons = compared(evaluator, seat.number, ends[number], ends[other]) if len(lines) > 1 else []
        win, margin = max(0.0, sum(line.wins[:tried]) / tried), sum(line.margins[:tried]) / tried * evaluator.margin
        advice.append(Suggestion(line.first().text, win, margin, reasons))
    return advice


def ends_of(search: Search, line: Line, worlds: int) -> list[Game]:
    """What the turn leads to in the first worlds, before the others act."""
    found: list[Game] = []
    search.rounds = 0
    for number in range(worlds):
        game = search.worlds.world(number).clone()
        search.follow(game, line, False)
        found.append(game)
    return found


def compared(evaluator: Evaluator, seat: int, ends: list[Game], others: list[Game]) -> list[Reason]:
    """How some ends differ from others in the same worlds, what weighs most first."""
    size = len(evaluator.names)
    changes, effects = [0.0] * size, [0.0] * size
    over_change = over_effect = 0.0
    share = 1.0 / len(ends)
    rivals: list[int] = []
    for end, other in zip(ends, others, strict=True):
        if end.over or other.over:
            if end.over != other.over:
                over_change += share if end.over else -share
                over_effect += share * (evaluator.value(end, seat) - evaluator.value(other, seat))
            continue
        here, there = evaluator.features(end, seat), evaluator.features(other, seat)
        rivals += [evaluator.rival(end, seat), evaluator.rival(other, seat)]
        for number, effect in enumerate(effects_of(evaluator, end.players, here, there)):
            effects[number] += share * effect
            changes[number] += share * (here[number] - there[number])
    rival = rivals[0] if rivals and min(rivals) == max(rivals) else NOBODY
    found = [Reason(OVER, over_change, over_effect, NOBODY)]
    found += [Reason(evaluator.names[n], changes[n], effects[n], rival) for n in range(size)]
    found = [reason for reason in found if abs(reason.effect) >= LEAST_EFFECT]
    return sorted(found, key=lambda reason: -abs(reason.effect))[:MOST_REASONS]


def effects_of(evaluator: Evaluator, players: int, here: list[float], there: list[float]) -> list[float]:
    """What each difference between two positions does to their worth.

    Each feature is changed by itself, once here to what it is there, and once there to what it is here; the effect is
    the mean of both.
    """
    network = evaluator.network(players)
    worth_here, worth_there = evaluator.weigh(network.evaluate(here)), evaluator.weigh(network.evaluate(there))
    here, there = here[:], there[:]
    effects: list[float] = []
    for number in range(len(here)):
        mine, its = here[number], there[number]
        if mine == its:
            effects.append(0.0)
            continue
        here[number], there[number] = its, mine
        lost = worth_here - evaluator.weigh(network.evaluate(here))
        gained = evaluator.weigh(network.evaluate(there)) - worth_there
        here[number], there[number] = mine, its
        effects.append((lost + gained) / 2.0)
    return effects
