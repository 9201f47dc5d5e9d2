"""Merging accounts: all that a guest has played and said becomes somebody’s who turns out to have an account."""

import sqlalchemy as sa

from tongbao.server.db.database import Write, bump_version
from tongbao.server.db.tables import (
    bugs,
    chairs,
    columns_of_people,
    decks,
    matches,
    messages,
    mutes,
    notices,
    people,
    reports,
    results,
    runs,
)
from tongbao.server.services.erasure import concerned
from tongbao.server.tournaments.daily import merge_attempts


def merged(guest: str, person: str) -> Write:
    """What gives all that a guest has played to somebody with an account, and lets the guest be forgotten."""

    def work(connection: sa.Connection) -> None:
        bump_version(concerned(guest))(connection)
        connection.execute(chairs.update().filter_by(person=guest).values(person=person))
        connection.execute(matches.update().filter_by(host=guest).values(host=person))
        connection.execute(results.update().filter_by(person=guest).values(person=person))
        connection.execute(notices.update().filter_by(person=guest).values(person=person))
        for table in (bugs, decks, runs):
            connection.execute(table.update().filter_by(person=guest).values(person=person))
        merge_attempts(connection, guest, person)
        merge_talk(connection, guest, person)
        for column in columns_of_people():
            connection.execute(column.table.delete().where(column == guest))
        connection.execute(people.delete().filter_by(id=guest))

    return work


def merge_talk(connection: sa.Connection, guest: str, person: str) -> None:
    """Make messages, mutes and reports of a guest those of somebody with an account, where he hasn't the same."""
    connection.execute(messages.update().filter_by(person=guest).values(person=person))
    known = {(row.person, row.muted) for row in connection.execute(sa.select(mutes).where(names(person)))}
    for row in connection.execute(sa.select(mutes).where(names(guest))).all():
        pair = (person if row.person == guest else row.person, person if row.muted == guest else row.muted)
        if pair not in known and pair[0] != pair[1]:
            connection.execute(mutes.insert(), {"person": pair[0], "muted": pair[1]})
    connection.execute(mutes.delete().where(names(guest)))
    own = sa.select(reports.c.match_id, reports.c.number).filter_by(person=person)
    told = {(row.match_id, row.number) for row in connection.execute(own)}
    for row in connection.execute(sa.select(reports).filter_by(person=guest)).all():
        if (row.match_id, row.number) not in told:
            connection.execute(reports.insert(), {**row._asdict(), "person": person})
    connection.execute(reports.delete().filter_by(person=guest))


def names(person: str) -> sa.ColumnElement[bool]:
    """Whether somebody mutes or is muted."""
    return sa.or_(mutes.c.person == person, mutes.c.muted == person)
