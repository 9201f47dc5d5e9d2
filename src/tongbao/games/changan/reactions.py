"""Cards that react to an event (section 11.2): the right neighbour's, then one's own, each in board order (C-41)."""

from typing import Final

from tongbao.engine.step import Automatic, Step
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


def own_reactions(game: Changan, seat: int, event: Event, row: int = 1) -> list[Step[Changan]]:
    """What the seat's own cards do after its event, in board order."""
    reactions = game.permanents(seat).to_own(event)
    if not reactions:
        return NO_STEPS
    return [OwnReaction(seat, reaction) for reaction in reactions if row in reaction.rows]


NO_STEPS: Final[list[Step[Changan]]] = []


class OwnReaction(Automatic[Changan]):
    """A card's reaction: tokens, then drawing, then resources of one's choice."""

    __slots__ = ("reaction",)

    def __init__(self, seat: int, reaction: Reaction) -> None:
        super().__init__(seat)
        self.reaction: Final = reaction

    def happen(self, game: Changan) -> None:
        reaction = self.reaction
        give(game, self.seat, reaction.card, reaction.gift, reaction.draw)
