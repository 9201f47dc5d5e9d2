"""Generations: play, fit, compare with the last one, keep what is better."""

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean
from typing import Any, Final

import tongbao
from tongbao.bots.core.bot import game_seed
from tongbao.bots.core.evaluator import Network
from tongbao.bots.core.policy import Policy
from tongbao.bots.registry import greedy_policy_for, policy_for
from tongbao.bots.search.lookahead import Lookahead
from tongbao.lab.contenders import Plain
from tongbao.lab.duels import play_mirrored
from tongbao.lab.learning.fit import fit
from tongbao.lab.learning.selfplay import TrainingData, evaluator_with, harvest, parts_of, together

EPOCHS: Final = 5
REMEMBERED: Final = 3
"""A network is fitted to the lessons of so many generations."""
PROOF: Final = 77
"""Added to the seed: the games that decide what is kept are others than those that were learned from."""


@dataclass(frozen=True)
class Match:
    """A deal to be played once for each seat of the first network, the second or the greedy player on the others."""

    game: str
    players: int
    number: int
    seed: int
    one: tuple[Any, ...]
    others: tuple[Any, ...] | None


def learn(
    game: str,
    players: int,
    generations: int,
    games: int,
    hidden: int,
    seed: int,
    processes: int,
    proofs: int,
    watch: Callable[[str], None],
    network: Network | None = None,
) -> Network:
    """The best network after so many generations of so many games; the first one watches greedy players.

    A generation is kept only if it wins more than half of ``proofs`` mirrored games against the one before (with more
    seats: more than its share). ``network`` is where to begin, in place of greedy players.
    """
    memory: list[TrainingData] = []
    for generation in range(generations):
        data = harvest(game, players, games, seed + generation, network, processes)
        memory = [*memory, data][-REMEMBERED:]
        known = together(memory)
        found = fit(known.features, known.wins, known.margins, hidden, EPOCHS, seed)
        new = found.network()
        told = f"{game}, {players} seats, generation {generation}: {len(known)} positions, {found.told}"
        won = 1.0
        if network is not None:
            won = prove(game, players, proofs, seed + PROOF, new, network, processes)
            told += f"; {won:.3f} against the last"
        greedy = prove(game, players, proofs, seed + PROOF, new, None, processes)
        watch(f"{told}; {greedy:.3f} against greedy{'' if won > 1 / players else '; not kept'}")
        if won > 1 / players:
            network = new
    assert network is not None
    return network


def prove(
    game: str, players: int, games: int, seed: int, one: Network, others: Network | None, processes: int
) -> float:
    """The share of mirrored games that the one wins, both looking ahead without a search."""
    rest = None if others is None else parts_of(others)
    matches = [Match(game, players, number, seed, parts_of(one), rest) for number in range(games // players)]
    with ProcessPoolExecutor(processes) as pool:
        return mean(pool.map(play_match, matches, chunksize=8))


def play_match(match: Match) -> float:
    """The share of the deal's games that the one wins."""
    setup = tongbao.prepare(match.game, players=match.players)
    one, others = partial(Plain, player(match, match.one)), partial(Plain, player(match, match.others))
    return play_mirrored(setup, game_seed(match.seed, match.number), one, others).win


def player(match: Match, parts: tuple[Any, ...] | None) -> Callable[[str], Policy]:
    """Who looks ahead with a network made of those parts; the greedy player for None."""
    if parts is None:
        return greedy_policy_for
    evaluator = evaluator_with(match.game, match.players, parts)
    ahead = Lookahead(evaluator, policy_for(match.game, evaluator))
    return lambda _: ahead
