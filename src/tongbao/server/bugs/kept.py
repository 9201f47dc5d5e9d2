"""Reports as they are kept: added, listed, found again and dropped; and the record of the match of one."""

from typing import Any

import sqlalchemy as sa

from tongbao.engine.record import Record
from tongbao.server.common.errors import Refusal
from tongbao.server.db.database import Store, Work
from tongbao.server.db.tables import bugs, matches
from tongbao.server.matches.match import Match
from tongbao.server.matches.repository import read_kept


def kept_bug(row: dict[str, Any], told: list[int], most: int) -> Work:
    """A write that stores a report and adds its number to ``told``. Raises Refusal if too many are stored."""

    def work(connection: sa.Connection) -> None:
        if (connection.scalar(sa.select(sa.func.count()).select_from(bugs)) or 0) >= most:
            raise Refusal("So many reports wait to be read here that no more can be kept.", 409)
        key = connection.execute(bugs.insert(), row).inserted_primary_key
        told.append(0 if key is None else int(key[0]))

    return work


def list_of(connection: sa.Connection) -> list[dict[str, Any]]:
    """All reports in short, the latest first."""
    fields = (bugs.c.id, bugs.c.match_id, matches.c.game, bugs.c.at, bugs.c.words)
    rows = connection.execute(sa.select(*fields).join(matches).order_by(bugs.c.id.desc()))
    return [{"bug": row.id, "table": row.match_id, "game": row.game, "at": row.at, "words": row.words} for row in rows]


def bug_of(connection: sa.Connection, number: int) -> Any:
    """The row of a report; None if there is none of that number."""
    return connection.execute(sa.select(bugs).filter_by(id=number)).first()


def dropped(number: int) -> Work:
    """What deletes a report."""
    return lambda connection: connection.execute(bugs.delete().filter_by(id=number))


def record_at(store: Store, name: str, rows: int) -> tuple[Record, bool]:
    """The whole record of a match up to so many choices and undos, and whether its game is over by now.

    Raises Refusal if there is no such match any more, and whatever a replay raises if it can't be played again.
    """
    kept = store.ask(lambda connection: read_kept(connection, name))
    if kept is None:
        raise Refusal("The table “{name}” is no longer kept.", name=name)
    match = Match(store, kept._replace(rows=kept.rows[:rows]))
    return Record.of(match.playing()), kept.match.finished is not None
