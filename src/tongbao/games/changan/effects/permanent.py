"""Permanents (section 11.2): what their owner pays, what is guarded, limits, and reactions."""

from typing import Final

from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.board import TYPES, counts
from tongbao.games.changan.state.effect import PermanentEffect
from tongbao.games.changan.state.permanents import Gift, Permanents, Reaction


class Discount(PermanentEffect):
    """District spaces in some rows cost ``n`` resources less."""

    __slots__ = ("n", "rows")

    def __init__(self, printed: effect_schema.Discount) -> None:
        super().__init__(printed)
        self.rows: Final[list[int]] = list(printed.rows)
        self.n: Final = printed.n

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.discount = [n + (self.n if row in self.rows else 0) for row, n in enumerate(answers.discount, 1)]
        answers.helps = True

    def eases_price(self, row: int) -> bool:
        return row in self.rows


class WaiveCoin(PermanentEffect):
    """No extra coin is ever paid; placing a card with one brings tokens (C-21)."""

    __slots__ = ("gift",)

    def __init__(self, printed: effect_schema.WaiveCoin) -> None:
        super().__init__(printed)
        self.gift: Final = Gift(counts(printed.tokens))

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.waives = [*answers.waives, Reaction(card, self.gift)]


class Substitute(PermanentEffect):
    """In each build up to ``most`` tokens of a type may be paid, each in place of ``rate`` resources of the space."""

    __slots__ = ("most", "rate", "type")

    def __init__(self, printed: effect_schema.Substitute) -> None:
        super().__init__(printed)
        self.type: Final = TYPES.index(printed.source)
        self.most: Final = printed.max
        self.rate: Final[int] = printed.rate

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.swaps = with_one(answers.swaps, self.type, answers.swaps[self.type] + self.most)
        answers.rates = with_one(answers.rates, self.type, max(answers.rates[self.type], self.rate))
        answers.helps = True

    def eases_price(self, row: int) -> bool:
        return True


class BuyTerms(PermanentEffect):
    """Buy costs ``price``, may be used ``times`` a turn, and brings ``bonus`` more."""

    __slots__ = ("bonus", "price", "times")

    def __init__(self, printed: effect_schema.BuyTerms) -> None:
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

    def __init__(self, printed: effect_schema.ResearchTerms) -> None:
        super().__init__(printed)
        self.free: Final = printed.free
        self.price: Final = printed.price

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.research_free += self.free
        answers.research_price = min(answers.research_price, self.price)


class AcquireTerms(PermanentEffect):
    """Acquire costs ``less`` Stone less."""

    __slots__ = ("less",)

    def __init__(self, printed: effect_schema.AcquireTerms) -> None:
        super().__init__(printed)
        self.less: Final = printed.less

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.acquire_less += self.less


class SilkTerms(PermanentEffect):
    """The Power of Silk costs so much (section 9)."""

    __slots__ = ("cost",)

    def __init__(self, printed: effect_schema.SilkTerms) -> None:
        super().__init__(printed)
        self.cost: Final = printed.cost

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.silk_price = min(answers.silk_price, self.cost)


def with_one(numbers: list[int], place: int, number: int) -> list[int]:
    """The numbers with another one in a place."""
    return [number if i == place else n for i, n in enumerate(numbers)]


class Limit(PermanentEffect):
    """At the end of the turn ``tokens`` more of each resource and ``hand`` more cards may be kept."""

    __slots__ = ("hand", "tokens")

    def __init__(self, printed: effect_schema.Limit) -> None:
        super().__init__(printed)
        self.tokens: Final = printed.tokens
        self.hand: Final = printed.hand

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.token_limit += self.tokens
        answers.hand_limit += self.hand


class GateBonus(PermanentEffect):
    """Some gates yield ``n`` more."""

    __slots__ = ("gates", "n")

    def __init__(self, printed: effect_schema.GateBonus) -> None:
        super().__init__(printed)
        self.gates: Final = [TYPES.index(name) for name in printed.gates]
        self.n: Final = printed.n

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.gate_bonus = [n + (self.n if g in self.gates else 0) for g, n in enumerate(answers.gate_bonus)]


class Guard(PermanentEffect):
    """Other players can't take from what is in its ``scope``: the gates, the tokens, the hand or the Silk."""

    __slots__ = ("scope",)

    def __init__(self, printed: effect_schema.Guard) -> None:
        super().__init__(printed)
        self.scope: Final[list[str]] = list(printed.scope)

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.guards_gates = answers.guards_gates or "gates" in self.scope
        answers.guards_tokens = answers.guards_tokens or "tokens" in self.scope
        answers.guards_hand = answers.guards_hand or "hand" in self.scope
        answers.guards_silk = answers.guards_silk or "silk" in self.scope

    def guards(self, what: str) -> bool:
        return what in self.scope


class WildKind(PermanentEffect):
    """In the row bonuses the card counts as every kind."""

    def add_to(self, answers: Permanents, card: int) -> None:
        pass

    def is_wild(self) -> bool:
        return True


class OnOwn(PermanentEffect):
    """After an event of one's own, in some rows: take tokens, draw, take resources of one's choice."""

    __slots__ = ("draw", "event", "gift", "rows")

    def __init__(self, printed: effect_schema.OnOwn) -> None:
        super().__init__(printed)
        self.event: Final = printed.event
        self.rows: Final[list[int]] = list(printed.rows)
        self.gift: Final = Gift(counts(printed.tokens), printed.choice)
        self.draw: Final = printed.draw

    def add_to(self, answers: Permanents, card: int) -> None:
        reaction = Reaction(card, self.gift, self.rows, self.draw)
        answers.own = {**answers.own, self.event: [*answers.to_own(self.event), reaction]}


class OnOther(PermanentEffect):
    """After an event of the left neighbour, in some rows: take tokens."""

    __slots__ = ("event", "gift", "rows")

    def __init__(self, printed: effect_schema.OnOther) -> None:
        super().__init__(printed)
        self.event: Final = printed.event
        self.rows: Final[list[int]] = list(printed.rows)
        self.gift: Final = Gift(counts(printed.tokens))

    def add_to(self, answers: Permanents, card: int) -> None:
        reaction = Reaction(card, self.gift, self.rows)
        answers.other = {**answers.other, self.event: [*answers.to_other(self.event), reaction]}
