"""Steps a second of the environments, one core, random possible actions, those chosen and all arrays included.

    python benchmarks/environments.py [--seconds 2] [--games 32] [--rounds 5]

Each game with the number of players usual for it. ``bare`` is the environment of PettingZoo with the mask alone,
``tensor`` with observations, ``many`` all seats of many games in one call, ``one seat`` Gymnasium's against random
bots, where a step is a decision of one's own. The median of the rounds is told.
"""

import argparse
import time
from collections.abc import Callable
from random import Random
from statistics import median

import numpy as np
from numpy.typing import NDArray

import tongbao
from tongbao.research import gymnasium, pettingzoo
from tongbao.research.vector import SelfPlay

WAYS = ("bare", "tensor", "many", "one seat", "many, one seat")


def main() -> None:
    """Read the arguments, measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--games", type=int, default=32)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    print(f"{tongbao.build()} build, thousands of steps a second")
    print(f"{'':<16}", *[f"{way:>15}" for way in WAYS])
    for game in tongbao.GAMES:
        runs = [
            in_turn(game, "none"),
            in_turn(game, "tensor"),
            all_seats(game, given.games),
            one_seat(game),
            one_seat_of_many(game, given.games),
        ]
        paces = [median([pace(run, given.seconds) for _ in range(given.rounds)]) for run in runs]
        print(f"{game:<16}", *[f"{found / 1000:15.1f}" for found in paces], flush=True)


def pace(run: Callable[[], int], seconds: float) -> float:
    """How many steps a second of processor time are made by what makes some at each call."""
    steps, start = 0, time.thread_time()
    while time.thread_time() - start < seconds:
        steps += run()
    return steps / (time.thread_time() - start)


def in_turn(game: str, observation: str) -> Callable[[], int]:
    """A game of PettingZoo's environment at each call."""
    env, dice = pettingzoo.raw_env(game, observation=observation), Random(1)

    def play() -> int:
        env.reset()
        steps = 0
        for _ in env.agent_iter():
            seen, _, is_over, _, _ = env.last()
            env.step(None if is_over else one_of(seen["action_mask"], dice))
            steps += not is_over
        return steps

    return play


def one_seat(game: str) -> Callable[[], int]:
    """A game of Gymnasium's environment at each call."""
    env, dice = gymnasium.OneSeat(game), Random(1)

    def play() -> int:
        _, infos = env.reset()
        steps, is_over = 0, False
        while not is_over:
            _, _, is_over, _, infos = env.step(one_of(infos["action_mask"], dice))
            steps += 1
        return steps

    return play


def all_seats(game: str, games: int) -> Callable[[], int]:
    """A step in all games at each call."""
    many, dice = SelfPlay(game, games), np.random.default_rng(1)
    now = [many.reset(seed=1)[1]]

    def play() -> int:
        now[0] = many.step(one_of_each(now[0]["action_mask"], dice))[-1]
        return games

    return play


def one_seat_of_many(game: str, games: int) -> Callable[[], int]:
    """A step in all games at each call, the other seats played by bots."""
    many, dice = gymnasium.ManySeats(game, games), np.random.default_rng(1)
    now = [many.reset(seed=1)[1]]

    def play() -> int:
        now[0] = many.step(one_of_each(now[0]["action_mask"], dice))[-1]
        return games

    return play


def one_of(mask: NDArray[np.int8], dice: Random) -> int:
    """Any possible action."""
    possible = mask.nonzero()[0]
    return int(possible[int(dice.random() * len(possible))])


def one_of_each(masks: NDArray[np.int8], dice: np.random.Generator) -> NDArray[np.intp]:
    """Any possible action in every game."""
    games, size = masks.shape
    possible = np.flatnonzero(masks.view(np.bool_))
    ends = np.searchsorted(possible, np.arange(games + 1) * size)
    chosen = ends[:-1] + (dice.random(games) * np.diff(ends)).astype(np.intp)
    return possible[chosen] - np.arange(games) * size


if __name__ == "__main__":
    main()
