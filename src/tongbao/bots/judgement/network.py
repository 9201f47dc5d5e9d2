"""What is learned: a small network from the features of a position to a forecast."""

from math import exp
from typing import Final

from mypy_extensions import i64


class Forecast:
    """``win``: the chance of winning, from 0 to 1; ``margin``: the points ahead of the best rival, in usual margins."""

    __slots__ = ("margin", "win")

    def __init__(self, win: float, margin: float) -> None:
        self.win: Final = win
        self.margin: Final = margin


class Network:
    """One layer of hidden units that never fall below zero, and two answers.

    ``weights`` has a row for each hidden unit, one number for each feature; ``bias`` one number for each hidden unit;
    ``win`` and ``margin`` weigh the hidden units, ``ground`` is what both answers begin with.
    """

    def __init__(
        self,
        weights: list[list[float]],
        bias: list[float],
        win: list[float],
        margin: list[float],
        ground: tuple[float, float],
    ) -> None:
        self.weights: Final = weights
        self.bias: Final = bias
        self.win: Final = win
        self.margin: Final = margin
        self.ground: Final = ground

    def forecast(self, features: list[float]) -> Forecast:
        """The answers for a position."""
        ground_win, ground_margin = self.ground
        logit: float = ground_win
        margin: float = ground_margin
        number: i64 = len(features)
        for hidden, row in enumerate(self.weights):
            unit: float = self.bias[hidden]
            for i in range(number):
                unit += features[i] * row[i]
            if unit > 0.0:
                logit += unit * self.win[hidden]
                margin += unit * self.margin[hidden]
        return Forecast(1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit)))), margin)
