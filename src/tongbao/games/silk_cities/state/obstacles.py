"""Prices at the bank, and obstacles: what stands in the way of a choice as things stand, one by one."""

from typing import Final

from tongbao.engine.events import Facts


class Price:
    """``coins``, and ``goods`` by kind; it never changes."""

    __slots__ = ("coins", "goods")

    def __init__(self, coins: int, goods: list[int]) -> None:
        self.coins: Final = coins
        self.goods: Final = goods


FREE: Final = Price(0, [0, 0, 0, 0])


COINS: Final = "coins"
FOOD: Final = "food"
METAL: Final = "metal"
SILK: Final = "silk"
PAYMENTS: Final = (COINS, FOOD, METAL, SILK)
"""The kinds of what is short of a price; silk is of either kind (S-43)."""
ROUTE: Final = "route"
"""The kind of coins that are short of a route, with what is paid at its end."""
NO_FACTS: Final[Facts] = {}


class Obstacle:
    """One thing in the way; where it is counted, how much it would ``need`` and how much there is to ``have``."""

    __slots__ = ("facts", "have", "kind", "need")

    def __init__(self, kind: str, need: int = 0, have: int = 0, facts: Facts | None = None) -> None:
        self.kind: Final = kind
        self.need: Final = need
        self.have: Final = have
        self.facts: Final = facts or NO_FACTS

    def shortage(self) -> int:
        """How much is short; 1 where nothing is counted."""
        return max(self.need - self.have, 1)


CLEAR: Final[list[Obstacle]] = []
"""Nothing is in the way."""
FULL_CITY: Final = Obstacle("city_full")
