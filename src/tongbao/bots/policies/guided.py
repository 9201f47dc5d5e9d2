"""Playing on as one player does, with another's eye for what is worth a thought."""

from typing import Final

from tongbao.bots.greedy.strategy import Strategy
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game


class Guided(Strategy):
    """Chooses as ``player`` does; of many choices it thinks about those that ``guide`` ranks first."""

    def __init__(self, player: Strategy, guide: Strategy) -> None:
        self.player: Final = player
        self.guide: Final = guide

    def choose(self, game: Game, seat: int, choices: list[Choice]) -> Choice:
        return self.player.choose(game, seat, choices)

    def shortlist(self, game: Game, seat: int, choices: list[Choice], most: int) -> list[Choice]:
        usual = self.player.choose(game, seat, choices)
        found = self.guide.shortlist(game, seat, choices, most)
        return found if usual in found else [usual, *found[: most - 1]]
