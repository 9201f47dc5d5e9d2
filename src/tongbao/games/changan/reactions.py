"""Cards that react to an event (section 11.2): the right neighbour's, then one's own, each in board order (C-41)."""

from typing import Final

from tongbao.engine.step import Automatic
from tongbao.games.changan import log
from tongbao.games.changan.cards.effects import ALL_ROWS
from tongbao.games.changan.characters.questions import give
from tongbao.games.changan.table import Changan


def neighbour_reacts(game: Changan, seat: int, event: int, row: int = ALL_ROWS[0]) -> None:
    """The right neighbour takes what his cards give him for an event of the seat, at once (C-42)."""
    right = game.right(seat)
    for card in game.permanents(right).other[event]:
        effect = game.cards.effect[card]
        if effect.rows >> row & 1:
            game.gain(right, effect.gift.tokens)
            log.gains(game, right, card, effect.gift.tokens)


def own_react(game: Changan, seat: int, event: int, row: int = ALL_ROWS[0]) -> None:
    """The seat's own cards that react to its event are put in front, in board order."""
    cards = game.permanents(seat).own[event]
    for i in range(len(cards) - 1, -1, -1):
        if game.cards.effect[cards[i]].rows >> row & 1:
            game.next(Reaction(seat, cards[i]))


class Reaction(Automatic[Changan]):
    """A card's reaction: tokens, then drawing, then resources of one's choice."""

    __slots__ = ("card",)

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def happen(self, game: Changan) -> None:
        effect = game.cards.effect[self.card]
        give(game, self.seat, self.card, effect.gift)
        draw_cards(game, self.seat, effect.draw)

    def __str__(self) -> str:
        return f"{super().__str__()} {self.card}"


def draw_cards(game: Changan, seat: int, number: int) -> None:
    """Draw so many cards, or as many as there are."""
    for _ in range(number):
        card = game.draw(seat)
        if card:
            log.draw(game, seat, card)
