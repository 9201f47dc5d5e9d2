"""Seats: numbers from 0 on, clockwise, and two that are none."""

from typing import Final

MOST_SEATS: Final = 6
SPECTATOR: Final = -1
"""The seat of everybody who only watches; it knows nothing hidden."""
NOBODY: Final = -2
"""In place of a seat where there is none."""
CLOCKWISE: Final = [[[*range(f, n), *range(f)] for f in range(n)] for n in range(MOST_SEATS + 1)]
"""By number of seats and the first of them: all, clockwise."""
