"""Estimates: means, shares and effects with intervals that stay right when many are looked at together.

Where m intervals are told side by side, each is as wide as it must be so that all of them hold together with the same
confidence (Šidák, "Rectangular confidence regions for the means of multivariate normal distributions", 1967).
"""

from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist, median
from typing import Final

from tongbao.lab.balance.aggregates import Counts, Effect

CONFIDENCE: Final = 0.95
NORMAL: Final = NormalDist()
TO_DEVIATION: Final = 1.4826
"""The standard deviation of a normal distribution in median absolute deviations."""
FEWEST: Final = 20
"""With fewer draws than this nothing can be said."""


def width(comparisons: int = 1, confidence: float = CONFIDENCE) -> float:
    """In standard errors, half the width of each of so many intervals that hold together with that confidence."""
    return NORMAL.inv_cdf(0.5 + 0.5 * confidence ** (1 / max(1, comparisons)))


@dataclass(frozen=True)
class Estimate:
    """A number and its standard error."""

    value: float
    error: float

    def minus(self, other: "Estimate") -> "Estimate":
        """The difference of two that were measured in different games."""
        return Estimate(self.value - other.value, sqrt(self.error**2 + other.error**2))

    def differs(self, other: float = 0.0, comparisons: int = 1, confidence: float = CONFIDENCE) -> bool:
        """Whether chance alone hardly explains how far it is from another number."""
        return abs(self.value - other) > width(comparisons, confidence) * self.error > 0

    def told(self, comparisons: int = 1, digits: int = 2) -> dict[str, float]:
        """As plain data: the ``value``, and half the width of its interval as ``error``."""
        return {
            "value": round(self.value, digits) + 0.0,
            "error": round(width(comparisons) * self.error, digits),
        }


def mean_of(counts: Counts) -> Estimate:
    """The mean of whole numbers that were counted. Zero of nothing."""
    n = sum(counts.values())
    if n == 0:
        return Estimate(0.0, 0.0)
    mean = sum([int(value) * times for value, times in counts.items()]) / n
    spread = sum([(int(value) - mean) ** 2 * times for value, times in counts.items()]) / n
    return Estimate(mean, sqrt(spread / n))


def mean_from(whole: float, squares: float, n: int, each: int = 1) -> Estimate:
    """The mean of n numbers by their sum and the sum of their squares, divided by ``each``. Zero of nothing."""
    if n == 0:
        return Estimate(0.0, 0.0)
    mean = whole / n
    return Estimate(mean / each, sqrt(max(0.0, squares / n - mean * mean) / n) / each)


def share_of(times: float, n: int, squares: float | None = None) -> Estimate:
    """The share of n, in percent; ``squares`` where what was counted came in parts."""
    if n == 0:
        return Estimate(0.0, 0.0)
    share = times / n
    spread = (times if squares is None else squares) / n - share * share
    return Estimate(100 * share, 100 * sqrt(max(0.0, spread) / n))


def is_surely_below(times: int, n: int, percent: float, comparisons: int = 1, confidence: float = CONFIDENCE) -> bool:
    """Whether a share is surely smaller: the upper end of its interval is.

    Wilson, "Probable inference" (1927); unlike the usual interval it knows what 0 of n says.
    """
    z = width(comparisons, confidence)
    if n == 0:
        return False
    share = times / n
    reach = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n))
    return 100 * (share + z * z / (2 * n) + reach) / (1 + z * z / n) < percent


def effect_of(effect: Effect | None) -> Estimate | None:
    """By how many points of winning chance a piece lifts the seat to which it came by lot, over its share; None where
    it came too seldom to say.

    The standard error is that of whole games: draws in one game aren't independent (a sum over clusters).
    """
    if effect is None or effect.came < FEWEST:
        return None
    return Estimate(100 * effect.moved / effect.due, 100 * sqrt(effect.squares) / effect.due)


def usual_spread(effects: list[Estimate]) -> tuple[float, float]:
    """The middle of the effects, and how far they lie from it beyond what chance makes: both robust against outliers.

    The spread is the median absolute deviation as a standard deviation, less the variance of measuring.
    """
    if not effects:
        return 0.0, 0.0
    middle = median([effect.value for effect in effects])
    seen = TO_DEVIATION * median([abs(effect.value - middle) for effect in effects])
    measured = median([effect.error for effect in effects])
    return middle, sqrt(max(0.0, seen**2 - measured**2))
