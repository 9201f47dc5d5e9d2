"""Room for new matches: how many there may be, and which make room when it is short."""

import time
from collections.abc import Callable, Collection, Sequence
from typing import Final

import sqlalchemy as sa

from tongbao.server.alone import alone
from tongbao.server.matches import Match
from tongbao.server.people import Person
from tongbao.server.refusals import Refusal
from tongbao.server.schema import chairs, choices, columns_of_people, matches, metadata, people
from tongbao.server.storage import Work

MOST_HOSTED: Final = 30
"""So many matches in use may one person have opened."""
MOST_RUNNING: Final = 2000
"""So many matches may be in use in all."""
IN_USE: Final = 7 * 24 * 3600
"""A match without an end counts as in use for so many seconds after its latest move."""
UNTOUCHED: Final = 20 * 60
"""After so many seconds a match in which no person has ever chosen makes room, if room is short."""
CLEARED_AT_ONCE: Final = 50
UNBEGUN_KEPT: Final = 14 * 24 * 3600
"""A match whose game never began is removed after so many seconds."""
PERSON_KEPT: Final = 30 * 24 * 3600
"""A person who never sat at a table is forgotten after so many seconds."""


def in_use() -> sa.ColumnElement[bool]:
    """Which matches count as in use."""
    return sa.and_(matches.c.finished.is_(None), matches.c.moved > time.time() - IN_USE)


def untouched() -> sa.ColumnElement[bool]:
    """Which matches nobody has begun: no person has ever chosen in them, and they have lain there for a while."""
    chosen = sa.select(choices.c.match_id).join(
        chairs, sa.and_(chairs.c.match_id == choices.c.match_id, chairs.c.seat == choices.c.seat)
    )
    by_persons = chosen.where(choices.c.match_id == matches.c.id, chairs.c.person.is_not(None))
    return sa.and_(matches.c.finished.is_(None), matches.c.moved < time.time() - UNTOUCHED, ~by_persons.exists())


def require_room(connection: sa.Connection, host: Person | None, opened: Collection[str]) -> Sequence[str]:
    """The matches that made room: if it is short, such as nobody has begun nor ``opened`` on some page.

    Raises Refusal if the person has opened enough matches, or if there are enough in all; the site itself is no person.
    """
    count = sa.select(sa.func.count()).select_from(matches).where(in_use())
    if host is not None and connection.scalars(count.where(matches.c.host == host.id)).one() >= MOST_HOSTED:
        raise Refusal("You have opened {n} tables that are not finished; finish one of them first.", 429, n=MOST_HOSTED)
    if connection.scalars(count).one() < MOST_RUNNING:
        return []
    idle = sa.select(matches.c.id).where(untouched(), matches.c.id.not_in(opened)).order_by(matches.c.moved)
    names = connection.scalars(idle.limit(CLEARED_AT_ONCE)).all()
    if not names:
        minutes = UNTOUCHED // 60
        raise Refusal(
            "All {n} tables of this server are in use. Those that nobody begins make room after {minutes} minutes; "
            "until then you can join an open table on the start page.",
            429,
            n=MOST_RUNNING,
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


@alone
async def removed(match: Match, may_go: Callable[[], bool] = lambda: True) -> bool:
    """Whether the match was removed, which it was if it hasn't begun and may go."""
    if match.started or not may_go():
        return False
    await match.write(lambda connection: remove(connection, [match.id]))
    return True


def clear_unbegun(opened: Collection[str]) -> Work:
    """Remove matches whose game hasn't begun for long, but for those ``opened`` on some page."""
    old = sa.and_(matches.c.started.is_(None), matches.c.created < time.time() - UNBEGUN_KEPT)
    question = sa.select(matches.c.id).where(old, matches.c.id.not_in(opened))

    def work(connection: sa.Connection) -> None:
        remove(connection, connection.scalars(question).all())

    return work


def forget_people(seen: Collection[str]) -> Work:
    """Forget people who never sat at a table nor opened one, but for those ``seen`` since the start."""
    sat = sa.select(chairs.c.person).where(chairs.c.person == people.c.id).exists()
    opened = sa.select(matches.c.id).where(matches.c.host == people.c.id).exists()
    question = sa.select(people.c.id).where(people.c.created < time.time() - PERSON_KEPT, ~sat, ~opened)

    def work(connection: sa.Connection) -> None:
        strangers = [{"stranger": name} for name in connection.scalars(question).all() if name not in seen]
        if strangers:
            for column in columns_of_people():
                connection.execute(column.table.delete().where(column == sa.bindparam("stranger")), strangers)
            connection.execute(people.delete().where(people.c.id == sa.bindparam("stranger")), strangers)

    return work
