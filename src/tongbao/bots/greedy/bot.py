"""The greedy bot."""

from typing import ClassVar, Final

from tongbao.bots.bot import Bot
from tongbao.bots.greedy.changan import GreedyChangan
from tongbao.bots.greedy.pocket_changan import GreedyPocketChangan
from tongbao.bots.greedy.silk_cities import GreedySilkCities
from tongbao.bots.greedy.strategy import Strategy
from tongbao.bots.greedy.xanadu import GreedyXanadu
from tongbao.engine.choice import Choice
from tongbao.engine.meta import BadOption
from tongbao.engine.secrecy import Seat, offered

STRATEGIES: Final[dict[str, Strategy]] = {
    "xanadu": GreedyXanadu(),
    "changan": GreedyChangan(),
    "pocket_changan": GreedyPocketChangan(),
    "silk_cities": GreedySilkCities(),
}
"""By the name of the game; a strategy remembers nothing of a table."""


class GreedyBot(Bot):
    """Plans one turn at a time, for the best that it can have at its end. Raises BadOption in a game it can't play."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.strategy: Strategy | None = None

    @staticmethod
    def plays(game: str) -> bool:
        return game in STRATEGIES

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        strategy = self.strategy
        if strategy is not None and len(choices) == 1:
            return choices[0]
        game = seat.imagine(self.seed)
        if strategy is None:
            self.strategy = strategy = strategy_for(game.setup.meta.name)
        return strategy.choose(game, seat.number, choices)


def strategy_for(game: str) -> Strategy:
    """How to play the game of that name."""
    found = STRATEGIES.get(game)
    if found is None:
        raise BadOption(f"The greedy bot can’t play {game}; it plays: {', '.join(STRATEGIES)}.")
    return found
