"""Strengths: how well somebody plays, as far as his results tell, and how they follow from the places of a game.

The model is that of Plackett and Luce after Weng and Lin, A Bayesian Approximation Method for Online Ranking (JMLR 12,
2011), as OpenSkill reckons it with its usual parameters.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

MODEL: Final = PlackettLuce()
MIDDLE: Final = 1500
"""The points of somebody of whom nothing is known."""
POINTS: Final = 400 / math.log(10) / (math.sqrt(2) * MODEL.beta)
"""Points for each unit of the model, about 29.5: as with Elo, 400 points more win ten games of eleven, between two
players whose strengths are well known."""
SPREAD_95: Final = 1.96
"""Within so many standard deviations lie 95 % of a normal distribution."""


class Strength(NamedTuple):
    """A strength as the model has it: its mean ``mu`` and its standard deviation ``sigma``."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The rating."""
        return round(MIDDLE + (self.mu - MODEL.mu) * POINTS)

    @property
    def error(self) -> int:
        """Half the width of its 95 % interval, in points."""
        return round(SPREAD_95 * self.sigma * POINTS)

    @property
    def least(self) -> int:
        """The lower end of its 95 % interval, in points."""
        return self.points - self.error


NEW: Final = Strength(MODEL.mu, MODEL.sigma)


def strength_of(points: float, error: float) -> Strength:
    """The strength that has so many points, with half the width of its 95 % interval."""
    return Strength(MODEL.mu + (points - MIDDLE) / POINTS, error / SPREAD_95 / POINTS)


def after_game(before: Sequence[Strength], places: Sequence[int]) -> list[Strength]:
    """The strengths of players after a game in which they came to these places; the lower the better."""
    teams = [[MODEL.rating(one.mu, one.sigma)] for one in before]
    return [Strength(one.mu, one.sigma) for (one,) in MODEL.rate(teams, ranks=[float(place) for place in places])]
