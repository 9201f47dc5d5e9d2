"""Policies: how to choose in one game without a search; light enough to play on with within one."""

from abc import abstractmethod
from typing import Any, ClassVar, Final

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.values import again


class Policy:
    """Policy: how to choose in one game, with no memory of a table."""

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    @abstractmethod
    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        """The best of the seat's choices, going by what the seat knows of the game and nothing else."""

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        """At most so many of the choices, those worth looking at first, with the best among them."""
        best = self.choose(game, seat, choices)
        return [best, *[choice for choice in choices if choice is not best][: most - 1]]


class LinearPolicy(Policy):
    """Policy that adds up learned weights of a choice's features; a feature holds of a choice or it doesn't.

    ``names`` are those of the features. It is a conditional logit model (McFadden 1974), fitted to stronger play.
    """

    names: ClassVar[tuple[str, ...]] = ()

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    @abstractmethod
    def feature_ids(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        """For each choice the numbers of the features that it has, going by what the seat knows and nothing else."""

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
        for feature_ids in self.feature_ids(game, seat, choices):
            weight = 0.0
            for feature in feature_ids:
                weight += weights[feature]
            found.append(weight)
        return found


class PrunedPolicy(Policy):
    """Policy that chooses as ``player`` does, and shortlists what ``guide`` ranks first."""

    def __init__(self, player: Policy, guide: Policy) -> None:
        self.player: Final = player
        self.guide: Final = guide

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        return self.player.choose(game, seat, choices)

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        usual = self.player.choose(game, seat, choices)
        found = self.guide.shortlist(game, seat, choices, most)
        return found if usual in found else [usual, *found[: most - 1]]
