"""Time controls, and players' calendars (hours, time zone, vacations): slow clocks run only at hours of play."""

from collections.abc import Iterator
from datetime import date, datetime, timedelta
from typing import Final, NamedTuple
from zoneinfo import ZoneInfo, available_timezones

import sqlalchemy as sa

from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Write
from tongbao.server.db.tables import calendars, vacations

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Control(NamedTuple):
    """Time control: ``bank`` seconds at first, ``increment`` more each time a player was to act, at most ``most``.

    It is the clock of Fischer (US patent 4,884,255), with a bound for those that go on over days.
    """

    bank: int
    increment: int
    most: int

    @property
    def is_slow(self) -> bool:
        """True if it is made for days: then vacations, and hours at which a player doesn't play, don't count."""
        return self.bank >= DAY


UNTIMED: Final = "none"
CONTROLS: Final[dict[str, Control]] = {
    "quick": Control(10 * MINUTE, 10, 60 * MINUTE),
    "evening": Control(25 * MINUTE, 15, 120 * MINUTE),
    "day": Control(2 * DAY, DAY, 2 * DAY),
    "week": Control(7 * DAY, 2 * DAY, 7 * DAY),
}
"""Time controls by name; a match without a clock is called UNTIMED."""


def require_control(name: str) -> None:
    """Raises UserError if there is no time control of that name."""
    if name != UNTIMED and name not in CONTROLS:
        possible = ", ".join([UNTIMED, *CONTROLS])
        raise UserError("There is no time control “{name}”; choose one of: {all}.", name=name[:20], all=possible)


UTC: Final = "UTC"
LEAST_HOURS: Final = 8
"""The fewest hours a day that a calendar may have."""
MOST_VACATION: Final = 21
"""The most days of vacation in a calendar year."""
MOST_DAYS: Final = 400
"""The most days that are computed ahead."""

Span = tuple[float, float]
"""Time span from one moment to another, in seconds since 1970."""


class Calendar(NamedTuple):
    """A player's hours: from ``begins`` to ``ends`` on each day in the time ``zone``, but not in the ``vacations``."""

    zone: str = UTC
    begins: int = 0
    ends: int = 24
    vacations: tuple[Span, ...] = ()

    def spans(self, begin: float) -> Iterator[Span]:
        """The spans of play from a moment on, day by day."""
        zone = ZoneInfo(self.zone)
        day = datetime.fromtimestamp(begin, zone).date()
        for _ in range(MOST_DAYS):
            first, last = moment_at(day, self.begins, zone), moment_at(day, self.ends, zone)
            yield from self.without_vacations(max(first, begin), last)
            day += timedelta(days=1)

    def without_vacations(self, begin: float, end: float) -> Iterator[Span]:
        """The parts of a span that are in no vacation."""
        for first, last in sorted(self.vacations):
            if begin < first < end:
                yield begin, first
            if first < end:
                begin = max(begin, last)
        if begin < end:
            yield begin, end

    def counted(self, begin: float, end: float) -> float:
        """The number of seconds that count between two moments."""
        if self == ALWAYS:
            return max(0.0, end - begin)
        total = 0.0
        for first, last in self.spans(begin):
            if first >= end:
                break
            total += min(last, end) - first
        return total

    def moment(self, begin: float, seconds: float) -> float:
        """The moment at which so many seconds have counted since another one."""
        if self == ALWAYS:
            return begin + seconds
        last = begin
        for first, last in self.spans(begin):
            if seconds <= last - first:
                return first + seconds
            seconds -= last - first
        return last

    def rests(self, now: float) -> bool:
        """True if the player doesn't play now."""
        return self != ALWAYS and next(self.spans(now), (now + DAY, 0.0))[0] > now


ALWAYS: Final = Calendar()
"""Default calendar: the player plays at any hour."""


def moment_at(day: date, hour: int, zone: ZoneInfo) -> float:
    """The moment at which an hour of a day begins there; 24 is the end of the day."""
    day += timedelta(days=hour // 24)
    return datetime(day.year, day.month, day.day, hour % 24, tzinfo=zone).timestamp()


def checked_hours(zone: str, begins: int, ends: int) -> Calendar:
    """A calendar without vacations. Raises UserError if there is no such time zone, or if the hours are too few."""
    if zone not in available_timezones():
        raise UserError(
            "There is no time zone “{name}”; use a name such as Europe/Madrid or Asia/Shanghai.", name=zone[:40]
        )
    if not 0 <= begins < ends <= 24 or ends - begins < LEAST_HOURS:
        raise UserError(
            "Your playing hours must begin and end on the same day, and last at least {n} hours.", n=LEAST_HOURS
        )
    return Calendar(zone, begins, ends)


def checked_vacation(calendar: Calendar, first: str, last: str, now: float) -> Span:
    """A vacation from one day to another, both as 2026-12-24, in the time zone of the calendar.

    Raises UserError if it is too long or is past.
    """
    try:
        days = [date.fromisoformat(day.strip()) for day in (first, last)]
    except ValueError:
        raise UserError("Enter the first and last day of the vacation, such as 2026-12-24 and 2027-01-02.") from None
    zone = ZoneInfo(calendar.zone)
    begin, end = max(now, moment_at(days[0], 0, zone)), moment_at(days[1], 24, zone)
    if end <= begin:
        raise UserError("That vacation is already over, or ends before it begins.")
    if end - begin > 2 * (MOST_VACATION + 1) * DAY:
        raise UserError(
            "You get {most} days of vacation a year; you have {n} left.", most=MOST_VACATION, n=MOST_VACATION
        )
    taken = [day for span in calendar.vacations for day in dates_in(span, zone)]
    wished = set(dates_in((begin, end), zone)) - set(taken)
    for year in sorted({day.year for day in wished}):
        left = MOST_VACATION - len({day for day in taken if day.year == year})
        if sum(day.year == year for day in wished) > left:
            raise UserError("You get {most} days of vacation a year; you have {n} left.", most=MOST_VACATION, n=left)
    return begin, end


def dates_in(span: Span, zone: ZoneInfo) -> list[date]:
    """The days on which a span lies there: days have 23 or 25 hours where the clocks change."""
    first, last = (datetime.fromtimestamp(moment, zone).date() for moment in (span[0], span[1] - 1))
    return [first + timedelta(days=number) for number in range((last - first).days + 1)]


def load_calendars(connection: sa.Connection, people: set[str]) -> dict[str, Calendar]:
    """The calendars of some people, by person; people without one aren't among them."""
    if not people:
        return {}
    away: dict[str, list[Span]] = {}
    for row in connection.execute(sa.select(vacations).where(vacations.c.person.in_(people))):
        away.setdefault(row.person, []).append((row.begins, row.ends))
    kept = connection.execute(sa.select(calendars).where(calendars.c.person.in_(people)))
    found = {row.person: Calendar(row.zone, row.begins, row.ends) for row in kept}
    return {
        person: found.get(person, ALWAYS)._replace(vacations=tuple(sorted(away.get(person, []))))
        for person in {*found, *away}
    }


def keep_calendar(person: str, calendar: Calendar) -> Write:
    """Store a person's calendar in place of the one they had."""
    row = {"person": person, "zone": calendar.zone, "begins": calendar.begins, "ends": calendar.ends}
    spans = [{"person": person, "begins": begin, "ends": end} for begin, end in calendar.vacations]

    def write(connection: sa.Connection) -> None:
        for table in (calendars, vacations):
            connection.execute(table.delete().filter_by(person=person))
        connection.execute(calendars.insert(), row)
        if spans:
            connection.execute(vacations.insert(), spans)

    return write


def end_vacations(calendar: Calendar, now: float) -> Calendar:
    """The calendar without vacations to come; one that has begun ends now."""
    begun = [(begin, min(end, now)) for begin, end in calendar.vacations if begin < now]
    return calendar._replace(vacations=tuple(begun))
