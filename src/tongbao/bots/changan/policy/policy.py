"""Learned policy of Chang’an."""

from typing import ClassVar

from tongbao.bots.changan.evaluation.cards import Worths
from tongbao.bots.changan.policy.feature_ids import NAMES
from tongbao.bots.changan.policy.features import Features
from tongbao.bots.changan.policy.step_features import more_features, place_features, step_features
from tongbao.bots.changan.policy.turn_features import turn_features
from tongbao.bots.core.policy import LinearPolicy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.changan.rules.producing import PlaceCards
from tongbao.games.changan.rules.research import ResearchMore
from tongbao.games.changan.rules.steps import Turn
from tongbao.games.changan.state.table import Changan


class ChanganPolicy(LinearPolicy):
    """Weighs actions by what they bring for the next spaces, by cards, and by how near the end is."""

    names: ClassVar[tuple[str, ...]] = tuple(NAMES)

    def __init__(self, weights: list[float]) -> None:
        super().__init__(weights)
        self.worths: Worths | None = None

    def feature_ids(self, game: Game, seat: int, choices: list[Choice]) -> list[list[int]]:
        assert isinstance(game, Changan)
        worths = self.worths
        if worths is None or worths.set is not game.cards:
            self.worths = worths = Worths(game.cards)
        features, step = Features(game, worths, seat), game.step
        if isinstance(step, Turn):
            return turn_features(features, choices)
        if isinstance(step, PlaceCards):
            return place_features(features, step, choices)
        if isinstance(step, ResearchMore):
            return more_features(features, step, choices)
        return step_features(features, choices)
