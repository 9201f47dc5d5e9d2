"""Tensors: observations, masks and choices of one setup as NumPy arrays and numbers."""

from operator import index
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tongbao import ActionSpace, Choice, IllegalChoice
from tongbao.engine.meta import Setup
from tongbao.engine.observation import most_of, size_of


def choice_of(space: ActionSpace, action: Any) -> Choice:
    """The choice that an action names. Raises IllegalChoice if it is none."""
    try:
        return space.choice(index(action))
    except TypeError:
        raise IllegalChoice(f"{numbers_of(space)}, not “{str(action)[:40]}”.") from None


def ids_of(space: ActionSpace, actions: Any) -> list[int]:
    """The ids that many actions name. Raises IllegalChoice if they aren't whole numbers."""
    array = np.asarray(actions)
    if array.ndim != 1 or array.dtype.kind not in "iu":
        raise IllegalChoice(f"{numbers_of(space)}; several must be one array of them, not {array.dtype} {array.shape}.")
    ids: list[int] = array.tolist()
    return ids


def numbers_of(space: ActionSpace) -> str:
    """The description of an action."""
    return f"An action is a whole number from 0 to {space.size - 1}"


Floats = NDArray[np.float32]
Mask = NDArray[np.int8]


class Tensors:
    """Shapes of the arrays that a setup's bytes are; ``size`` numbers an observation, and so many ``actions``."""

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
