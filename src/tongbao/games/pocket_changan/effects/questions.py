"""Questions: the steps with which effects and rules ask a seat for a card (decisions D4 to D14)."""

from typing import Any, Final, Generic, TypeVar

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.pocket_changan.cards.actions import SKIP
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import PocketChangan

E = TypeVar("E", bound=Effect[Any])
"""The class of the effect that asks."""


class Question(Step[PocketChangan]):
    """A decision about one card. ``by`` is the seat whose card asks, NOBODY for the Court and the rules.

    The answer is the verb with one of the cards, or, if the question is ``optional``, ``skip``; without any card the
    question is not asked.
    """

    __slots__ = ("by", "optional")

    def __init__(self, seat: int, by: int, optional: bool = False) -> None:
        super().__init__(seat)
        self.by: Final = by
        self.optional: Final = optional

    def verb(self) -> Verb:
        """The verb of the answer."""
        raise NotImplementedError

    def cards(self, game: PocketChangan) -> list[int]:
        """The cards that may be named."""
        raise NotImplementedError

    def answer(self, game: PocketChangan, card: int) -> None:
        """Do what follows for the card that was named."""
        raise NotImplementedError

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        """Why a card may not be named."""
        raise NotImplementedError

    def why_first(self, game: PocketChangan) -> Reason:
        """Why something else than an answer has to wait."""
        return why(f"first_{self.verb().name}", {"cards": [self.source(game)]}, [self.source(game)])

    def why_must(self, game: PocketChangan) -> Reason:
        """Why the question can't be declined."""
        return why("must", {"cards": [self.source(game)]}, [self.source(game)])

    def source(self, game: PocketChangan) -> int:
        """The card that asks, NO_CARD if it is none."""
        raise NotImplementedError

    def kind(self) -> str:
        """The kind of the effect that asks, or a word for the rule."""
        raise NotImplementedError

    def choices(self, game: PocketChangan) -> list[Choice]:
        cards = self.cards(game)
        if not cards:
            return NOTHING
        choices = self.verb().of
        found = [choices[card] for card in cards]
        if self.optional:
            found.append(SKIP)
        return found

    def take(self, game: PocketChangan, choice: Choice) -> None:
        if choice is SKIP:
            events.declined(game, self.seat, self.source(game))
        else:
            self.answer(game, choice.parameters[0])


class EffectQuestion(Question, Generic[E]):
    """A decision that an effect asks for; of a copied effect ``by`` is the seat that copies it."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, effect: E, by: int, optional: bool = False) -> None:
        super().__init__(seat, by, optional)
        self.effect: Final = effect

    def source(self, game: PocketChangan) -> int:
        return self.effect.card

    def kind(self) -> str:
        return "court" if self.by == NOBODY else self.effect.kind
