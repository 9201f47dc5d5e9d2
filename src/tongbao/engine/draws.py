"""Draws: all that a game took from its luck, noted while its record is played again, so that it can be checked."""

from typing import Any, Final, TypeVar

from tongbao.engine.luck import StackedLuck
from tongbao.engine.record import BadRecord, Record
from tongbao.engine.values import again

Card = TypeVar("Card")
NO_THINGS: Final[list[str]] = []


class Draw:
    """What was drawn at once: a number ``value`` below ``n``, or a shuffle of ``n`` things.

    Of a shuffle ``before`` and ``after`` are the things in their order, as texts, and ``value`` is 0; of a number they
    are empty.
    """

    __slots__ = ("after", "before", "n", "value")

    def __init__(self, n: int, value: int, before: list[str], after: list[str]) -> None:
        self.n: Final = n
        self.value: Final = value
        self.before: Final = before
        self.after: Final = after

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)

    def as_dict(self) -> dict[str, object]:
        """All of it as plain data."""
        if self.before:
            return {"kind": "shuffle", "n": self.n, "before": self.before, "after": self.after}
        return {"kind": "number", "n": self.n, "value": self.value}


class NotedLuck(StackedLuck):
    """The luck of a served table that notes every draw; its clones go on alike and note nothing."""

    __slots__ = ("draws", "is_shuffling")

    def __init__(self, secret: bytes, salts: list[str], stack: list[str]) -> None:
        super().__init__(secret, salts, stack)
        self.draws: list[Draw] = []
        self.is_shuffling = False

    def below(self, n: int) -> int:
        """As ``Luck.below``; noted, unless it is part of a shuffle."""
        value = super().below(n)
        if not self.is_shuffling:
            self.draws.append(Draw(n, value, NO_THINGS, NO_THINGS))
        return value

    def shuffle(self, cards: list[Card]) -> None:
        """As ``StackedLuck.shuffle``, and noted; of nothing there is nothing to note."""
        before = [str(card) for card in cards]
        self.is_shuffling = True
        super().shuffle(cards)
        self.is_shuffling = False
        if before:
            self.draws.append(Draw(len(before), 0, before, [str(card) for card in cards]))


def noted(record: Record) -> NotedLuck:
    """The luck of a served table after its whole game, with all draws.

    Raises BadRecord if the record is of no served table, or if one of its choices can't be made.
    """
    origin = record.luck().origin()
    secret, salts, stack = origin.get("secret"), origin.get("salts", []), origin.get("stack", [])
    if not isinstance(secret, str) or not isinstance(salts, list) or not isinstance(stack, list):
        raise BadRecord("The record was dealt from a seed, which was never promised; only a secret can be checked.")
    luck = NotedLuck(bytes.fromhex(secret), salts, stack)
    record.play_again(luck)
    return luck
