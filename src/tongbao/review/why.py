"""Why one choice is better than another: what differs most between what they lead to, in words."""

from typing import Final, NamedTuple

from tongbao.bots.judgement.judge import Judge
from tongbao.engine.meta import Words, said_in
from tongbao.review.look import Finding
from tongbao.review.measures import Measure, measure_of

MOST: Final = 3
LEAST_EFFECT: Final = 0.003
"""What changes the chance of winning by less is no reason."""
LEAST_TOLD: Final = 0.1
"""A difference that can't be seen in the numbers told isn't told either."""
NEARLY_ONE: Final = 0.9
COMPARED: Final[Words] = {"en": "{what} ({good} rather than {bad})", "zh": "{what}（{good}，而非{bad}）"}

MORE: Final[Words] = {"en": "more of “{what}”", "zh": "“{what}”更多"}
LESS: Final[Words] = {"en": "less of “{what}”", "zh": "“{what}”更少"}


class Reason(NamedTuple):
    """A feature that differs: its measure, its value after the better and after the worse choice, in its unit.

    ``effect``: how much it alone changes the chance of winning.
    """

    feature: str
    measure: Measure
    good: float
    bad: float
    effect: float

    def words(self, language: str) -> str:
        """Such as ``more cards in hand (4 rather than 2)``."""
        what = said_in(self.measure.words, language)
        if not self.measure.unit:
            return said_in(MORE if self.good > self.bad else LESS, language).format(what=what)
        good, bad = self.values()
        return said_in(COMPARED, language).format(what=what, good=good, bad=bad)

    def values(self) -> tuple[str, str]:
        """Both values as they are told, with a digit after the point only where that tells more."""
        digits = 0 if round(self.good) != round(self.bad) and abs(self.good - self.bad) > NEARLY_ONE else 1
        good, bad = (f"{round(value, digits) + 0.0:.{digits}f}".replace("-", "−") for value in (self.good, self.bad))
        return good, bad


def reasons(judge: Judge, game: str, players: int, finding: Finding) -> list[Reason]:
    """At most three reasons why the better of the two choices is better, the largest difference first."""
    good, bad = finding.played.features, finding.other.features
    if finding.gain < 0:
        good, bad = bad, good
    if not good or not bad:
        return []
    network = judge.network(players)
    whole = network.forecast(good).win
    found: list[Reason] = []
    for place, feature in enumerate(judge.names):
        told = measure_of(game, feature)
        unit = 1.0 if told is None else told.unit or 1.0
        grown = (good[place] - bad[place]) * unit
        if told is None or abs(grown) < LEAST_TOLD or told.grows not in (None, grown > 0):
            continue
        effect = whole - network.forecast([*good[:place], bad[place], *good[place + 1 :]]).win
        if effect >= LEAST_EFFECT:
            found.append(Reason(feature, told, good[place] * unit, bad[place] * unit, effect))
    return sorted(found, key=lambda reason: -reason.effect)[:MOST]
