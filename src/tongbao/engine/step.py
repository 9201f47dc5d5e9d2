"""A step: one paragraph of a rulebook, on the agenda of a game."""

from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.values import again

G = TypeVar("G")
"""The class of the game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One paragraph of a rulebook. It offers choices to ``seat``, or happens by itself; it never changes."""

    __slots__ = ("asks", "seat")

    def __init__(self, seat: int, asks: bool = True) -> None:
        self.seat: Final = seat
        self.asks: Final = asks

    def choices(self, game: G) -> list[Choice]:
        """The choices of ``seat``; none means that the step happens by itself."""
        return NOTHING

    def take(self, game: G, choice: Choice) -> None:
        """Do what was chosen. The step is off the agenda; to ask again it puts itself in front."""

    def happen(self, game: G) -> None:
        """The work of the step when there is nothing to choose."""

    def offer(self, game: G, seat: int) -> list[Choice]:
        """Sealed steps only: what a seat may choose."""
        return NOTHING

    def take_sealed(self, game: G, seat: int, choice: Choice) -> None:
        """Sealed steps only: lay a seat's choice aside, unseen."""

    def __str__(self) -> str:
        name = type(self).__name__
        return name if self.seat < 0 else f"{name} {self.seat}"

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[G]):
    """A step in which nobody ever has anything to choose."""

    def __init__(self, seat: int) -> None:
        super().__init__(seat, asks=False)
