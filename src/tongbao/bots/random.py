"""The bot that takes any choice, each equally likely."""

from typing import ClassVar, Final

from tongbao.bots.bot import Bot
from tongbao.engine.choice import Choice
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Words
from tongbao.engine.secrecy import Seat, offered

TITLE: Final[Words] = {"en": "Wanderer", "zh": "云游客"}
MANNER: Final[Words] = {"en": "goes where chance leads", "zh": "随缘而行"}


class RandomBot(Bot):
    """Plays at random."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = FastLuck.from_seed(seed)

    @staticmethod
    def title(game: str) -> Words:
        return TITLE

    @staticmethod
    def manner(game: str) -> Words:
        return MANNER

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        return choices[self.luck.below(len(choices))]
