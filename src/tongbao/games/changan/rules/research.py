"""Research (section 6.1): a card of the deck or the display, and more for Wheat."""

from typing import Final

from tongbao.engine.choice import NOTHING, Choice, Verb
from tongbao.engine.reasons import Reason
from tongbao.engine.step import Step
from tongbao.games.changan.cards.actions import DONE, DRAW_DECK, DRAW_DISPLAY
from tongbao.games.changan.cards.board import MOST_PLAYERS, WHEAT
from tongbao.games.changan.rules.asking import Ask
from tongbao.games.changan.rules.questions import OwnReactions, neighbour_reacts
from tongbao.games.changan.state import events
from tongbao.games.changan.state.reasons import helps, reason
from tongbao.games.changan.state.table import Changan


def add_cards(game: Changan, found: list[Choice]) -> None:
    """Add a choice for the deck and for every card of the display."""
    if game.has_deck():
        found.append(DRAW_DECK)
    display = game.display
    if display[0] and display[1] and display[2]:
        found.extend(DRAW_DISPLAY.choices)
    else:
        found.extend([DRAW_DISPLAY.of[space] for space, card in enumerate(display) if card])


def why_no_card(choice: Choice) -> Reason:
    """Nothing lies where the choice takes a card."""
    return reason("no_deck" if choice is DRAW_DECK else "no_display", {})


def research(game: Changan, seat: int, choice: Choice) -> None:
    """The first card is free; then what reacts, then additional cards."""
    take_card(game, seat, choice, 0)
    neighbour_reacts(game, seat, "research")
    game.then(AFTER_RESEARCH[seat])


def take_card(game: Changan, seat: int, choice: Choice, price: int) -> None:
    """Take the top card of the deck or a display card, which is replaced at once, for so much Wheat."""
    game.tokens[seat][WHEAT] -= price
    if choice is DRAW_DECK:
        card = game.draw(seat)
        events.draw(game, seat, card, price)
    else:
        space = choice.parameters[0]
        card = game.take_from_display(seat, space)
        events.takes(game, seat, card, game.display[space], price)


class ResearchMore(Ask):
    """Additional cards, one by one, as long as they can be paid."""

    def price(self, game: Changan) -> int:
        """What the next card costs, in Wheat."""
        mine = game.permanents(self.seat)
        return 0 if game.extra_cards < mine.research_free else mine.research_price

    def choices(self, game: Changan) -> list[Choice]:
        if game.tokens[self.seat][WHEAT] < self.price(game):
            return NOTHING
        found: list[Choice] = []
        add_cards(game, found)
        if found:
            found.append(DONE)
        return found

    def verbs(self) -> list[Verb]:
        return [DRAW_DECK.verb, DRAW_DISPLAY]

    def why(self, game: Changan, choice: Choice) -> Reason:
        return why_no_card(choice)

    def first(self, game: Changan) -> Reason:
        return reason("researching", {}, remedies=helps(game, [DONE]))

    def take(self, game: Changan, choice: Choice) -> None:
        if choice is not DONE:
            price = self.price(game)
            game.extra_cards += 1
            take_card(game, self.seat, choice, price)
            game.next(self)


AFTER_RESEARCH: Final[list[list[Step[Changan]]]] = [
    [OwnReactions(seat, "research"), ResearchMore(seat)] for seat in range(MOST_PLAYERS)
]
"""By seat: what follows the first card."""
