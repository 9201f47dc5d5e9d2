"""A policy: which choice looks best at once, without looking ahead; light enough to play on with in a search."""

from abc import abstractmethod
from typing import ClassVar, Final

from tongbao.bots.greedy.strategy import Strategy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game


class Policy(Strategy):
    """Weighs the choices of one game by their traits: a trait holds of a choice or not, and each has a learned weight.

    ``names`` are those of the traits. It is a conditional logit model (McFadden 1974), fitted to stronger play.
    """

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    @abstractmethod
    def traits(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        """For each choice the numbers of the traits that it has, going by what the seat knows and nothing else."""

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        best, found = -1e9, choices[0]
        for number, weight in enumerate(self.weigh(game, seat, choices)):
            if weight > best:
                best, found = weight, choices[number]
        return found

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        ranked = sorted([(-weight, number) for number, weight in enumerate(self.weigh(game, seat, choices))])
        return [choices[number] for _, number in ranked[:most]]

    def weigh(self, game: Game, seat: int, choices: list[Choice]) -> list[float]:
        """How well each choice looks."""
        weights = self.weights
        found: list[float] = []
        for traits in self.traits(game, seat, choices):
            weight = 0.0
            for trait in traits:
                weight += weights[trait]
            found.append(weight)
        return found
