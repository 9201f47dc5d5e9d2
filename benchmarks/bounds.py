"""Strength bounds: duels that computer players must win, and scores they must reach, as the nightly tests check.

    python benchmarks/bounds.py [--processes 2]

Duels are played on plain Python in some ten minutes, on the compiled build in two; ``strength.py`` measures how strong
players are.
"""

import argparse
import sys
from typing import NamedTuple

import tongbao
from tongbao.bots.core.bot import play_out
from tongbao.bots.levels.players import GreedyBot
from tongbao.lab.duels import Duel, fight

SILK_ROAD = {2: "production,trade,silk_road", 4: "production,trade,military,silk_road"}
"""The decks of Chang’an with the Silk Road, by the number of players."""


class Bound(NamedTuple):
    """The least share of games that one player must win in a duel."""

    duel: Duel
    least: float


class Range(NamedTuple):
    """Between which scores the winners of games among greedy players must be, on average."""

    game: str
    players: int
    games: int
    least: float
    most: float
    options: dict[str, str] = {}


BOUNDS = [
    Bound(Duel("xanadu", 3, "greedy", "random", 20), 0.9),
    Bound(Duel("pocket_changan", 2, "greedy", "random", 12), 0.9),
    Bound(Duel("changan", 2, "greedy", "random", 6), 0.9),
    Bound(Duel("silk_cities", 2, "greedy", "random", 15), 0.9),
    *(Bound(Duel("xanadu", players, "greedy", "random", 7, 1), 0.9) for players in (2, 4, 5, 6)),
    *(Bound(Duel("pocket_changan", players, "greedy", "random", 3, 1), 0.9) for players in (3, 4)),
    *(Bound(Duel("changan", players, "greedy", "random", 1, 1), 0.9) for players in (3, 4)),
    *(Bound(Duel("silk_cities", players, "greedy", "random", 4, 1), 0.9) for players in (3, 4, 5)),
    Bound(Duel("xanadu", 3, "greedy", "random", 5, 2, {"edition": "online"}), 0.9),
    Bound(Duel("xanadu", 3, "greedy", "random", 5, 2, {"advanced": "on"}), 0.9),
    Bound(Duel("xanadu", 3, "greedy", "random", 5, 2, {"even_turns": "on"}), 0.9),
    Bound(Duel("pocket_changan", 3, "greedy", "random", 2, 2, {"length": "short"}), 0.9),
    Bound(Duel("pocket_changan", 3, "greedy", "random", 2, 2, {"length": "long"}), 0.9),
    Bound(Duel("changan", 3, "greedy", "random", 2, 2, {"decks": "science,politics,silk_road"}), 0.9),
    Bound(Duel("silk_cities", 3, "greedy", "random", 4, 2, {"victory": "5"}), 0.9),
    Bound(Duel("silk_cities", 3, "greedy", "random", 4, 2, {"victory": "9", "start": "random"}), 0.9),
    Bound(Duel("silk_cities", 3, "greedy", "random", 4, 2, {"auctions": "open", "routes": "cheapest"}), 0.9),
    *(Bound(Duel(game, 2, "judged", "greedy", 40, 3), 0.5) for game in sorted(tongbao.GAMES)),
    Bound(Duel("pocket_changan", 2, "ismcts@30", "random", 6, 1), 0.7),
]
RANGES = [
    Range("xanadu", 3, 12, 48, 68),
    Range("pocket_changan", 1, 24, 55, 80),
    Range("pocket_changan", 2, 12, 70, 130),
    Range("pocket_changan", 4, 6, 50, 85),
    Range("changan", 2, 8, 42, 58),
    Range("changan", 4, 4, 40, 58),
    *(Range("changan", players, 8 // players, 52, 78, {"decks": SILK_ROAD[players]}) for players in (2, 4)),
]


def mean_of_winners(wanted: Range) -> float:
    """The mean score of the winners of games among greedy players."""
    best = []
    for seed in range(wanted.games):
        game = tongbao.new(wanted.game, players=wanted.players, seed=seed, options=wanted.options)
        play_out(game, [GreedyBot(seat) for seat in range(wanted.players)])
        best.append(max(game.scores()))
    return sum(best) / len(best)


def main() -> int:
    """Play all; the exit code is 1 if a bound isn't kept."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=2)
    processes, failed = parser.parse_args().processes, 0
    for duel, least in BOUNDS:
        win = fight(duel, processes).win
        failed += win < least
        print(
            f"{win:.3f} of {least:.2f}  {duel.game}, {duel.players} players: {duel.one} and {duel.others}", flush=True
        )
    for wanted in RANGES:
        mean = mean_of_winners(wanted)
        failed += not wanted.least <= mean <= wanted.most
        print(f"{mean:.1f}, {wanted.least} to {wanted.most}  {wanted.game}, {wanted.players} players", flush=True)
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
