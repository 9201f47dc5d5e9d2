"""Positions for tests of bots: where a seat has something to choose, and which seat that is."""

import random
from collections.abc import Iterator

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.registry import EVALUATORS
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat

JUDGED = sorted(EVALUATORS)
NAMES = ("Mei", "Temür", "Aisha", "Luca")
SELDOM = 1 / 15
"""The share of positions that are looked at."""


def positions(name: str, players: int, every: int, most: int) -> Iterator[tuple[Game, int]]:
    """Positions of a game of greedy bots in which a seat has something to choose, and that seat."""
    game, bots = tongbao.new(name, players=players, seed=players), [BOTS["greedy"](seat) for seat in range(players)]
    found = 0
    while not game.over and found < most:
        seat = game.seats_to_act()[-1]
        eyes = tongbao.Seat(game, seat)
        if game.decisions % every == 0 and len(eyes.choices()) > 1:
            found += 1
            yield game, seat
        game.take(seat, bots[seat].choose(eyes))


def any_positions(name: str, seed: int, most: int) -> Iterator[tuple[Game, int]]:
    """Positions like ``positions``, from games with any number of players and any options.

    Chance and greed take turns in them; half of the games are played by chance alone.
    """
    dice, meta, found = random.Random(seed), tongbao.GAMES[name], 0
    while found < most:
        players = dice.randint(meta.min_players, meta.max_players)
        options = dice.choice(meta.all_options(players))
        game = tongbao.new(name, players=players, options=options, seed=dice.randrange(10**6))
        greed, bot = dice.choice([0.0, 0.9]), BOTS["greedy"](seed)
        while not game.over and found < most:
            seat = dice.choice(game.seats_to_act())
            choices = game.choices(seat)
            if len(choices) > 1 and dice.random() < SELDOM:
                found += 1
                yield game, seat
            game.take(seat, bot.choose(Seat(game, seat)) if dice.random() < greed else dice.choice(choices))
