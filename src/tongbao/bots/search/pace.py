"""How long a player thinks about a choice."""

from collections.abc import Callable
from time import perf_counter
from typing import Final

from tongbao.bots.search.budget import FOREVER, UNBOUNDED, Budget


class Pace:
    """So many seconds by a clock, or so many samples; every choice gets as much."""

    __slots__ = ("clock", "samples", "seconds")

    def __init__(
        self, seconds: float = FOREVER, samples: int = UNBOUNDED, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.clock: Final = clock

    def budget(self) -> Budget:
        """For one choice, from now on."""
        return Budget(self.seconds, self.samples, self.clock)
