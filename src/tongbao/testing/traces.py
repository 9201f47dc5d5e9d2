"""Traces: what was offered and chosen in many random games, one line a game.

``python -m tongbao.testing.traces write FOLDER`` plays a thousand games of each game and keeps a line for each;
``check FOLDER`` plays them again and names those that have changed: the lines in ``tests/data/traces`` hold in both
builds as long as no rule changes. ``positions`` prints a line for each of some games that covers every position too,
to compare two builds of the same source.

``NAME.txt`` has games by the latest version of the rules, ``NAME_N.txt`` games by version N, by which tables that began
then go on. A new version begins with the file of the one before under its number; ``write`` leaves such files alone,
since what they hold may not change any more.
"""

import sys
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final

from tongbao import GAMES, build, new
from tongbao.engine.luck import FastLuck

GAMES_EACH: Final = 1000
WITH_POSITIONS: Final = 60
USAGE: Final = "Say: write FOLDER, check FOLDER, or positions."


def traced() -> Iterator[tuple[str, int]]:
    """The games with the versions of their rules that have traces, the latest first."""
    for name, meta in GAMES.items():
        for rules in range(meta.rules, meta.oldest_rules - 1, -1):
            yield name, rules


def file_name(name: str, rules: int) -> str:
    """The file of a game's traces by a version of its rules."""
    return f"{name}.txt" if rules == GAMES[name].rules else f"{name}_{rules}.txt"


def trace(name: str, number: int, with_positions: bool = False, rules: int = 0) -> str:
    """The line of one random game: its number, seats and options, its decisions with a hash of all, scores and places.

    The hash is over what the acting seat was offered, in order, and what it chose; and if wished over every position.
    ``rules`` is the version of the rules, the latest unless given.
    """
    meta = GAMES[name]
    tables = meta.max_players - meta.min_players + 1
    players = meta.min_players + number % tables
    combinations = meta.all_options(players, rules)
    options = combinations[number // tables % len(combinations)]
    game = new(name, players=players, seed=number, options=options, rules=rules)
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


def changed(name: str, folder: Path, every: int = 1, rules: int = 0) -> list[str]:
    """Of the lines kept in a folder, all or every so many, those that the game doesn't play so any more."""
    kept = folder.joinpath(file_name(name, rules or GAMES[name].rules)).read_text("utf-8").splitlines()
    if len(kept) != GAMES_EACH:
        return [f"{len(kept)} lines instead of {GAMES_EACH}"]
    return [
        line for number, line in enumerate(kept) if number % every == 0 and line != trace(name, number, rules=rules)
    ]


def write(folder: Path) -> None:
    """Keep the lines of all games by their latest rules in a folder, and of earlier ones those that aren't there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, rules in traced():
        path = folder / file_name(name, rules)
        if rules == GAMES[name].rules or not path.exists():
            path.write_text("".join([trace(name, number, rules=rules) + "\n" for number in range(GAMES_EACH)]), "utf-8")


def check(folder: Path) -> bool:
    """Whether all games play as the folder says; what doesn't is printed."""
    as_before = True
    for name, rules in traced():
        lines = changed(name, folder, rules=rules)
        version = "" if rules == GAMES[name].rules else f" by version {rules} of the rules"
        print(
            f"{name}{version}, {build()} build: {GAMES_EACH - len(lines)} of {GAMES_EACH} games as before", flush=True
        )
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
            for name, rules in traced():
                for number in range(WITH_POSITIONS):
                    print(name, rules, trace(name, number, True, rules))
        case _:
            print(USAGE, file=sys.stderr)
            return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
