"""Actions as frameworks hand them over: whole numbers, the ids of choices."""

from operator import index
from typing import Any

import numpy as np

from tongbao import ActionSpace, Choice, IllegalChoice


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
        raise IllegalChoice(f"{numbers_of(space)}; many are one array of them, not {array.dtype} {array.shape}.")
    ids: list[int] = array.tolist()
    return ids


def numbers_of(space: ActionSpace) -> str:
    """What an action is."""
    return f"An action is a whole number from 0 to {space.size - 1}"
