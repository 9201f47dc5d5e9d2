"""Evaluator: named features of a position, and the small network that makes a win probability and a margin of them."""

from abc import abstractmethod
from math import exp
from typing import Any, ClassVar, Final

from mypy_extensions import i64

from tongbao.engine.game import Game
from tongbao.engine.values import again


class Evaluation:
    """``win``: the chance of winning, from 0 to 1; ``margin``: the points ahead of the best rival, in usual margins."""

    __slots__ = ("margin", "win")

    def __init__(self, win: float, margin: float) -> None:
        self.win: Final = win
        self.margin: Final = margin

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


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

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    def evaluate(self, features: list[float]) -> Evaluation:
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
        return Evaluation(1.0 / (1.0 + exp(-max(-30.0, min(30.0, logit)))), margin)


MARGIN_COUNTS: Final = 0.05
"""How much a usual margin is worth beside winning: so play stays sensible when all is decided."""


class Evaluator:
    """Judges positions of one game at the end of a turn, from what one seat knows and nothing else.

    ``names`` are those of the features, in their order. ``margin`` is a usual margin at the end, in points: the unit in
    which margins are told. ``networks`` are what was learned, by number of players.
    """

    names: ClassVar[tuple[str, ...]] = ()
    margin: ClassVar[float] = 10.0

    def __init__(self, networks: dict[int, Network]) -> None:
        self.networks: Final = networks

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    @abstractmethod
    def turn(self, game: Game) -> int:
        """A number that changes whenever a turn ends."""

    @abstractmethod
    def features(self, game: Game, seat: int) -> list[float]:
        """The position as the seat knows it, one number for each of ``names``."""

    @abstractmethod
    def rival(self, game: Game, seat: int) -> int:
        """The seat that the features call the rival; NOBODY if it plays alone."""

    def network(self, players: int) -> Network:
        """What was learned for so many players, or for the nearest number. Raises KeyError if nothing was."""
        found = self.networks.get(players)
        if found is None:
            nearest = min(self.networks, key=lambda known: abs(known - players))
            self.networks[players] = found = self.networks[nearest]
        return found

    def evaluate(self, game: Game, seat: int) -> Evaluation:
        """The seat's chance of winning and the margin to expect; of a game that is over, how it ended."""
        if game.over:
            return self.outcome(game, seat)
        return self.network(game.players).evaluate(self.features(game, seat))

    def value(self, game: Game, seat: int) -> float:
        """The forecast in one number, to compare positions by."""
        return self.weigh(self.evaluate(game, seat))

    def weigh(self, evaluate: Evaluation) -> float:
        """A forecast in one number."""
        return evaluate.win + MARGIN_COUNTS * evaluate.margin

    def outcome(self, game: Game, seat: int) -> Evaluation:
        """How a game that is over ended for the seat; a shared first place counts in equal parts."""
        places = game.places()
        win = 1.0 / places.count(1) if places[seat] == 1 else 0.0
        scores = game.scores()
        best = max([score for other, score in enumerate(scores) if other != seat]) if len(scores) > 1 else 0
        return Evaluation(win, max(-3.0, min(3.0, (scores[seat] - best) / self.margin)))
