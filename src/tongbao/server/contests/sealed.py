"""Which matches are sealed, as the database is asked: what lists games of people leaves them out until midnight."""

import sqlalchemy as sa

from tongbao.server.archive import CONTEST
from tongbao.server.contests.days import DAILY, today
from tongbao.server.db.tables import settings


def sealed_matches() -> sa.Select[tuple[str]]:
    """The question for the names of all matches of a deal whose day isn't over."""
    is_deal = sa.and_(settings.c.name == CONTEST, settings.c.value.startswith(f"{DAILY} "))
    return sa.select(settings.c.match_id).where(is_deal, settings.c.value >= f"{DAILY} {today()}")
