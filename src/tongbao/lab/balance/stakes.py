"""Stakes: what depends on a decision, as the evaluator of the game sees it."""

import re
from statistics import mean
from typing import Final

from tongbao.bots.registry import EVALUATORS, evaluator_for, policy_for
from tongbao.bots.search.lookahead import Lookahead
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat
from tongbao.lab.balance.sums import Stakes

WORLDS: Final = 4
"""In so many imagined worlds each choice is tried, the same for all of them."""
ONE: Final = 0.01
FIVE: Final = 0.05


class Scales:
    """Weighs decisions: by how much the best choice is above the average one in chances of winning.

    Each choice is tried to the end of the turn in imagined worlds, so it counts what the seat could know. Games without
    an evaluator weigh nothing. ``found`` has what was found by question, such as “place workers”.
    """

    def __init__(self, luck: FastLuck) -> None:
        self.luck: Final = luck
        self.found: Final[dict[str, Stakes]] = {}

    def weigh(self, game: Game, seat: int) -> None:
        """Weigh the decision that the seat has to make, if there is any choice."""
        name = game.setup.meta.name
        if name not in EVALUATORS or len(game.legal) < 2:
            return
        evaluator = evaluator_for(name)
        ahead = Lookahead(evaluator, policy_for(name))
        worlds = [Seat(game, seat).imagine(self.luck.below(1 << 28)) for _ in range(WORLDS)]
        chances = [
            mean([evaluator.evaluate(ahead.after(world, seat, choice), seat).win for world in worlds])
            for choice in ahead.few_of(worlds[0], seat, game.legal)
        ]
        swing = max(chances) - mean(chances)
        question = asked(game)
        found = Stakes(1, swing, int(swing >= ONE), int(swing >= FIVE))
        self.found[question] = self.found.get(question, Stakes()).plus(found)


def asked(game: Game) -> str:
    """What is asked, in words: the name of the step."""
    return " ".join(re.findall(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])", type(game.step).__name__)).lower()
