"""Sealed choices: a player who always chose the same could be foreseen, so he mixes what is about as good.

The better a choice, the likelier: a quantal response (McKelvey and Palfrey, "Quantal response equilibria for normal
form games", 1995).
"""

from math import exp
from typing import Final

from tongbao.bots.search.line import Line, lead
from tongbao.bots.search.search import one_of_each
from tongbao.engine.choice import Choice
from tongbao.engine.luck import FastLuck

TEMPERATURE: Final = 0.01
"""A choice that is worse by so much of the chance of winning is chosen e times less often."""
PARTS: Final = 1 << 20


def mixed(lines: list[Line], luck: FastLuck) -> Choice:
    """One of the first choices of some lines, the best of which is first."""
    lines = one_of_each(lines)
    weights = [exp(-max(0.0, lead(lines[0], line)[0]) / TEMPERATURE) for line in lines]
    left = sum(weights) * luck.below(PARTS) / PARTS
    for line, weight in zip(lines, weights, strict=True):
        left -= weight
        if left < 0.0:
            return line.first()
    return lines[0].first()
