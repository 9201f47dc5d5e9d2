"""Lookahead: the learned evaluation at the end of the turn, without a search."""

from typing import Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.partner import after
from tongbao.bots.core.policy import Policy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game

MOST_CANDIDATES: Final = 8


class Lookahead(Policy):
    """Tries each choice in the imagined world it is given, lets the policy finish the turn, and asks the evaluator."""

    def __init__(self, evaluator: Evaluator, policy: Policy, most: int = MOST_CANDIDATES) -> None:
        self.evaluator: Final = evaluator
        self.policy: Final = policy
        self.most: Final = most

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        best, found = -1e9, choices[0]
        for choice in self.few_of(game, seat, choices):
            value = self.evaluator.value(self.after(game, seat, choice), seat)
            if value > best:
                best, found = value, choice
        return found

    def few_of(self, game: Game, seat: int, choices: list[Choice]) -> list[Choice]:
        """The choices, of many those that the policy thinks worth a look."""
        return self.policy.shortlist(game, seat, choices, self.most) if len(choices) > self.most else choices

    def after(self, world: Game, seat: int, choice: Choice) -> Game:
        """The end of the turn after that choice, the rest of it played by the policy."""
        return after(self.evaluator, self.policy, world, seat, choice)
