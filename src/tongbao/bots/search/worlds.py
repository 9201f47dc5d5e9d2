"""The worlds of one decision: games that agree with all that a seat knows."""

from typing import Final

from mypy_extensions import mypyc_attr

from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat

MOST_WORLDS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Worlds:
    """Imagined games by number, the same for all lines, so that what they bring can be compared world by world."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.seed: Final = seed
        self.made: Final[list[Game]] = []

    def world(self, number: int) -> Game:
        """The world of that number, to be cloned before anything is played in it."""
        while len(self.made) <= number:
            world = self.seat.imagine(self.seed + len(self.made))
            world.events = None
            self.made.append(world)
        return self.made[number]
