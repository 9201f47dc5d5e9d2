"""Messages that people have reported: listed for the operator, and hidden when he says so."""

from typing import Any

import sqlalchemy as sa

from tongbao.server.hall import Hall
from tongbao.server.schema import messages, reports
from tongbao.server.storage import Conflict, Store, Work
from tongbao.server.talk.messages import hidden


def reported(connection: sa.Connection) -> list[dict[str, Any]]:
    """The messages that were reported and still are heard, the most reported first."""
    both = sa.and_(reports.c.match_id == messages.c.match_id, reports.c.number == messages.c.number)
    count = sa.func.count().label("reports")
    fields = (messages.c.match_id, messages.c.number, messages.c.name, messages.c.text)
    question = sa.select(*fields, count).join(reports, both).where(messages.c.hidden.is_(False)).group_by(*fields)
    rows = connection.execute(question.order_by(count.desc(), messages.c.match_id, messages.c.number))
    return [
        {"table": row.match_id, "message": row.number, "name": row.name, "text": row.text, "reports": row.reports}
        for row in rows
    ]


def hide_for_good(match_id: str, number: int) -> Work:
    """What hides a message as the operator wishes; Conflict if there is none."""

    def work(connection: sa.Connection) -> None:
        if connection.scalar(sa.select(messages.c.number).filter_by(match_id=match_id, number=number)) is None:
            raise Conflict
        hidden(match_id, number)(connection)

    return work


async def take_notice(hall: Hall, store: Store) -> None:
    """Hide in the matches in memory what is hidden in the store."""
    question = sa.select(messages.c.match_id, messages.c.number).where(messages.c.hidden)
    for row in await store.read(lambda connection: connection.execute(question).all()):
        match = hall.matches.get(row.match_id)
        if match is not None and row.number < match.talk.count and not match.talk.said[row.number].hidden:
            match.talk.said[row.number] = match.talk.said[row.number]._replace(hidden=True)
            match.changed()
