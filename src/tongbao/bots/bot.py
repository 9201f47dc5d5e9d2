"""What every bot is."""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import Choice
from tongbao.engine.meta import Words
from tongbao.engine.secrecy import Seat

NAMELESS: Final[Words] = {"en": ""}
"""For a bot that no person plays against."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A player that is a program. With equal seeds and equal views it chooses the same.

    ``name`` is for programs; people read in its title what sort of player it is, and in its manner how it plays.
    ``thinks``: whether a choice may take so long that it should be made in a process of its own.
    """

    name: ClassVar[str] = ""
    thinks: ClassVar[bool] = False

    def __init__(self, seed: int) -> None:
        self.seed = seed

    @staticmethod
    def plays(game: str) -> bool:
        """Whether it can play the game of that name."""
        return True

    @staticmethod
    def title(game: str) -> Words:
        """What sort of player it is, in the game of that name."""
        return NAMELESS

    @staticmethod
    def manner(game: str) -> Words:
        """How it plays, in the game of that name."""
        return NAMELESS

    @abstractmethod
    def choose(self, seat: Seat) -> Choice:
        """One of the seat's choices; it has at least one."""
