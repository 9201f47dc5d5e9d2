"""Cards that react to an event (section 11.2): the right neighbour's, then one's own, each in board order (C-41)."""

from typing import Final

from tongbao.engine.step import Automatic
from tongbao.games.changan.effects.questions import give, tell_gain
from tongbao.games.changan.effects.schema import Event
from tongbao.games.changan.permanents import Reaction
from tongbao.games.changan.table import Changan


def neighbour_reacts(game: Changan, seat: int, event: Event, row: int = 1) -> None:
    """The right neighbour takes what his cards give him for an event of the seat, at once (C-42)."""
    right = game.right(seat)
    for reaction in game.permanents(right).to_other(event):
        if row in reaction.rows:
            game.gain(right, reaction.gift.tokens)
            tell_gain(game, right, reaction.card, reaction.gift.tokens)


class OwnReactions(Automatic[Changan]):
    """The seat's own cards react to its event, in board order."""

    __slots__ = ("event", "row")

    def __init__(self, seat: int, event: Event, row: int = 1) -> None:
        super().__init__(seat)
        self.event: Final = event
        self.row: Final = row

    def happen(self, game: Changan) -> None:
        reactions = game.permanents(self.seat).to_own(self.event)
        if reactions:
            game.then([OwnReaction(self.seat, reaction) for reaction in reactions if self.row in reaction.rows])


class OwnReaction(Automatic[Changan]):
    """One of them: tokens, then drawing, then resources of one's choice."""

    __slots__ = ("reaction",)

    def __init__(self, seat: int, reaction: Reaction) -> None:
        super().__init__(seat)
        self.reaction: Final = reaction

    def happen(self, game: Changan) -> None:
        reaction = self.reaction
        give(game, self.seat, reaction.card, reaction.gift, reaction.draw)
