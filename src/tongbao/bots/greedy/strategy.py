"""What a greedy player must know of one game."""

from abc import abstractmethod

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game


class Strategy:
    """How to choose in one game."""

    @abstractmethod
    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        """The best of the seat's choices, going by what the seat knows of the game and nothing else."""

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        """At most so many of the choices, those worth looking at first, with the best among them."""
        best = self.choose(game, seat, choices)
        return [best, *[choice for choice in choices if choice is not best][: most - 1]]
