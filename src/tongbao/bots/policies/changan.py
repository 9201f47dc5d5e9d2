"""The policy of Chang’an."""

from typing import ClassVar

from tongbao.bots.judgement.changan_cards import Worths
from tongbao.bots.policies.changan_glance import Glance
from tongbao.bots.policies.changan_steps import more_traits, place_traits, step_traits
from tongbao.bots.policies.changan_traits import NAMES
from tongbao.bots.policies.changan_turn import turn_traits
from tongbao.bots.policy import Policy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.changan.producing import PlaceCards
from tongbao.games.changan.research import ResearchMore
from tongbao.games.changan.steps import Turn
from tongbao.games.changan.table import Changan


class ChanganPolicy(Policy):
    """Weighs actions by what they bring for the next spaces, by cards, and by how near the end is."""

    names: ClassVar[tuple[str, ...]] = tuple(NAMES)

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.worths: Worths | None = None

    def traits(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        assert isinstance(game, Changan)
        worths = self.worths
        if worths is None or worths.set is not game.cards:
            self.worths = worths = Worths(game.cards)
        glance, step = Glance(game, worths, seat), game.step
        if isinstance(step, Turn):
            return turn_traits(glance, choices)
        if isinstance(step, PlaceCards):
            return place_traits(glance, step, choices)
        if isinstance(step, ResearchMore):
            return more_traits(glance, step, choices)
        return step_traits(glance, choices)
