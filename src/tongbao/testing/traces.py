"""Traces: one line for every decision of many games, to compare two builds choice by choice.

``python -m tongbao.testing.traces`` writes them; both builds must write the same.
"""

import sys

from tongbao import GAMES, build, new
from tongbao.engine.luck import FastLuck


def trace(name: str, players: int, options: dict[str, str], seed: int) -> list[str]:
    """Every choice of one random game with the fingerprint of the position it led to."""
    game = new(name, players=players, seed=seed, options=options)
    luck = FastLuck.from_seed(seed)
    lines = [f"# {name} {players} {options} {seed} {game.fingerprint()}"]
    while not game.over:
        seat = game.seats_to_act()[0]
        choices = game.choices(seat)
        choice = choices[luck.below(len(choices))]
        game.take(seat, choice)
        lines.append(f"{seat} {choice} {game.fingerprint()}")
    lines.append(f"= {game.scores()} {game.places()}")
    return lines


def main() -> None:
    """Write the traces of two games for every number of players and every combination of options."""
    print(f"The {build()} build writes its traces.", file=sys.stderr)
    for name, meta in GAMES.items():
        for players in range(meta.min_players, meta.max_players + 1):
            for options in meta.all_options(players):
                for seed in range(2):
                    print("\n".join(trace(name, players, options, seed)))


if __name__ == "__main__":
    main()
