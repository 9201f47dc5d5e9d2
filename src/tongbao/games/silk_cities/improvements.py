"""Improvements: each kind, and those that one city owns (sections 4.2 and 15)."""

from typing import Any, Final

from tongbao.games.silk_cities.effects.effect import Benefits, Effect, TurnEffect
from tongbao.games.silk_cities.price import Price


class Improvement:
    """One of the nineteen kinds: its ``price``, what it counts in a ``golden_age``, its ``effects``.

    ``uses`` are those of its effects that happen when it is used, once a round.
    """

    __slots__ = ("effects", "golden_age", "price", "uses")

    def __init__(self, price: Price, golden_age: int, effects: list[Effect]) -> None:
        self.price: Final = price
        self.golden_age: Final = golden_age
        self.effects: Final = effects
        self.uses: Final[list[TurnEffect[Any]]] = [effect for effect in effects if isinstance(effect, TurnEffect)]


class Improvements(Benefits):
    """The improvements that a city has ``built``, by number, and what they give it together; it never changes.

    ``usable`` are those that may be used once a round; ``golden_age`` is what all count; ``mask`` has their bits.
    """

    __slots__ = ("built", "golden_age", "mask", "usable")

    def __init__(self, built: list[int], kinds: list[Improvement]) -> None:
        super().__init__()
        self.built: Final = built
        self.usable: Final = [number for number in built if kinds[number].uses]
        self.golden_age = 0
        self.mask = 0
        for number in built:
            self.mask |= 1 << number
            self.golden_age += kinds[number].golden_age
            for effect in kinds[number].effects:
                effect.add_to(self)

    def has(self, number: int) -> bool:
        """Whether it is among them."""
        return bool(self.mask >> number & 1)

    def extra_harvest(self, good: int, gathered: int) -> int:
        """What a gather of a good yields more, after so many in this round."""
        more = self.gather_bonus[good]
        return more[gathered] if gathered < len(more) else 0


class Supply:
    """How many ``copies`` of each improvement are left, and the ``mask`` of those of which any is; it never changes."""

    __slots__ = ("copies", "mask")

    def __init__(self, copies: list[int]) -> None:
        self.copies: Final = copies
        self.mask: Final = sum([1 << number for number, left in enumerate(copies) if left])

    def without(self, number: int) -> "Supply":
        """What is left after one of a kind has been built."""
        return Supply([left - (kind == number) for kind, left in enumerate(self.copies)])
