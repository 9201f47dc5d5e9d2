"""Purging: what nobody comes back to is removed, once an operator wishes it."""

import time
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.accounts.sessions import KEPT
from tongbao.server.db.tables import letters, sessions
from tongbao.server.matches.limits import forget, remove, strangers, unbegun

DAY: Final = 24 * 3600


class Leftovers(NamedTuple):
    """How many there are: tables whose game never began, guests without a table, sessions and letters that ended."""

    tables: int
    guests: int
    sessions: int
    letters: int


def purge(connection: sa.Connection, tables: float, guests: float, only_counts: bool = False) -> Leftovers:
    """Remove tables opened so many days ago, guests not seen for so many, and what has expired; how many there were."""
    now = time.time()
    names = connection.scalars(unbegun(now - tables * DAY)).all()
    ended, expired = sessions.c.seen <= now - KEPT, letters.c.expires < now
    count = sa.select(sa.func.count())
    found = Leftovers(
        len(names),
        len(connection.scalars(strangers(now - guests * DAY)).all()),
        connection.scalars(count.select_from(sessions).where(ended)).one(),
        connection.scalars(count.select_from(letters).where(expired)).one(),
    )
    if only_counts:
        return found
    connection.execute(sessions.delete().where(ended))
    connection.execute(letters.delete().where(expired))
    remove(connection, names)
    idle = connection.scalars(strangers(now - guests * DAY)).all()
    forget(connection, idle)
    return found._replace(guests=len(idle))
