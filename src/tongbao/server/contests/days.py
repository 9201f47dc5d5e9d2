"""Days, as the deal of the day counts them: by the calendar of UTC, so that they begin for all at the same moment."""

import time
from datetime import UTC, date, datetime, timedelta
from typing import Final

DAILY: Final = "daily"
"""The first word of what the matches of a deal are played for; the second is its date."""
DAY: Final = 24 * 3600
SETTLES: Final = 60
"""Seconds after midnight at which all is kept that was done before."""


def now() -> float:
    """The moment, in seconds since 1970."""
    return time.time()


def today() -> str:
    """The date of the day, such as ``2026-11-24``."""
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def days_before(day: str, days: int) -> str:
    """The date so many days before a date."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def settled_day() -> str:
    """The date of the latest day that is over, and has been for so long that whatever was done on it is kept."""
    return days_before(datetime.fromtimestamp(now() - SETTLES, UTC).date().isoformat(), 1)


def is_date(text: str) -> bool:
    """Whether a text is a date, written as here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    return datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() + DAY


def day_in(contest: str) -> str | None:
    """The date of the deal that a match is played for; None if for none."""
    kind, _, day = contest.partition(" ")
    return day if kind == DAILY else None


def is_sealed(contest: str) -> bool:
    """Whether a match is one of a deal whose day isn't over: nothing of it is for anybody but its player."""
    day = day_in(contest)
    return day is not None and now() < end_of(day)
