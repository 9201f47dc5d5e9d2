"""Findings: which pieces a report names, and why."""

from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

from tongbao.engine.pieces import CARD, Piece
from tongbao.lab.balance.aggregates import Sums, Use
from tongbao.lab.balance.estimate import Estimate, effect_of, is_surely_below, share_of, usual_spread, width
from tongbao.lab.balance.watch import both, key

GUIDE: Final = 8.0
"""Points of winning chance: a piece that moves more stands out of a good game."""
SURE: Final = 0.99
"""Pieces are named so that, where there is nothing to find, 99 of 100 reports name none."""
HARDLY: Final = 5.0
"""Of a hundred seats that have a card, so many put it to use where it is hardly ever used; or of a hundred games."""
SELDOM: Final = 10.0
"""Of a hundred seats that put just one of two pieces to use, so many choose the one that is dominated by the other."""
STRONG: Final = "strong"
WEAK: Final = "weak"
UNUSED: Final = "unused"
DOMINATED: Final = "dominated"
CHANGED: Final = "changed"


@dataclass(frozen=True)
class Finding:
    """What was found of one piece.

    ``effect`` is what it does to the chance of winning of whom it came to by lot, by ``experiment``: “hands” (dealt to
    begin with), “draws” (drawn later) or “denied” (what who does without it loses); ``drawn`` the same of later draws
    alone, where there are hands too. ``games``: in how many of a hundred games somebody put it to use; ``used``: how
    many of a hundred seats to which it came did. ``names`` are why a report names it: STRONG, WEAK, UNUSED, CHANGED,
    DOMINATED, that is by ``better``.
    """

    piece: Piece
    experiment: str
    effect: Estimate | None
    drawn: Estimate | None
    games: Estimate
    used: Estimate | None
    names: tuple[str, ...] = ()
    better: Piece | None = None

    def called(self, name: str) -> "Finding":
        """The same, with one more reason to be named."""
        return replace(self, names=(*self.names, name))


def findings(pieces: list[Piece], sums: Sums) -> list[Finding]:
    """What was found of each piece, with those named that stand out."""
    found = [finding(piece, sums) for piece in pieces]
    for experiment in ("hands", "draws", "denied"):
        found = named(found, experiment)
    found = [one.called(UNUSED) if is_unused(one.piece, sums) else one for one in found]
    return dominated(found, sums)


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
                one = one.called(STRONG if effect.value > 0 else WEAK)
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


def dominated(found: list[Finding], sums: Sums) -> list[Finding]:
    """Those named that are dominated: another piece asks no more, surely wins more, and is surely preferred.

    Preferred is what nine of ten seats put to use that had both and used just one of them.
    """
    rivals = [(one, other) for one in found for other in found if may_dominate(other, one, sums)]
    better = dict[str, Finding]()
    for one, other in rivals:
        best = better.get(key(one.piece))
        if dominates(other, one, sums, len(rivals)) and (best is None or lead(other, best).value > 0):
            better[key(one.piece)] = other
    return [
        replace(one.called(DOMINATED), better=better[key(one.piece)].piece) if key(one.piece) in better else one
        for one in found
    ]


def may_dominate(other: Finding, one: Finding, sums: Sums) -> bool:
    """Whether the other piece asks no more than the one, somebody preferred it, and both effects were measured."""
    if both(one.piece, other.piece) not in sums.passed or not other.piece.asks_no_more_than(one.piece):
        return False
    return one.experiment == other.experiment and one.effect is not None and other.effect is not None


def dominates(other: Finding, one: Finding, sums: Sums, comparisons: int) -> bool:
    """Whether the other piece surely wins more and is surely preferred, so many pairs being compared."""
    for_other = sums.passed.get(both(one.piece, other.piece), 0)
    for_one = sums.passed.get(both(other.piece, one.piece), 0)
    more = lead(other, one)
    if more.value <= 0 or not more.differs(0.0, comparisons, SURE):
        return False
    return is_surely_below(for_one, for_one + for_other, SELDOM, comparisons, SURE)


def lead(other: Finding, one: Finding) -> Estimate:
    """By how many points the other piece wins more."""
    if one.effect is None or other.effect is None:
        return Estimate(0.0, 0.0)
    return other.effect.minus(one.effect)


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
            one = one.called(CHANGED)
        found.append(one)
    return found


def is_other(one: Finding, other: Finding, comparisons: int) -> bool:
    """Whether the same piece surely does something else to the chance of winning in two reports."""
    if one.effect is None or other.effect is None or one.experiment != other.experiment:
        return False
    return one.effect.minus(other.effect).differs(0.0, comparisons, SURE)
