"""What OpenSpiel's states take, in microseconds of processor time, and how many moves a second random play makes.

    python benchmarks/openspiel.py [--rounds 5] [--moves 3000]

Each game with the number of players usual for it, in the middle of a random game, with sampled chance. The best of the
rounds is told; of ``copy`` the second number is our part.
"""

import argparse
import copy
import random
import time
from collections.abc import Callable
from typing import Any

import pyspiel

import tongbao
import tongbao.research.openspiel

CALLS = 300
MIDDLE = 40
"""So many moves from the beginning, the four of chance included."""


def main() -> None:
    """Read the arguments, measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--moves", type=int, default=3000)
    given = parser.parse_args()
    print(f"{tongbao.build()} build")
    for name in tongbao.GAMES:
        game = pyspiel.load_game(f"python_tongbao_{name}")
        state = in_its_middle(game)
        acts: dict[str, Callable[[], object]] = {
            "copy": state.clone,
            "our part": lambda state=state: copy.deepcopy(state.position),
            "child": lambda state=state: state.child(state.legal_actions()[0]),
            "information": lambda state=state: state.information_state_string(0),
            "observation": lambda state=state: state.observation_tensor(0),
            "resample": lambda state=state: state.resample_from_infostate(state.current_player(), random.random),
        }
        told = [f"{title} {microseconds(act, given.rounds):.1f}" for title, act in acts.items()]
        pace = max(moves_a_second(game, given.moves) for _ in range(given.rounds))
        print(f"{name:<16}", ", ".join(told) + f"; {pace:,.0f} moves/s", flush=True)


def in_its_middle(game: Any) -> Any:
    """A state where somebody is to act."""
    state, dice = game.new_initial_state(), random.Random(1)
    while state.move_number() < MIDDLE:
        state.apply_action(dice.choice(state.legal_actions()))
    return state


def microseconds(act: Callable[[], object], rounds: int) -> float:
    """What a call takes, at best."""
    found = []
    for _ in range(rounds):
        start = time.thread_time()
        for _ in range(CALLS):
            act()
        found.append((time.thread_time() - start) / CALLS)
    return min(found) * 1e6


def moves_a_second(game: Any, most: int) -> float:
    """How many moves are made in a second, chance and the choice of the moves included."""
    dice, moves, start = random.Random(1), 0, time.thread_time()
    while moves < most:
        state = game.new_initial_state()
        while not state.is_terminal() and moves < most:
            state.apply_action(dice.choice(state.legal_actions()))
            moves += 1
    return moves / (time.thread_time() - start)


if __name__ == "__main__":
    main()
