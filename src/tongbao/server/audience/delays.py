"""Delays: how long after the players those see a table who only watch it."""

import math
from typing import Final

from tongbao.server.common.errors import Refusal

MINUTE: Final = 60
AT_ONCE: Final = "none"
UNTIL_THE_END: Final = "end"
DELAYS: Final = {AT_ONCE: 0.0, "minute": MINUTE, "five": 5 * MINUTE, "fifteen": 15 * MINUTE, UNTIL_THE_END: math.inf}
"""The delays by name, in seconds; with the last one nothing is seen until the game is over."""


def require_delay(name: str) -> None:
    """Raises Refusal unless there is such a delay."""
    if name not in DELAYS:
        raise Refusal("There is no delay “{name}”; there are: {all}.", name=name[:20], all=", ".join(DELAYS))
