"""Partner: a policy that answers what others ask of it by what the evaluator thinks of either answer."""

from typing import Any, Final

from tongbao.bots.core.evaluator import Evaluator
from tongbao.bots.core.policy import Policy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game
from tongbao.engine.step import Step

MOST_CHOICES: Final = 200
"""A turn is cut off after so many choices."""


def after(evaluator: Evaluator, policy: Policy, world: Game, seat: int, choice: Choice) -> Game:
    """The end of the turn after a choice in an imagined world, the rest of it played by the policy."""
    turn, game = evaluator.turn(world), world.clone()
    game.take(seat, choice)
    for _ in range(MOST_CHOICES):
        if game.over or evaluator.turn(game) != turn:
            break
        actor, choices = game.actor, game.legal
        game.take(actor, choices[0] if len(choices) == 1 else policy.choose(game, actor, choices))
    return game


class PartnerPolicy(Policy):
    """Policy that plays as ``usual`` does, but looks ahead where it is asked one of some ``steps``.

    So a search sees its partners answer as they would, and not as the quickest player would.
    """

    def __init__(self, usual: Policy, evaluator: Evaluator, steps: tuple[type[Step[Any]], ...]) -> None:
        self.usual: Final = usual
        self.evaluator: Final = evaluator
        self.steps: Final = steps

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        if not isinstance(game.step, self.steps):
            return self.usual.choose(game, seat, choices)
        best, found = -1e9, choices[0]
        for choice in choices:
            value = self.value(game, seat, choice)
            if value > best:
                best, found = value, choice
        return found

    def value(self, game: Game, seat: int, choice: Choice) -> float:
        """The value of the seat's position at the end of the turn in which it makes that choice."""
        return self.evaluator.value(after(self.evaluator, self.usual, game, seat, choice), seat)

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        return self.usual.shortlist(game, seat, choices, most)
