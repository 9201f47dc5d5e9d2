"""Improvements: each kind, and those that one city owns (sections 4.2 and 15)."""

from typing import Any, Final

from tongbao.games.silk_cities.cards.actions import IMPROVEMENTS
from tongbao.games.silk_cities.state.effect import Benefits, Effect, TurnEffect
from tongbao.games.silk_cities.state.obstacles import Price


class Improvement:
    """One of the nineteen kinds: its ``price``, what it counts in a ``golden_age``, its ``effects``.

    ``uses`` are those of its effects that happen when it is used, once a round; ``stays``: whether it stays in the ruin
    when an empire falls.
    """

    __slots__ = ("effects", "golden_age", "price", "stays", "uses")

    def __init__(self, price: Price, golden_age: int, effects: list[Effect], stays: bool) -> None:
        self.price: Final = price
        self.golden_age: Final = golden_age
        self.effects: Final = effects
        self.stays: Final = stays
        self.uses: Final[list[TurnEffect[Any]]] = [effect for effect in effects if isinstance(effect, TurnEffect)]


class Improvements(Benefits):
    """The improvements that a city has built, as bits of a ``mask``, and what they give it together; it never changes.

    ``usable`` are the numbers of those that may be used once a round; ``golden_age`` is what all count together.
    """

    __slots__ = ("golden_age", "mask", "usable")

    def __init__(self, mask: int) -> None:
        super().__init__()
        self.mask: Final = mask
        self.usable: list[int] = []
        self.golden_age = 0

    def has(self, number: int) -> bool:
        """Whether it is among them."""
        return self.mask >> number & 1 == 1

    def numbers(self) -> list[int]:
        """All of them."""
        return [number for number in range(IMPROVEMENTS) if self.has(number)]

    def extra_harvest(self, good: int, gathered: int) -> int:
        """What a gather of a good yields more, after so many in this round."""
        more = self.gather_bonus[good]
        return more[gathered] if gathered < len(more) else 0


class Supply:
    """How many ``copies`` of each improvement are left, and the ``mask`` of those of which any is; it never changes."""

    __slots__ = ("copies", "mask")

    def __init__(self, copies: list[int], mask: int) -> None:
        self.copies: Final = copies
        self.mask: Final = mask

    @staticmethod
    def full(copies: int) -> "Supply":
        """So many of each."""
        return Supply([copies] * IMPROVEMENTS, (1 << IMPROVEMENTS) - 1)

    def without(self, number: int) -> "Supply":
        """What is left after one more has been built."""
        copies = self.copies[:]
        copies[number] -= 1
        return Supply(copies, self.mask if copies[number] else self.mask & ~(1 << number))
