"""A series: what is played many times, every game of it the same again whenever and wherever it is played."""

from dataclasses import dataclass, field
from functools import cached_property

import tongbao
from tongbao.bots import Bot
from tongbao.bots.core.bot import game_seed
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.lab.contenders import contender


@dataclass(frozen=True)
class Series:
    """What is played: ``bots`` are contenders by name, one a seat.

    They keep their seats in every game; if they ``rotate``, each moves on by one seat from game to game. If the games
    are ``mirrored``, every deal is played as often as there are seats, so each bot once has the cards of each seat.
    """

    game: str
    players: int
    bots: list[str]
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    cards: str | None = None
    rotate: bool = False
    mirrored: bool = False

    @cached_property
    def setup(self) -> Setup:
        """What all games of the series have in common. Raises BadOption."""
        return tongbao.prepare(self.game, players=self.players, options=self.options, cards=self.cards)

    def __getstate__(self) -> dict[str, object]:
        """What goes to another process, which makes its own setup."""
        return {name: value for name, value in self.__dict__.items() if name != "setup"}

    def deal(self, number: int, chronicle: bool = False) -> Game:
        """Game ``number`` of the series before its first choice. Raises BadCards."""
        deal = number // self.players if self.mirrored else number
        return create(self.setup, FastLuck.from_seed(game_seed(self.seed, deal)), chronicle)

    def seated(self, number: int) -> list[str]:
        """The bots of game ``number`` by name, seat by seat."""
        if not self.rotate or not self.bots:
            return self.bots
        first = number % len(self.bots)
        return [*self.bots[first:], *self.bots[:first]]

    def seat_bots(self, number: int) -> list[Bot]:
        """The bots of game ``number``, seat by seat. Raises BadOption."""
        seed = game_seed(self.seed, number)
        return [contender(name, seed + seat) for seat, name in enumerate(self.seated(number), 1)]
