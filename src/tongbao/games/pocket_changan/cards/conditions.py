"""Conditions: what must hold before a card is laid (section 2, rule 3 of 6.1)."""

from abc import ABC, abstractmethod
from typing import Final

from tongbao.games.pocket_changan.cards.schema import TYPES
from tongbao.games.pocket_changan.cards.schema import Condition as PrintedCondition
from tongbao.games.pocket_changan.powers import Powers


class Condition(ABC):
    """Some points of the owner must be more than a number; ``waivable``, but for End Game Events (P-28)."""

    def __init__(self, printed: PrintedCondition, waivable: bool) -> None:
        self.types: Final = [TYPES.index(type_) for type_ in printed.points]
        self.more_than: Final = printed.more_than
        self.waivable: Final = waivable

    @abstractmethod
    def measure(self, points: list[int]) -> int:
        """What the condition looks at of the points by type."""

    def holds(self, powers: Powers, free: bool) -> bool:
        """Whether it holds before the card is laid (P-9), with more than is asked, or is waived."""
        if not self.waivable:
            return self.measure(powers.points) > self.more_than
        return free or self.measure(powers.points) > self.more_than - powers.eases


class Highest(Condition):
    """It looks at the highest of some points."""

    def measure(self, points: list[int]) -> int:
        value = 0
        for type_ in self.types:
            if points[type_] > value:
                value = points[type_]
        return value


class Total(Condition):
    """It looks at the sum of some points."""

    def measure(self, points: list[int]) -> int:
        value = 0
        for type_ in self.types:
            value += points[type_]
        return value


def condition_of(printed: PrintedCondition | None, waivable: bool) -> Condition | None:
    """The condition as the rules know it; None if there is none."""
    if printed is None:
        return None
    return (Total if printed.how == "sum" else Highest)(printed, waivable)
