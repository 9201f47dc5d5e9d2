"""Self-play: positions at the ends of turns, as each seat knows them, and how their games ended."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import tongbao
from tongbao.bots.core.bot import game_seed
from tongbao.bots.core.evaluator import Evaluator, Network
from tongbao.bots.core.policy import Policy
from tongbao.bots.registry import EVALUATORS, greedy_policy_for, policy_for
from tongbao.bots.search.lookahead import Lookahead
from tongbao.engine.game import Game, create
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import imagine

Floats = NDArray[np.float32]
SLIPS: Final = (0, 20, 50, 100)
"""How many choices of a thousand a player makes by chance, so that positions differ; drawn for each seat and game."""
GREEDY_SEATS: Final = 4
"""One of so many seats is played by the greedy player once there is an evaluator."""
GAMES_A_TASK: Final = 50


@dataclass
class TrainingData:
    """Positions: a row of features for each, with the win (a share) and the margin that its game ended with."""

    features: Floats
    wins: Floats
    margins: Floats

    def __len__(self) -> int:
        return len(self.wins)


def together(parts: list[TrainingData]) -> TrainingData:
    """All lessons in one."""
    return TrainingData(
        np.concatenate([part.features for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.margins for part in parts]),
    )


@dataclass(frozen=True)
class Task:
    """A few games to play; ``parts`` are those of the network that plays, None for greedy players alone."""

    game: str
    players: int
    first: int
    games: int
    seed: int
    parts: tuple[Any, ...] | None


def harvest(game: str, players: int, games: int, seed: int, network: Network | None, processes: int) -> TrainingData:
    """The lessons of so many games of self-play with that network."""
    parts = None if network is None else parts_of(network)
    tasks = [
        Task(game, players, first, min(GAMES_A_TASK, games - first), seed, parts)
        for first in range(0, games, GAMES_A_TASK)
    ]
    with ProcessPoolExecutor(processes) as pool:
        return together(list(pool.map(play_task, tasks)))


def parts_of(network: Network) -> tuple[Any, ...]:
    """What a network is made of, to be sent to another process."""
    return (network.weights, network.bias, network.win, network.margin, network.ground)


def evaluator_with(game: str, players: int, parts: tuple[Any, ...]) -> Evaluator:
    """The evaluator of a game with a network made of those parts."""
    return EVALUATORS[game]({players: Network(*parts)})


def play_task(task: Task) -> TrainingData:
    """Play some games and note what can be learned from them."""
    evaluator = EVALUATORS[task.game]({}) if task.parts is None else evaluator_with(task.game, task.players, task.parts)
    setup = tongbao.prepare(task.game, players=task.players)
    greedy = greedy_policy_for(task.game)
    ahead: Policy = greedy if task.parts is None else Lookahead(evaluator, policy_for(task.game, evaluator))
    rows: list[list[float]] = []
    wins: list[float] = []
    margins: list[float] = []
    for number in range(task.first, task.first + task.games):
        seed = game_seed(task.seed, number)
        luck = FastLuck.from_seed(seed + 1)
        strategies = [ahead if luck.below(GREEDY_SEATS) else greedy for _ in range(task.players)]
        slips = [SLIPS[luck.below(len(SLIPS))] for _ in range(task.players)]
        noted = play(create(setup, FastLuck.from_seed(seed), False), evaluator, strategies, slips, luck)
        for features, win, margin in noted:
            rows.append(features)
            wins.append(win)
            margins.append(margin)
    return TrainingData(np.array(rows, np.float32), np.array(wins, np.float32), np.array(margins, np.float32))


def play(
    game: Game, evaluator: Evaluator, strategies: list[Policy], slips: list[int], luck: FastLuck
) -> list[tuple[list[float], float, float]]:
    """Play a game to its end; for every end of a turn and every seat the features, the win and the margin."""
    noted: list[tuple[int, list[float]]] = []
    turn = evaluator.turn(game)
    while True:
        seat, choices = game.actor, game.legal
        if len(choices) == 1:
            choice = choices[0]
        elif luck.below(1000) < slips[seat]:
            choice = choices[luck.below(len(choices))]
        else:
            world = imagine(game, seat, FastLuck.from_seed(luck.below(1 << 28)))
            choice = strategies[seat].choose(world, seat, choices)
        game.take(seat, choice)
        if game.over:
            break
        if evaluator.turn(game) != turn:
            turn = evaluator.turn(game)
            noted.extend([(number, evaluator.features(game, number)) for number in range(game.players)])
    ends = [evaluator.outcome(game, number) for number in range(game.players)]
    return [(features, ends[number].win, ends[number].margin) for number, features in noted]
