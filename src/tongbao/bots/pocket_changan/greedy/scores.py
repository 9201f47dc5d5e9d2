"""Expected scores: one class for each kind of score on a card, found by its name."""

from typing import Any, Final, Generic, TypeVar

from tongbao.games.pocket_changan.state.card import CountScore, FixedScore, PointsScore, Score
from tongbao.games.pocket_changan.state.powers import Powers

BUILDINGS_TO_SCORE: Final = 5.0
CHARACTERS_TO_SCORE: Final = 2.0
"""How many a card that counts them will count in the end, roughly."""
GROWTH: Final = 0.3
"""How much a card that scores points will score more for each round to come."""

S = TypeVar("S", bound=Score)


class Promise(Generic[S]):
    """What a kind of score promises; ``growth`` is how much more for each round to come."""

    def __init__(self, growth: float = 0.0) -> None:
        self.growth: Final = growth

    def laid(self, score: S, points: list[float], lowest: float) -> float:
        """What a card in play adds with these points, which needn't be whole; ``lowest`` is the lowest of them."""
        raise NotImplementedError

    def held(self, score: S, powers: Powers) -> float:
        """What a card would add if it were laid now, roughly."""
        return score.of(powers)


class FixedPromise(Promise[FixedScore]):
    """That number."""

    def laid(self, score: FixedScore, points: list[float], lowest: float) -> float:
        return score.value


class PointsPromise(Promise[PointsScore]):
    """The highest of some points."""

    def laid(self, score: PointsScore, points: list[float], lowest: float) -> float:
        return max([points[type_] for type_ in score.types])


class CountPromise(Promise[CountScore]):
    """Nothing of points; a city counts by itself."""

    def laid(self, score: CountScore, points: list[float], lowest: float) -> float:
        return 0.0

    def held(self, score: CountScore, powers: Powers) -> float:
        return CHARACTERS_TO_SCORE if score.counts_characters else BUILDINGS_TO_SCORE


class ShortestPromise(Promise[Score]):
    """The lowest points."""

    def laid(self, score: Score, points: list[float], lowest: float) -> float:
        return lowest


PROMISES: Final[dict[str, Promise[Any]]] = {
    "fixed": FixedPromise(),
    "points": PointsPromise(GROWTH),
    "count": CountPromise(),
    "shortest": ShortestPromise(GROWTH),
}
