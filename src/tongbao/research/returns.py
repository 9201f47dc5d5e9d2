"""Returns: what the end of a game is worth to each seat, as numbers whose sum is exactly zero.

They are reckoned in whole parts of 2**-40, so that they are added without rounding in any order.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from tongbao.engine.game import Game

PARTS: Final = 1 << 40
MOST_POINTS: Final = 1000
"""Nobody has as many points at the end of any of the games."""


class Returns(ABC):
    """A way to value the end of a game for several seats."""

    name: ClassVar[str]

    @abstractmethod
    def of(self, game: Game) -> list[float]:
        """What each seat gets."""

    @abstractmethod
    def bounds(self, players: int) -> tuple[float, float]:
        """The least and the most that a seat can get."""


class ByPlaces(Returns):
    """All pay an equal stake, together 1, and who comes first gets it, several in equal parts."""

    name = "places"

    def of(self, game: Game) -> list[float]:
        places = game.places()
        seats, firsts = len(places), places.count(1)
        pot = PARTS - PARTS % (seats * firsts)
        return [((pot // firsts if place == 1 else 0) - pot // seats) / PARTS for place in places]

    def bounds(self, players: int) -> tuple[float, float]:
        return -1 / players, 1 - 1 / players


class ByMargin(Returns):
    """By how many points a seat has more than the others on average."""

    name = "margin"

    def of(self, game: Game) -> list[float]:
        scores = game.scores()
        total, seats = sum(scores), len(scores)
        part = PARTS // (seats - 1)
        return [(seats * score - total) * part / PARTS for score in scores]

    def bounds(self, players: int) -> tuple[float, float]:
        return -MOST_POINTS, MOST_POINTS


class ByPoints(Returns):
    """The points themselves, of who plays alone."""

    name = "points"

    def of(self, game: Game) -> list[float]:
        return [float(score) for score in game.scores()]

    def bounds(self, players: int) -> tuple[float, float]:
        return 0, MOST_POINTS
