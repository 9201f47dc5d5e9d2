"""Explanations: a hint in words, one sentence for each suggestion, made of the reasons that weigh most."""

from collections.abc import Sequence
from typing import Final

from tongbao.bots.core.wording import Wording, Wordings
from tongbao.bots.hints.hint import OVER, Reason, Suggestion
from tongbao.bots.registry import EXPLANATIONS
from tongbao.engine.seats import NOBODY
from tongbao.languages import in_context, said_in, worded_in

MOST_LEADING: Final = 2
MOST_AGAINST: Final = 1
SLIGHT: Final = 0.25
"""What weighs less than this part of the weightiest topic isn't told."""
EVEN: Final = 0.01
"""Chances that differ by less are about equal."""
STRONGEST: Final = "the strongest rival"
OF_ENDING: Final = Wording(1.0, OVER, 0, "the game ending at once", "the game continuing", 0.1)
BETTER: Final = "Better than the second choice: {reasons}"
WORSE: Final = "Worse than the first choice: {reasons}"
BUT: Final = "; on the other hand, {reasons}"
THOUGH: Final = ", though it leads to {reasons}"
SLIGHTLY_BETTER: Final = "Better than the second choice in many small ways"
SLIGHTLY_WORSE: Final = "Worse than the first choice in many small ways"
AS_GOOD_AS_SECOND: Final = "About as good as the second choice"
AS_GOOD_AS_FIRST: Final = "About as good as the first choice"
ONLY: Final = "The only choice"
AND: Final = " and "
COMMA: Final = in_context("clause", ", ")
STOP: Final = "."


class Explainer:
    """Words advice in the game of that name, in one language, for players of these names."""

    def __init__(self, game: str, wordings: Wordings, names: Sequence[str], language: str) -> None:
        self.game: Final = game
        self.wordings: Final = wordings
        self.names: Final = names
        self.language: Final = language

    def sentences(self, advice: Sequence[Suggestion]) -> list[str]:
        """One sentence for each suggestion."""
        if len(advice) == 1:
            return [self.say(ONLY) + self.say(STOP)]
        first = advice[0]
        told = [self.sentence(first.reasons, 1, first.win - advice[1].win)]
        return told + [self.sentence(other.reasons, -1, first.win - other.win) for other in advice[1:]]

    def sentence(self, reasons: Sequence[Reason], sign: int, lead: float) -> str:
        """How a choice compares with another: what makes it better or worse, by sign, and what speaks against that."""
        leading = self.phrases(reasons, sign, MOST_LEADING)
        against, link = self.phrases(reasons, -sign, MOST_AGAINST), THOUGH
        if leading:
            text, link = self.say(BETTER if sign > 0 else WORSE, self.listed(leading)), BUT
        elif abs(lead) < EVEN:
            text = self.say(AS_GOOD_AS_SECOND if sign > 0 else AS_GOOD_AS_FIRST)
        else:
            text = self.say(SLIGHTLY_BETTER if sign > 0 else SLIGHTLY_WORSE)
        return text + (self.say(link, self.listed(against)) if against else "") + self.say(STOP)

    def phrases(self, reasons: Sequence[Reason], sign: int, most: int) -> list[str]:
        """The weightiest reasons of that sign in words."""
        return [self.phrase(reason) for reason in self.told(reasons, sign, most)]

    def told(self, reasons: Sequence[Reason], sign: int, most: int) -> list[Reason]:
        """Of each of the weightiest topics of that sign its weightiest reason that can be put into words."""
        known = [(reason, wording) for reason in reasons if (wording := self.wording(reason.feature)) is not None]
        weights: dict[str, float] = {}
        for reason, wording in known:
            weights[wording.topic] = weights.get(wording.topic, 0.0) + reason.effect
        least = SLIGHT * max([abs(weight) for weight in weights.values()], default=0.0)
        found: dict[str, Reason] = {}
        for reason, wording in known:
            topic, direction = wording.topic, wording.good * (1 if reason.change > 0.0 else -1)
            is_weighty = weights[topic] * sign >= least and abs(reason.change) * wording.scale >= wording.least
            is_said = reason.effect * sign > 0.0 and direction * reason.effect >= 0.0
            if is_weighty and is_said and topic not in found:
                found[topic] = reason
        return [found[topic] for topic in sorted(found, key=lambda topic: -abs(weights[topic]))[:most]]

    def wording(self, feature: str) -> Wording | None:
        """What a feature is called; None if it isn't told, as no rival is to who plays alone."""
        wording = OF_ENDING if feature == OVER else self.wordings[feature]
        return None if wording is not None and len(self.names) == 1 and "{rival}" in wording.more else wording

    def phrase(self, reason: Reason) -> str:
        """One reason in words."""
        wording = self.wording(reason.feature)
        assert wording is not None, f"“{reason.feature}” isn't told"
        number = max(1, round(abs(reason.change) * wording.scale))
        text = worded_in(wording.more if reason.change > 0.0 else wording.less, {"n": number}, self.language, self.game)
        rival = said_in(STRONGEST, self.language) if reason.rival == NOBODY else self.names[reason.rival]
        return text.replace("{n}", str(number)).replace("{rival}", rival)

    def listed(self, phrases: Sequence[str]) -> str:
        """Some phrases as one."""
        *others, last = phrases
        return said_in(AND, self.language).join(
            [*([said_in(COMMA, self.language).join(others)] if others else []), last]
        )

    def say(self, words: str, reasons: str = "") -> str:
        """A piece of a sentence."""
        return said_in(words, self.language).replace("{reasons}", reasons)


def explainer_for(game: str, names: Sequence[str], language: str) -> Explainer:
    """The teller for the game of that name."""
    return Explainer(game, EXPLANATIONS[game], names, language)
