"""Research (section 6.1): a card of the deck or the display, and more for Wheat."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice
from tongbao.engine.step import Step
from tongbao.games.changan import log
from tongbao.games.changan.actions import DONE, DRAW_DECK, DRAW_DISPLAY
from tongbao.games.changan.board import WHEAT
from tongbao.games.changan.cards import effects
from tongbao.games.changan.reactions import neighbour_reacts, own_react
from tongbao.games.changan.table import Changan


def add_display(game: Changan, found: list[Choice]) -> None:
    """Add a choice for every card of the display."""
    display = game.display
    if display[0] and display[1] and display[2]:
        found.extend(DRAW_DISPLAY.choices)
    else:
        for i, card in enumerate(display):
            if card:
                found.append(DRAW_DISPLAY.of[i])


def research(game: Changan, seat: int, choice: Choice) -> None:
    """The first card is free; then what reacts, then additional cards."""
    game.extra_cards = 0
    take_card(game, seat, choice, 0)
    game.next(RESEARCH_MORE[seat])
    own_react(game, seat, effects.RESEARCH)
    neighbour_reacts(game, seat, effects.RESEARCH)


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


def research_price(game: Changan, seat: int) -> int:
    """What the next additional card costs, in Wheat."""
    mine = game.permanents(seat)
    return 0 if game.extra_cards < mine.research_free else mine.research_price


class ResearchMore(Step[Changan]):
    """Additional cards, one by one, as long as they can be paid."""

    def choices(self, game: Changan) -> list[Choice]:
        if game.tokens[self.seat][WHEAT] < research_price(game, self.seat):
            return NOTHING
        found: list[Choice] = []
        if game.has_deck():
            found.append(DRAW_DECK)
        add_display(game, found)
        if found:
            found.append(DONE)
        return found

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is not DONE:
            game.next(self)
            price = research_price(game, self.seat)
            game.extra_cards += 1
            take_card(game, self.seat, choice, price)


RESEARCH_MORE: Final = [ResearchMore(seat) for seat in range(4)]
