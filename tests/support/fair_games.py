"""Games with a known secret and salts, played to their end."""

import random

import tongbao
from tongbao import HashLuck, Record

SECRET = bytes(range(32))

SALTS = ["tea", "", "丝绸", "a:1", "", "x"]


def played(name: str, players: int, luck: HashLuck) -> Record:
    """The record of a game whose choices are made by chance."""
    game, dice = tongbao.new(name, players=players, luck=luck), random.Random(players)
    while not game.over and game.decisions < 400:
        seat = dice.choice(game.seats_to_act())
        game.take(seat, dice.choice(game.choices(seat)))
    return Record.of(game)
