"""Memory: all that a seat has chosen, seen and been told since the beginning, as a text.

Two games that a seat can't tell apart have left it the same memory. What it saw whenever it chose is in it too, so
whoever knows the memory of a seat knows all its earlier ones: perfect recall.
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
"""What a seat observed when it chose, and the number of its choice."""


def sight(game: Game, number: int) -> bytes:
    """Everything that a seat sees, as JSON: its view, the seats to act, and what it may choose."""
    seat = Seat(game, number)
    return msgspec.json.encode([seat.view(), game.seats_to_act(), [choice.text for choice in seat.choices()]])


def digest(seen: bytes) -> str:
    """Sixteen hexadecimal digits that stand for what was seen."""
    return blake2b(seen, digest_size=DIGEST_BYTES).hexdigest()


class Moment:
    """A decision, or the deal: ``seat`` made the ``choice`` when the ``game`` stood as it does.

    The chronicle of ``after`` tells what came of it. ``texts`` are memories that end here, by seat, kept once they were
    asked for.
    """

    __slots__ = ("after", "choice", "game", "seat", "texts")

    def __init__(self, seat: int, choice: Choice | None, game: Game | None, after: Game) -> None:
        self.seat: Final = seat
        self.choice: Final = choice
        self.game: Final = game
        self.after: Final = after
        self.texts: Final[dict[int, str]] = {}

    def lines(self, seat: int) -> list[str]:
        """What this moment adds to the memory of a seat."""
        found = []
        if seat == self.seat and self.choice is not None and self.game is not None:
            found.append(f"{digest(sight(self.game, seat))} > {self.choice.text}\n")
        bit = self.after.bit(seat)
        found.extend([line_of(*event.told(bit)) for event in self.after.events or []])
        return found


class Memory:
    """What has happened, moment by moment; it never changes.

    Memories that begin alike share the list of their ``moments``, of which each has the first ``count``; one that adds
    to what another has prolonged takes a copy. ``imagining`` is the seat in whose mind all this is, and its memory.

    It is no chain, in which each moment holds the one before it: a long chain is freed link by link, one in another, so
    deep that objects of compiled classes without cycles break.
    """

    __slots__ = ("count", "imagining", "moments")

    def __init__(self, moments: list[Moment], count: int, imagining: "tuple[int, Memory] | None" = None) -> None:
        self.moments: Final = moments
        self.count: Final = count
        self.imagining: Final = imagining

    def then(self, moment: Moment) -> "Memory":
        """This memory and a moment more."""
        moments = self.moments if len(self.moments) == self.count else self.moments[: self.count]
        moments.append(moment)
        return Memory(moments, self.count + 1, self.imagining)

    def text(self, seat: int) -> str:
        """What the seat remembers: a line for each choice of its own, and for each that it was told."""
        known = self.count
        while known and seat not in self.moments[known - 1].texts:
            known -= 1
        text = self.moments[known - 1].texts[seat] if known else self.beginning(seat)
        if known < self.count:
            new = [line for moment in self.moments[known : self.count] for line in moment.lines(seat)]
            self.moments[self.count - 1].texts[seat] = text = "".join([text, *new])
        return text

    def beginning(self, seat: int) -> str:
        """What the seat remembers from before: nothing, but for a seat that imagines the game."""
        if self.imagining is None or self.imagining[0] != seat:
            return ""
        return self.imagining[1].text(seat)

    def recollections(self, seat: int, most: int) -> list[Recollection]:
        """Of the latest decisions of the seat, at most so many, the latest first: what it observed and chose."""
        found: list[Recollection] = []
        for i in range(self.count - 1, -1, -1):
            moment = self.moments[i]
            if len(found) == most:
                return found
            if seat == moment.seat and moment.choice is not None and moment.game is not None:
                found.append((moment.game.setup.meta.observe(moment.game, seat), moment.choice.id))
        if self.imagining is not None and self.imagining[0] == seat:
            found.extend(self.imagining[1].recollections(seat, most - len(found)))
        return found


def line_of(kind: str, facts: Facts) -> str:
    """A line of the chronicle in short, such as ``draw player=1 cards=12,7``."""
    return " ".join([kind, *[f"{name}={spelled(fact)}" for name, fact in facts.items()]]) + "\n"


def spelled(fact: int | str | list[int] | list[str]) -> str:
    """A fact as text; what a list holds is joined by commas."""
    return ",".join([str(part) for part in fact]) if isinstance(fact, list) else str(fact)
