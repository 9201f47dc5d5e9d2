"""Seeded deals: the luck of matches that are played for a contest, drawn from its seed; and daily deals."""

import hmac
import time
from datetime import UTC, date, datetime, timedelta
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.db.tables import settings
from tongbao.server.matches.settings import CONTEST, SEED, Settings

NUMBER: Final = 16
"""Hexadecimal digits that make a drawn number: enough that no number below 2**32 is likelier than another."""


class Deal(NamedTuple):
    """A given deal: the contest of a match, the ``secret`` of its shuffles, and the ``seed`` of its bots, if any."""

    contest: str
    secret: str
    seed: str = ""

    def stored(self) -> Settings:
        """The deal as settings of the match, without the secret, which every match has."""
        return {CONTEST: self.contest} | ({SEED: self.seed} if self.seed else {})


def drawn(seed: str, *words: object) -> str:
    """64 hexadecimal digits that only someone who knows the seed can tell (HMAC-SHA-256, RFC 2104)."""
    return hmac.digest(seed.encode(), " ".join(map(str, words)).encode(), "sha256").hex()


def drawn_number(seed: str, below: int, *words: object) -> int:
    """A number from 0 to ``below`` - 1, drawn in the same way."""
    return int(drawn(seed, *words)[:NUMBER], 16) % below


DAILY: Final = "daily"
"""The first word of the contest of a daily deal; the second is its date."""
ARCHIVE: Final = "archive"
"""The same for a deal whose day was over when it was begun: such a match counts for nothing."""
DAY: Final = 24 * 3600
SETTLES: Final = 60
"""Seconds after midnight by which everything that was done before it is stored."""


def now() -> float:
    """The present time, in seconds since 1970."""
    return time.time()


def today() -> str:
    """Today's date in UTC, such as ``2026-11-24``."""
    return datetime.fromtimestamp(now(), UTC).date().isoformat()


def days_before(day: str, days: int) -> str:
    """The date so many days before a date."""
    return (date.fromisoformat(day) - timedelta(days=days)).isoformat()


def settled_day() -> str:
    """The date of the latest day that ended long enough ago for everything that was done on it to be stored."""
    return days_before(datetime.fromtimestamp(now() - SETTLES, UTC).date().isoformat(), 1)


def is_date(text: str) -> bool:
    """True if a text is a date in ISO format, as used here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def end_of(day: str) -> float:
    """The moment at which a day is over."""
    return datetime.fromisoformat(f"{day}T00:00:00+00:00").timestamp() + DAY


def day_in(contest: str) -> str | None:
    """The date of the daily deal that a match is played for; None if it is played for none."""
    kind, _, day = contest.partition(" ")
    return day if kind == DAILY else None


def is_from_archive(contest: str) -> bool:
    """True if a match is one of a daily deal that was played after its day."""
    return contest.partition(" ")[0] == ARCHIVE


def is_sealed(contest: str) -> bool:
    """True if a match is one of a daily deal whose day isn't over: nobody but its player may see anything of it."""
    day = day_in(contest)
    return day is not None and now() < end_of(day)


def sealed_matches() -> sa.Select[tuple[str]]:
    """The question for the names of all matches of a deal whose day isn't over."""
    is_deal = sa.and_(settings.c.name == CONTEST, settings.c.value.startswith(f"{DAILY} "))
    return sa.select(settings.c.match_id).where(is_deal, settings.c.value >= f"{DAILY} {today()}")
