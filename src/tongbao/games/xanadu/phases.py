"""Phases of a turn in a word (section 6). Works on redacted copies too."""

from typing import Final

from tongbao.games.xanadu.steps import (
    Build,
    ChooseWorkers,
    PayWithWorkers,
    PlaceWorkers,
    SellBuildings,
    StartingBuildings,
)
from tongbao.games.xanadu.table import Xanadu

PHASES_OF_A_TURN: Final = ["sell", "build", "workers", "hand"]
"""Those in which something is decided, in their order."""
POOLED: Final = PHASES_OF_A_TURN[1:]
"""Those in which the pool is filled."""


def phase(game: Xanadu) -> str:
    """The phase in a word."""
    if game.over:
        return "end"
    step = game.step
    if isinstance(step, StartingBuildings):
        return "start"
    if isinstance(step, SellBuildings):
        return "sell"
    if isinstance(step, Build):
        return "build"
    if isinstance(step, (PayWithWorkers, PlaceWorkers)):
        return "workers"
    return "hand" if isinstance(step, ChooseWorkers) else "end"
