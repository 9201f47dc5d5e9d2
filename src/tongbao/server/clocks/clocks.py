"""The clocks of a match: what each seat has left, which of them run, and when they run out."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.clocks.calendars import ALWAYS, Calendar
from tongbao.server.clocks.controls import Control
from tongbao.server.damages import is_put_aside
from tongbao.server.db.database import Work
from tongbao.server.db.tables import clocks

REFILLED: Final = 10
"""Who takes his seat back after his time ran out gets one part in so many of what he began with."""


class Hand(NamedTuple):
    """What a seat had ``left``, in seconds, at the moment ``since`` which its clock runs; if it doesn't, None."""

    left: float
    since: float | None = None


class Clocks:
    """The clocks of all seats. They are never changed: what is done to them makes new ones."""

    def __init__(self, control: Control, hands: Sequence[Hand], calendars: Sequence[Calendar]) -> None:
        self.control: Final = control
        self.hands: Final = tuple(hands)
        self.calendars: Final = tuple(calendars) if control.is_slow else (ALWAYS,) * len(hands)

    def left(self, seat: int, now: float) -> float:
        """The seconds that a seat has left."""
        left, since = self.hands[seat]
        return left if since is None else left - self.calendars[seat].counted(since, now)

    def falls(self, seat: int) -> float | None:
        """The moment at which the seat's time runs out if nothing happens; None if its clock doesn't run."""
        left, since = self.hands[seat]
        return None if since is None else self.calendars[seat].moment(since, max(0.0, left))

    def fallen(self, now: float) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat, hand in enumerate(self.hands) if hand.since is not None and self.left(seat, now) <= 0]

    def turned(self, running: Collection[int], now: float, back: bool = False) -> "Clocks":
        """The clocks once just these run: who was to act gets the increment; after an undo he gives it ``back``."""
        return self.but([self.hand(seat, seat in running, now, back) for seat in range(len(self.hands))])

    def hand(self, seat: int, runs: bool, now: float, back: bool) -> Hand:
        """How a seat's clock stands then."""
        left, since = self.hands[seat]
        if runs == (since is not None):
            return self.hands[seat]
        if runs:
            return Hand(max(0.0, left - self.control.increment) if back else left, now)
        left = max(0.0, self.left(seat, now))
        return Hand(left if back else min(self.control.most, left + self.control.increment))

    def stopped(self, seats: Collection[int], now: float) -> "Clocks":
        """The clocks once those of some seats stand, without an increment."""
        return self.but(
            [Hand(max(0.0, self.left(s, now))) if s in seats else hand for s, hand in enumerate(self.hands)]
        )

    def refilled(self, seat: int) -> "Clocks":
        """The clocks once a seat whose time ran out may go on."""
        least = max(self.control.increment, self.control.bank / REFILLED)
        return self.but(
            [hand._replace(left=max(hand.left, least)) if s == seat else hand for s, hand in enumerate(self.hands)]
        )

    def spared(self, until: float, now: float) -> "Clocks":
        """The clocks of a match that is found again: what ran out while the server was closed runs ``until`` then."""
        late = [s for s in self.fallen(until) if now < until]
        left = until - now
        return self.but([Hand(left, now) if s in late else hand for s, hand in enumerate(self.hands)])

    def in_zones(self, calendars: Sequence[Calendar], now: float) -> "Clocks":
        """The same clocks where people now have these calendars."""
        settled = [hand if hand.since is None else Hand(self.left(s, now), now) for s, hand in enumerate(self.hands)]
        return Clocks(self.control, settled, calendars)

    def but(self, hands: Sequence[Hand]) -> "Clocks":
        """The same clocks with other hands."""
        return Clocks(self.control, hands, self.calendars)


def wound_up(control: Control, calendars: Sequence[Calendar]) -> Clocks:
    """The clocks before a game."""
    return Clocks(control, [Hand(control.bank) for _ in calendars], calendars)


def keep_clocks(match_id: str, before: Clocks | None, after: Clocks) -> Work:
    """Keep how the clocks stand, and when each runs out."""
    rows = [
        {"match_id": match_id, "seat": seat, "left": hand.left, "since": hand.since, "falls": after.falls(seat)}
        for seat, hand in enumerate(after.hands)
        if before is None or hand != before.hands[seat]
    ]

    def work(connection: sa.Connection) -> None:
        if rows:
            seats = [row["seat"] for row in rows]
            connection.execute(clocks.delete().where(clocks.c.match_id == match_id, clocks.c.seat.in_(seats)))
            connection.execute(clocks.insert(), rows)

    return work


def load_hands(connection: sa.Connection, match_id: str) -> list[Hand]:
    """How the clocks of a match stand."""
    question = sa.select(clocks).filter_by(match_id=match_id).order_by(clocks.c.seat)
    return [Hand(row.left, row.since) for row in connection.execute(question)]


def running_out(connection: sa.Connection, until: float) -> list[tuple[str, float]]:
    """The matches in which a clock runs out before then, and when; the soonest first, without those put aside."""
    question = sa.select(clocks.c.match_id, sa.func.min(clocks.c.falls).label("falls"))
    question = question.where(clocks.c.falls <= until, ~is_put_aside(clocks.c.match_id))
    rows = connection.execute(question.group_by(clocks.c.match_id).order_by("falls").limit(100))
    return [(row.match_id, row.falls) for row in rows]
