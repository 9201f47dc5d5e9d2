"""What a player’s built Permanents answer (section 11.2): each question is folded over the cards in one place."""

from typing import Final

from tongbao.games.changan.board import (
    BUY_PRICE,
    GATES,
    HAND_LIMIT,
    MOST_RESOURCES,
    ROWS,
    SILK_PRICE,
)
from tongbao.games.changan.cards.effects import (
    ACQUIRE_TERMS,
    BUY_TERMS,
    DISCOUNT,
    EVENTS,
    GATE_BONUS,
    GUARD,
    LIMIT,
    ON_OTHER,
    ON_OWN,
    RESEARCH_TERMS,
    SILK_TERMS,
    SUBSTITUTE,
    WAIVE_COIN,
    Effect,
)
from tongbao.games.changan.cards.faces import TYPES
from tongbao.games.changan.cards.sets import CardSet

RESEARCH_PRICE: Final = 2
"""In Wheat, for each additional card."""
NOTHING_OWN: Final[list[int]] = []


class Permanents:
    """The answers for one player, made from his districts (``city``) and never changed.

    ``token_limit`` and ``hand_limit`` at the end of the turn; ``gate_bonus`` by gate; ``discount`` by row from 0;
    ``waives``: the cards that waive the extra coin; ``swaps`` and ``rates`` by type of token: how many may be paid in
    place of resources, and of how many each; ``helps``: whether a space may cost other than printed; ``buy_price``,
    ``buys`` (a turn) and ``buy_bonus``; ``research_free`` and ``research_price``; ``acquire_less``; ``guards``, a mask;
    ``silk_price``; ``own`` and ``other`` by event: the cards that react, in board order.
    """

    __slots__ = (
        "acquire_less",
        "buy_bonus",
        "buy_price",
        "buys",
        "city",
        "discount",
        "gate_bonus",
        "guards",
        "hand_limit",
        "helps",
        "other",
        "own",
        "rates",
        "research_free",
        "research_price",
        "silk_price",
        "swaps",
        "token_limit",
        "waives",
    )

    def __init__(self, cards: CardSet, city: list[list[int]]) -> None:
        self.city: Final = city
        self.token_limit = MOST_RESOURCES
        self.hand_limit = HAND_LIMIT
        self.gate_bonus = NO_BONUS
        self.discount = NO_DISCOUNT
        self.waives = NOTHING_OWN
        self.swaps = NO_SWAPS
        self.rates = NO_SWAPS
        self.helps = False
        self.buy_price = BUY_PRICE
        self.buys = 1
        self.buy_bonus = 0
        self.research_free = 0
        self.research_price = RESEARCH_PRICE
        self.acquire_less = 0
        self.guards = 0
        self.silk_price = SILK_PRICE
        self.own = NO_REACTIONS
        self.other = NO_REACTIONS
        for district in city:
            for card in district:
                if cards.is_permanent[card]:
                    self.add(card, cards.effect[card])

    def add(self, card: int, effect: Effect) -> None:
        """One card more: numbers add up, of prices the lowest counts (C-47)."""
        kind = effect.kind
        if kind == ON_OWN:
            self.own = with_reaction(self.own, effect.event, card)
        elif kind == ON_OTHER:
            self.other = with_reaction(self.other, effect.event, card)
        elif kind == LIMIT:
            self.token_limit += effect.tokens
            self.hand_limit += effect.hand
        elif kind == GATE_BONUS:
            self.gate_bonus = [n + (effect.n if effect.gates >> g & 1 else 0) for g, n in enumerate(self.gate_bonus)]
        elif kind == DISCOUNT:
            self.discount = [n + (effect.n if effect.rows >> r + 1 & 1 else 0) for r, n in enumerate(self.discount)]
            self.helps = True
        elif kind == SUBSTITUTE:
            self.swaps = self.swaps[:]
            self.rates = self.rates[:]
            self.swaps[effect.token] += effect.most
            self.rates[effect.token] = max(self.rates[effect.token], effect.rate)
            self.helps = True
        elif kind == WAIVE_COIN:
            self.waives = [*self.waives, card]
        elif kind == BUY_TERMS:
            self.buy_price = min(self.buy_price, effect.price)
            self.buys += effect.times - 1
            self.buy_bonus += effect.bonus
        elif kind == RESEARCH_TERMS:
            self.research_free += effect.free
            self.research_price = min(self.research_price, effect.price)
        elif kind == ACQUIRE_TERMS:
            self.acquire_less += effect.less
        elif kind == GUARD:
            self.guards |= effect.scope
        elif kind == SILK_TERMS:
            self.silk_price = min(self.silk_price, effect.cost)

    def guarded(self, what: int) -> bool:
        """Whether other players can't take what the mask names."""
        return self.guards & what != 0


def with_reaction(reactions: list[list[int]], event: int, card: int) -> list[list[int]]:
    """The cards by event, one more of them."""
    return [[*found, card] if i == event else found for i, found in enumerate(reactions)]


NO_BONUS: Final = [0] * GATES
NO_DISCOUNT: Final = [0] * ROWS
NO_SWAPS: Final = [0] * len(TYPES)
NO_REACTIONS: Final[list[list[int]]] = [NOTHING_OWN for _ in EVENTS]
