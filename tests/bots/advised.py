"""Positions in which somebody could ask for advice, and who sits there."""

from collections.abc import Iterator

import tongbao
from tongbao.bots import BOTS
from tongbao.bots.judgement.judges import JUDGES
from tongbao.engine.game import Game

JUDGED = sorted(JUDGES)
NAMES = ("Mei", "Temür", "Aisha", "Luca")


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
