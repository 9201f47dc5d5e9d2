"""How strong a player is: duels with mirrored deals, told with their 95 % intervals.

    python benchmarks/strength.py GAME ONE OTHERS [--players 2] [--games 400] [--seed 1] [--processes 2]

Players are named as in ``tongbao.lab.contenders``: greedy, random, novice, ..., master@100ms, master@400, ismcts@1000,
judged, policy, open@100ms. Milliseconds are of processor time.
"""

import argparse
import json

from tongbao.lab.duels import Duel, Outcome, fight


def main() -> None:
    """Read the arguments, play, and print one line of JSON."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("others")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    duel = Duel(given.game, given.players, given.one, given.others, given.games // given.players, given.seed)
    print(json.dumps(fight(duel, given.processes, show).summary()), flush=True)


def show(outcome: Outcome) -> None:
    """Tell how it stands, on one line that the next one replaces."""
    print(f"\r{outcome.games} games: {outcome.win:.3f} ± {outcome.error:.3f}", end="\r", flush=True)


if __name__ == "__main__":
    main()
