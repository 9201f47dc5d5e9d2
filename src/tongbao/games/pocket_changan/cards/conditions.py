"""Conditions: what must hold before a card is laid (section 2, rule 3 of 6.1)."""

from abc import abstractmethod
from typing import Final

from tongbao.games.pocket_changan.cards.places import TYPES
from tongbao.games.pocket_changan.cards.schema import Condition as PrintedCondition
from tongbao.games.pocket_changan.powers import Powers


class Condition:
    """Some points of the owner must be more than a number; ``waivable``, but for End Game Events (P-28)."""

    def __init__(self, printed: PrintedCondition, waivable: bool) -> None:
        self.types: Final = [TYPES.index(type_) for type_ in printed.points]
        self.more_than: Final = printed.more_than
        self.waivable: Final = waivable

    @abstractmethod
    def reached(self, points: list[int]) -> int:
        """What it looks at of the points by type."""

    @abstractmethod
    def exceeds(self, points: list[int], n: int) -> bool:
        """Whether what the condition looks at of the points by type is more than n."""

    def asks(self, powers: Powers) -> int:
        """What must be exceeded, cards that ease it counted."""
        return self.more_than - powers.eases if self.waivable else self.more_than

    def holds(self, powers: Powers, free: bool) -> bool:
        """Whether it holds before the card is laid (P-9), or is waived."""
        return (free and self.waivable) or self.exceeds(powers.points, self.asks(powers))


class Highest(Condition):
    """It looks at the highest of some points."""

    def reached(self, points: list[int]) -> int:
        return max([points[type_] for type_ in self.types])

    def exceeds(self, points: list[int], n: int) -> bool:
        for type_ in self.types:  # noqa: SIM110 - a plain loop is the quickest in both builds
            if points[type_] > n:
                return True
        return False


class Total(Condition):
    """It looks at the sum of some points."""

    def reached(self, points: list[int]) -> int:
        return sum([points[type_] for type_ in self.types])

    def exceeds(self, points: list[int], n: int) -> bool:
        return self.reached(points) > n


def condition_of(printed: PrintedCondition | None, waivable: bool) -> Condition | None:
    """The condition as the rules know it; None if there is none."""
    if printed is None:
        return None
    return (Total if printed.how == "sum" else Highest)(printed, waivable)
