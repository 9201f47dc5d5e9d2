"""An episode: one game in which a program from outside decides for one seat and bots for the others, or it for all."""

from typing import Final

from tongbao.bots.bot import Bot
from tongbao.bots.match import game_seed
from tongbao.engine.choice import Choice
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.meta import Setup
from tongbao.engine.seats import NOBODY
from tongbao.engine.secrecy import Seat


class Episode:
    """A game that waits for a decision of the program, which sits at ``seat``; at NOBODY it decides for all seats.

    ``rivals`` are the bots of the other seats, clockwise from its own; they get the seeds that follow that of the game.
    """

    __slots__ = ("bots", "game", "seat", "seats")

    def __init__(self, setup: Setup, rivals: list[type[Bot]], seed: int, seat: int) -> None:
        self.game: Final[Game] = create(setup, FastLuck.from_seed(seed))
        self.seat: Final = seat
        places = range(1, len(rivals) + 1)
        self.bots: Final = [rivals[place - 1](seed + place) for place in places]
        self.seats: Final = [Seat(self.game, (seat + place) % setup.players) for place in places]
        self.let_bots_play()

    def take(self, choice: Choice) -> None:
        """Make a choice for the seat that is to act; then the bots play. Raises IllegalChoice."""
        self.game.take(self.game.actor, choice)
        self.let_bots_play()

    def let_bots_play(self) -> None:
        """The other seats decide until the program has to, or the game is over."""
        game, seat = self.game, self.seat
        if seat != NOBODY:
            while not game.over and game.actor != seat:
                place = (game.actor - seat) % game.players - 1
                game.take(game.actor, self.bots[place].choose(self.seats[place]))


def episode_seed(seed: int, number: int) -> int:
    """The seed of one of the games that follow one another: the first is dealt by the seed itself."""
    return game_seed(seed, number) if number else seed
