"""The bot that takes any choice, each equally likely."""

from typing import ClassVar

from tongbao.bots.bot import Bot
from tongbao.engine.choice import Choice
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat, offered


class RandomBot(Bot):
    """Plays at random."""

    name: ClassVar[str] = "random"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.luck = FastLuck.from_seed(seed)

    def choose(self, seat: Seat) -> Choice:
        choices = offered(seat)
        if len(choices) == 1:
            return choices[0]
        return choices[self.luck.below(len(choices))]
