"""Memory: all that a seat has chosen, seen and been told since the beginning, as a text.

Two games that a seat can't tell apart have left it the same memory. All that it has seen between two decisions is in
it, as digests, so whoever knows the memory of a seat knows all its earlier ones: perfect recall.
"""

from hashlib import blake2b
from typing import Final

import msgspec

from tongbao.engine.choice import Choice
from tongbao.engine.events import Facts
from tongbao.engine.game import Game
from tongbao.engine.secrecy import Seat

DIGEST_BYTES: Final = 8
Recollection = tuple[bytes, int]
"""The observation of a seat, and the number of the choice that it made then, or NO_CHOICE."""
NO_CHOICE: Final = -1
STRIDE: Final = 32
"""After so many moments more a text is kept: all would take too much memory in a long game."""


def sight(game: Game, number: int) -> bytes:
    """Everything that a seat sees, as JSON: its view, the seats to act, and what it may choose."""
    seat = Seat(game, number)
    return msgspec.json.encode([seat.view(), game.seats_to_act(), [choice.text for choice in seat.choices()]])


def digest(seen: bytes) -> str:
    """Sixteen hexadecimal digits that stand for what was seen."""
    return blake2b(seen, digest_size=DIGEST_BYTES).hexdigest()


class Moment:
    """A decision, or the deal: ``seat`` made the ``choice`` when the ``game`` stood as it does.

    The chronicle of ``after`` tells what came of it. ``added`` is what it adds to the memory of each seat, kept once it
    was asked for: lines, and the digest of what was seen last.
    """

    __slots__ = ("added", "after", "choice", "game", "seat")

    def __init__(self, seat: int, choice: Choice | None, game: Game | None, after: Game) -> None:
        self.seat: Final = seat
        self.choice: Final = choice
        self.game: Final = game
        self.after: Final = after
        self.added: Final[dict[int, tuple[str, str]]] = {}

    def added_to(self, seat: int, last: str) -> tuple[str, str]:
        """The addition to the memory of a seat that has last seen what has that digest; and what it has seen then."""
        if seat not in self.added:
            lines = []
            if self.game is not None:
                seen = digest(sight(self.game, seat))
                if seat == self.seat and self.choice is not None:
                    lines.append(own_line(seen, self.choice))
                elif seen != last:
                    lines.append(f"{seen}\n")
                last = seen
            bit = self.after.bit(seat)
            lines.extend([line_of(*event.told(bit)) for event in self.after.events or []])
            self.added[seat] = "".join(lines), last
        return self.added[seat]


class Memory:
    """The events so far, moment by moment; immutable.

    Memories that begin alike share the list of their ``moments``, of which each has the first ``count``; one that adds
    to what another has prolonged takes a copy. ``told`` is, by seat, the latest text that was kept, the digest of what
    was seen last, and the number of moments that it tells of. ``imagining`` is the seat in whose mind all this is, and
    its memory.

    It is no chain, in which each moment holds the one before it: a long chain is freed link by link, one in another, so
    deep that objects of compiled classes without cycles break.
    """

    __slots__ = ("count", "imagining", "moments", "told")

    def __init__(
        self,
        moments: list[Moment],
        count: int,
        told: dict[int, tuple[str, str, int]],
        imagining: "tuple[int, Memory] | None" = None,
    ) -> None:
        self.moments: Final = moments
        self.count: Final = count
        self.told: Final = told
        self.imagining: Final = imagining

    def then(self, moment: Moment) -> "Memory":
        """This memory and a moment more."""
        moments = self.moments if len(self.moments) == self.count else self.moments[: self.count]
        moments.append(moment)
        return Memory(moments, self.count + 1, self.told.copy(), self.imagining)

    def text(self, seat: int) -> str:
        """A line for each choice of the seat, for each change that it saw, and for each line that it was told."""
        return self.whole(seat)[0]

    def whole(self, seat: int) -> tuple[str, str]:
        """The text, and the digest of what the seat has seen last."""
        text, last, number = self.told.get(seat, ("", "", 0))
        found = [text]
        for moment in self.moments[number : self.count]:
            added, last = moment.added_to(seat, last)
            found.append(added)
        text = "".join(found)
        if self.count - number >= STRIDE:
            self.told[seat] = text, last, self.count
        return text, last

    def imagined(self, seat: int) -> "Memory":
        """The memory of a seat in a game that it imagines: of what the others remember nothing is known."""
        return Memory([], 0, {seat: (*self.whole(seat), 0)}, (seat, self))

    def recollections(self, seat: int, most: int, now: bytes) -> list[Recollection]:
        """Observations of the seat before ``now``, at most so many, the latest first: when it chose or saw a change."""
        found: list[Recollection] = []
        for i in range(self.count - 1, -1, -1):
            moment = self.moments[i]
            if len(found) == most:
                return found
            if moment.game is not None:
                observed = moment.game.setup.meta.observe(moment.game, seat)
                if seat == moment.seat and moment.choice is not None:
                    found.append((observed, moment.choice.id))
                elif observed != now:
                    found.append((observed, NO_CHOICE))
                now = observed
        if self.imagining is not None and self.imagining[0] == seat:
            found.extend(self.imagining[1].recollections(seat, most - len(found), now))
        return found


def own_line(seen: str, choice: Choice) -> str:
    """The line of a choice of one's own: the digest of what was seen, and what was chosen."""
    return f"{seen} > {choice.text}\n"


def line_of(kind: str, facts: Facts) -> str:
    """A line of the chronicle in short, such as ``draw player=1 cards=12,7``."""
    return " ".join([kind, *[f"{name}={spelled(fact)}" for name, fact in facts.items()]]) + "\n"


def spelled(fact: int | str | list[int] | list[str]) -> str:
    """A fact as text; what a list holds is joined by commas."""
    return ",".join([str(part) for part in fact]) if isinstance(fact, list) else str(fact)
