"""Time controls: how much time each player of a match has, and how much each of his decisions adds."""

from typing import Final, NamedTuple

from tongbao.server.common.errors import Refusal

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Control(NamedTuple):
    """``bank`` seconds to begin with, ``increment`` more for each time a player was to act, never more than ``most``.

    So the clock of Fischer (US patent 4,884,255), with a bound for those that go on over days.
    """

    bank: int
    increment: int
    most: int

    @property
    def is_slow(self) -> bool:
        """Whether it is made for days: then hours at which one doesn't play and vacations don't count."""
        return self.bank >= DAY


UNTIMED: Final = "none"
CONTROLS: Final[dict[str, Control]] = {
    "quick": Control(10 * MINUTE, 10, 60 * MINUTE),
    "evening": Control(25 * MINUTE, 15, 120 * MINUTE),
    "day": Control(2 * DAY, DAY, 2 * DAY),
    "week": Control(7 * DAY, 2 * DAY, 7 * DAY),
}
"""By name; a match without a clock is called UNTIMED."""


def require_control(name: str) -> None:
    """Raises Refusal if there is no time control of that name."""
    if name != UNTIMED and name not in CONTROLS:
        possible = ", ".join([UNTIMED, *CONTROLS])
        raise Refusal("There is no clock “{name}”; there are: {all}.", name=name[:20], all=possible)
