"""The three ways in which Python copies a thing."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

WAYS: dict[str, Callable[[Any], Any]] = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
}
"""By name."""
