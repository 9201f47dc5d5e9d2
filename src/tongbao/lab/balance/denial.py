"""Denial: what open things are worth, such as improvements that anybody may build: seats that do without one by lot."""

from typing import Final

from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.pieces import Piece
from tongbao.lab.balance.sums import Effect


class Denial:
    """Each seat does without one piece, another for each: no choice that names it is offered to that seat."""

    def __init__(self, pieces: list[Piece], players: int, luck: FastLuck) -> None:
        lots = pieces[:]
        luck.shuffle(lots)
        self.pieces: Final = lots[:players]
        self.of_all: Final = len(pieces)

    def forbid(self, game: Game) -> None:
        """Take what the seat that is to act must do without from its choices, unless nothing else would be left."""
        piece = self.pieces[game.actor]
        left = [choice for choice in game.legal if choice.named().get(piece.kind) != piece.number]
        if left and len(left) < len(game.legal):
            game.legal = left

    def effects(self, excess: list[float]) -> list[tuple[Piece, Effect]]:
        """What came of it, piece by piece: who does without something good wins less."""
        return [(piece, Effect(1, 1.0, -more, more * more)) for piece, more in zip(self.pieces, excess, strict=True)]
