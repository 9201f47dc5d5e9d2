"""Greedy policy of Chang’an: tries every choice, plays what it began to the end, weighs the outcome."""

from typing import Final

from tongbao.bots.changan.greedy.outlook import Outlook
from tongbao.bots.core.policy import Policy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.games.changan.cards.actions import (
    ACQUIRE,
    ACTIVATE,
    BUILD,
    BUILD_SILK,
    BUY,
    DECLINE,
    DONE,
    END_TURN,
    SPACE,
)
from tongbao.games.changan.rules.research import ResearchMore
from tongbao.games.changan.rules.steps import HandLimit, Turn
from tongbao.games.changan.state.table import Changan

WORST: Final = -1e9
MOST_TRIALS: Final = 500
"""So many choices are tried in one decision before what is optional is left out."""
DEPTH: Final = 4
"""So many optional steps are looked through, one after another."""


class GreedyChanganPolicy(Policy):
    """Every decision is taken anew from the table as it stands; nothing is remembered."""

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        assert isinstance(game, Changan)
        game.events = None
        trials = Trials(game, seat)
        best, found = WORST, choices[0]
        for choice in choices:
            value = trials.weigh(choice, choices)
            if value > best:
                best, found = value, choice
        return found


class Trials:
    """The choices of one decision, each tried on a copy of the table.

    What turns up on the way, such as a card drawn, is not known in truth: there the trial ends.
    """

    def __init__(self, game: Changan, seat: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.outlook: Final = Outlook(game, seat)
        self.number = 0

    def weigh(self, choice: Choice, choices: list[Choice]) -> float:
        """What the choice is worth among those of this decision."""
        if choice is END_TURN:
            return self.outlook.value(self.game)
        after = self.tried(self.game, choice)
        if choices[-1] is END_TURN:
            return self.settle(after, DEPTH)
        if choice.verb is BUY:
            return self.best_build(after)
        if choice.verb is ACQUIRE:
            return WORST
        return self.settle(after, DEPTH)

    def best_build(self, game: Changan) -> float:
        """Before the main action nothing is bought but for a build."""
        best = WORST
        for choice in game.legal:
            if choice.verb is BUILD or choice.verb is BUILD_SILK:
                best = max(best, self.settle(self.tried(game, choice), DEPTH))
        return best

    def tried(self, game: Changan, choice: Choice) -> Changan:
        """A copy after the choice."""
        self.number += 1
        copy = game.clone()
        copy.take(self.seat, choice)
        return copy

    def is_settled(self, game: Changan) -> bool:
        """Whether what was begun is over, or something unknown has turned up."""
        if game.over or game.actor != self.seat or game.active != self.seat or game.barrier > self.game.decisions:
            return True
        step = game.step
        return isinstance(step, (Turn, ResearchMore, HandLimit))

    def settle(self, game: Changan, depth: int) -> float:
        """Play on until it is settled, and weigh what has come of it."""
        while not self.is_settled(game):
            choices = game.legal
            last = choices[-1]
            if last is not DONE and last is not DECLINE:
                game = self.best_step(game, choices)
            elif choices[0].verb is ACTIVATE:
                game = self.tried(game, choices[0])
            elif choices[0].verb is SPACE or depth == 0 or self.number > MOST_TRIALS:
                game = self.tried(game, last)
            else:
                return max([self.settle(self.tried(game, choice), depth - 1) for choice in choices])
        return self.outlook.value(game)

    def best_step(self, game: Changan, choices: list[Choice]) -> Changan:
        """The table after the choice that looks best at once."""
        best, found = WORST, game
        for choice in choices:
            after = self.tried(game, choice)
            value = self.outlook.value(after)
            if value > best:
                best, found = value, after
        return found
