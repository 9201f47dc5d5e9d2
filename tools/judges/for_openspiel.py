"""OpenSpiel's own tests on every game, and what its algorithms make of them; ``make judges`` runs it.

Seconds are of processor time.
"""

import contextlib
import copy
import os
import random
import time
import timeit
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import policy
from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts
from open_spiel.python.algorithms.exploitability import exploitability
from verdicts import Verdicts

import tongbao
import tongbao.research.openspiel
from tongbao.research.small import SMALL_GAMES

SIMULATIONS = {"xanadu": 50, "changan": 20, "pocket_changan": 50, "silk_cities": 5}
"""Of ISMCTS for each choice of the seat that thinks."""
ITERATIONS = {"small_xanadu": 1000, "small_pocket_changan": 2000, "small_changan": 2000}
"""Of external sampling."""
TESTS = "`random_sim_test` with sampled and explicit chance"


@contextlib.contextmanager
def silence() -> Iterator[None]:
    """Nothing is printed, also by C++."""
    with open(os.devnull, "w") as nowhere:
        before = os.dup(1)
        os.dup2(nowhere.fileno(), 1)
        yield
        os.dup2(before, 1)
        os.close(before)


def game_of(name: str, **parameters: str | int) -> Any:
    """A game by Tongbao's name."""
    return pyspiel.load_game(f"python_tongbao_{name}", parameters)


def test(name: str, players: int) -> None:
    """One random game with sampled and one with explicit chance."""
    with silence():
        for chance in ("sampled", "explicit"):
            pyspiel.random_sim_test(game_of(name, players=players, chance=chance), 1, serialize=True, verbose=False)


def searched(name: str) -> str:
    """A whole game, seat 0 by ISMCTS, the others at random."""
    game, dice, start = game_of(name), np.random.RandomState(7), time.process_time()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 1.0, SIMULATIONS[name], random_state=dice)
    state, thought = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            action = dice.choice(outcomes, p=chances)
        elif state.current_player() == 0:
            thought += 1
            action = bot.step(state)
        else:
            action = dice.choice(state.legal_actions())
        state.apply_action(int(action))
    seconds = time.process_time() - start
    return (
        f"{thought} choices by {SIMULATIONS[name]} simulations each, {seconds:.0f} s, returns {state.returns()[0]:+.2f}"
    )


def solved(name: str) -> str:
    """How far the average policy of external sampling can be exploited, and the uniform one before."""
    game, start = game_of(name, chance="explicit"), time.process_time()
    before = exploitability(game, policy.UniformRandomPolicy(game))
    walked = time.process_time()
    np.random.seed(3)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(ITERATIONS[name]):
        solver.iteration()
    learned = time.process_time()
    after = exploitability(game, solver.average_policy())
    assert after < before / 4
    return (
        f"{before:.4f} of the uniform policy ({walked - start:.0f} s), {after:.4f} after "
        f"{ITERATIONS[name]:,} iterations of external sampling ({learned - walked:.0f} s)"
    )


def cloned(name: str) -> str:
    """How long it takes to copy a state in the middle of a game."""
    state, dice = game_of(name).new_initial_state(), random.Random(1)
    while state.move_number() < 40:
        state.apply_action(dice.choice(state.legal_actions()))
    ours = microseconds(lambda: copy.deepcopy(state.position))
    return f"`state.clone()` {microseconds(state.clone)}, our part of it {ours}"


def microseconds(act: Callable[[], object]) -> str:
    """The best of five rounds."""
    return f"{min(timeit.repeat(act, number=2000, repeat=5)) / 2000 * 1e6:.1f} µs"


if __name__ == "__main__":
    verdicts = Verdicts("OpenSpiel", ["open_spiel", "numpy"])
    verdicts.judge_all(TESTS, test)
    for small, meta in SMALL_GAMES.items():
        verdicts.judge(meta.title, TESTS, lambda name=small: test(name, 2))
    for small in ITERATIONS:
        verdicts.judge(SMALL_GAMES[small].title, "exploitability", lambda name=small: solved(name))
    for name in SIMULATIONS:
        verdicts.judge(tongbao.GAMES[name].title, "ISMCTS", lambda name=name: searched(name))
        verdicts.judge(tongbao.GAMES[name].title, "copies", lambda name=name: cloned(name))
    verdicts.write()
