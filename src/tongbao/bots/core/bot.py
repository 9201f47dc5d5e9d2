"""Bot: a player that is a program; the random one, and how a game is played out by bots."""

from abc import abstractmethod
from copy import deepcopy
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.packing import made
from tongbao.engine.plain import attributes
from tongbao.engine.secrecy import Seat, offered


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. With equal seeds and equal views it chooses the same, as its copies do.

    ``name`` is for programs; what people read of it stands in ``titles.py``.
    ``thinks``: whether a choice may take so long that it should be made in a process of its own.
    """

    name: ClassVar[str] = ""
    thinks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def __copy__(self) -> "Bot":
        return deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return made, (type(self), {name: getattr(self, name) for name in attributes(self)})

    @staticmethod
    def plays(game: str) -> bool:
        """Whether it can play the game of that name."""
        return True

    @abstractmethod
    def choose(self, seat: Seat) -> Choice:
        """One of the seat's choices; it has at least one."""


class RandomBot(Bot):
    """Plays at random."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = FastLuck.from_seed(seed)

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        return choices[self.luck.below(len(choices))]


def play_out(game: Game, bots: list[Bot]) -> int:
    """Let the bots, one for each seat, play to the end; the number of decisions that took."""
    seats = [Seat(game, number) for number in range(game.players)]
    before = game.decisions
    while not game.over:
        number = game.actor
        game.take(number, bots[number].choose(seats[number]))
    return game.decisions - before


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series; the bots of its seats have the seeds that follow."""
    return (seed << 32 | number) << 4
