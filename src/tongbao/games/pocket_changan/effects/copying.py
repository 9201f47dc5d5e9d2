"""The effect that uses another character's effect (7.2, P-41)."""

from typing import Final

from tongbao.engine.choice import Verb
from tongbao.games.pocket_changan import log
from tongbao.games.pocket_changan.actions import COPY
from tongbao.games.pocket_changan.effects.effect import Effect
from tongbao.games.pocket_changan.effects.questions import EffectQuestion
from tongbao.games.pocket_changan.table import PocketChangan


class CopyCharacter(Effect[PocketChangan]):
    """``copy_character``: use the play effect of a character of another player; alone, of a public one."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if self.targets(game, seat):
            game.next(ChooseCharacter(seat, self, laid))
        else:
            log.nothing(game, self.card)

    def targets(self, game: PocketChangan, seat: int) -> list[int]:
        """The characters whose effect may be used; who copies like this one is none of them."""
        found = game.public[:] if game.terms.solo else []
        for other in game.others(seat):
            found.extend(game.cards_in_play(other))
        return [number for number in found if self.can_copy(game, number)]

    def can_copy(self, game: PocketChangan, number: int) -> bool:
        """Whether the card is a character with another play effect."""
        card = game.cards[number]
        return card.is_character and card.effect.when_played and card.effect.kind != self.kind


class ChooseCharacter(EffectQuestion[CopyCharacter]):
    """Choose whose effect to use, or decline (D13)."""

    __slots__ = ("laid",)

    def __init__(self, seat: int, effect: CopyCharacter, laid: int) -> None:
        super().__init__(seat, effect, seat, optional=True)
        self.laid: Final = laid

    def verb(self) -> Verb:
        return COPY

    def cards(self, game: PocketChangan) -> list[int]:
        return self.effect.targets(game, self.seat)

    def answer(self, game: PocketChangan, card: int) -> None:
        log.copy(game, self.seat, card)
        game.cards[card].effect.resolve(game, self.seat, self.laid)
