"""Playing a game from where it stands to its end, and the seeds of many."""

from tongbao.bots.bot import Bot
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat


def play_out(game: Game, bots: list[Bot]) -> int:
    """Let the bots, one for each seat, play to the end; the number of decisions that took."""
    seats = [Seat(game, number) for number in range(game.players)]
    before = game.decisions
    while not game.over:
        number = game.actor
        game.take(number, bots[number].choose(seats[number]))
    return game.decisions - before


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a series; the bots of its seats have the seeds that follow."""
    return (seed << 32 | number) << 4
