"""Permanents that change what their owner pays (section 11.2)."""

from typing import Final

from tongbao.games.changan.board import TYPES, counts
from tongbao.games.changan.effects import schema
from tongbao.games.changan.effects.effect import PermanentEffect
from tongbao.games.changan.permanents import Gift, Permanents, Reaction


class Discount(PermanentEffect):
    """District spaces in some rows cost ``n`` resources less."""

    __slots__ = ("n", "rows")

    def __init__(self, printed: schema.Discount) -> None:
        super().__init__(printed)
        self.rows: Final[list[int]] = list(printed.rows)
        self.n: Final = printed.n

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.discount = [n + (self.n if row in self.rows else 0) for row, n in enumerate(answers.discount, 1)]
        answers.helps = True


class WaiveCoin(PermanentEffect):
    """No extra coin is ever paid; placing a card with one brings tokens (C-21)."""

    __slots__ = ("gift",)

    def __init__(self, printed: schema.WaiveCoin) -> None:
        super().__init__(printed)
        self.gift: Final = Gift(counts(printed.tokens))

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.waives = [*answers.waives, Reaction(card, self.gift)]


class Substitute(PermanentEffect):
    """In each build up to ``most`` tokens of a type may be paid, each in place of ``rate`` resources of the space."""

    __slots__ = ("most", "rate", "type")

    def __init__(self, printed: schema.Substitute) -> None:
        super().__init__(printed)
        self.type: Final = TYPES.index(printed.source)
        self.most: Final = printed.max
        self.rate: Final[int] = printed.rate

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.swaps = with_one(answers.swaps, self.type, answers.swaps[self.type] + self.most)
        answers.rates = with_one(answers.rates, self.type, max(answers.rates[self.type], self.rate))
        answers.helps = True


class BuyTerms(PermanentEffect):
    """Buy costs ``price``, may be used ``times`` a turn, and brings ``bonus`` more."""

    __slots__ = ("bonus", "price", "times")

    def __init__(self, printed: schema.BuyTerms) -> None:
        super().__init__(printed)
        self.price: Final = printed.price
        self.times: Final = printed.times
        self.bonus: Final = printed.bonus

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.buy_price = min(answers.buy_price, self.price)
        answers.buys += self.times - 1
        answers.buy_bonus += self.bonus


class ResearchTerms(PermanentEffect):
    """The first ``free`` additional cards of Research cost nothing, further ones ``price`` Wheat."""

    __slots__ = ("free", "price")

    def __init__(self, printed: schema.ResearchTerms) -> None:
        super().__init__(printed)
        self.free: Final = printed.free
        self.price: Final = printed.price

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.research_free += self.free
        answers.research_price = min(answers.research_price, self.price)


class AcquireTerms(PermanentEffect):
    """Acquire costs ``less`` Stone less."""

    __slots__ = ("less",)

    def __init__(self, printed: schema.AcquireTerms) -> None:
        super().__init__(printed)
        self.less: Final = printed.less

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.acquire_less += self.less


class SilkTerms(PermanentEffect):
    """The Power of Silk costs so much (section 9)."""

    __slots__ = ("cost",)

    def __init__(self, printed: schema.SilkTerms) -> None:
        super().__init__(printed)
        self.cost: Final = printed.cost

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.silk_price = min(answers.silk_price, self.cost)


def with_one(numbers: list[int], place: int, number: int) -> list[int]:
    """The numbers with another one in a place."""
    return [number if i == place else n for i, n in enumerate(numbers)]
