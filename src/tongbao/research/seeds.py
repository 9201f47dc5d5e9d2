"""Seeds: from which numbers the games of a batch are dealt."""

from collections.abc import Sequence
from operator import index
from typing import Any

from tongbao import BadOption
from tongbao.bots.envs import Deals

Seeds = int | Sequence[int]
"""One seed for all games, which follow one another from it; or one for each game, and those that follow there."""


def deals_from(seeds: Seeds, games: int) -> list[Deals]:
    """What each of so many games is dealt from. Raises BadOption."""
    try:
        return [Deals(index(seeds))] * games  # type: ignore[arg-type]
    except TypeError:
        pass
    given = list_of(seeds)
    if len(given) != games:
        raise BadOption(f"There are {games} games and {len(given)} seeds; give one for all or one for each.")
    return [Deals(seed) for seed in given]


def list_of(seeds: Any) -> list[int]:
    """Seeds as numbers. Raises BadOption for whatever else."""
    try:
        return [index(seed) for seed in seeds]
    except TypeError:
        raise BadOption(f"A seed is a whole number, or a list with one for each game, not “{seeds!s:.40}”.") from None
