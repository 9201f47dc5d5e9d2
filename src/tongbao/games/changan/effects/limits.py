"""Permanents that let their owner keep, produce or save more (section 11.2)."""

from typing import Final

from tongbao.engine.reasons import Reason
from tongbao.games.changan.board import TYPES
from tongbao.games.changan.effects import schema
from tongbao.games.changan.effects.effect import PermanentEffect
from tongbao.games.changan.permanents import Permanents
from tongbao.games.changan.reasons import reason
from tongbao.games.changan.table import Changan


class Limit(PermanentEffect):
    """At the end of the turn ``tokens`` more of each resource and ``hand`` more cards may be kept."""

    __slots__ = ("hand", "tokens")

    def __init__(self, printed: schema.Limit) -> None:
        super().__init__(printed)
        self.tokens: Final = printed.tokens
        self.hand: Final = printed.hand

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.token_limit += self.tokens
        answers.hand_limit += self.hand


class GateBonus(PermanentEffect):
    """Some gates yield ``n`` more."""

    __slots__ = ("gates", "n")

    def __init__(self, printed: schema.GateBonus) -> None:
        super().__init__(printed)
        self.gates: Final = [TYPES.index(name) for name in printed.gates]
        self.n: Final = printed.n

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.gate_bonus = [n + (self.n if g in self.gates else 0) for g, n in enumerate(answers.gate_bonus)]


class Guard(PermanentEffect):
    """Other players can't take from what is in its ``scope``: the gates, the tokens, the hand or the Silk."""

    __slots__ = ("scope",)

    def __init__(self, printed: schema.Guard) -> None:
        super().__init__(printed)
        self.scope: Final[list[str]] = list(printed.scope)

    def add_to(self, answers: Permanents, card: int) -> None:
        answers.guards_gates = answers.guards_gates or "gates" in self.scope
        answers.guards_tokens = answers.guards_tokens or "tokens" in self.scope
        answers.guards_hand = answers.guards_hand or "hand" in self.scope
        answers.guards_silk = answers.guards_silk or "silk" in self.scope


def guards(game: Changan, seat: int, what: str) -> list[int]:
    """The seat's built cards that guard it there."""
    found: list[int] = []
    for district in game.districts[seat]:
        for card in district:
            effect = game.cards.permanent[card]
            if isinstance(effect, Guard) and what in effect.scope:
                found.append(card)
    return found


def why_guarded(game: Changan, owner: int, what: str) -> Reason:
    """Nothing can be taken there: a card of its owner guards it."""
    cards = guards(game, owner, what)
    return reason("guarded", {"card": cards[0], "owner": owner}, causes=cards)


class WildKind(PermanentEffect):
    """In the row bonuses the card counts as every kind."""

    def add_to(self, answers: Permanents, card: int) -> None:
        pass

    def is_wild(self) -> bool:
        return True
