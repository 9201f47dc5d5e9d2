"""Chat of a group, which stays: the messages of its members, with the bounds of the chat at a table."""

import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Database, Write
from tongbao.server.db.tables import group_messages, group_reports, groups
from tongbao.server.groups.groups import Group
from tongbao.server.matches.chat import LONGEST_KEY, MOST_SHOWN, ChatMessage, Heard, Hearing, checked

MOST_KEPT: Final = 5000
"""Maximum number of messages that are stored of a group; older ones are deleted."""
FIELDS: Final = tuple(group_messages.c[name] for name in ("number", "person", "name", "kind", "text", "at", "hidden"))


class GroupChat:
    """Chat of all groups."""

    def __init__(self, database: Database, now: Callable[[], float] = time.time) -> None:
        self.database: Final = database
        self.now: Final = now

    async def post(self, group: Group, person: Person, kind: str, text: str, request: str = "") -> int:
        """Post a message, and return its number; a request that comes again posts nothing. Raises UserError."""
        said = {"kind": kind, "text": checked(kind, text), "request": request[:LONGEST_KEY]}
        row = {"group_id": group.id, "person": person.id, "name": person.name, "at": self.now(), "hidden": False}
        numbers: list[int] = []

        def write(connection: sa.Connection) -> None:
            connection.execute(sa.select(groups.c.id).filter_by(id=group.id).with_for_update())
            if said["request"]:
                same = {"group_id": group.id, "person": person.id, "request": said["request"]}
                again = connection.scalar(sa.select(group_messages.c.number).filter_by(**same))
                if again is not None:
                    numbers.append(again)
                    return
            latest = sa.select(sa.func.max(group_messages.c.number)).filter_by(group_id=group.id)
            found = connection.scalar(latest)
            numbers.append(0 if found is None else found + 1)
            connection.execute(group_messages.insert(), {**row, **said, "number": numbers[-1]})
            old = numbers[-1] - MOST_KEPT
            if old >= 0:
                for table in (group_reports, group_messages):
                    connection.execute(table.delete().where(table.c.group_id == group.id, table.c.number <= old))

        await self.database.write(write)
        return numbers[-1]

    async def heard_by(self, group: Group, person: Person, before: int | None = None) -> tuple[Hearing, bool]:
        """The latest messages that a member hears, or those before a number; and whether there are older ones."""
        question = sa.select(*FIELDS).filter_by(group_id=group.id, hidden=False)
        if before is not None:
            question = question.where(group_messages.c.number < before)
        question = question.order_by(group_messages.c.number.desc()).limit(MOST_SHOWN + 1)
        rows = list(await self.database.read(lambda connection: connection.execute(question).all()))
        said = [message_in(row, group) for row in reversed(rows[:MOST_SHOWN])]
        heard = tuple(Heard(one, one.person == person.id) for one in said if one.person not in person.mutes)
        muted = {one.person: one for one in said if one.person in person.mutes}
        return Hearing(heard, tuple(muted.values()), group.is_owner(person)), len(rows) > MOST_SHOWN

    async def message(self, group: Group, number: int) -> ChatMessage:
        """The message of that number. Raises UserError if there is none."""
        question = sa.select(*FIELDS).filter_by(group_id=group.id, number=number, hidden=False)
        row = await self.database.read(lambda connection: connection.execute(question).first())
        if row is None:
            raise UserError("There is no such message in this group.", 404)
        return message_in(row, group)

    async def hide(self, group: Group, owner: Person, number: int) -> None:
        """Hide a message from everybody, as the owner. Raises UserError."""
        group.require_owner(owner)
        await self.database.write(hide_in_group(group.id, number))

    async def report(self, group: Group, person: Person, number: int) -> None:
        """Report a message to the operator; a second report by the same person isn't saved."""
        row = {"group_id": group.id, "number": number, "person": person.id, "at": self.now()}
        with suppress(Conflict):  # they have reported it already
            await self.database.write(lambda connection: connection.execute(group_reports.insert(), row))


def message_in(row: Any, group: Group) -> ChatMessage:
    """The message that a row holds; its author has the seal of their place among the members."""
    place = next((n for n, one in enumerate(group.members) if one.person == row.person), 0)
    return ChatMessage(row.number, row.person, place, row.name, row.kind, row.text, row.at, row.hidden)


def hide_in_group(group: str, number: int) -> Write:
    """Write that hides a message for good; Conflict if there is none."""

    def write(connection: sa.Connection) -> None:
        change = group_messages.update().filter_by(group_id=group, number=number).values(hidden=True)
        if not connection.execute(change).rowcount:
            raise Conflict

    return write


def reported_in_groups(connection: sa.Connection) -> list[dict[str, Any]]:
    """Reported messages that are not hidden, the most reported first."""
    both = sa.and_(
        group_reports.c.group_id == group_messages.c.group_id, group_reports.c.number == group_messages.c.number
    )
    count = sa.func.count().label("reports")
    fields = (group_messages.c.group_id, *[group_messages.c[name] for name in ("number", "name", "text")])
    question = sa.select(*fields, count).join(group_reports, both)
    question = question.where(group_messages.c.hidden.is_(False)).group_by(*fields)
    rows = connection.execute(question.order_by(count.desc(), *fields[:2]))
    return [
        {"group": row.group_id, "message": row.number, "name": row.name, "text": row.text, "reports": row.reports}
        for row in rows
    ]
