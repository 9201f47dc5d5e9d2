"""The four Great Empires: what they sell and buy, and at what prices (section 5)."""

from typing import Final

from tongbao.games.silk_cities.cards.actions import BUY_FOOD, BUY_METAL, FINE, SILK, SLOTS

CHINA: Final = 0
INDIA: Final = 1
PERSIA: Final = 2
BYZANTIUM: Final = 3
SELLER: Final = [CHINA] * (SLOTS + 1) + [INDIA, PERSIA]
"""The empire that sells each of WARES."""
BUYER: Final = [PERSIA, INDIA, BYZANTIUM, BYZANTIUM]
"""The empire that buys each good."""
SILK_PRICES: Final = [3, 3, 2, 2, 1, 1]
"""What China asks, by slot."""
SALE_PRICES: Final = [15, 14, 13, 12, 11, 10]
"""What Byzantium pays, by slot."""
STORE_PRICES: Final = [0, 2, 2, 2, 1, 1, 1]
"""What the next food of India or metal of Persia costs, by how many are left (S-8)."""
GOODS_PRICES: Final = [6, 6, 5, 5, 4, 4]
"""What the next food brings in Persia or metal in India, by how many were sold this round."""
FULL_STORE: Final = 6
LEAST_STORE: Final = 3
EMPTY: Final = 0
STANDARD: Final = 1
DOUBLE: Final = 2
"""How many slots a silk card covers, standard or fine; fine silk costs and brings the sum of both (S-6)."""


def silk(size: int) -> int:
    """The good that a silk card of so many slots is."""
    return FINE if size == DOUBLE else SILK


def silk_card(size: int) -> int:
    """The number of the card of the silk deck that covers so many slots."""
    return size - STANDARD


def size_of(good: int) -> int:
    """How many slots a silk card covers."""
    return DOUBLE if good == FINE else STANDARD


def price_at(prices: list[int], slot: int, size: int) -> int:
    """The price of a silk card that covers so many slots from one on."""
    return prices[slot] if size == STANDARD else prices[slot] + prices[slot + 1]


class Empire:
    """An empire as it trades now, with those of WARES that it has; it never changes, a trade makes another of it."""

    __slots__ = ("wares",)

    def __init__(self, wares: list[int]) -> None:
        self.wares: Final = wares

    def price(self, ware: int) -> int:
        """What one of its wares costs."""
        return 0

    def good(self, ware: int) -> int:
        """The good that one of its wares is."""
        return ware - BUY_FOOD

    def without(self, ware: int) -> "Empire":
        """The empire after it has sold one of its wares."""
        return self

    def pays(self, good: int) -> int:
        """What the next good of a kind brings; 0 if it takes none."""
        return 0

    def after_buying(self, good: int) -> "Empire":
        """The empire after it has bought a good."""
        return self

    def replenished(self) -> "Empire":
        """The empire after 4.1.3."""
        return self


class China(Empire):
    """Sells silk: by slot the size of the card that begins there, EMPTY for none."""

    __slots__ = ("slots",)

    def __init__(self, slots: list[int]) -> None:
        super().__init__([slot for slot, size in enumerate(slots, 1) if size != EMPTY])
        self.slots: Final = slots

    def price(self, ware: int) -> int:
        return price_at(SILK_PRICES, ware - 1, self.slots[ware - 1])

    def good(self, ware: int) -> int:
        return silk(self.slots[ware - 1])

    def without(self, ware: int) -> "China":
        return China([EMPTY if slot == ware - 1 else size for slot, size in enumerate(self.slots)])

    def pushed_off(self, new: int) -> list[int]:
        """The sizes of the cards that a new one of some size pushes over the end of the track."""
        return [size for slot, size in enumerate(self.slots) if size != EMPTY and slot + new + size > SLOTS]

    def with_card(self, new: int) -> "China":
        """Every card moves down by the size of a new one, which comes on the first slots; gaps stay (S-5)."""
        slots = [new] + [EMPTY] * (SLOTS - 1)
        for slot, size in enumerate(self.slots):
            if size != EMPTY and slot + new + size <= SLOTS:
                slots[slot + new] = size
        return China(slots)


class Market(Empire):
    """India or Persia: how much is ``left`` of its ``ware``, and how much it has ``bought`` this round."""

    __slots__ = ("bought", "left", "ware")

    def __init__(self, ware: int, left: int, bought: int) -> None:
        super().__init__([ware] if left else [])
        self.ware: Final = ware
        self.left: Final = left
        self.bought: Final = bought

    def price(self, ware: int) -> int:
        return STORE_PRICES[self.left]

    def without(self, ware: int) -> "Market":
        return Market(self.ware, self.left - 1, self.bought)

    def pays(self, good: int) -> int:
        return GOODS_PRICES[self.bought] if self.bought < SLOTS else 0

    def after_buying(self, good: int) -> "Market":
        return Market(self.ware, self.left, self.bought + 1)

    def replenished(self) -> "Market":
        return Market(self.ware, max(self.left, LEAST_STORE), 0)


class Byzantium(Empire):
    """Buys silk: the sizes of the cards ``sold`` there, which lie without gaps, and how many slots are ``filled``.

    ``honoured``: whether it has honoured a seller in this round.
    """

    __slots__ = ("filled", "honoured", "sold")

    def __init__(self, sold: list[int], honoured: bool = False) -> None:
        super().__init__([])
        self.sold: Final = sold
        self.honoured: Final = honoured
        self.filled: Final = sum(sold)

    def pays(self, good: int) -> int:
        size = size_of(good)
        return price_at(SALE_PRICES, self.filled, size) if self.filled + size <= SLOTS else 0

    def after_buying(self, good: int) -> "Byzantium":
        return Byzantium([*self.sold, size_of(good)], self.honoured)

    def having_honoured(self) -> "Byzantium":
        """Byzantium after it has honoured a seller."""
        return Byzantium(self.sold, True)

    def replenished(self) -> "Byzantium":
        return Byzantium(self.sold[:-1])


def empires_at_start(standard: int) -> list[Empire]:
    """By number: China with so many standard silk, full stores, and nothing sold."""
    china = China([STANDARD] * standard + [EMPTY] * (SLOTS - standard))
    return [china, Market(BUY_FOOD, FULL_STORE, 0), Market(BUY_METAL, FULL_STORE, 0), Byzantium([])]
