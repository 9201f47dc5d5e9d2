"""Conventions that all environments share: their seeds, how they are copied, and what they say where they refuse."""

from collections.abc import Sequence
from copy import deepcopy
from operator import index
from typing import Any, Final, TypeVar

from tongbao import BadOption
from tongbao.bots.envs import Deals

E = TypeVar("E")
UNDEALT: Final = "Nothing is dealt yet: call reset first."
OVER: Final = "The game is over: call reset to deal the next one."

Seeds = int | Sequence[int]
"""One seed for all games, which follow one another from it; or one for each game, and those that follow there."""


class Copied:
    """Whatever is copied as a whole: ``copy.copy`` of it is ``copy.deepcopy``, so that the copy plays on by itself."""

    def __copy__(self: E) -> E:
        return deepcopy(self)


def refuse_rendering(mode: str | None) -> None:
    """Raise BadOption for a render mode, unless it is None."""
    if mode is not None:
        raise BadOption(f"There is no render mode “{mode!s:.40}”: these environments don’t render anything.")


def deals_from(seeds: Seeds, games: int) -> list[Deals]:
    """The deals of so many games, from their seeds. Raises BadOption."""
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
        raise BadOption(
            f"A seed must be a whole number, or a list with one for each game, not “{seeds!s:.40}”."
        ) from None
