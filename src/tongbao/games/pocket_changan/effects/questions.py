"""Questions: the steps with which an effect asks a seat for a decision."""

from typing import Final

from tongbao.engine.choice import Verb
from tongbao.engine.seats import NOBODY
from tongbao.engine.step import Step
from tongbao.games.pocket_changan.table import PocketChangan


class Question(Step[PocketChangan]):
    """A decision that ``card`` asks of ``seat``; ``by`` is the seat that laid it, -1 for the Court and the rules."""

    __slots__ = ("by", "card")

    def __init__(self, seat: int, card: int, by: int) -> None:
        super().__init__(seat)
        self.card: Final = card
        self.by: Final = by

    def verb(self) -> Verb:
        """The verb of the answer."""
        raise NotImplementedError

    def source(self, game: PocketChangan) -> int:
        """The card that asks; -1 if it is no card."""
        return self.card

    def kind(self, game: PocketChangan) -> str:
        """The kind of the effect that asks, or ``court``."""
        return "court" if self.by == NOBODY else game.cards.faces[self.card].effect.kind

    def __str__(self) -> str:
        return f"{type(self).__name__} {self.seat} {self.card} {self.by}"
