"""How much there is on a server, for operators: counts of people, tables and of what waits."""

import time
from typing import Final

import sqlalchemy as sa

from tongbao.server.db.tables import accounts, bugs, matches, notifications, people, sessions
from tongbao.server.matches.damaged import all_put_aside

LATELY: Final = 24 * 3600


def counts(connection: sa.Connection) -> dict[str, int]:
    """The counts by what is counted."""
    seen = sessions.c.seen > time.time() - LATELY
    questions = {
        "people": sa.select(sa.func.count()).select_from(people),
        "accounts": sa.select(sa.func.count()).select_from(accounts),
        "lately": sa.select(sa.func.count(sa.distinct(sessions.c.person))).where(seen),
        "waiting": sa.select(sa.func.count()).select_from(matches).where(matches.c.started.is_(None)),
        "playing": sa.select(sa.func.count())
        .select_from(matches)
        .where(matches.c.started.is_not(None), matches.c.finished.is_(None)),
        "finished": sa.select(sa.func.count()).select_from(matches).where(matches.c.finished.is_not(None)),
        "unsent": sa.select(sa.func.count()).select_from(notifications).where(notifications.c.state == "waiting"),
        "bugs": sa.select(sa.func.count()).select_from(bugs),
    }
    found = {name: connection.scalar(question) or 0 for name, question in questions.items()}
    return {**found, "damaged": len(all_put_aside(connection))}
