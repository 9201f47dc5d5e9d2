"""Permanents of one player together (section 11.2); each built one has added its part."""

from typing import Final

from tongbao.games.changan.cards.board import (
    BUY_PRICE,
    GATES,
    HAND_LIMIT,
    MOST_RESOURCES,
    NO_TOKENS,
    RESEARCH_PRICE,
    ROWS,
    SILK_PRICE,
)


class Gift:
    """Tokens, five counts, and how many resources of one's choice."""

    __slots__ = ("choice", "gives", "tokens")

    def __init__(self, tokens: list[int], choice: int = 0) -> None:
        self.tokens: Final = tokens
        self.choice: Final = choice
        self.gives: Final = sum(tokens) > 0


NO_GIFT: Final = Gift(NO_TOKENS)
ALL_ROWS: Final = [1, 2, 3]


class Reaction:
    """What a built card does when something happens in some rows: it gives, and draws so many cards."""

    __slots__ = ("card", "draw", "gift", "rows")

    def __init__(self, card: int, gift: Gift, rows: list[int] | None = None, draw: int = 0) -> None:
        self.card: Final = card
        self.gift: Final = gift
        self.rows: Final = ALL_ROWS if rows is None else rows
        self.draw: Final = draw


class Permanents:
    """The answers for one player, made from his districts (``city``).

    ``token_limit`` and ``hand_limit`` at the end of the turn; ``gate_bonus`` by gate; ``discount`` by row from 0;
    ``swaps`` and ``rates`` by type of token: how many may be paid in place of resources, and of how many each;
    ``helps``: whether a space may cost other than printed; ``waives``: what cards that waive the extra coin give;
    ``buy_price``, ``buys`` (a turn) and ``buy_bonus``; ``research_free`` and ``research_price``; ``acquire_less``;
    ``silk_price``; what is guarded: ``gates``, ``tokens``, ``hand`` and ``silk``; ``own`` and ``other``: by event the
    reactions to one's own and to the left neighbour's, in board order.

    Once all cards have added their parts it never changes: clones share it. Lists are replaced, not changed.
    """

    __slots__ = (
        "acquire_less",
        "buy_bonus",
        "buy_price",
        "buys",
        "city",
        "discount",
        "gate_bonus",
        "guards_gates",
        "guards_hand",
        "guards_silk",
        "guards_tokens",
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

    def __init__(self, city: list[list[int]]) -> None:
        self.city: Final = city
        self.token_limit = MOST_RESOURCES
        self.hand_limit = HAND_LIMIT
        self.gate_bonus = NO_BONUS
        self.discount = NO_DISCOUNT
        self.swaps = NO_TOKENS
        self.rates = NO_TOKENS
        self.helps = False
        self.waives = NO_REACTIONS
        self.buy_price = BUY_PRICE
        self.buys = 1
        self.buy_bonus = 0
        self.research_free = 0
        self.research_price = RESEARCH_PRICE
        self.acquire_less = 0
        self.silk_price = SILK_PRICE
        self.guards_gates = False
        self.guards_tokens = False
        self.guards_hand = False
        self.guards_silk = False
        self.own = NO_EVENTS
        self.other = NO_EVENTS

    def to_own(self, event: str) -> list[Reaction]:
        """What reacts to an event of one's own."""
        return self.own.get(event, NO_REACTIONS) if self.own else NO_REACTIONS

    def to_other(self, event: str) -> list[Reaction]:
        """What reacts to an event of the left neighbour."""
        return self.other.get(event, NO_REACTIONS) if self.other else NO_REACTIONS


NO_BONUS: Final = [0] * GATES
NO_DISCOUNT: Final = [0] * ROWS
NO_REACTIONS: Final[list[Reaction]] = []
NO_EVENTS: Final[dict[str, list[Reaction]]] = {}
