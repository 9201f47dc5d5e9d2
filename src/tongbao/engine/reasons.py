"""Reasons: why a seat can't choose something now, said by the code that decides what it can."""

from typing import Any, Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.values import again

WORDS: Final[dict[str, str]] = {
    "why_over": "The game is over.",
    "why_turn": "It’s {player}’s turn.",
    "why_chosen": "You have chosen; {player} is still choosing.",
    "why_watching": "You are watching; only the players seated here can play.",
    "why_later": "Another question comes first; answer that one now.",
}
"""The texts of the reasons that every game has, by kind."""


class Remedy:
    """A choice that the seat has now and that brings the refused one nearer, and what it brings, as facts."""

    __slots__ = ("choice", "facts")

    def __init__(self, choice: Choice, facts: Facts) -> None:
        self.choice: Final = choice
        self.facts: Final = facts

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)


class Reason:
    """Why a choice isn't offered: the nearest thing that stands in its way.

    ``kind`` names the text (``why_KIND`` among the texts of the game, with ``facts`` in its places). ``have`` is what
    of its price or condition is there, ``lack`` what isn't, each a list of names that the game's templates draw.
    ``causes`` are the cards by number that bring it about, ``remedies`` what would help now, best first, ``rule`` the
    anchor of its paragraph in the rules for players.
    """

    __slots__ = ("causes", "facts", "have", "kind", "lack", "remedies", "rule")

    def __init__(
        self,
        kind: str,
        facts: Facts,
        have: list[str] | None = None,
        lack: list[str] | None = None,
        causes: list[int] | None = None,
        remedies: list[Remedy] | None = None,
        rule: str = "",
    ) -> None:
        self.kind: Final = kind
        self.facts: Final = facts
        self.have: Final = have or []
        self.lack: Final = lack or []
        self.causes: Final = causes or []
        self.remedies: Final = remedies or []
        self.rule: Final = rule

    def __reduce__(self) -> tuple[Any, ...]:
        return again(self)
