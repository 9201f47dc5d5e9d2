"""Price of something at the bank."""

from typing import Final


class Price:
    """``coins``, and ``goods`` by kind; it never changes."""

    __slots__ = ("coins", "goods")

    def __init__(self, coins: int, goods: list[int]) -> None:
        self.coins: Final = coins
        self.goods: Final = goods


FREE: Final = Price(0, [0, 0, 0, 0])
