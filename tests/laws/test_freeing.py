"""Games in a long chain are freed one inside the other, and no memory is written to that isn't theirs.

CPython puts off what is freed more than 50 deep by a word before the object that only those have that its collector
knows. A compiled class that is none of those, ``acyclic`` in mypyc 2.4.1, would have somebody else’s memory there.
"""

import os
import subprocess
import sys

import pytest

import tongbao

CHAIN = """
import sys
from random import Random
import tongbao
dice, chain = Random(1), None
for seed in range(300):
    game = tongbao.new(sys.argv[1], seed=seed)
    for _ in range(20):
        if not game.over:
            game.take(game.actor, dice.choice(game.legal))
    chain = (chain, game)
    for _ in range(dice.randrange(4)):
        chain = [chain]
del chain, game
print("freed")
"""


@pytest.mark.compiled()
@pytest.mark.parametrize("game", tongbao.GAMES)
def test_a_long_chain_of_games_is_freed(game: str) -> None:
    """Python’s allocator looks around every block that it frees, and ends the process if anything was written there."""
    watched = {**os.environ, "PYTHONMALLOC": "debug"}
    run = subprocess.run(
        [sys.executable, "-c", CHAIN, game], env=watched, capture_output=True, text=True, errors="replace", check=False
    )
    assert (run.returncode, run.stdout) == (0, "freed\n"), run.stderr[:500]
