"""Messages that people have reported: listed for the operator, and hidden when he says so."""

from typing import Any

import sqlalchemy as sa

from tongbao.server.db.database import Conflict, Work, another_edition
from tongbao.server.db.tables import matches, messages, reports
from tongbao.server.matches.chat import hidden


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
        another_edition(matches.c.id == match_id)(connection)

    return work
