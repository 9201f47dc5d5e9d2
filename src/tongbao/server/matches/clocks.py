"""Game clocks of a match: the time that each seat has left, which clocks run, and when they run out."""

import time
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.game import Game
from tongbao.server.db.database import Write
from tongbao.server.db.tables import clocks
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.matches.time_controls import ALWAYS, CONTROLS, Calendar, Control

REFILLED: Final = 10
"""Divisor: players who take their seat back after their time ran out get the starting time divided by it."""

ROUNDED: Final = 0.001
"""Seconds that don't count: moments are rounded where they are stored and added."""


class Hand(NamedTuple):
    """The clock of one seat: the seconds ``left`` at the moment ``since`` which it runs; None if it doesn't."""

    left: float
    since: float | None = None


class Clocks:
    """The clocks of all seats, an immutable value: every change makes new ones."""

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
        """The clocks once just these run.

        A clock that stops gets the increment; after an undo a clock that starts gives it ``back``.
        """
        return self.but([self.hand(seat, seat in running, now, back) for seat in range(len(self.hands))])

    def hand(self, seat: int, runs: bool, now: float, back: bool) -> Hand:
        """The clock of a seat after that."""
        left, since = self.hands[seat]
        if runs == (since is not None):
            return self.hands[seat]
        if runs:
            return Hand(max(0.0, left - self.control.increment) if back else left, now)
        left = max(0.0, self.left(seat, now))
        return Hand(left if back else min(self.control.most, left + self.control.increment))

    def stopped(self, seats: Collection[int], now: float) -> "Clocks":
        """The clocks with those of some seats stopped, without an increment."""
        return self.but(
            [Hand(max(0.0, self.left(s, now))) if s in seats else hand for s, hand in enumerate(self.hands)]
        )

    def refilled(self, seat: int) -> "Clocks":
        """The clocks with enough time for a seat whose time ran out to go on."""
        least = max(self.control.increment, self.control.bank / REFILLED)
        return self.but(
            [hand._replace(left=max(hand.left, least)) if s == seat else hand for s, hand in enumerate(self.hands)]
        )

    def spared(self, until: float, now: float) -> "Clocks":
        """The clocks after a restart or a jump of the wall clock: none runs out before ``until``, none runs backwards.

        Sparing them again changes nothing.
        """
        hands = list(self.hands)
        for seat, (left, since) in enumerate(hands):
            if since is not None and since > now + ROUNDED:
                hands[seat] = Hand(left, now)
        clocks = self.but(hands)
        for seat, (_, since) in enumerate(hands):
            if since is not None and now < until and clocks.left(seat, until) < -ROUNDED:
                hands[seat] = Hand(until - now, now)
        return self.but(hands)

    def in_zones(self, calendars: Sequence[Calendar], now: float) -> "Clocks":
        """The same clocks with new calendars of the people."""
        settled = [hand if hand.since is None else Hand(self.left(s, now), now) for s, hand in enumerate(self.hands)]
        return Clocks(self.control, settled, calendars)

    def but(self, hands: Sequence[Hand]) -> "Clocks":
        """The same clocks with other hands."""
        return Clocks(self.control, hands, self.calendars)


def wound_up(control: Control, calendars: Sequence[Calendar]) -> Clocks:
    """The clocks before a game."""
    return Clocks(control, [Hand(control.bank) for _ in calendars], calendars)


def keep_clocks(match_id: str, before: Clocks | None, after: Clocks) -> Write:
    """Store the clocks that have changed, and when each runs out."""
    rows = [
        {"match_id": match_id, "seat": seat, "left": hand.left, "since": hand.since, "falls": after.falls(seat)}
        for seat, hand in enumerate(after.hands)
        if before is None or hand != before.hands[seat]
    ]

    def write(connection: sa.Connection) -> None:
        if rows:
            seats = [row["seat"] for row in rows]
            connection.execute(clocks.delete().where(clocks.c.match_id == match_id, clocks.c.seat.in_(seats)))
            connection.execute(clocks.insert(), rows)

    return write


def forget_clocks(match_id: str) -> Write:
    """Remove the clocks of a match that has none any more."""
    return lambda connection: connection.execute(clocks.delete().filter_by(match_id=match_id))


def load_hands(connection: sa.Connection, match_id: str) -> list[Hand]:
    """The stored clocks of a match, by seat."""
    question = sa.select(clocks).filter_by(match_id=match_id).order_by(clocks.c.seat)
    return [Hand(row.left, row.since) for row in connection.execute(question)]


def running_out(connection: sa.Connection, until: float) -> list[tuple[str, float]]:
    """The matches in which a clock runs out by then, and when; the soonest first, without those put aside."""
    question = sa.select(clocks.c.match_id, sa.func.min(clocks.c.falls).label("falls"))
    question = question.where(clocks.c.falls <= until, ~is_put_aside(clocks.c.match_id))
    rows = connection.execute(question.group_by(clocks.c.match_id).order_by("falls").limit(100))
    return [(row.match_id, row.falls) for row in rows]


def calendars_of(chairs: Sequence[MatchSeat], calendars: Mapping[str, Calendar]) -> list[Calendar]:
    """The calendars of the people on these seats; ALWAYS where there is none."""
    return [calendars.get(chair.person or "", ALWAYS) for chair in chairs]


def clocks_with(
    clock: str, hands: Sequence[Hand], chairs: Sequence[MatchSeat], calendars: Mapping[str, Calendar]
) -> Clocks | None:
    """The clocks of a match as they are stored; None if it is untimed. Before its start they don't run."""
    control = CONTROLS.get(clock)
    if control is None:
        return None
    seated = calendars_of(chairs, calendars)
    return Clocks(control, hands, seated) if len(hands) == len(seated) else wound_up(control, seated)


def clocks_begun(
    clocks: Clocks | None, chairs: Sequence[MatchSeat], game: Game, calendars: Mapping[str, Calendar]
) -> Clocks | None:
    """The clocks of a game that begins with these seats."""
    if clocks is None:
        return None
    return clocks_at(wound_up(clocks.control, calendars_of(chairs, calendars)), game, chairs)


def clocks_at(
    clocks: Clocks | None, game: Game, chairs: Sequence[MatchSeat], closed: bool = False, back: bool = False
) -> Clocks | None:
    """The clocks in this position: those of the people who are to act run, no stand-in's and no bot's.

    None runs in a game that is over or was ``closed``. After an undo the increment is given ``back``.
    """
    if clocks is None:
        return None
    in_play = not (game.over or closed)
    running = [seat for seat in game.seats_to_act() if chairs[seat].kind == "human"] if in_play else []
    return clocks.turned(running, time.time(), back)


def clocks_of_seats(
    clocks: Clocks | None, game: Game | None, before: Sequence[MatchSeat], after: Sequence[MatchSeat]
) -> Clocks | None:
    """The clocks after a change of seats: those of people who leave stop, those of people who come back run on."""
    if clocks is None or game is None:
        return clocks
    clocks = clocks.stopped([seat for seat, chair in enumerate(after) if chair.kind != "human"], time.time())
    for seat, chair in enumerate(after):
        if chair.kind == "human" and before[seat].kind == "bot":
            clocks = clocks.refilled(seat)
    return clocks_at(clocks, game, after)


def time_entry(chair: MatchSeat, clocks: Clocks | None) -> dict[str, Any] | None:
    """The time of a seat as the page shows it: how much is left, in seconds, and when it runs out if it runs.

    And whether a stand-in plays there; None if there is nothing to show. Before the start nobody has clocks.
    """
    stands_in = chair.kind == "bot" and chair.person is not None
    if clocks is None or (chair.kind == "bot" and not stands_in):
        return {"stands_in": True, "clock": None} if stands_in else None
    falls = clocks.falls(chair.seat)
    clock = {"left": round(clocks.hands[chair.seat].left), "falls": falls, "bank": clocks.control.bank}
    return {"stands_in": stands_in, "clock": clock}
