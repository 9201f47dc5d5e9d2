"""Self-play: positions at the ends of turns, as each seat knows them, and how their games ended."""

from collections.abc import Callable
from dataclasses import dataclass, field

from tongbao.bots.bot import Bot
from tongbao.bots.judgement.judge import Judge
from tongbao.engine.game import Game
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import Seat

MOST_TURNS = 2000


@dataclass
class Lessons:
    """Positions of many games: a row of features for each, with the win (a share) and the margin it led to."""

    features: list[list[float]] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)


def play(game: Game, judge: Judge, bots: list[Bot], slips: list[float], luck: FastLuck, lessons: Lessons) -> None:
    """Play a game to its end and note every position at the end of a turn, for every seat.

    ``slips`` is for each seat how often it takes any choice instead of its bot's, so that positions differ.
    """
    seats = [Seat(game, number) for number in range(game.players)]
    noted: list[tuple[int, list[float]]] = []
    turn = judge.turn(game)
    while not game.over:
        seat = game.actor
        choices = game.choices(seat)
        if len(choices) == 1:
            choice = choices[0]
        elif slips[seat] and luck.below(1000) < 1000 * slips[seat]:
            choice = choices[luck.below(len(choices))]
        else:
            choice = bots[seat].choose(seats[seat])
        game.take(seat, choice)
        if judge.turn(game) != turn:
            turn = judge.turn(game)
            for number in range(game.players):
                noted.append((number, judge.features(game, number)))
    ends = [judge.outcome(game, number) for number in range(game.players)]
    for number, features in noted:
        lessons.features.append(features)
        lessons.wins.append(ends[number].win)
        lessons.margins.append(ends[number].margin)


Watch = Callable[[int], None]
