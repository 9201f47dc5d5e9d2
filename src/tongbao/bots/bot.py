"""What every bot is."""

from abc import abstractmethod
from typing import ClassVar

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import Choice
from tongbao.engine.secrecy import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. With equal seeds and equal views it chooses the same.

    ``name`` is for programs; what people read of it stands in ``titles.py``.
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

    @abstractmethod
    def choose(self, seat: Seat) -> Choice:
        """One of the seat's choices; it has at least one."""
