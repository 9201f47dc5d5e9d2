"""Time limits: how long a search may think about a choice, and how much of that is spent."""

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

UNBOUNDED: Final = 1 << 40
"""More samples than anybody waits for."""
FOREVER: Final = 1e12
"""More seconds than anybody waits for."""


class Budget:
    """So many ``samples``, or so many ``seconds`` by a clock, whichever is used up first.

    A sample is a line played in one world. With samples alone the clock isn't looked at, and the same search comes to
    the same choice on every machine.
    """

    def __init__(
        self, seconds: float = FOREVER, samples: int = UNBOUNDED, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.clock: Final = clock
        self.used = 0
        self.start = clock() if seconds < FOREVER else 0.0

    def spent(self) -> float:
        """The share that is used up, from 0 on; at 1 the search must stop."""
        share = self.used / self.samples
        if self.seconds < FOREVER:
            share = max(share, (self.clock() - self.start) / self.seconds)
        return share

    def part(self, share: float) -> "Budget":
        """A share of it, from now on."""
        seconds = self.seconds * share if self.seconds < FOREVER else FOREVER
        samples = max(1, int(self.samples * share)) if self.samples < UNBOUNDED else UNBOUNDED
        return Budget(seconds, samples, self.clock)


class TimeLimit:
    """So many seconds by a clock, or so many samples; every choice gets as much."""

    __slots__ = ("clock", "samples", "seconds")

    def __init__(
        self, seconds: float = FOREVER, samples: int = UNBOUNDED, clock: Callable[[], float] = perf_counter
    ) -> None:
        self.seconds: Final = seconds
        self.samples: Final = samples
        self.clock: Final = clock

    def __reduce__(self) -> tuple[Any, ...]:
        return TimeLimit, (self.seconds, self.samples, self.clock)

    def budget(self) -> Budget:
        """For one choice, from now on."""
        return Budget(self.seconds, self.samples, self.clock)
