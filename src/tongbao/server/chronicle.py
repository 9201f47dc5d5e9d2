"""The chronicle: the latest lines of the log as one seat reads them, equal ones told once; what is new, what hit it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from tongbao.engine.events import Event
from tongbao.engine.fields import OF_SEATS
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat

LEAST_SHOWN: Final = 60
AT_ONCE: Final = 20
"""So many old lines leave the page at once, so that what stands on it is mostly only added to."""
DOER: Final = "player"
"""The fact that names who does what a line tells; other seats in it are those whom it concerns."""

Drawing = tuple[int, str]
"""The number of a line, and its HTML."""
Line = dict[str, Any]
"""What ``Seat.log`` gives, its number ``n`` that of the first of equal ones; how many ``times`` it was told in a row;
whether the last of them is ``new``, and the first of the lines that are: ``since``; and whether it ``hit`` the seat."""


class Chronicle:
    """The latest lines of the log as one seat reads them in one language; each is read, and drawn, once."""

    def __init__(self, seat: int, language: str, draw: Callable[[Line], str]) -> None:
        self.seat: Final = seat
        self.language: Final = language
        self.draw: Final = draw
        self.events: list[Event] = []
        self.told: dict[int, Line] = {}
        self.drawn: dict[tuple[int, int, bool, bool], str] = {}

    def lines(self, game: Game) -> list[Line]:
        """The lines in their order. A line keeps its number for good, whatever is told or taken back after it."""
        heard = last_decision(game, self.seat)
        lines: list[Line] = []
        for number, told in self.read(game):
            is_new = heard is not None and self.events[number].decisions > heard
            if lines and is_same(told, lines[-1]):
                lines[-1]["times"] += 1
                lines[-1]["new"] = is_new
            else:
                lines.append({**told, "times": 1, "new": is_new, "since": False})
        for line in lines:
            if line["new"]:
                line["since"] = True
                break
        return lines

    def read(self, game: Game) -> Iterable[tuple[int, Line]]:
        """The latest lines as they are told one by one, by number."""
        events = list(game.events or ())
        first = max(0, len(events) - LEAST_SHOWN) // AT_ONCE * AT_ONCE
        known = len(self.events)
        if events[:known] != self.events:  # something was taken back
            known, self.told, self.drawn = 0, {}, {}
        elif next(iter(self.told), first) < first:
            self.told = {number: line for number, line in self.told.items() if number >= first}
            self.drawn = {key: drawing for key, drawing in self.drawn.items() if key[0] >= first}
        self.events = events
        since = max(first, known)
        for number, told in enumerate(Seat(game, self.seat).log(since, self.language), since):
            line: Line = dict(told)
            self.told[number] = {**line, "hit": hits(line["facts"], self.seat)}
        return self.told.items()

    def drawings(self, lines: Iterable[Line]) -> list[Drawing]:
        """The lines as HTML."""
        return [(line["n"], self.drawing(line)) for line in lines]

    def drawing(self, line: Line) -> str:
        """A line as HTML."""
        key = line["n"], line["times"], line["new"], line["since"]
        if key not in self.drawn:
            self.drawn[key] = self.draw(line)
        return self.drawn[key]


def in_common(old: Sequence[Drawing], new: Sequence[Drawing]) -> int:
    """How many drawings two chronicles have in common from their beginning."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(old), len(new)))


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
    made = game.decisions - sum(map(len, game.sealed or ()))
    return next((number + 1 for number in range(made - 1, -1, -1) if history[number].seat == seat), None)
