"""The ladder: a round robin between players, and ratings with intervals fitted to it.

The model is that of Bradley and Terry ("Rank analysis of incomplete block designs", 1952): of two players the one wins
with the chance 1 / (1 + exp(b - a)), where a and b are their strengths. Strengths are told as Elo points, 400 of which
are odds of ten to one, and one player, the anchor, has a fixed rating.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from math import exp, log, sqrt
from typing import Any, Final

import tongbao
from tongbao.engine.meta import BadOption
from tongbao.lab.duels import NORMAL_95, Duel, Outcome, fight

ELO: Final = 400 / log(10)
ANCHOR: Final = "greedy"
ANCHORED_AT: Final = 1500.0
SOFTENED: Final = 0.5
"""Half a win is added for both sides of each pair, so that who never lost gets no endless rating."""


@dataclass(frozen=True)
class Rating:
    """Where a player stands, in Elo points, with half the width of the 95 % interval against the anchor."""

    player: str
    points: float
    error: float


@dataclass
class Ladder:
    """A round robin of two-player duels; ``players`` are contenders by name."""

    game: str
    players: list[str]
    games: int
    seed: int
    outcomes: list[Outcome] = field(default_factory=list)

    def ratings(self) -> list[Rating]:
        """The ratings fitted to what was played, the strongest first."""
        return fit(self.players, self.outcomes)

    def summary(self) -> dict[str, Any]:
        """As plain data, ready for JSON."""
        return {
            "game": self.game,
            "games_a_pair": self.games,
            "seed": self.seed,
            "build": tongbao.build(),
            "ratings": {
                rating.player: {"rating": round(rating.points), "error_95": round(rating.error)}
                for rating in self.ratings()
            },
            "pairs": [outcome.summary() for outcome in self.outcomes],
        }


def climb(ladder: Ladder, processes: int = 1, watch: Callable[[str], None] | None = None) -> None:
    """Play the round robin; ``watch`` is told of each pair how it ended.

    Raises BadOption for fewer than two players, or if what fits the ratings isn't installed.
    """
    if len(set(ladder.players)) < 2:
        raise BadOption("A ladder needs at least two players, such as: --bots greedy,adept")
    optimizer()
    for weaker, stronger in combinations(ladder.players, 2):
        duel = Duel(ladder.game, 2, stronger, weaker, max(1, ladder.games // 2), ladder.seed)
        outcome = fight(duel, processes)
        ladder.outcomes.append(outcome)
        if watch is not None:
            watch(f"{stronger} against {weaker}: {outcome.win:.1%} ± {outcome.error:.1%}")


def optimizer() -> tuple[Any, Any]:
    """NumPy, and SciPy's ``minimize``. Raises BadOption if they aren't installed."""
    try:
        import numpy
        from scipy.optimize import minimize
    except ImportError:
        raise BadOption("Ratings need SciPy; install it with: pip install 'tongbao[learn]'") from None
    return numpy, minimize


def fit(players: list[str], outcomes: list[Outcome]) -> list[Rating]:
    """Ratings of greatest likelihood; the intervals come from the curvature of the likelihood."""
    np, minimize = optimizer()
    place = {player: i for i, player in enumerate(players)}
    pairs = [
        (place[o.duel.one], place[o.duel.others], o.win * o.games + SOFTENED, (1 - o.win) * o.games + SOFTENED)
        for o in outcomes
    ]

    def loss(strengths: Any) -> float:
        found = 0.0
        for one, other, won, lost in pairs:
            gap = float(strengths[one] - strengths[other])
            found += won * log(1 + exp(-gap)) + lost * log(1 + exp(gap))
        return found

    free = minimize(loss, np.zeros(len(players)), method="BFGS").x
    curvature = np.zeros((len(players), len(players)))
    for one, other, won, lost in pairs:
        chance = 1 / (1 + exp(free[other] - free[one]))
        weight = (won + lost) * chance * (1 - chance)
        curvature[one, one] += weight
        curvature[other, other] += weight
        curvature[one, other] -= weight
        curvature[other, one] -= weight
    anchor = place.get(ANCHOR, 0)
    spread = np.linalg.pinv(curvature)
    ratings = [
        Rating(
            player,
            ANCHORED_AT + ELO * float(free[i] - free[anchor]),
            ELO * NORMAL_95 * sqrt(max(0.0, float(spread[i, i] + spread[anchor, anchor] - 2 * spread[i, anchor]))),
        )
        for i, player in enumerate(players)
    ]
    return sorted(ratings, key=lambda rating: -rating.points)
