"""Lines about matches as pages show them: in words, and with what only a match in memory knows."""

import time
from typing import Any, Final

from tongbao.languages import Translator, said_in
from tongbao.server.matches.match import Match
from tongbao.server.matches.registry import Hall
from tongbao.server.matches.time_controls import CONTROLS

Line = dict[str, Any]
LIVE_PACES: Final = tuple(name for name, control in CONTROLS.items() if not control.is_slow)
LOW: Final = 5
"""A clock is low where one part in so many is left."""


def in_words(lines: list[Line], t: Translator) -> list[Line]:
    """The lines with the title of their game, how long ago they moved, who is to act or for how many they wait."""
    for line in lines:
        line["title"] = said_in(line["title"], t.language, line["game"])
        seconds = max(0.0, time.time() - line["moved"])
        line["fresh"] = seconds < 60
        line["since"] = t("just now") if line["fresh"] else t.span(seconds)
        line["live"] = line["pace"] in LIVE_PACES
        line["acting"] = t.all_of([seat["name"] for seat in line["seats"] if seat["to_act"]])
        line["host"] = next((seat["name"] for seat in line["seats"] if seat["kind"] == "human"), "")
    return lines


def with_clock(line: Line, hall: Hall, t: Translator) -> Line:
    """The line with what is left to the person on the clock, if its match is in memory and has one."""
    match = hall.matches.get(line["id"])
    return line if match is None else {**line, "clock": clock_entry(match, seats_mine(line), t)}


def seats_mine(line: Line) -> list[int]:
    """The seats of a line that are the visitor's and are to act."""
    return [seat["seat"] for seat in line["seats"] if seat["mine"] and seat["to_act"]]


def clock_entry(match: Match, seats: list[int], t: Translator) -> dict[str, Any] | None:
    """What is left on the clock of the first of the seats: in words, in percent of all, and whether that is little."""
    if match.clocks is None or not seats or seats[0] >= len(match.clocks.hands):
        return None
    control, left = CONTROLS[match.terms.clock], max(0.0, match.clocks.left(seats[0], time.time()))
    part = min(1.0, left / control.most)
    return {"left": t.clock(left), "percent": round(100 * part), "low": part * LOW < 1, "slow": control.is_slow}
