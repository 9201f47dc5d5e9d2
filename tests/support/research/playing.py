"""Random possible actions, for tests of the environments."""

import numpy as np
from numpy.typing import NDArray

import tongbao

USUAL = [(name, meta.usual_players) for name, meta in tongbao.GAMES.items()]
"""Every game with the number of players usual for it."""
SWIFT = [("xanadu", 2), ("xanadu", 5), ("pocket_changan", 1), ("pocket_changan", 3), ("changan", 2)]
"""Games that are over soon."""


def possible(mask: NDArray[np.int8], dice: np.random.Generator) -> int:
    """Any action that the mask allows."""
    return int(dice.choice(mask.nonzero()[0]))
