"""Through whose eyes a game is looked at again: what a seat knew at the time, or with all cards open."""

from dataclasses import dataclass
from typing import Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.search.determinizations import Determinizations, OpenDeterminizations
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat

Shares = list[float]
"""The chance of winning of each seat; together 1."""
CHART_SEED: Final = 11
LOOK_SEED: Final = 1 << 20
JUDGE_SEED: Final = 1 << 40
DRAW_SEED: Final = 1 << 50
"""Fixed and far apart: the worlds in which lines are looked for aren't those in which they are compared."""


@dataclass(frozen=True)
class Sight:
    """The ``seat`` whose decisions are looked at, with what it knew then, or with all cards ``open``."""

    seat: int
    open: bool = False

    def worlds(self, game: Game, seed: int) -> Determinizations:
        """Worlds that agree with what can be seen of a position; equal for all games that look the same."""
        return (
            OpenDeterminizations(game, self.seat, seed) if self.open else Determinizations(Seat(game, self.seat), seed)
        )

    def shares(self, evaluator: Evaluator, game: Game, worlds: int) -> Shares:
        """The chances at the end of a turn."""
        if game.over or self.open:
            return shares_of(evaluator, game)
        imagined = self.worlds(game, CHART_SEED)
        return mean([shares_of(evaluator, imagined.world(number)) for number in range(worlds)])


def shares_of(evaluator: Evaluator, game: Game) -> Shares:
    """The chances in a position open to all, as the evaluator sees them; of a game that is over, how it ended."""
    wins = [
        0.0 if game.has_conceded(seat) and not game.over else evaluator.evaluate(game, seat).win
        for seat in range(game.players)
    ]
    total = sum(wins)
    return [win / total for win in wins] if total > 0.0 else [1.0 / game.players] * game.players


def mean(vectors: list[Shares]) -> Shares:
    """The mean of some vectors, number by number."""
    return [sum(column) / len(vectors) for column in zip(*vectors, strict=True)]
