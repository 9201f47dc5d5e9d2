"""Terms: what whoever opens a table chooses for it, besides the game and the chairs, and how that is kept."""

from typing import Final, NamedTuple

from tongbao.server.archive import (
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
from tongbao.server.audience.delays import AT_ONCE
from tongbao.server.clocks.controls import UNTIMED
from tongbao.server.paces import USUAL


class Terms(NamedTuple):
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


USUAL_TERMS: Final = Terms()
"""Where nobody has chosen anything."""


def terms_in(settings: Settings) -> Terms:
    """The terms of a match, as its settings keep them."""
    return Terms(
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
