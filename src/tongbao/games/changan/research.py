"""Research (section 6.1): a card of the deck or the display, and more for Wheat."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import DONE, DRAW_DECK, DRAW_DISPLAY
from tongbao.games.changan.board import WHEAT
from tongbao.games.changan.reactions import neighbour_reacts, own_reactions
from tongbao.games.changan.table import Changan


def add_cards(game: Changan, found: list[Choice]) -> None:
    """Add a choice for the deck and for every card of the display."""
    if game.has_deck():
        found.append(DRAW_DECK)
    for space, card in enumerate(game.display):
        if card:
            found.append(DRAW_DISPLAY.of[space])


def research(game: Changan, seat: int, choice: Choice) -> None:
    """The first card is free; then what reacts, then additional cards."""
    take_card(game, seat, choice, 0)
    neighbour_reacts(game, seat, "research")
    game.then([*own_reactions(game, seat, "research"), ResearchMore(seat, 0)])


def take_card(game: Changan, seat: int, choice: Choice, price: int) -> None:
    """Take the top card of the deck or a display card, which is replaced at once, for so much Wheat."""
    game.tokens[seat][WHEAT] -= price
    if choice is DRAW_DECK:
        card = game.draw(seat)
        log.draw(game, seat, card, price)
    else:
        space = choice.parameters[0]
        card = game.take_from_display(seat, space)
        log.takes(game, seat, card, game.display[space], price)


class ResearchMore(Step[Changan]):
    """Additional cards, one by one, as long as they can be paid; ``taken`` is how many there were."""

    __slots__ = ("taken",)

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken: Final = taken

    def price(self, game: Changan) -> int:
        """What the next card costs, in Wheat."""
        mine = game.permanents(self.seat)
        return 0 if self.taken < mine.research_free else mine.research_price

    def choices(self, game: Changan) -> list[Choice]:
        if game.tokens[self.seat][WHEAT] < self.price(game):
            return NOTHING
        found: list[Choice] = []
        add_cards(game, found)
        return [*found, DONE] if found else NOTHING

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is not DONE:
            take_card(game, self.seat, choice, self.price(game))
            game.next(ResearchMore(self.seat, self.taken + 1))
