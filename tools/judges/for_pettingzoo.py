"""PettingZoo's own tests on every game with every number of players; ``make judges`` runs it."""

from pettingzoo.test import api_test, seed_test
from verdicts import Verdicts

from tongbao.research.pettingzoo import env

CYCLES = 1000


def judge(game: str, players: int) -> None:
    """Its tests; each raises if it isn't passed."""
    api_test(env(game, players), num_cycles=CYCLES)
    seed_test(lambda: env(game, players), num_cycles=CYCLES)


if __name__ == "__main__":
    verdicts = Verdicts("PettingZoo", ["pettingzoo", "gymnasium", "numpy"])
    verdicts.judge_all(f"`api_test` and `seed_test` with {CYCLES:,} cycles", judge)
    verdicts.write()
