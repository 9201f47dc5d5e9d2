"""Learn a game anew by self-play, or go on from what was learned.

    python -m tongbao.lab.learning GAME [--players 2,3,4] [--generations 4] [--games 6000] [--hidden 16] [--seed 1]
                                        [--go-on] [--write]

Needs NumPy: ``pip install 'tongbao[learn]'``. With ``--write`` what comes out takes its place in
``src/tongbao/bots/GAME/weights.json``, together with this command and its figures; run from the root of the project.
``--go-on`` begins with what was learned for so many players, or for the nearest number.
"""

import argparse
import os
import re
import shlex
import sys
from pathlib import Path

from msgspec import json

import tongbao
from tongbao.bots.core.evaluator import Network
from tongbao.bots.core.schema import LearnedWeights, NetworkWeights
from tongbao.bots.core.weights import networks
from tongbao.bots.registry import EVALUATORS
from tongbao.lab.learning.generations import learn

BOTS = Path("src/tongbao/bots")
ROW = re.compile(r"\[[^][{}\"]*\]")
"""A list of numbers: it stands on one line."""


def main() -> None:
    """Read the arguments, learn, tell what came out, and keep it if wished."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(EVALUATORS))
    parser.add_argument("--players", default="")
    parser.add_argument("--generations", type=int, default=4)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--proofs", type=int, default=400)
    parser.add_argument("--hidden", type=int, default=16)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--go-on", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    meta = tongbao.GAMES[given.game]
    numbers = [int(n) for n in given.players.split(",") if n] or list(range(2, min(4, meta.max_players) + 1))
    before = networks(given.game, EVALUATORS[given.game].names) if given.go_on else {}
    for players in numbers:
        told: list[str] = []

        def watch(line: str, told: list[str] = told) -> None:
            told.append(line)
            print(line, flush=True)

        network = learn(
            given.game,
            players,
            given.generations,
            given.games,
            given.hidden,
            given.seed,
            given.processes,
            given.proofs,
            watch,
            EVALUATORS[given.game](before).network(players) if before else None,
        )
        if given.write:
            keep(given.game, players, network, told)


def keep(game: str, players: int, network: Network, told: list[str]) -> None:
    """Put a network into the file of what was learned, with how it was made."""
    path, names = BOTS / game / "weights.json", list(EVALUATORS[game].names)
    old = weights_in(path)
    fits = old is not None and old.features == names
    evaluator = dict(old.evaluator) if old is not None and fits else {}
    evaluator[str(players)] = NetworkWeights(network.weights, network.bias, network.win, network.margin, network.ground)
    made = [line for line in (old.made if old is not None and fits else []) if f", {players} seats" not in line]
    command = shlex.join(["python -m tongbao.lab.learning", *sys.argv[1:]]).replace("'", "")
    made.append(f"{command}: {told[-1]}")
    new = LearnedWeights(
        game, made, old.figures if old else {}, names, dict(sorted(evaluator.items())), old.policy if old else {}
    )
    text = json.format(json.encode(new), indent=1).decode()
    path.write_text(ROW.sub(lambda row: " ".join(row[0].split()), text) + "\n", "utf-8")


def weights_in(path: Path) -> LearnedWeights | None:
    """What the file holds, if it is there."""
    return json.decode(path.read_bytes(), type=LearnedWeights) if path.exists() else None


if __name__ == "__main__":
    main()
