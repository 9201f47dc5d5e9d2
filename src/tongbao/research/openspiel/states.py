"""A state of OpenSpiel: all that it keeps is one position, which never changes, so a clone shares it."""

from collections.abc import Callable
from typing import Any, Final

import pyspiel

from tongbao.research.position import Position
from tongbao.research.rewards import Reward

SEEDS: Final = 1 << 53


class SpielState(pyspiel.State):
    """A game of Tongbao as OpenSpiel sees it: one seat acts at a time, or chance does.

    Where all choose at once, seats choose one after another, and nobody knows what the others have sealed.
    """

    def __init__(self, game: Any, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The seat to act, or who is none: chance, or nobody any more."""
        position = self.position
        if position.game is None or position.pending is not None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if position.game.over else position.game.actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.position.is_over

    def _legal_actions(self, player: int) -> list[int]:
        return [choice.id for choice in self.position.choices()]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with probabilities."""
        return self.position.question.outcomes

    def _apply_action(self, action: int) -> None:
        position = self.position
        self.position = position.chosen(action) if position.pending is None else position.answered(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.position.question.text(action)
        return self.position.setup.meta.action_space.text(action)

    def returns(self) -> list[float]:
        """What the end is worth to each seat; nothing before it."""
        position = self.position
        if position.game is None or not position.is_over:
            return [0.0] * position.setup.players
        reward: Reward = self.get_game().reward
        return reward(position.game.places(), position.game.scores())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """A state with the same information state of the player, all that he doesn't know dealt anew.

        ``sampler`` gives numbers from 0 to 1. The state has no history, for nobody knows how it came to be, and can't
        be serialised. Raises ValueError at a node of chance.
        """
        position = self.position.imagined(player, int(sampler() * SEEDS))
        return SpielState(self.get_game(), position)

    def __str__(self) -> str:
        return str(self.position)
