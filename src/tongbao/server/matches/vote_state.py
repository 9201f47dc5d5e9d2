"""What players ask one another, as it is kept: whether somebody may take back, and how to go on without one."""

from collections import Counter
from collections.abc import Collection
from typing import Final

import msgspec

GO_ON: Final = "go_on"
WAIT: Final = "wait"
END: Final = "end"
BALLOTS: Final = (GO_ON, WAIT, END)
"""A stand-in plays for him; the others wait for him; the game ends."""


class Takeback(msgspec.Struct, frozen=True):
    """That a seat asks to take back, when so many choices and undos had been made; which seats have agreed."""

    seat: int
    rows: int
    agreed: tuple[int, ...] = ()

    @property
    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()


class Vote(msgspec.Struct, frozen=True):
    """How the others want to go on without a seat: by seat, what each has said."""

    seat: int
    ballots: dict[int, str] = {}

    @property
    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()

    def decided(self, voters: Collection[int]) -> str | None:
        """What more than half of the voters want, if there is such."""
        counts = Counter([ballot for seat, ballot in self.ballots.items() if seat in voters])
        return next((ballot for ballot, count in counts.items() if 2 * count > len(voters)), None)


def takeback_in(text: str | None) -> Takeback | None:
    """What is kept under that name."""
    return msgspec.json.decode(text, type=Takeback) if text else None


def vote_in(text: str | None) -> Vote | None:
    """What is kept under that name."""
    return msgspec.json.decode(text, type=Vote) if text else None


def seats_in(text: str | None) -> frozenset[int]:
    """The seats that a text names."""
    return frozenset(int(word) for word in (text or "").split())
