"""PettingZoo's own tests on every game with every number of players; ``make judges`` runs it."""

import contextlib
import io
import warnings

from pettingzoo.test import api_test, seed_test
from verdicts import Verdicts, tables, title

from tongbao.research.pettingzoo import env

CYCLES = 1000


def judged(game: str, players: int) -> str:
    """What the tests say."""
    with warnings.catch_warnings(record=True) as told, contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("always")
        api_test(env(game, players), num_cycles=CYCLES)
        seed_test(lambda: env(game, players), num_cycles=CYCLES)
    remarks = sorted({str(warning.message) for warning in told})
    remarked = f"; remarks: {'; '.join(remarks)}" if remarks else ""
    return f"`api_test` with {CYCLES:,} cycles and `seed_test` passed{remarked}"


if __name__ == "__main__":
    verdicts = Verdicts("PettingZoo", ["pettingzoo", "gymnasium", "numpy"])
    for game, players in tables():
        verdicts.judge(title(game, players), lambda game=game, players=players: judged(game, players))
    verdicts.write()
