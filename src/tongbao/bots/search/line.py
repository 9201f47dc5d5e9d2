"""Lines: turns that are tried."""

from typing import Final

from tongbao.engine.choice import Choice


class Fork:
    """A decision of one's own within a line: what was chosen, of what."""

    __slots__ = ("choice", "choices")

    def __init__(self, choice: Choice, choices: list[Choice]) -> None:
        self.choice: Final = choice
        self.choices: Final = choices


class Line:
    """A turn that begins with the choices of its ``opening`` and is finished by the policy.

    ``departures``: in how many of its choices it isn't what the policy would play.

    By world, as far as the line was tried: ``values``, the chances of winning ``wins`` and the ``margins``. ``forks``
    are its decisions in the first world, up to where luck came in or something hidden was seen.
    """

    __slots__ = ("departures", "forks", "is_spread", "margins", "opening", "total", "values", "wins")

    def __init__(self, opening: list[Choice], departures: int = 0) -> None:
        self.opening: Final = opening
        self.departures: Final = departures
        self.values: Final[list[float]] = []
        self.wins: Final[list[float]] = []
        self.margins: Final[list[float]] = []
        self.forks: Final[list[Fork]] = []
        self.total = 0.0
        self.is_spread = False

    def first(self) -> Choice:
        """The choice with which it begins."""
        return self.opening[0]

    def note(self, value: float, win: float, margin: float) -> None:
        """What it brought in the next world."""
        self.values.append(value)
        self.wins.append(win)
        self.margins.append(margin)
        self.total += value

    def anew(self) -> "Line":
        """The same turn, not yet tried."""
        return Line(self.opening, self.departures)

    def varies(self) -> bool:
        """Whether it isn't worth the same in all worlds."""
        return min(self.values) != max(self.values)

    def mean(self) -> float:
        """The mean of its values."""
        return self.total / len(self.values)

    def variants(self) -> list[list[Choice]]:
        """The openings that leave this line at one of its decisions, each for another choice."""
        found: list[list[Choice]] = []
        before: list[Choice] = []
        for number, fork in enumerate(self.forks):
            if number >= len(self.opening):
                found.extend([[*before, other] for other in fork.choices if other is not fork.choice])
            before.append(fork.choice)
        return found


def lead(ahead: Line, behind: Line) -> tuple[float, float]:
    """By how much one line is better in the worlds in which both were tried, and the variance of that mean."""
    worlds = min(len(ahead.values), len(behind.values))
    total = squares = 0.0
    for world in range(worlds):
        gain = ahead.values[world] - behind.values[world]
        total += gain
        squares += gain * gain
    mean = total / worlds
    return mean, max(0.0, squares / worlds - mean * mean) / max(1, worlds - 1)
