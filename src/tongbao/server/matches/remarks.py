"""Remarks of the chronicle about the players, not about the game: who went and came back, what was taken back."""

import time
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.db.database import Write
from tongbao.server.db.tables import remarks
from tongbao.server.matches.hints import Hint

HINT: Final = "hint"
STANDS_IN: Final = "stands_in"
HAS_LEFT: Final = "has_left"
TIME_OUT: Final = "time_out"
COMES_BACK: Final = "comes_back"
TAKES_BACK: Final = "takes_back"
AGREED: Final = "agreed"
WAITED_FOR: Final = "waited_for"
CLOSED: Final = "closed"
ENDED: Final = "ended"


class Remark(NamedTuple):
    """A remark about a seat, after so many decisions."""

    seat: int
    decisions: int
    kind: str
    facts: dict[str, Any]

    def entry(self) -> dict[str, Any]:
        """The remark as the chronicle words it."""
        return {"kind": self.kind, "facts": {"player": self.seat, **self.facts}}


def remarks_of(hints: Sequence[Hint], told: Sequence[Remark]) -> list[tuple[str, Remark]]:
    """All remarks of a match, hints too, in the order of its decisions; each with a name of its own."""
    found = [(f"hint-{n}", Remark(hint.seat, hint.decisions, HINT, {})) for n, hint in enumerate(hints)]
    found += [(f"remark-{n}", remark) for n, remark in enumerate(told)]
    return sorted(found, key=lambda each: each[1].decisions)


def load_remarks(connection: sa.Connection, match_id: str) -> list[Remark]:
    """The remarks of a match without its hints."""
    question = sa.select(remarks).filter_by(match_id=match_id).order_by(remarks.c.seq)
    return [Remark(row.seat, row.decisions, row.kind, row.facts) for row in connection.execute(question)]


def keep_remarks(match_id: str, first: int, told: Sequence[Remark]) -> Write:
    """Store remarks from number ``first`` on; Conflict if another process was quicker."""
    now = time.time()
    rows = [{"match_id": match_id, "seq": first + n, "at": now, **one._asdict()} for n, one in enumerate(told)]

    def write(connection: sa.Connection) -> None:
        if rows:
            connection.execute(remarks.insert(), rows)

    return write
