"""Imitation: the weights of a policy, fitted to what the lookahead chooses in games of its own, with NumPy."""

from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import tongbao
from tongbao.bots.core.bot import game_seed
from tongbao.bots.core.policy import LinearPolicy
from tongbao.bots.core.weights import policy_weights
from tongbao.bots.registry import POLICIES, evaluator_for, greedy_policy_for, policy_for
from tongbao.bots.search.lookahead import Lookahead
from tongbao.engine.game import create
from tongbao.engine.luck import FastLuck
from tongbao.engine.secrecy import imagine
from tongbao.lab.learning.selfplay import GAMES_A_TASK, SLIPS

Numbers = NDArray[np.int32]
Floats = NDArray[np.float64]
LOOKED_AT: Final = 16
"""The teacher looks at so many choices, twice as many as a player, so that it finds what the policy overlooks."""
EPOCHS: Final = 6
BATCH: Final = 512
RATE: Final = 2e-2
DECAY: Final = 2e-6
"""How strongly weights are drawn to where they began; features that are rarely seen stay there."""
HELD: Final = 10
"""One of so many decisions only measures."""


@dataclass
class Decisions:
    """Decisions with the choice that was made: the features of all choices of each, one choice after another.

    ``ids`` are the features; ``ends`` is by choice where its features end, ``last`` by decision where its choices end,
    and ``chosen`` the number of the choice that was made, counted over all decisions.
    """

    ids: Numbers
    ends: Numbers
    last: Numbers
    chosen: Numbers

    def __len__(self) -> int:
        return len(self.last)


@dataclass(frozen=True)
class ImitationTask:
    """A few games to play."""

    game: str
    players: int
    first: int
    games: int
    seed: int


def watch(task: ImitationTask) -> list[tuple[list[list[int]], int]]:
    """Play some games; for each decision of the lookahead the features of all choices, and which it chose."""
    policy = guide(task.game)
    setup, greedy = tongbao.prepare(task.game, players=task.players), greedy_policy_for(task.game)
    ahead = Lookahead(evaluator_for(task.game), policy_for(task.game), LOOKED_AT)
    found: list[tuple[list[list[int]], int]] = []
    for number in range(task.first, task.first + task.games):
        seed = game_seed(task.seed, number)
        game, luck = create(setup, FastLuck.from_seed(seed), False), FastLuck.from_seed(seed + 1)
        slips = [SLIPS[luck.below(len(SLIPS))] for _ in range(task.players)]
        while not game.over:
            seat, choices = game.actor, game.legal
            if len(choices) == 1:
                choice = choices[0]
            elif luck.below(1000) < slips[seat]:
                choice = greedy.choose(imagine(game, seat, FastLuck.from_seed(luck.below(1 << 28))), seat, choices)
            else:
                world = imagine(game, seat, FastLuck.from_seed(luck.below(1 << 28)))
                choice = ahead.choose(world, seat, choices)
                found.append((policy.feature_ids(world, seat, choices), choices.index(choice)))
            game.take(seat, choice)
    return found


def guide(game: str) -> LinearPolicy:
    """The learned policy of a game, with the weights it has now. Raises KeyError if the game has none."""
    kind = POLICIES[game]
    return kind(policy_weights(game, kind.names))


def decisions_of(game: str, players: int, games: int, seed: int, processes: int) -> Decisions:
    """All decisions of the lookahead in so many games of its own."""
    size = max(1, min(GAMES_A_TASK, games // (4 * processes)))
    tasks = [ImitationTask(game, players, first, min(size, games - first), seed) for first in range(0, games, size)]
    with ProcessPoolExecutor(processes) as pool:
        return flattened([decision for found in pool.map(watch, tasks) for decision in found])


def flattened(found: list[tuple[list[list[int]], int]]) -> Decisions:
    """Decisions one after another in arrays."""
    ids = [feature for choices, _ in found for features in choices for feature in features]
    ends = np.cumsum([len(features) for choices, _ in found for features in choices])
    last = np.cumsum([len(choices) for choices, _ in found])
    first = np.concatenate([[0], last[:-1]])
    chosen = first + np.array([number for _, number in found])
    return Decisions(*[np.array(part, np.int32) for part in (ids, ends, last, chosen)])


def together(parts: list[Decisions]) -> Decisions:
    """All of them in one."""
    ids, ends, last, chosen = list[Any](), list[Any](), list[Any](), list[Any]()
    features = choices = 0
    for part in parts:
        ids.append(part.ids)
        ends.append(part.ends + features)
        last.append(part.last + choices)
        chosen.append(part.chosen + choices)
        features, choices = features + len(part.ids), choices + len(part.ends)
    return Decisions(*[np.concatenate(part).astype(np.int32) for part in (ids, ends, last, chosen)])


@dataclass
class Imitation:
    """The weights that were found, and how well they foretell decisions that weren't learned from."""

    weights: Floats
    told: str


class DecisionBatch:
    """Some decisions of all, ready to be learned from."""

    def __init__(self, known: Decisions, numbers: Numbers) -> None:
        first = np.concatenate([[0], known.last])[numbers]
        sizes = known.last[numbers] - first
        choices = spans(first, sizes)
        begins = np.concatenate([[0], known.ends])[choices]
        lengths = known.ends[choices] - begins
        self.ids = known.ids[spans(begins, lengths)]
        self.choice = np.repeat(np.arange(len(choices)), lengths)
        self.decision = np.repeat(np.arange(len(numbers)), sizes)
        self.starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        self.chosen = self.starts + known.chosen[numbers] - first

    def chances(self, weights: Floats) -> Floats:
        """By choice, how likely it is."""
        values = np.bincount(self.choice, weights[self.ids], len(self.decision))
        values -= np.maximum.reduceat(values, self.starts)[self.decision]
        powers = np.exp(values)
        found: Floats = powers / np.add.reduceat(powers, self.starts)[self.decision]
        return found

    def slope(self, weights: Floats) -> Floats:
        """The gradient of the mean loss."""
        wrong = self.chances(weights)
        wrong[self.chosen] -= 1.0
        found: Floats = np.bincount(self.ids, wrong[self.choice], len(weights)) / len(self.starts)
        return found

    def is_best(self, weights: Floats) -> Floats:
        """By decision, whether what was chosen has the highest weight."""
        chances = self.chances(weights)
        found: Floats = (chances[self.chosen] >= np.maximum.reduceat(chances, self.starts)).astype(np.float64)
        return found


def spans(begins: NDArray[Any], lengths: NDArray[Any]) -> NDArray[Any]:
    """The whole numbers of several spans, one span after another."""
    found: NDArray[Any] = np.repeat(begins - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    return found + np.arange(int(lengths.sum()))


def imitate(known: Decisions, before: list[float], seed: int) -> Imitation:
    """A conditional logit model (McFadden 1974), fitted by Adam from the weights before; a tenth only measures."""
    rng = np.random.default_rng(seed)
    order = rng.permutation(len(known)).astype(np.int32)
    test, train = order[: len(order) // HELD], order[len(order) // HELD :]
    start = np.array(before, np.float64)
    weights, mean, square, step = start.copy(), np.zeros(len(start)), np.zeros(len(start)), 0
    steps = EPOCHS * max(1, len(train) // BATCH)
    for _ in range(EPOCHS):
        rng.shuffle(train)
        for at in range(0, len(train) - BATCH + 1, BATCH):
            step += 1
            slope = DecisionBatch(known, train[at : at + BATCH]).slope(weights) + DECAY * (weights - start)
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            rate = RATE * (1 - step / (steps + 1))
            weights -= rate * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
    held = DecisionBatch(known, test)
    loss = -np.log(np.maximum(1e-12, held.chances(weights)[held.chosen])).mean()
    old, new = held.is_best(start).mean(), held.is_best(weights).mean()
    told = f"{len(known)} decisions, loss {loss:.4f}, {new:.3f} of the held ones foretold ({old:.3f} before)"
    return Imitation(weights, told)
