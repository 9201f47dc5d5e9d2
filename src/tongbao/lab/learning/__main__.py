"""Learn a game anew by self-play, or go on from what was learned.

    python -m tongbao.lab.learning GAME [--players 2,3,4] [--generations 4] [--games 6000] [--hidden 16] [--seed 1]
                                        [--go-on] [--policy] [--write]

Needs NumPy: ``pip install 'tongbao[learn]'``. With ``--write`` what comes out takes its place in
``src/tongbao/bots/GAME/weights.json``, together with this command and its figures; run from the root of the project.
``--go-on`` begins with what was learned for so many players, or for the nearest number. ``--policy`` leaves the
networks as they are and fits the policy to what the lookahead chooses with them, in so many games for each number of
players.
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
from tongbao.bots.core.weights import networks, policy_weights
from tongbao.bots.registry import EVALUATORS, POLICIES
from tongbao.lab.learning.generations import learn
from tongbao.lab.learning.imitation import decisions_of, imitate, together

BOTS = Path("src/tongbao/bots")
ROW = re.compile(r"\[[^][{}\"]*\]")
"""A list of numbers: it stands on one line."""
DIGITS = 4


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
    parser.add_argument("--policy", action="store_true")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    meta = tongbao.GAMES[given.game]
    numbers = [int(n) for n in given.players.split(",") if n] or list(range(2, min(4, meta.max_players) + 1))
    if given.policy:
        learn_policy(given.game, numbers, given.games, given.seed, given.processes, given.write)
        return
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


def learn_policy(game: str, numbers: list[int], games: int, seed: int, processes: int, is_kept: bool) -> None:
    """Fit the policy of a game to the lookahead's choices in games of some numbers of players; keep it if wished."""
    names = POLICIES[game].names
    known = together([decisions_of(game, players, games, seed + players, processes) for players in numbers])
    found = imitate(known, policy_weights(game, names), seed)
    print(f"{game}, policy: {found.told}", flush=True)
    path = BOTS / game / "weights.json"
    old = weights_in(path)
    if is_kept and old is not None:
        policy = {name: round(float(weight), DIGITS) for name, weight in zip(names, found.weights, strict=True)}
        made = [*[line for line in old.made if ", policy: " not in line], f"{command()}: {game}, policy: {found.told}"]
        write(path, LearnedWeights(game, made, old.figures, old.features, old.evaluator, policy))


def keep(game: str, players: int, network: Network, told: list[str]) -> None:
    """Put a network into the file of what was learned, with how it was made."""
    path, names = BOTS / game / "weights.json", list(EVALUATORS[game].names)
    old = weights_in(path)
    fits = old is not None and old.features == names
    evaluator = dict(old.evaluator) if old is not None and fits else {}
    evaluator[str(players)] = NetworkWeights(network.weights, network.bias, network.win, network.margin, network.ground)
    made = [line for line in (old.made if old is not None and fits else []) if f", {players} seats" not in line]
    made.append(f"{command()}: {told[-1]}")
    new = LearnedWeights(
        game, made, old.figures if old else {}, names, dict(sorted(evaluator.items())), old.policy if old else {}
    )
    write(path, new)


def command() -> str:
    """The command that is running."""
    return shlex.join(["python -m tongbao.lab.learning", *sys.argv[1:]]).replace("'", "")


def write(path: Path, weights: LearnedWeights) -> None:
    """Write the file, each list of numbers on one line."""
    text = json.format(json.encode(weights), indent=1).decode()
    path.write_text(ROW.sub(lambda row: " ".join(row[0].split()), text) + "\n", "utf-8")


def weights_in(path: Path) -> LearnedWeights | None:
    """What the file holds, if it is there."""
    return json.decode(path.read_bytes(), type=LearnedWeights) if path.exists() else None


if __name__ == "__main__":
    main()
