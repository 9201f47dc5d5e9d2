"""The moments of a game: what cost most, and the best find."""

from collections.abc import Iterable
from typing import Final

from tongbao.review.look import Finding

MOST: Final = 3
LEAST: Final = 0.03
"""What changed the chance of winning by less is no moment."""
SURE: Final = 1.5
"""A difference of fewer standard errors isn't told."""


def moments_of(findings: Iterable[Finding]) -> list[Finding]:
    """At most three moments in their order in the game: the best find, if there is one, and what cost most."""
    told = [finding for finding in findings if abs(finding.gain) >= max(LEAST, SURE * finding.error)]
    costs = sorted([one for one in told if one.gain < 0], key=lambda one: (one.gain, one.number))
    finds = sorted([one for one in told if one.gain > 0 and not one.obvious], key=lambda one: (-one.gain, one.number))
    chosen = [*finds[:1], *costs][:MOST]
    return sorted(chosen, key=lambda one: one.number)


def worth_a_second_look(findings: Iterable[Finding], most: int) -> list[Finding]:
    """Those of the findings that may be moments, at most so many: by what they cost, and a third of them finds."""
    findings = list(findings)
    finds = sorted([one for one in findings if one.gain > 0 and not one.obvious], key=lambda one: -one.gain)
    finds = finds[: most // 3]
    costs = sorted([one for one in findings if one.gain <= 0], key=lambda one: one.gain - one.error)
    return [*costs[: most - len(finds)], *finds]
