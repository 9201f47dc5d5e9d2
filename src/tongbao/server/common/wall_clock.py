"""Wall clock of the host, which can jump: after a laptop slept, a machine was resumed or its time corrected."""

import time
from time import monotonic
from typing import Final

TOLERANCE: Final = 5.0
"""Seconds by which the wall clock may differ from the time that has passed before that counts as a jump."""


class WallClock:
    """Wall clock that is compared with the monotonic one each time it is read.

    ``even_since`` is the moment since which it has gone evenly: when it was made, or when its latest jump was seen.
    """

    def __init__(self) -> None:
        self.even_since = time.time()
        self.ahead = self.even_since - monotonic()

    def now(self) -> float:
        """The time in seconds since 1970; a jump since it was read last is noted."""
        now = time.time()
        ahead = now - monotonic()
        if abs(ahead - self.ahead) > TOLERANCE:
            self.even_since = now
        self.ahead = ahead
        return now
