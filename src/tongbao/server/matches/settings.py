"""Match settings: the choices of whoever opens a table, besides the game and the seats, and how they are stored."""

import math
from typing import Final, NamedTuple

from tongbao.server.common.errors import UserError
from tongbao.server.matches.time_controls import UNTIMED

Settings = dict[str, str]
"""Stored settings of a match: values by name."""
LOT: Final = "lot"
"""ON if the seats are drawn by lot."""
HINTS: Final = "hints"
"""ON if players may ask for hints."""
PACE: Final = "pace"
"""The pace of the bots, if it isn't the usual one."""
CLOCK: Final = "clock"
"""The name of the time control, if there is one."""
RATED: Final = "rated"
"""ON if it counts for ratings."""
BRANCH: Final = "branch"
"""The match from whose position it goes on, and after how many decisions."""
LESSON: Final = "lesson"
"""The number of the scene that is learned in it."""
PROGRESS: Final = "progress"
"""The progress of that scene."""
EXAMPLE: Final = "example"
"""The anchor of the example of the rules that it begins with."""
STACK: Final = "stack"
"""The cards that its shuffles lay on top, a line for each shuffle."""
STAND_IN: Final = "stand_in"
"""The bot that plays for people who are away, if it isn't the usual one."""
STOOD_IN: Final = "stood_in"
"""The seats for which a stand-in has chosen."""
TAKEBACK: Final = "takeback"
"""The request to take back, if there is one."""
VOTE: Final = "vote"
"""The vote on how to go on without somebody."""
ENDING: Final = "ending"
"""The seats that have agreed to end the game."""
CLOSED: Final = "closed"
"""ON if it was ended before the end of its game, by the players or by an operator."""
CONTEST: Final = "contest"
"""The contest that it is played for, if any."""
SEED: Final = "seed"
"""The seed from which its bots draw theirs."""
AWAY: Final = "away"
"""When a stand-in comes for people who are away, if it isn't as usual."""
CHAT: Final = "chat"
DELAY: Final = "delay"
WATCH: Final = "watch"
IMPORTED: Final = "imported"
"""ON if its record was imported: it is over, nobody sits there, and it counts for nothing."""
INVITED: Final = "invited"
"""ON if only invited people may sit down."""
FIRST: Final = "first"
"""ON if it is somebody’s first game, whose aim the table says."""
PAIRED: Final = "paired"
"""The number of players wished for, if it was founded by pairing."""
GROUP: Final = "group"
"""The group of friends to which it belongs."""
ORDER: Final = "order"
"""The people by whom the turn to begin goes round, the next one first."""
LEG: Final = "leg"
"""Which of two games it is, if two are played with seats swapped: "1" or "2"."""
ON: Final = "on"
OFF: Final = "off"

USUAL: Final = "usual"
PACES: Final = {"quick": 0.0, USUAL: 1.0, "slow": 3.0, "patient": 8.0}
"""Paces by name: how many times the usual pause a bot waits before each choice."""


def require_pace(name: str) -> None:
    """Raises UserError if there is no pace of that name."""
    if name not in PACES:
        raise UserError("There is no pace “{name}”; choose one of: {all}.", name=name[:20], all=", ".join(PACES))


def pause_at(pace: str, usual: float) -> float:
    """The seconds before each choice; the usual ones if the pace is one of another version."""
    return PACES.get(pace, 1.0) * usual


NO_LEG: Final = 0
FIRST_LEG: Final = 1
SECOND_LEG: Final = 2
"""Which of two games a match is: a game by itself, or the first or second of two with seats swapped."""
LEGS: Final = (NO_LEG, FIRST_LEG, SECOND_LEG)

MINUTE: Final = 60
AT_ONCE: Final = "none"
UNTIL_THE_END: Final = "end"
DELAYS: Final = {AT_ONCE: 0.0, "minute": MINUTE, "five": 5 * MINUTE, "fifteen": 15 * MINUTE, UNTIL_THE_END: math.inf}
"""The delays by name, in seconds; with the last one nothing is seen until the game is over."""


def require_delay(name: str) -> None:
    """Raises UserError unless there is such a delay."""
    if name not in DELAYS:
        raise UserError("There is no delay “{name}”; choose one of: {all}.", name=name[:20], all=", ".join(DELAYS))


NEVER: Final = "never"
ABSENCES: Final = {USUAL: None, NEVER: math.inf, "two": 2 * MINUTE, "ten": 10 * MINUTE}
"""Absences by name: the seconds after which a stand-in comes for people who are away; None for the server's own."""


def require_absence(name: str) -> None:
    """Raises UserError unless there is such an absence."""
    if name not in ABSENCES:
        possible = ", ".join(ABSENCES)
        raise UserError("There is no absence “{name}”; choose one of: {all}.", name=name[:20], all=possible)


class MatchSettings(NamedTuple):
    """Match settings. Each has the usual value by default."""

    lot: bool = False
    """True if the seats are drawn by lot when the game starts."""
    hints: bool = False
    """True if players may ask for hints."""
    pace: str = USUAL
    """The pace of its bots."""
    clock: str = UNTIMED
    """The name of its time control."""
    stand_in: str = ""
    """The bot that plays for people who are away; the usual one if none is named."""
    rated: bool = False
    """True if it counts for ratings."""
    invited: bool = False
    """True if only invited people may sit down."""
    chat: bool = True
    """True if people can chat at it."""
    delay: str = AT_ONCE
    """The delay of its spectators, by name."""
    watch: bool = True
    """True if spectators may watch it."""
    first: bool = False
    """True if it is a newcomer’s first game."""
    away: str = USUAL
    """When a stand-in comes for people who are away, by name."""
    group: str = ""
    """The group of friends to which it belongs, if any."""
    order: tuple[str, ...] = ()
    """The people by whom the turn to begin goes round: they sit in that order when the game starts."""
    leg: int = NO_LEG
    """FIRST_LEG if a second game with seats swapped follows it, SECOND_LEG if it is that game."""

    def stored(self) -> Settings:
        """The settings as they are stored: all that aren't as usual."""
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
            FIRST: ON if self.first else "",
            AWAY: self.away if self.away != USUAL else "",
            GROUP: self.group,
            ORDER: " ".join(self.order),
            LEG: str(self.leg) if self.leg != NO_LEG else "",
        }
        return {name: value for name, value in kept.items() if value}


CHOSEN: Final = (LOT, HINTS, PACE, CLOCK, STAND_IN, RATED, INVITED, CHAT, DELAY, WATCH, AWAY, LEG)
"""The names of the settings of which ``MatchSettings`` are stored."""
DEFAULT_SETTINGS: Final = MatchSettings()
"""Default settings, if nobody has chosen anything."""


def settings_in(settings: Settings) -> MatchSettings:
    """Parse the stored settings of a match."""
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
        first=settings.get(FIRST) == ON,
        away=settings.get(AWAY, USUAL),
        group=settings.get(GROUP, ""),
        order=tuple(settings.get(ORDER, "").split()),
        leg=next((leg for leg in LEGS if str(leg) == settings.get(LEG)), NO_LEG),
    )
