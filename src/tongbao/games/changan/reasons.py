"""Reasons as the steps give them: named by a kind of text, with its paragraph of the rules and what helps now."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.reasons import Reason, Remedy
from tongbao.games.changan.board import TYPES
from tongbao.games.changan.table import Changan
from tongbao.games.changan.whys import RULE_OF

MOST_REMEDIES: Final = 3


def reason(
    kind: str,
    facts: Facts,
    have: list[str] | None = None,
    lack: list[str] | None = None,
    causes: list[int] | None = None,
    remedies: list[Remedy] | None = None,
) -> Reason:
    """A reason of a kind; its paragraph is where the kind stands among the texts."""
    return Reason(f"why_{kind}", facts, have, lack, causes, remedies, RULE_OF[f"why_{kind}"])


def helps(game: Changan, choices: list[Choice], facts: Facts | None = None) -> list[Remedy]:
    """Those of the choices that are offered now, as remedies; each brings the same."""
    legal = game.choices(game.actor)
    return [Remedy(choice, facts or {}) for choice in choices if choice in legal][:MOST_REMEDIES]


def costs_more(kind: str, facts: Facts, type_: int, price: int, held: int, remedies: list[Remedy]) -> Reason:
    """A price ``n`` of one type, of which the seat has less: ``m``."""
    name = TYPES[type_]
    facts = {**facts, "n": price, "m": held}
    return reason(kind, facts, [name] * held, [name] * (price - held), remedies=remedies)


# What more than one step meets with.


def full_gate(game: Changan, seat: int, gate: int) -> Reason:
    """A gate has no room."""
    pile = game.gates[seat][gate]
    return reason("full_gate", {"gate": gate, "n": len(pile)}, causes=pile[:])


def empty_gate(gate: int) -> Reason:
    """Nothing lies at a gate."""
    return reason("empty_gate", {"gate": gate})


def too_few(gate: int, held: int) -> Reason:
    """Fewer cards lie at a gate than would move."""
    return reason("few_cards", {"gate": gate, "n": held}) if held else empty_gate(gate)
