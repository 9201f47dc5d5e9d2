"""Observations and masks of one setup as NumPy arrays."""

import numpy as np
from numpy.typing import NDArray

from tongbao.engine.meta import Setup
from tongbao.engine.observation import most_of, size_of

Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Tensors:
    """What a setup's bytes are as arrays; ``size`` numbers an observation, and so many ``actions``."""

    def __init__(self, setup: Setup) -> None:
        layout = setup.meta.layout(setup)
        self.size = size_of(layout)
        self.actions = setup.meta.action_space.size
        self.most: Floats = np.frombuffer(most_of(layout), np.uint8).astype(np.float32)

    def floats(self, numbers: bytes) -> Floats:
        """Observations, each number divided by the greatest that it can be: float32, one row a game."""
        rows = np.frombuffer(numbers, np.uint8).reshape(-1, self.size)
        found: Floats = np.divide(rows, self.most)
        return found

    def masks(self, bits: bytes) -> Mask:
        """Masks of actions: int8, one row a game, 1 for what may be chosen."""
        return np.frombuffer(bytearray(bits), np.int8).reshape(-1, self.actions)
