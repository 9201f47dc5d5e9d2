"""Determinizations: imagined games that agree with all that a seat knows, for one decision."""

from typing import Final

from mypy_extensions import mypyc_attr

from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, foresee

MOST_WORLDS: Final = 256


@mypyc_attr(allow_interpreted_subclasses=True)
class Determinizations:
    """Imagined games by number, the same for all lines, so that what they bring can be compared world by world."""

    def __init__(self, seat: Seat, seed: int) -> None:
        self.seat: Final = seat
        self.seed: Final = seed
        self.made: Final[list[Game]] = []

    def world(self, number: int) -> Game:
        """The world of that number, to be cloned before anything is played in it."""
        while len(self.made) <= number:
            world = self.deal(self.seed + len(self.made))
            world.events = None
            self.made.append(world)
        return self.made[number]

    def deal(self, seed: int) -> Game:
        """A new world."""
        return self.seat.imagine(seed)


class OpenDeterminizations(Determinizations):
    """Worlds in which all hands are as they were and only what nobody knew is dealt anew: for games that are over."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        super().__init__(Seat(game, seat), seed)
        self.game: Final = game

    def deal(self, seed: int) -> Game:
        return foresee(self.game, FastLuck.from_seed(seed))
