"""What operators do: kept in a list that is only ever added to, from which running servers learn of it."""

import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.db.database import Work
from tongbao.server.db.tables import deeds

BAN: Final = "ban"
LIFT: Final = "lift"
RENAME: Final = "rename"
SIGN_OUT: Final = "sign out"
DELETE: Final = "delete"
CLOSE: Final = "close"
PURGE: Final = "purge"
HIDE: Final = "hide"
DROP: Final = "drop"
LONGEST: Final = 64
"""Characters of the name of an operator, and of whom or what he has done something to."""


class Deed(NamedTuple):
    """Something that an operator did: when (seconds), who he is, what, to whom, and what else there is to say."""

    id: int
    at: float
    operator: str
    what: str
    whom: str
    facts: dict[str, Any]


def done(operator: str, what: str, whom: str, **facts: object) -> Work:
    """What adds a deed to the list."""
    row = {
        "at": time.time(),
        "operator": operator[:LONGEST],
        "what": what,
        "whom": whom[:LONGEST],
        "facts": facts,
    }
    return lambda connection: connection.execute(deeds.insert(), row)


def latest(connection: sa.Connection, most: int) -> list[Deed]:
    """So many deeds, the latest first."""
    rows = connection.execute(sa.select(deeds).order_by(deeds.c.id.desc()).limit(most))
    return [Deed(row.id, row.at, row.operator, row.what, row.whom, row.facts) for row in rows]
