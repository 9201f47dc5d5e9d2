"""What a greedy player must know of one game."""

from abc import ABC, abstractmethod

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game


class Strategy(ABC):
    """How to choose in one game."""

    @abstractmethod
    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        """The best of the seat's choices, going by what the seat knows of the game and nothing else."""
