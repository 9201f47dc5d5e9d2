"""Quarantine: damaged matches, which can't be replayed, are put aside, so that nothing tries them again and again.

Opening one tries to replay it again, as the server does after a start; one that can be replayed again is taken up.
"""

from typing import Final

import sqlalchemy as sa

from tongbao.server.db.database import Write
from tongbao.server.db.tables import matches, settings

DAMAGED: Final = "damaged"
"""The setting of a match that is put aside: the reason why it can't be replayed."""


def is_put_aside(match_id: sa.ColumnElement[str]) -> sa.ColumnElement[bool]:
    """True if the match of that id is put aside, as an SQL condition."""
    return sa.exists().where(settings.c.match_id == match_id, settings.c.name == DAMAGED)


def quarantine(match_id: str, reason: str) -> Write:
    """Put a match aside."""

    def write(connection: sa.Connection) -> None:
        take_up(match_id)(connection)
        connection.execute(settings.insert(), {"match_id": match_id, "name": DAMAGED, "value": reason})

    return write


def take_up(match_id: str) -> Write:
    """Take up a match that was put aside."""
    return lambda connection: connection.execute(settings.delete().filter_by(match_id=match_id, name=DAMAGED))


def all_put_aside(connection: sa.Connection) -> list[str]:
    """The matches that are put aside and whose game isn't over, the latest moved first."""
    question = sa.select(matches.c.id).where(is_put_aside(matches.c.id), matches.c.finished.is_(None))
    return list(connection.scalars(question.order_by(matches.c.moved.desc())))
