"""Terms: what whoever opens a table chooses for it, besides the game and the chairs, and how that is kept."""

import math
from typing import Final, NamedTuple

from tongbao.server.common.errors import UserError
from tongbao.server.matches.repository import (
    CHAT,
    CLOCK,
    DELAY,
    HINTS,
    INVITED,
    LOT,
    OFF,
    ON,
    PACE,
    RATED,
    STAND_IN,
    WATCH,
    Settings,
)
from tongbao.server.matches.time_controls import UNTIMED

USUAL: Final = "usual"
PACES: Final = {"quick": 0.0, USUAL: 1.0, "slow": 3.0, "patient": 8.0}
"""By name: how many times the usual pause a bot waits before each choice."""


def require_pace(name: str) -> None:
    """Raises UserError if there is no pace of that name."""
    if name not in PACES:
        raise UserError("There is no pace “{name}”; there are: {all}.", name=name[:20], all=", ".join(PACES))


def pause_at(pace: str, usual: float) -> float:
    """The seconds before each choice; those that are usual where the pace is one of another version."""
    return PACES.get(pace, 1.0) * usual


MINUTE: Final = 60
AT_ONCE: Final = "none"
UNTIL_THE_END: Final = "end"
DELAYS: Final = {AT_ONCE: 0.0, "minute": MINUTE, "five": 5 * MINUTE, "fifteen": 15 * MINUTE, UNTIL_THE_END: math.inf}
"""The delays by name, in seconds; with the last one nothing is seen until the game is over."""


def require_delay(name: str) -> None:
    """Raises UserError unless there is such a delay."""
    if name not in DELAYS:
        raise UserError("There is no delay “{name}”; there are: {all}.", name=name[:20], all=", ".join(DELAYS))


class MatchSettings(NamedTuple):
    """The terms of a table. What isn't said is as usual."""

    lot: bool = False
    """Whether the seats are drawn by lot when the game starts."""
    hints: bool = False
    """Whether those who play may ask for hints."""
    pace: str = USUAL
    """How fast its bots choose."""
    clock: str = UNTIMED
    """The name of its time control."""
    stand_in: str = ""
    """The bot that plays for who is away; the usual one if none is named."""
    rated: bool = False
    """Whether it counts for ratings."""
    invited: bool = False
    """Whether only those who are invited may sit down."""
    chat: bool = True
    """Whether people can talk at it."""
    delay: str = AT_ONCE
    """How much later those see it who only watch."""
    watch: bool = True
    """Whether they may."""

    def settings(self) -> Settings:
        """What is kept of them among the settings of the match: all that isn't as usual."""
        kept = {
            LOT: ON if self.lot else "",
            HINTS: ON if self.hints else "",
            PACE: self.pace if self.pace != USUAL else "",
            CLOCK: self.clock if self.clock != UNTIMED else "",
            STAND_IN: self.stand_in,
            RATED: ON if self.rated else "",
            INVITED: ON if self.invited else "",
            CHAT: "" if self.chat else OFF,
            DELAY: self.delay if self.delay != AT_ONCE else "",
            WATCH: "" if self.watch else OFF,
        }
        return {name: value for name, value in kept.items() if value}


USUAL_TERMS: Final = MatchSettings()
"""Where nobody has chosen anything."""


def terms_in(settings: Settings) -> MatchSettings:
    """The terms of a match, as its settings keep them."""
    return MatchSettings(
        lot=settings.get(LOT) == ON,
        hints=settings.get(HINTS) == ON,
        pace=settings.get(PACE, USUAL),
        clock=settings.get(CLOCK, UNTIMED),
        stand_in=settings.get(STAND_IN, ""),
        rated=settings.get(RATED) == ON,
        invited=settings.get(INVITED) == ON,
        chat=settings.get(CHAT) != OFF,
        delay=settings.get(DELAY, AT_ONCE),
        watch=settings.get(WATCH) != OFF,
    )
