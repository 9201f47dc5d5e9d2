"""The effect that uses another character's effect (7.2, P-41)."""

from typing import Final

from tongbao.engine.choice import Verb
from tongbao.engine.reasons import Reason
from tongbao.games.pocket_changan.cards.actions import COPY
from tongbao.games.pocket_changan.effects.questions import EffectQuestion
from tongbao.games.pocket_changan.state import events
from tongbao.games.pocket_changan.state.card import Effect
from tongbao.games.pocket_changan.state.reasons import why
from tongbao.games.pocket_changan.state.table import PocketChangan


class CopyCharacter(Effect[PocketChangan]):
    """``copy_character``: use the play effect of a character of another player; alone, of a public one."""

    def resolve(self, game: PocketChangan, seat: int, laid: int) -> None:
        if self.targets(game, seat):
            game.next(ChooseCharacter(seat, self, laid))
        else:
            events.nothing(game, self.card)

    def targets(self, game: PocketChangan, seat: int) -> list[int]:
        """The characters whose effect may be used; who copies like this one is none of them."""
        return [number for number in self.within(game, seat) if self.can_copy(game, number)]

    def within(self, game: PocketChangan, seat: int) -> list[int]:
        """All cards in play of the other players; alone, all public ones."""
        found = game.public[:] if game.terms.solo else []
        for other in game.others(seat):
            found.extend(game.cards_in_play(other))
        return found

    def can_copy(self, game: PocketChangan, number: int) -> bool:
        """Whether the card is a character with another play effect."""
        card = game.cards[number]
        return card.is_character and card.effect.when_played and card.effect.kind != self.kind

    def why_not(self, game: PocketChangan, seat: int, number: int) -> Reason:
        """Why the effect of the card may not be used: it lies elsewhere, is no character, or has no such effect."""
        if number not in self.within(game, seat):
            return why("from_public" if game.terms.solo else "from_rivals", {"card": number})
        return why("no_copy" if game.cards[number].is_character else "no_character", {"card": number})


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

    def why_not(self, game: PocketChangan, card: int) -> Reason:
        return self.effect.why_not(game, self.seat, card)

    def answer(self, game: PocketChangan, card: int) -> None:
        events.copy(game, self.seat, card)
        game.cards[card].effect.resolve(game, self.seat, self.laid)
