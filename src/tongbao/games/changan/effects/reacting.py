"""Permanents that react to what players do (section 11.2)."""

from typing import Final

from tongbao.games.changan.board import counts
from tongbao.games.changan.effects import schema
from tongbao.games.changan.effects.effect import PermanentEffect
from tongbao.games.changan.permanents import Gift, Permanents, Reaction


class OnOwn(PermanentEffect):
    """After an event of one's own, in some rows: take tokens, draw, take resources of one's choice."""

    __slots__ = ("draw", "event", "gift", "rows")

    def __init__(self, printed: schema.OnOwn) -> None:
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

    def __init__(self, printed: schema.OnOther) -> None:
        super().__init__(printed)
        self.event: Final = printed.event
        self.rows: Final[list[int]] = list(printed.rows)
        self.gift: Final = Gift(counts(printed.tokens))

    def add_to(self, answers: Permanents, card: int) -> None:
        reaction = Reaction(card, self.gift, self.rows)
        answers.other = {**answers.other, self.event: [*answers.to_other(self.event), reaction]}
