"""Traces: what was offered and chosen in many random games, one line a game.

``python -m tongbao.testing.traces write FOLDER`` plays a thousand games of each game and keeps a line for each;
``check FOLDER`` plays them again and names those that have changed: the lines in ``tests/data/traces`` hold in both
builds as long as no rule changes. ``positions`` prints a line for each of some games that covers every position too,
to compare two builds of the same source.
"""

import sys
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tongbao import GAMES, build, new
from tongbao.engine.luck import FastLuck

GAMES_EACH: Final = 1000
WITH_POSITIONS: Final = 60
USAGE: Final = "Say: write FOLDER, check FOLDER, or positions."


def trace(name: str, number: int, with_positions: bool = False) -> str:
    """The line of one random game: its number, seats and options, its decisions with a hash of all, scores and places.

    The hash is over what the acting seat was offered, in order, and what it chose; and if wished over every position.
    """
    meta = GAMES[name]
    tables = meta.max_players - meta.min_players + 1
    players = meta.min_players + number % tables
    combinations = meta.all_options(players)
    options = combinations[number // tables % len(combinations)]
    game = new(name, players=players, seed=number, options=options)
    luck, digest = FastLuck.from_seed(number), blake2b(digest_size=8)
    while not game.over:
        seat = game.seats_to_act()[0]
        choices = game.choices(seat)
        choice = choices[luck.below(len(choices))]
        digest.update(f"{seat} {choice.text} of {[other.id for other in choices]}\n".encode())
        game.take(seat, choice)
        if with_positions:
            digest.update(game.fingerprint().encode())
    settled = " ".join([f"{option}={value}" for option, value in options.items()])
    return f"{number} {players} {settled} {game.decisions} {digest.hexdigest()} {game.scores()} {game.places()}"


def changed(name: str, folder: Path, every: int = 1) -> list[str]:
    """Of the lines kept in a folder, all or every so many, those that the game doesn't play so any more."""
    kept = folder.joinpath(f"{name}.txt").read_text("utf-8").splitlines()
    if len(kept) != GAMES_EACH:
        return [f"{len(kept)} lines instead of {GAMES_EACH}"]
    return [line for number, line in enumerate(kept) if number % every == 0 and line != trace(name, number)]


def write(folder: Path) -> None:
    """Keep the lines of all games in a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in GAMES:
        text = "".join([trace(name, number) + "\n" for number in range(GAMES_EACH)])
        folder.joinpath(f"{name}.txt").write_text(text, "utf-8")


def check(folder: Path) -> bool:
    """Whether all games play as the folder says; what doesn't is printed."""
    as_before = True
    for name in GAMES:
        lines = changed(name, folder)
        print(f"{name}, {build()} build: {GAMES_EACH - len(lines)} of {GAMES_EACH} games as before", flush=True)
        for line in lines[:3]:
            print(f"  was: {line}")
        as_before = as_before and not lines
    return as_before


def main(arguments: list[str]) -> int:
    """Run one of the three; the exit code."""
    match arguments:
        case ["write", folder]:
            write(Path(folder))
        case ["check", folder]:
            return 0 if check(Path(folder)) else 1
        case ["positions"]:
            for name in GAMES:
                for number in range(WITH_POSITIONS):
                    print(name, trace(name, number, True))
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
