"""A build that is being paid (section 6.3)."""

from typing import Final

from tongbao.games.changan.cards.board import COIN, NO_TOKENS
from tongbao.games.changan.state.prices import payable

NO_GATE: Final = -1


class Purchase:
    """A card on its way to the next space of a district, and what is to be paid for it; it never changes.

    The card comes from ``gate``, or was picked (NO_GATE); ``district`` may be the Silk Road. ``price`` is what is left
    of the space's, ``coin`` the extra coin, ``instead`` what is paid in place of resources of the price, and ``swaps``
    what may still be, five counts each; ``saves`` resources may still be left out.
    """

    __slots__ = ("card", "coin", "district", "gate", "instead", "price", "saves", "swaps")

    def __init__(
        self,
        gate: int,
        district: int,
        card: int,
        price: list[int],
        coin: int,
        saves: int = 0,
        swaps: list[int] = NO_TOKENS,
        instead: list[int] = NO_TOKENS,
    ) -> None:
        self.gate: Final = gate
        self.district: Final = district
        self.card: Final = card
        self.price: Final = price
        self.coin: Final = coin
        self.saves: Final = saves
        self.swaps: Final = swaps
        self.instead: Final = instead

    def is_saving(self) -> bool:
        """Whether something may still be left out."""
        return self.saves > 0 and sum(self.price) > 0

    def saved(self, type_: int) -> "Purchase":
        """With one resource left out."""
        return Purchase(
            self.gate,
            self.district,
            self.card,
            less(self.price, type_),
            self.coin,
            self.saves - 1,
            self.swaps,
            self.instead,
        )

    def swapped(self, source: int, type_: int, rate: int) -> "Purchase":
        """With one token paid instead of a resource; at a higher rate more may be left out at once after it."""
        return Purchase(
            self.gate,
            self.district,
            self.card,
            less(self.price, type_),
            self.coin,
            rate - 1,
            less(self.swaps, source),
            less(self.instead, source, -1),
        )

    def total(self) -> list[int]:
        """What is paid if nothing more is saved or swapped."""
        found = [price + self.instead[type_] for type_, price in enumerate(self.price)]
        found[COIN] += self.coin
        return found

    def rest(self, tokens: list[int]) -> list[int]:
        """What remains of tokens for the price of the space."""
        found = [number - self.instead[type_] for type_, number in enumerate(tokens)]
        found[COIN] -= self.coin
        return found

    def is_payable(self, tokens: list[int], rates: list[int]) -> bool:
        """Whether some sequence of saves and swaps leads to a payment that the tokens cover."""
        return payable(self.price, self.rest(tokens), self.saves, self.swaps, rates)


def less(counts: list[int], type_: int, number: int = 1) -> list[int]:
    """The counts with less of a type."""
    found = counts[:]
    found[type_] -= number
    return found
