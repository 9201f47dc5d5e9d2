"""Tables for operators, without cards or secrets: list, search, show, close and purge them."""

import time
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.accounts.sessions import KEPT
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Write, bump_version
from tongbao.server.db.tables import choices, clocks, email_tokens, match_seats, matches, messages, sessions, settings
from tongbao.server.matches.damaged import is_put_aside
from tongbao.server.matches.limits import delete_people, remove, strangers, unbegun
from tongbao.server.matches.repository import change_setting, load_seats, load_settings, unknown
from tongbao.server.matches.settings import CLOSED, CONTEST, ON

MOST_LISTED: Final = 50
WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "finished"
SHUT: Final = "closed"
PUT_ASIDE: Final = "damaged"
Entry = dict[str, Any]


def latest(connection: sa.Connection, state: str | None = None, most: int = MOST_LISTED) -> list[Entry]:
    """The tables that moved last, of all or of one state."""
    question = lines().order_by(matches.c.moved.desc(), matches.c.id).limit(most)
    return entries(connection, question if state is None else question.where(in_state(state)))


def search(connection: sa.Connection, text: str, most: int = MOST_LISTED) -> list[Entry]:
    """The tables whose name contains the text, or at which a person with that id, or whose name contains it, sits."""
    sits = match_seats.c.name.icontains(text, autoescape=True) | (match_seats.c.person == text)
    seated = sa.select(match_seats.c.match_id).where(sits)
    alike = matches.c.id.contains(text.casefold(), autoescape=True) | matches.c.id.in_(seated)
    return entries(connection, lines().where(alike).order_by(matches.c.moved.desc(), matches.c.id).limit(most))


def lines() -> sa.Select[Any]:
    """Query for a line about each table."""
    size = sa.select(sa.func.count()).where(choices.c.match_id == matches.c.id).scalar_subquery()
    fields = (matches.c.id, matches.c.game, matches.c.started, matches.c.finished, matches.c.moved)
    damaged = is_put_aside(matches.c.id).label("damaged")
    return sa.select(*fields, is_shut().label("shut"), damaged, size.label("choices"))


def is_shut() -> sa.ColumnElement[bool]:
    """SQL condition: the table was closed before the end of its game."""
    shut = sa.select(settings.c.match_id).where(settings.c.name == CLOSED, settings.c.value == ON)
    return matches.c.id.in_(shut)


def in_state(state: str) -> sa.ColumnElement[bool]:
    """SQL condition: the table is in that state. Raises UserError if there is none of that name."""
    states = {
        WAITING: matches.c.started.is_(None),
        PLAYING: matches.c.started.is_not(None) & matches.c.finished.is_(None),
        FINISHED: matches.c.finished.is_not(None) & ~is_shut(),
        SHUT: is_shut(),
        PUT_ASIDE: is_put_aside(matches.c.id) & matches.c.finished.is_(None),
    }
    if state not in states:
        raise UserError(
            "There is no table state “{name}”; choose one of: {all}.", name=state[:40], all=", ".join(states)
        )
    return states[state]


def entries(connection: sa.Connection, question: sa.Select[Any]) -> list[Entry]:
    """The lines, as plain data."""
    return [
        {"table": row.id, "game": row.game, "state": state_of(row), "moved": row.moved, "choices": row.choices}
        for row in connection.execute(question)
    ]


def state_of(row: Any) -> str:
    """State of a table."""
    if row.shut:
        return SHUT
    if row.finished is not None:
        return FINISHED
    if row.damaged:
        return PUT_ASIDE
    return WAITING if row.started is None else PLAYING


def show(connection: sa.Connection, name: str) -> Entry:
    """Details of a table for operators. Raises UserError if there is none of that name."""
    found = entries(connection, lines().where(matches.c.id == name))
    if not found:
        raise unknown(name)
    row = connection.execute(sa.select(matches.c.host, matches.c.created, matches.c.options).filter_by(id=name)).one()
    sitting = load_seats(connection, [name])[name]
    said = sa.select(sa.func.count()).select_from(messages).filter_by(match_id=name)
    seats = [{"seat": c.seat, "kind": c.kind, "name": c.name, "person": c.person, "bot": c.bot} for c in sitting]
    return {
        **found[0],
        "host": row.host,
        "created": row.created,
        "options": row.options,
        "chairs": seats,
        "messages": connection.scalar(said),
    }


def is_begun(connection: sa.Connection, name: str) -> bool:
    """True if the game of the table has begun.

    Raises UserError if it can't be closed: it is over, or a contest waits for its end.
    """
    state = show(connection, name)["state"]
    if state in (FINISHED, SHUT):
        raise UserError("The game at “{name}” is already over.", 409, name=name)
    if load_settings(connection, name).get(CONTEST):
        raise UserError(
            "“{name}” can’t be closed: a tournament or a deal of the day is waiting for its result.", 409, name=name
        )
    started = connection.scalar(sa.select(matches.c.started).filter_by(id=name))
    return started is not None


def closed(name: str) -> Write:
    """Write that closes a table: a game ends without a result, and a table at which none has begun is removed."""
    now = time.time()
    ended = matches.update().filter_by(id=name).values(finished=now, moved=now, to_act=[])

    def write(connection: sa.Connection) -> None:
        if not is_begun(connection, name):
            remove(connection, [name])
            return
        bump_version(matches.c.id == name)(connection)
        change_setting(name, CLOSED, ON)(connection)
        connection.execute(ended)
        connection.execute(clocks.update().filter_by(match_id=name).values(since=None, falls=None))

    return write


DAY: Final = 24 * 3600


class Leftovers(NamedTuple):
    """Counts of leftovers: tables whose game never began, guests without a table, expired sessions and email tokens."""

    tables: int
    guests: int
    sessions: int
    letters: int


def purge(connection: sa.Connection, tables: float, guests: float, only_counts: bool = False) -> Leftovers:
    """Purge unstarted tables opened so many days ago, guests not seen for so many, and what has expired; count all."""
    now = time.time()
    names = connection.scalars(unbegun(now - tables * DAY)).all()
    ended, expired = sessions.c.seen <= now - KEPT, email_tokens.c.expires < now
    count = sa.select(sa.func.count())
    found = Leftovers(
        len(names),
        len(connection.scalars(strangers(now - guests * DAY)).all()),
        connection.scalars(count.select_from(sessions).where(ended)).one(),
        connection.scalars(count.select_from(email_tokens).where(expired)).one(),
    )
    if only_counts:
        return found
    connection.execute(sessions.delete().where(ended))
    connection.execute(email_tokens.delete().where(expired))
    remove(connection, names)
    idle = connection.scalars(strangers(now - guests * DAY)).all()
    delete_people(connection, idle)
    return found._replace(guests=len(idle))
