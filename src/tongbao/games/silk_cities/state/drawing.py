"""Drawing development cards (section 12)."""

from typing import Final

from tongbao.engine.choice import Choice
from tongbao.engine.step import Automatic, Step
from tongbao.games.silk_cities.cards.actions import KEEP_CARD, MOST_PLAYERS
from tongbao.games.silk_cities.state import events
from tongbao.games.silk_cities.state.table import SilkCities

COINS_FOR_NO_CARD: Final = 5


class Draw(Automatic[SilkCities]):
    """Draw the top card, or look at more and keep one; with no card anywhere receive coins instead (S-42)."""

    def happen(self, game: SilkCities) -> None:
        seat = self.seat
        game.close_undo()
        if not game.has_card_to_draw():
            game.own(seat).coins += COINS_FOR_NO_CARD
            events.by(game, "no_card", seat, COINS_FOR_NO_CARD)
            return
        most = 1 + game.cities[seat].improvements.draw_choice
        while len(game.looked) < most and game.has_card_to_draw():
            game.look(seat)
        if len(game.looked) == 1:
            game.keep(seat, game.looked.pop())
        else:
            events.look(game, seat, [game.cards.development(card).card for card in game.looked])
            game.next(KEEP_ONE[seat])


class KeepOne(Step[SilkCities]):
    """Of the cards looked at keep one; the others go under the deck unseen."""

    def choices(self, game: SilkCities) -> list[Choice]:
        kinds = [game.cards.development(card).card for card in game.looked]
        return [KEEP_CARD.of[kind] for i, kind in enumerate(kinds) if kind not in kinds[:i]]

    def take(self, game: SilkCities, choice: Choice) -> None:
        game.hold()
        kinds = [game.cards.development(card).card for card in game.looked]
        kept = game.looked.pop(kinds.index(choice.parameters[0]))
        for card in game.looked:
            game.deck.insert(0, card)
        game.looked = []
        game.keep(self.seat, kept)


DRAW: Final = [Draw(seat) for seat in range(MOST_PLAYERS)]
KEEP_ONE: Final = [KeepOne(seat) for seat in range(MOST_PLAYERS)]
