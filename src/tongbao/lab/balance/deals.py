"""Deals: one card is dealt to a seat drawn by lot, so that every game tells something of that card."""

from dataclasses import dataclass

from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.lab.balance.sums import Effect


@dataclass(frozen=True)
class Dealt:
    """A card that a seat holds from the beginning, by the number of its face."""

    face: int
    seat: int
    players: int

    def effect(self, excess: list[float]) -> Effect:
        """What came of it: ``excess`` is by seat how much more than its share it won."""
        moved = excess[self.seat]
        return Effect(1, 1.0, moved, moved * moved)


def deal_to(game: Game, face: int, luck: FastLuck) -> Dealt | None:
    """Before the first choice: a card with that face changes places with one that a seat was dealt.

    Which seat and which of its cards is drawn by lot, so all else is as likely as before; nothing is changed, and None
    given back, where no hands were dealt, or where the card lies open. Such a game can't be played again from its seed.
    """
    meta, known = game.setup.meta, game.known
    cards = [card for card in game.inventory() if meta.face_of(game, card) == face and known[card] != game.everybody]
    seat = luck.below(game.players)
    held = [card for card in game.inventory() if known[card] == 1 << seat]
    if not cards or not held:
        return None
    wanted = cards[luck.below(len(cards))]
    given = held[luck.below(len(held))]
    for pile in game.piles():
        pile[:] = [given if card == wanted else wanted if card == given else card for card in pile]
    known = game.known
    known[wanted], known[given] = known[given], known[wanted]
    game.legal = game.step.choices(game)
    return Dealt(face, seat, game.players)
