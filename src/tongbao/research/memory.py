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


def sight(game: Game, number: int) -> bytes:
    """Everything that a seat sees, as JSON: its view, the seats to act, and what it may choose."""
    seat = Seat(game, number)
    return msgspec.json.encode([seat.view(), game.seats_to_act(), [choice.text for choice in seat.choices()]])


def digest(seen: bytes) -> str:
    """Sixteen hexadecimal digits that stand for what was seen."""
    return blake2b(seen, digest_size=DIGEST_BYTES).hexdigest()


Recollection = tuple[bytes, int]
"""What a seat observed when it chose, and the number of its choice."""


class Moment:
    """A decision, or the deal, as seats remember it; ``earlier`` is the one before it.

    ``seat`` made the ``choice`` when the ``game`` stood as it does; the chronicle of ``after`` tells what came of it.
    The ``texts``, by seat, are made when somebody asks. Where the seat only imagines this, ``real`` is where it stands.
    """

    __slots__ = ("after", "choice", "earlier", "game", "real", "seat", "texts")

    def __init__(
        self, earlier: "Moment | None", seat: int, choice: Choice | None, game: Game | None, after: Game
    ) -> None:
        self.earlier: Final = earlier
        self.seat: Final = seat
        self.choice: Final = choice
        self.game: Final = game
        self.after: Final = after
        self.texts: Final[dict[int, str]] = {}
        self.real: Moment | None = None

    def text(self, seat: int) -> str:
        """What the seat remembers after this moment: a line for each choice of its own, and each that it was told."""
        new: list[Moment] = []
        moment: Moment | None = self
        while moment is not None and seat not in moment.texts:
            new.append(moment)
            moment = moment.earlier
        if new:
            lines = [line for one in reversed(new) for line in one.lines(seat)]
            self.texts[seat] = (moment.texts[seat] if moment is not None else "") + "".join(lines)
        return self.texts[seat]

    def lines(self, seat: int) -> list[str]:
        """What this moment adds to the memory of a seat."""
        found = []
        if seat == self.seat and self.choice is not None and self.game is not None:
            found.append(f"{digest(sight(self.game, seat))} > {self.choice.text}\n")
        bit = self.after.bit(seat)
        found.extend([line_of(*event.told(bit)) for event in self.after.events or []])
        return found

    def recollections(self, seat: int, most: int) -> list[Recollection]:
        """Of the latest decisions of the seat, at most so many, the latest first: what it observed and chose."""
        found: list[Recollection] = []
        moment: Moment | None = self
        while moment is not None and len(found) < most:
            if seat == moment.seat and moment.choice is not None and moment.game is not None:
                found.append((moment.game.setup.meta.observe(moment.game, seat), moment.choice.id))
            moment = moment.real if moment.real is not None and seat == moment.seat else moment.earlier
        return found


def line_of(kind: str, facts: Facts) -> str:
    """A line of the chronicle in short, such as ``draw player=1 cards=12,7``."""
    return " ".join([kind, *[f"{name}={spelled(fact)}" for name, fact in facts.items()]]) + "\n"


def spelled(fact: int | str | list[int] | list[str]) -> str:
    """A fact as text; what a list holds is joined by commas."""
    return ",".join([str(part) for part in fact]) if isinstance(fact, list) else str(fact)


def imagined_moment(game: Game, seat: int, moment: Moment) -> Moment:
    """The beginning of a game that a seat imagines: it remembers what it does, and of the others nothing is known."""
    imagined = Moment(None, seat, None, None, game)
    imagined.real = moment
    for other in range(game.players):
        imagined.texts[other] = moment.text(seat) if other == seat else ""
    return imagined
