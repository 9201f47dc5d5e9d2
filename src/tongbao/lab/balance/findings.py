"""Findings: which pieces a report names, and why."""

from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from tongbao.engine.pieces import CARD, Piece
from tongbao.lab.balance.estimate import Estimate, effect_of, is_surely_below, share_of, usual_spread, width
from tongbao.lab.balance.sums import Sums, Use
from tongbao.lab.balance.watch import key

GUIDE: Final = 8.0
"""Points of winning chance: a piece that moves more stands out of a good game."""
SURE: Final = 0.99
"""Pieces are named so that, where there is nothing to find, 99 of 100 reports name none."""
HARDLY: Final = 5.0
"""Of a hundred seats that have a card, so many put it to use where it is hardly ever used; or of a hundred games."""
STRONG: Final = "strong"
WEAK: Final = "weak"
UNUSED: Final = "unused"
CHANGED: Final = "changed"


@dataclass(frozen=True)
class Finding:
    """What was found of one piece.

    ``effect`` is what it does to the chance of winning of whom it came to by lot, by ``experiment``: “hands” (dealt to
    begin with), “draws” (drawn later) or “denied” (what who does without it loses); ``drawn`` the same of later draws
    alone, where there are hands too. ``games``: in how many of a hundred games somebody put it to use; ``used``: how
    many of a hundred seats to which it came did. ``names`` are why a report names it: STRONG, WEAK, UNUSED, CHANGED.
    """

    piece: Piece
    experiment: str
    effect: Estimate | None
    drawn: Estimate | None
    games: Estimate
    used: Estimate | None
    names: tuple[str, ...] = ()


def findings(pieces: list[Piece], sums: Sums) -> list[Finding]:
    """What was found of each piece, with those named that stand out."""
    found = [finding(piece, sums) for piece in pieces]
    for experiment in ("hands", "draws", "denied"):
        found = named(found, experiment)
    return [replace(one, names=(*one.names, UNUSED)) if is_unused(one.piece, sums) else one for one in found]


def finding(piece: Piece, sums: Sums) -> Finding:
    """What was found of one piece, not yet compared with the others."""
    name = key(piece)
    hands, draws, denied = (effect_of(effects.get(name)) for effects in (sums.hands, sums.draws, sums.denied))
    use = sums.uses.get(name)
    games = share_of(use.games if use else 0, sums.games)
    used = share_of(use.used, use.seats) if use and use.seats and piece.is_used else None
    if hands is not None:
        return Finding(piece, "hands", hands, draws, games, used)
    return Finding(piece, "draws" if denied is None else "denied", denied or draws, None, games, used)


def named(found: list[Finding], experiment: str) -> list[Finding]:
    """Those of one experiment named that stand out: by GUIDE, or from the spread of the others."""
    effects = [one.effect for one in found if one.experiment == experiment and one.effect is not None]
    middle, spread = usual_spread(effects)
    z = width(len(effects), SURE)
    named = list[Finding]()
    for one in found:
        effect = one.effect
        if one.experiment == experiment and effect is not None and effect.differs(0.0, len(effects), SURE):
            is_far = abs(effect.value - middle) > z * sqrt(spread**2 + effect.error**2)
            if abs(effect.value) >= GUIDE or is_far:
                one = replace(one, names=(STRONG if effect.value > 0 else WEAK,))
        named.append(one)
    return named


def is_unused(piece: Piece, sums: Sums) -> bool:
    """Whether hardly anybody puts it to use who has it, and that surely; of what all may build, in hardly any game."""
    use = sums.uses.get(key(piece), Use())
    if not piece.is_used:
        return False
    if piece.kind == CARD:
        return is_surely_below(use.used, use.seats, HARDLY)
    return is_surely_below(use.games, sums.games, HARDLY)


def changed(mine: list[Finding], default: list[Finding], touched: set[str]) -> list[Finding]:
    """Mine, with those named whose effect surely differs from that in the other findings.

    ``touched`` are the keys of the pieces that were changed: only these are compared, where there are any.
    """
    others = {key(one.piece): one for one in default}
    compared = [one for one in mine if not touched or key(one.piece) in touched]
    found = list[Finding]()
    for one in mine:
        other = others.get(key(one.piece))
        if one in compared and other is not None and is_other(one, other, len(compared)):
            one = replace(one, names=(*one.names, CHANGED))
        found.append(one)
    return found


def is_other(one: Finding, other: Finding, comparisons: int) -> bool:
    """Whether the same piece surely does something else to the chance of winning in two reports."""
    if one.effect is None or other.effect is None or one.experiment != other.experiment:
        return False
    return one.effect.minus(other.effect).differs(0.0, comparisons, SURE)
