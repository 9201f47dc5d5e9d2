"""Chronicle (game log): the latest lines as one seat reads them, repeats merged; what is new, and what hit it."""

from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Generator, Sequence
from typing import Any, Final

from tongbao.engine.events import Event
from tongbao.engine.fields import OF_SEATS
from tongbao.engine.game import Game
from tongbao.engine.seats import SPECTATOR
from tongbao.engine.secrecy import Seat
from tongbao.server.common.fair_scheduling import at_once
from tongbao.server.matches.hints import Hint
from tongbao.server.matches.remarks import Remark
from tongbao.server.rendering.sections import tag_of

LEAST_SHOWN: Final = 60
AT_ONCE: Final = 20
"""The number of old lines that leave the page at a time, so that lines are mostly only added to it."""
MOST_NEWS: Final = 2
DOER: Final = "player"
"""The fact that names the player who acts in a line; other seats in it are those whom it concerns."""

SHOWN: Final = ("n", "kind", "text", "facts", "times", "hit")
"""The fields of a line that are rendered."""

DrawnLine = tuple[int | str, str]
"""A rendered line: its number, or the name of a remark, and its HTML."""
Line = dict[str, Any]
"""A line as ``Seat.log`` gives it; its number ``n`` is that of the first of equal ones, told so many ``times`` in a
row. Flags: the last of them is ``new``, this is the first new line (``since``), and it ``hit`` the seat.
"""


class Chronicle:
    """Chronicle: the latest lines of the log as one seat reads them in one language, updated from change to change.

    ``lines`` are in order, ``drawings`` are the same as HTML, with ``since`` before the new ones; each of ``tags``
    covers all lines up to its own. A line keeps its number for good, whatever is added or taken back after it, and is
    rendered once as long as it stays the same.
    """

    def __init__(self, seat: int, language: str, draw: Callable[[Line], str], since: str = "") -> None:
        self.seat: Final = seat
        self.language: Final = language
        self.draw: Final = draw
        self.since: Final = str(since)
        self.lines: list[Line] = []
        self.drawings: list[DrawnLine] = []
        self.tags: list[str] = []
        self.drawn: dict[tuple[int, int], str] = {}
        self.events: Sequence[Event] = ()
        self.first = 0
        self.heard: int | None = None

    @property
    def tag(self) -> str:
        """A short hash that changes with the lines."""
        return self.tags[-1] if self.tags else ""

    def read(self, game: Game) -> None:
        """Add new lines; read again those that a decision of the seat made old, or that were taken back."""
        at_once(self.reading(game))

    def reading(self, game: Game) -> Generator[None, None, None]:
        """The same in pieces, line by line, while nobody else reads."""
        events = game.events or []
        known, first, heard = len(self.events), first_shown(len(events)), last_decision(game, self.seat)
        was_kept = known <= len(events) and (not known or events[known - 1] is self.events[-1])
        if not was_kept:
            self.drawn = {}
        if not was_kept or first != self.first:
            self.lines, self.drawings, self.tags = [], [], []
            self.drawn = {key: html for key, html in self.drawn.items() if key[0] >= first}
        elif heard != self.heard:
            self.forget(min([each for each in (heard, self.heard) if each is not None]))
        known = end_of(self.lines[-1]) if self.lines else first
        for number, told in enumerate(Seat(game, self.seat).log(known, self.language), known):
            self.add(told, heard is not None and events[number].decisions > heard)
            yield
        self.events, self.first, self.heard = events, first, heard

    def forget(self, decisions: int) -> None:
        """Remove the lines about what came, or came again, after so many decisions."""
        while self.lines and self.events[end_of(self.lines[-1]) - 1].decisions > decisions:
            self.take_away()

    def take_away(self) -> Line:
        """Remove and return the latest line."""
        self.drawings.pop()
        self.tags.pop()
        return self.lines.pop()

    def add(self, told: Line, is_new: bool) -> None:
        """Append a line, or count a repeat of the latest one."""
        if self.lines and is_same(told, self.lines[-1]):
            line = self.take_away()
            line = {**line, "times": line["times"] + 1, "new": is_new}
        else:
            line = {**told, "hit": hits(told["facts"], self.seat), "times": 1, "new": is_new, "since": False}
        line["since"] = is_new and not (self.lines and self.lines[-1]["new"])
        html = self.drawing(line)
        self.tags.append(tag_of((self.tag + html).encode()))
        self.lines.append(line)
        self.drawings.append((line["n"], html))

    def drawing(self, line: Line) -> str:
        """Render a line as HTML; the first new one comes after the ``since`` marker."""
        key = line["n"], line["times"]
        if key not in self.drawn:
            self.drawn[key] = self.draw({name: line[name] for name in SHOWN})
        return self.since + self.drawn[key] if line["since"] else self.drawn[key]

    def with_remarks(
        self, remarks: Sequence[tuple[str, Remark]], draw: Callable[[str, dict[str, Any]], str]
    ) -> list[DrawnLine]:
        """The rendered lines, with the remarks since the first shown line rendered in their places."""
        places = [(place_of(remark, self.events), name, remark) for name, remark in remarks]
        waiting = deque([each for each in places if each[0] > self.first or not self.first])
        found: list[DrawnLine] = []
        for line, drawing in zip(self.lines, self.drawings, strict=True):
            while waiting and waiting[0][0] <= line["n"]:
                _, name, remark = waiting.popleft()
                found.append((name, str(draw(name, remark.entry()))))
            found.append(drawing)
        return found + [(name, str(draw(name, remark.entry()))) for _, name, remark in waiting]


def place_of(remark: Remark | Hint, events: Sequence[Event]) -> int:
    """The number of the first line after a remark; the number of all lines if there is none."""
    return bisect_right(events, remark.decisions, key=lambda event: event.decisions)


def first_shown(told: int) -> int:
    """The number of the first line that is shown when there are so many."""
    return max(0, told - LEAST_SHOWN) // AT_ONCE * AT_ONCE


def end_of(line: Line) -> int:
    """The number of the line after this one."""
    after: int = line["n"] + line["times"]
    return after


def in_common(old: Sequence[DrawnLine], new: Sequence[DrawnLine]) -> int:
    """The number of rendered lines that two chronicles have in common from their beginning."""
    pairs = enumerate(zip(old, new, strict=False))
    return next((at for at, (one, other) in pairs if one != other), min(len(old), len(new)))


def is_same(line: Line, other: Line) -> bool:
    """True if two lines read alike."""
    return all(line[name] == other[name] for name in ("kind", "text", "facts"))


def hits(facts: dict[str, Any], seat: int) -> bool:
    """True if a line tells what somebody else did to the seat: it is named, but not as the player who acts."""
    concerned = [facts[name] for name in OF_SEATS if name != DOER and name in facts]
    return seat >= 0 and facts.get(DOER) != seat and seat in concerned


def news(told: Sequence[Line]) -> Sequence[Line]:
    """The lines shown first to a returning player: the latest that hit the seat since it chose, else the latest."""
    since = [line for line in told if line["new"]] or told
    return ([line for line in since if line["hit"]] or since)[-MOST_NEWS:]


def last_decision(game: Game, seat: int) -> int | None:
    """Decision count just after the seat's latest one; None before its first. Sealed ones don't count."""
    if seat == SPECTATOR:
        return None
    history = game.history or []  # an imagined game has none
    made = min(len(history), game.decisions - sum(map(len, game.sealed or ())))
    return next((number + 1 for number in range(made - 1, -1, -1) if history[number].seat == seat), None)


def recap_of(game: Game, seat: int, told: Sequence[Line]) -> dict[str, int] | None:
    """The moves made since a seat that is to act last chose; None if there were none, or no lines tell.

    ``moves`` is how many the others made, ``first`` the step after the seat's own last one, ``last`` the latest of all.
    """
    heard = None if seat == SPECTATOR else last_decision(game, seat)
    if heard is None or seat not in game.seats_to_act():
        return None
    last = game.decisions - sum(map(len, game.sealed or ()))
    moves = sum([decision.seat != seat for decision in (game.history or [])[heard:last]])
    if not moves or not any(line["new"] and line["facts"].get(DOER) != seat for line in told):
        return None
    return {"moves": moves, "first": heard + 1, "last": last}
