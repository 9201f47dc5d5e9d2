"""Terms: what whoever opens a table chooses for it, besides the game and the chairs, and how that is kept."""

import math
from typing import Final, NamedTuple

from tongbao.server.common.errors import UserError
from tongbao.server.matches.time_controls import UNTIMED

Settings = dict[str, str]
"""What was wished of a match, by name."""
LOT: Final = "lot"
"""ON if the seats are drawn by lot."""
HINTS: Final = "hints"
"""ON if those who play may ask for hints."""
PACE: Final = "pace"
"""How fast the bots are, if that isn't the usual pace."""
CLOCK: Final = "clock"
"""The name of the time control, if there is one."""
RATED: Final = "rated"
"""ON if it counts for ratings."""
BRANCH: Final = "branch"
"""The match from whose position it goes on, and after how many decisions."""
LESSON: Final = "lesson"
"""The number of the scene that is learned in it."""
PROGRESS: Final = "progress"
"""How far that is."""
EXAMPLE: Final = "example"
"""The anchor of the example of the rules that it begins with."""
STACK: Final = "stack"
"""Which cards its shuffles lay on top, a line for each shuffle."""
STAND_IN: Final = "stand_in"
"""Which bot plays for who is away, if that isn't the usual one."""
STOOD_IN: Final = "stood_in"
"""The seats for which one has."""
TAKEBACK: Final = "takeback"
"""What somebody asks to take back."""
VOTE: Final = "vote"
"""How the others want to go on without somebody."""
CLOSED: Final = "closed"
"""ON if it was ended before the end of its game, by the players or by an operator."""
CONTEST: Final = "contest"
"""What it is played for, if for more than itself."""
SEED: Final = "seed"
"""What its bots draw their seeds from."""
CHAT: Final = "chat"
DELAY: Final = "delay"
WATCH: Final = "watch"
IMPORTED: Final = "imported"
"""ON if somebody has brought its record: it is over, nobody sits there, and it counts for nothing."""
INVITED: Final = "invited"
"""ON if only those who are invited may sit down."""
PAIRED: Final = "paired"
"""How many players are wished, if it was founded by pairing."""
ON: Final = "on"
OFF: Final = "off"

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


def settings_in(settings: Settings) -> MatchSettings:
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
