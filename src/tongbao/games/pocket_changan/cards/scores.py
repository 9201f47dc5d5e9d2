"""Scores: what a card in play adds to the bonus, one class for each kind (section 8.3)."""

from abc import abstractmethod
from typing import Final

from tongbao.games.pocket_changan.cards import schema
from tongbao.games.pocket_changan.cards.places import TYPES
from tongbao.games.pocket_changan.powers import Powers


class Score:
    """What a card adds to the bonus; ``kind`` is the name of its kind."""

    def __init__(self, printed: schema.Score) -> None:
        self.kind: Final = printed.kind

    @abstractmethod
    def of(self, powers: Powers) -> int:
        """What the card adds for a seat with these powers."""


class FixedScore(Score):
    """``fixed``: a number."""

    def __init__(self, printed: schema.FixedScore) -> None:
        super().__init__(printed)
        self.value: Final = printed.value

    def of(self, powers: Powers) -> int:
        return self.value


class PointsScore(Score):
    """``points``: those of a type; of several types the highest (P-56)."""

    def __init__(self, printed: schema.PointsScore) -> None:
        super().__init__(printed)
        self.types: Final = [TYPES.index(type_) for type_ in printed.of]

    def of(self, powers: Powers) -> int:
        best = 0
        for type_ in self.types:
            best = max(best, powers.points[type_])
        return best


class CountScore(Score):
    """``count``: the number of own characters or buildings in the Urban Area, events counting as neither."""

    def __init__(self, printed: schema.CountScore) -> None:
        super().__init__(printed)
        self.counts_characters: Final = printed.what == "characters"

    def of(self, powers: Powers) -> int:
        return powers.characters if self.counts_characters else powers.buildings


class ShortestScore(Score):
    """``shortest``: the lowest of the four point values (P-57)."""

    def of(self, powers: Powers) -> int:
        return min(powers.points)


SCORES: Final[dict[str, type[Score]]] = {
    "fixed": FixedScore,
    "points": PointsScore,
    "count": CountScore,
    "shortest": ShortestScore,
}
"""The class of each kind."""
