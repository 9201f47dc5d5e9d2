"""A sealed step: all seats choose at the same time, unseen by the others, until all is revealed together."""

from typing import TypeVar

from mypy_extensions import mypyc_attr

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.game import Game
from tongbao.engine.step import Step

G = TypeVar("G", bound=Game)


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[G]):
    """A step in which all seats choose at once: each has offers until it is finished, then all are revealed.

    Started by ``game.seal(step)``. The choices offered to a seat may depend only on what it knows.
    """

    def choices(self, game: G) -> list[Choice]:
        seat = game.first_unfinished()
        return self.offer(game, seat) if seat < game.players else NOTHING

    def take_sealed(self, game: G, seat: int, choice: Choice) -> None:
        if game.sealed is not None:
            game.sealed[seat].append(choice)
        if self.is_finished(game, seat):
            game.finished |= 1 << seat

    def is_finished(self, game: G, seat: int) -> bool:
        """Whether a seat has nothing left to choose."""
        return not self.offer(game, seat)

    def happen(self, game: G) -> None:
        sealed = game.sealed
        game.sealed = None
        game.close_undo()
        if sealed is not None:
            self.reveal(game, sealed)

    def reveal(self, game: G, sealed: list[list[Choice]]) -> None:
        """Turn up together what every seat has chosen, by seat in the order of choosing."""
