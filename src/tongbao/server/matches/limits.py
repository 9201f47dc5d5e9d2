"""Quotas of matches: how many there may be, and which make room when it is short; also the removal of old guests."""

import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import Tables
from tongbao.server.db.database import Write
from tongbao.server.db.tables import (
    accounts,
    choices,
    columns_of_people,
    decks,
    entrants,
    group_members,
    match_seats,
    matches,
    metadata,
    people,
    sessions,
    tournaments,
)
from tongbao.server.matches.concurrency import serialised
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.match import Match

CLEARED_AT_ONCE: Final = 50


def in_use(limits: Tables) -> sa.ColumnElement[bool]:
    """True if a match counts as in use, as an SQL condition."""
    lately = matches.c.moved > time.time() - limits.idle
    return sa.and_(matches.c.finished.is_(None), lately, ~is_put_aside(matches.c.id))


def untouched(limits: Tables) -> sa.ColumnElement[bool]:
    """True if a match was never begun: no person has ever chosen in it, and it has been idle for a while; as SQL."""
    chosen = sa.select(choices.c.match_id).join(
        match_seats, sa.and_(match_seats.c.match_id == choices.c.match_id, match_seats.c.seat == choices.c.seat)
    )
    by_persons = chosen.where(choices.c.match_id == matches.c.id, match_seats.c.person.is_not(None))
    return sa.and_(matches.c.finished.is_(None), matches.c.moved < time.time() - limits.untouched, ~by_persons.exists())


def require_room(
    connection: sa.Connection, host: Person | None, opened: Collection[str], limits: Tables
) -> Sequence[str]:
    """Make room if it is short: remove matches that nobody has begun, nor ``opened`` on some page; return their ids.

    Raises UserError if the host has opened enough matches, or if there are enough in all; the site itself is no
    person, None.
    """
    count = sa.select(sa.func.count()).select_from(matches).where(in_use(limits))
    if host is not None and connection.scalars(count.where(matches.c.host == host.id)).one() >= limits.of_host:
        raise UserError("You already have {n} unfinished tables; finish one of them first.", 429, n=limits.of_host)
    if connection.scalars(count).one() < limits.in_all:
        return []
    idle = sa.select(matches.c.id).where(untouched(limits), matches.c.id.not_in(opened)).order_by(matches.c.moved)
    names = connection.scalars(idle.limit(CLEARED_AT_ONCE)).all()
    if not names:
        minutes = round(limits.untouched / 60)
        raise UserError(
            "All {n} tables of this server are in use. A table where no one starts playing makes room after "
            "{minutes} minutes; until then, you can join an open table on the start page.",
            429,
            n=limits.in_all,
            minutes=minutes,
        )
    remove(connection, names)
    return names


def remove(connection: sa.Connection, names: Collection[str]) -> None:
    """Remove these matches and all that belongs to them."""
    for table in reversed(metadata.sorted_tables):
        if "match_id" in table.c:
            connection.execute(table.delete().where(table.c.match_id.in_(names)))
    connection.execute(matches.delete().where(matches.c.id.in_(names)))


@serialised
async def removed(match: Match, may_go: Callable[[], bool] = lambda: True) -> bool:
    """Remove the match if it hasn't begun and ``may_go``; True if it was removed."""
    if match.state.started or not may_go():
        return False
    await match.delete(lambda connection: remove(connection, [match.id]))
    return True


def unbegun(before: float) -> sa.Select[Any]:
    """The matches opened before that moment whose game hasn't begun."""
    return sa.select(matches.c.id).where(matches.c.started.is_(None), matches.c.created < before)


def strangers(before: float) -> sa.Select[Any]:
    """The guests who came and were last seen before that moment, and have left nothing: no table, seat, group or
    tournament.
    """
    relations = (
        sa.select(match_seats.c.person).where(match_seats.c.person == people.c.id),
        sa.select(matches.c.id).where(matches.c.host == people.c.id),
        sa.select(accounts.c.person).where(accounts.c.person == people.c.id),
        sa.select(decks.c.person).where(decks.c.person == people.c.id),
        sa.select(group_members.c.person).where(group_members.c.person == people.c.id),
        sa.select(entrants.c.person).where(entrants.c.person == people.c.id),
        sa.select(tournaments.c.id).where(tournaments.c.founder == people.c.id),
        sa.select(sessions.c.person).where(sessions.c.person == people.c.id, sessions.c.seen >= before),
    )
    return sa.select(people.c.id).where(people.c.created < before, *[~tie.exists() for tie in relations])


def clear_unbegun(opened: Collection[str], seconds: float) -> Write:
    """Remove matches whose game hasn't begun for so many seconds, except those ``opened`` on some page."""
    question = unbegun(time.time() - seconds).where(matches.c.id.not_in(opened))
    return lambda connection: remove(connection, connection.scalars(question).all())


def forget_people(seen: Collection[str], seconds: float) -> Write:
    """Delete guests who have left nothing here for so many seconds, except those ``seen`` since the start."""
    question = strangers(time.time() - seconds)

    def write(connection: sa.Connection) -> None:
        delete_people(connection, [name for name in connection.scalars(question) if name not in seen])

    return write


def delete_people(connection: sa.Connection, names: Collection[str]) -> None:
    """Delete these people, who have left nothing here."""
    gone = [{"stranger": name} for name in names]
    if gone:
        for column in columns_of_people():
            connection.execute(column.table.delete().where(column == sa.bindparam("stranger")), gone)
        connection.execute(people.delete().where(people.c.id == sa.bindparam("stranger")), gone)
