"""Characters that take cards: from the deck, the display and the discard pile (section 11.1)."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.games.changan.cards import effect_schema
from tongbao.games.changan.cards.actions import DRAW_DISPLAY, KEEP, RECOVER
from tongbao.games.changan.rules.questions import Question
from tongbao.games.changan.state import events
from tongbao.games.changan.state.effect import CharacterEffect
from tongbao.games.changan.state.reasons import reason
from tongbao.games.changan.state.table import Changan


class Draw(CharacterEffect[Changan]):
    """Look at the top ``look`` cards of the deck, keep ``keep`` of them; the others are discarded, face up."""

    __slots__ = ("keep", "look")

    def __init__(self, printed: effect_schema.Draw) -> None:
        super().__init__(printed)
        self.look: Final = printed.look
        self.keep: Final = printed.keep

    def usable(self, game: Changan, seat: int) -> bool:
        return game.has_deck()

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("no_deck", {})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.look(seat, self.look)
        events.looks(game, seat, card, game.looked)
        game.next(Keep(seat, card, self.keep))


class Keep(Question):
    """Keep one of the cards looked at, as often as allowed; no more than may be kept are kept at once (C-46)."""

    def verb(self) -> Verb:
        return KEEP

    def choices(self, game: Changan) -> list[Choice]:
        if self.left and len(game.looked) > self.left:
            return [KEEP.of[card] for card in game.looked]
        return NOTHING

    def take(self, game: Changan, choice: Choice) -> None:
        card = choice.parameters[0]
        game.looked.pop(game.looked.index(card))
        game.to_hand(self.seat, card)
        events.keeps(game, self.seat, card)
        game.next(Keep(self.seat, self.card, self.left - 1))

    def happen(self, game: Changan) -> None:
        for card in game.looked:
            if self.left:
                game.to_hand(self.seat, card)
                events.keeps(game, self.seat, card)
            else:
                game.discard(card)
                events.discards(game, self.seat, card)
        game.looked = []


class TakeCard(CharacterEffect[Changan]):
    """Take a card of the display, which is refilled at once, or of the discard pile; nothing is paid."""

    __slots__ = ("from_display",)

    def __init__(self, printed: effect_schema.TakeCard) -> None:
        super().__init__(printed)
        self.from_display: Final = printed.source == "display"

    def cards(self, game: Changan) -> list[Choice]:
        """The cards that may be taken."""
        if self.from_display:
            return [DRAW_DISPLAY.of[space] for space, card in enumerate(game.display) if card]
        return [RECOVER.of[card] for card in game.discards]

    def usable(self, game: Changan, seat: int) -> bool:
        return len(self.cards(game)) > 0

    def why_useless(self, game: Changan, seat: int, card: int) -> Reason:
        return reason("empty_display" if self.from_display else "no_discards", {"card": card})

    def ask(self, game: Changan, seat: int, card: int) -> None:
        game.next(CardToTake(seat, card, self))


class CardToTake(Question):
    """Choose the card."""

    __slots__ = ("effect",)

    def __init__(self, seat: int, card: int, effect: TakeCard) -> None:
        super().__init__(seat, card)
        self.effect: Final = effect

    def verb(self) -> Verb:
        return DRAW_DISPLAY if self.effect.from_display else RECOVER

    def choices(self, game: Changan) -> list[Choice]:
        return self.effect.cards(game)

    def why(self, game: Changan, choice: Choice) -> Reason:
        return reason("no_display", {}) if self.effect.from_display else super().why(game, choice)

    def take(self, game: Changan, choice: Choice) -> None:
        if choice.verb is RECOVER:
            card = choice.parameters[0]
            game.hold()
            game.discards.pop(game.discards.index(card))
            game.to_hand(self.seat, card)
            events.recovers(game, self.seat, card)
        else:
            space = choice.parameters[0]
            card = game.take_from_display(self.seat, space)
            events.takes(game, self.seat, card, game.display[space], 0)
