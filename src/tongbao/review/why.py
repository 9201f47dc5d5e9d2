"""Why one choice is better than the other: what makes most of the difference, in the words of hints."""

from typing import Final

from tongbao.bots.hints.explain import Explainer
from tongbao.bots.hints.hint import Reason
from tongbao.review.look import Finding

MOST: Final = 3


def reasons(tell: Explainer, finding: Finding) -> list[Reason]:
    """At most three reasons for the better of the two choices that can be told, what weighs most first."""
    found = finding.reasons if finding.gain > 0.0 else [reason.reverse() for reason in finding.reasons]
    return tell.told(found, 1, MOST)
