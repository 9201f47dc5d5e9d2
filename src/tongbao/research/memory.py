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
"""What a seat observed, and the number of the choice that it made then, or NO_CHOICE."""
NO_CHOICE: Final = -1


def sight(game: Game, number: int) -> bytes:
    """Everything that a seat sees, as JSON: its view, the seats to act, and what it may choose."""
    seat = Seat(game, number)
    return msgspec.json.encode([seat.view(), game.seats_to_act(), [choice.text for choice in seat.choices()]])


def digest(seen: bytes) -> str:
    """Sixteen hexadecimal digits that stand for what was seen."""
    return blake2b(seen, digest_size=DIGEST_BYTES).hexdigest()


class Moment:
    """A decision, or the deal: ``seat`` made the ``choice`` when the ``game`` stood as it does.

    The chronicle of ``after`` tells what came of it. ``told`` are memories that end here, by seat, kept once they were
    asked for: the text, and the digest of what was seen last.
    """

    __slots__ = ("after", "choice", "game", "seat", "told")

    def __init__(self, seat: int, choice: Choice | None, game: Game | None, after: Game) -> None:
        self.seat: Final = seat
        self.choice: Final = choice
        self.game: Final = game
        self.after: Final = after
        self.told: Final[dict[int, tuple[str, str]]] = {}

    def lines(self, seat: int, last: str) -> tuple[list[str], str]:
        """What this moment adds to the memory of a seat that has last seen something with that digest; and its own."""
        found = []
        if self.game is not None:
            seen = digest(sight(self.game, seat))
            if seat == self.seat and self.choice is not None:
                found.append(own_line(seen, self.choice))
            elif seen != last:
                found.append(f"{seen}\n")
            last = seen
        bit = self.after.bit(seat)
        found.extend([line_of(*event.told(bit)) for event in self.after.events or []])
        return found, last


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
        """A line for each choice of the seat, for each change that it saw, and for each line that it was told."""
        return self.told(seat)[0]

    def told(self, seat: int) -> tuple[str, str]:
        """The text, and the digest of what the seat has seen last."""
        known = self.count
        while known and seat not in self.moments[known - 1].told:
            known -= 1
        text, last = self.moments[known - 1].told[seat] if known else self.beginning(seat)
        if known == self.count:
            return text, last
        found = [text]
        for moment in self.moments[known : self.count]:
            lines, last = moment.lines(seat, last)
            found.extend(lines)
        self.moments[self.count - 1].told[seat] = "".join(found), last
        return self.moments[self.count - 1].told[seat]

    def beginning(self, seat: int) -> tuple[str, str]:
        """What the seat remembers from before: nothing, but for a seat that imagines the game."""
        if self.imagining is None or self.imagining[0] != seat:
            return "", ""
        return self.imagining[1].told(seat)

    def recollections(self, seat: int, most: int, now: bytes) -> list[Recollection]:
        """What the seat observed before ``now``, at most so many, the latest first: when it chose, or saw a change."""
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
