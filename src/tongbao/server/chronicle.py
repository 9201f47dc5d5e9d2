"""The chronicle: the latest lines of the log as one seat reads them, equal ones told once; what is new, what hit it."""

from typing import Any, Final

from tongbao.engine.fields import OF_SEATS
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat

LEAST_SHOWN: Final = 60
AT_ONCE: Final = 20
"""So many old lines leave the page at once, so that what stands on it is mostly only added to."""
DOER: Final = "player"
"""The fact that names who does what a line tells; other seats in it are those whom it concerns."""

Line = dict[str, Any]
"""What ``Seat.log`` gives, its number ``n`` that of the first of equal ones; how many ``times`` it was told in a row;
whether the last of them is ``new``, and the first of the lines that are: ``since``; and whether it ``hit`` the seat."""


def chronicle(game: Game, seat: Seat, language: str) -> list[Line]:
    """The latest lines in their order. A line keeps its number for good, whatever is told or taken back after it."""
    events = game.events or []
    heard = last_decision(game, seat.number)
    first = max(0, len(events) - LEAST_SHOWN) // AT_ONCE * AT_ONCE
    lines: list[Line] = []
    for number, told in enumerate(seat.log(first, language), first):
        line: Line = {**told, "times": 1, "new": heard is not None and events[number].decisions > heard, "since": False}
        line["hit"] = hits(line["facts"], seat.number)
        if lines and is_same(line, lines[-1]):
            lines[-1]["times"] += 1
            lines[-1]["new"] = line["new"]
        else:
            lines.append(line)
    for line in lines:
        if line["new"]:
            line["since"] = True
            break
    return lines


def is_same(line: Line, other: Line) -> bool:
    """Whether two lines read alike."""
    return all(line[name] == other[name] for name in ("kind", "text", "facts"))


def hits(facts: dict[str, Any], seat: int) -> bool:
    """Whether a line tells what somebody else did to the seat: it is named, but not as the one who does it."""
    concerned = [facts[name] for name in OF_SEATS if name != DOER and name in facts]
    return seat >= 0 and facts.get(DOER) != seat and seat in concerned


def last_decision(game: Game, seat: int) -> int | None:
    """How many decisions had been made after the seat's latest; None before its first. What is still sealed is none."""
    history = game.history or []
    made = game.decisions if game.sealed is None else game.barrier
    return next((number + 1 for number in range(made - 1, -1, -1) if history[number].seat == seat), None)
