"""The chart of a rating: its points over time as a line, its interval as a band, and another rating dashed."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

WIDTH: Final = 300
HEIGHT: Final = 80
"""The chart in its own units; its line keeps its width however it is stretched."""
MOST_POINTS: Final = 120
MARGIN: Final = 90
"""So many points of the rating at least are seen above and below the line."""
STEPS: Final = (50, 100, 200, 500, 1000)


class Moment(NamedTuple):
    """A rating after a game: when (seconds), points, half the width of its interval."""

    at: float
    points: int
    error: int


def chart_of(line: Sequence[Moment], other: Sequence[Moment]) -> dict[str, Any] | None:
    """The chart of a rating and of another one beside it; None if there is no line to draw."""
    line, other = line[-MOST_POINTS:], other[-MOST_POINTS:]
    both = [*line, *other]
    if len(line) < 2 and len(other) < 2:
        return None
    first, last = min(one.at for one in both), max(one.at for one in both)
    least, most = min(one.points for one in both) - MARGIN, max(one.points for one in both) + MARGIN

    def x(one: Moment) -> float:
        return round(WIDTH * (one.at - first) / ((last - first) or 1), 1)

    def y(points: float) -> float:
        return round(HEIGHT * (most - points) / (most - least), 1)

    upper = [f"{x(one)},{y(min(most, one.points + one.error))}" for one in line]
    lower = [f"{x(one)},{y(max(least, one.points - one.error))}" for one in reversed(line)]
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "band": " ".join(upper + lower),
        "line": " ".join([f"{x(one)},{y(one.points)}" for one in line]),
        "other": " ".join([f"{x(one)},{y(one.points)}" for one in other]),
        "end": None if not line else {"x": 100 * x(line[-1]) / WIDTH, "y": 100 * y(line[-1].points) / HEIGHT},
        "axis": [{"points": n, "y": y(n), "top": 100 * y(n) / HEIGHT} for n in marks(least, most)],
        "told": None if not line else {"first": line[0].points, "last": line[-1].points, "games": len(line)},
    }


def marks(least: int, most: int) -> list[int]:
    """Two or three round numbers of points within bounds."""
    for step in STEPS:
        found = list(range(-(-least // step) * step, most + 1, step))
        if len(found) <= 3:
            return found
    return []
