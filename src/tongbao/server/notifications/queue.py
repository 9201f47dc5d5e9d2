"""Notification queue: every event once for each channel, retried with backoff, and bounded for each person."""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import sqlalchemy as sa

from tongbao.server.db.database import Write, batch
from tongbao.server.db.tables import match_seats, matches, notifications
from tongbao.server.matches.queries import TO_ACT, seats_in
from tongbao.server.notifications.preferences import (
    MAIL,
    PAGE,
    Channel,
    digest_of,
    is_known,
    is_muted,
    is_silenced,
    language_of,
    reaches_of,
    shown_address,
    silence,
)

WAITING: Final = "waiting"
SENT: Final = "sent"
DEAD: Final = "dead"
NEW: Final = "new"
SEEN: Final = "seen"
OPENED: Final = "opened"
"""State of a message on the page that was written at a table: the table was opened since."""
MINUTE: Final = 60
BACKOFF: Final = (1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE)
"""Seconds from each failed attempt to the next; after the last one there are no more attempts."""
GATHERED: Final = 2 * MINUTE
"""Seconds for which an email about a turn waits for others of the kind, to be sent as one."""
MOST_WAITING: Final = 50
"""Maximum number of notifications that wait for one person, outside the page."""
MOST_SHOWN: Final = 100
AT_ONCE: Final = 20
KEPT: Final = 30 * 24 * 3600
"""Seconds after which sent notifications are deleted, and those that failed for good."""


class Notification(NamedTuple):
    """New notification: its kind, the match it is about, if any, the facts, and the key of the event."""

    kind: str
    match_id: str | None
    facts: Mapping[str, str]
    key: str


class QueuedNotification(NamedTuple):
    """Queued notifications that are sent together to one address."""

    ids: list[int]
    person: str | None
    channel: str
    address: str
    language: str
    notices: list[Any]
    details: dict[str, str]


def put(person: str, news: Notification, now: float) -> Write:
    """Queue a notification for a person, on the page and by every channel they want, unless they were already notified.

    Nothing is queued if the person or the match no longer exists, or the table is muted; after a message at a table, no
    other one is until they have opened it.
    """

    def write(connection: sa.Connection) -> None:
        whole = with_game(connection, news)
        if whole is None or not is_known(connection, person) or has(connection, f"{news.key}:{PAGE}"):
            return
        if news.match_id is not None and is_muted(connection, person, news.match_id):
            return
        if news.kind == "message" and news.match_id is not None and awaits(connection, person, news.match_id):
            return
        language = language_of(connection, person)
        connection.execute(notifications.insert(), row_of(person, whole, language, PAGE, "", now))
        for reach in reaches_of(connection, person):
            if news.kind in reach.kinds and not is_silenced(connection, reach.address):
                enqueue(connection, person, whole, language, reach, now)
        drop_oldest(connection, person)

    return write


def with_game(connection: sa.Connection, news: Notification) -> Notification | None:
    """The notification with the game of its match; None if that match no longer exists."""
    if news.match_id is None:
        return news
    game = connection.scalar(sa.select(matches.c.game).filter_by(id=news.match_id))
    return None if game is None else news._replace(facts={"game": game, **news.facts})


def enqueue(
    connection: sa.Connection, person: str, news: Notification, language: str, reach: Channel, now: float
) -> None:
    """Queue a notification for one channel, unless too many are waiting already."""
    waiting = sa.select(sa.func.count()).select_from(notifications).filter_by(person=person, state=WAITING)
    if connection.scalars(waiting).one() < MOST_WAITING:
        connection.execute(notifications.insert(), row_of(person, news, language, reach.channel, reach.address, now))


def put_mail(address: str, news: Notification, language: str, now: float) -> Write:
    """Queue an email to somebody without an account, unless they already got it or want none."""

    def write(connection: sa.Connection) -> None:
        row = row_of(None, news, language, MAIL, address, now)
        if not is_silenced(connection, address) and not has(connection, str(row["key"])):
            connection.execute(notifications.insert(), row)

    return write


def has(connection: sa.Connection, key: str) -> bool:
    """True if there is a notification with that key."""
    return connection.scalar(sa.select(notifications.c.id).filter_by(key=key)) is not None


def row_of(
    person: str | None, news: Notification, language: str, channel: str, address: str, now: float
) -> dict[str, object]:
    """Database row of a notification."""
    way = f"{channel}:{digest_of(address)[:16]}" if address else channel
    later = GATHERED if channel == MAIL and news.kind == "turn" else 0
    return {
        "key": f"{news.key}:{way}",
        "person": person,
        "match_id": news.match_id,
        "kind": news.kind,
        "facts": dict(news.facts),
        "language": language,
        "channel": channel,
        "address": address,
        "state": NEW if channel == PAGE else WAITING,
        "tries": 0,
        "due": now + later,
        "created": now,
    }


def drop_oldest(connection: sa.Connection, person: str) -> None:
    """Delete notifications that the page no longer shows."""
    own = sa.select(notifications.c.id).filter_by(person=person, channel=PAGE).order_by(notifications.c.id.desc())
    old = list(connection.scalars(own.offset(MOST_SHOWN).limit(MOST_SHOWN)))
    if old:
        connection.execute(notifications.delete().where(notifications.c.id.in_(old)))


# Sending.


def take_due(now: float, parcels: list[QueuedNotification], room: Callable[[str], int]) -> Write:
    """Take the notifications that are due, and reschedule them: after a failure or a crash they are tried again then.

    To each host go as many as there is ``room`` for. Notifications of a turn are not sent once the person has acted.
    Emails about a person's turns are sent as one.
    """

    def write(connection: sa.Connection) -> None:
        connection.execute(
            notifications.delete().where(notifications.c.state.in_((SENT, DEAD)), notifications.c.created < now - KEPT)
        )
        ids = due_ids(connection, now, room)
        due = sa.select(notifications).where(notifications.c.id.in_(ids))
        taken: set[int] = set()
        parcels.clear()
        for row in connection.execute(due.order_by(notifications.c.due, notifications.c.id)).all():
            if row.id in taken:
                continue
            rows = [row, *gathered(connection, row)]
            late = [one.id for one in rows if is_past(connection, one)]
            mark(late, DEAD)(connection)
            rows = [one for one in rows if one.id not in late]
            ids = [one.id for one in rows]
            taken.update(ids, late)
            if rows:
                again = now + BACKOFF[min(row.tries, len(BACKOFF) - 1)]
                change = notifications.update().where(notifications.c.id.in_(ids))
                connection.execute(change.values(tries=row.tries + 1, due=again))
                details = details_of(connection, row)
                parcels.append(
                    QueuedNotification(ids, row.person, row.channel, row.address, row.language, rows, details)
                )

    return write


def due_ids(connection: sa.Connection, now: float, room: Callable[[str], int]) -> list[int]:
    """The notifications that are due and for which there is room, those that have waited longest first."""
    fields = (notifications.c.id, notifications.c.channel, notifications.c.address)
    due = sa.select(*fields).where(notifications.c.state == WAITING, notifications.c.due <= now)
    found, to = list[int](), Counter[str]()
    with connection.execute(
        due.order_by(notifications.c.due, notifications.c.id).execution_options(yield_per=100)
    ) as rows:
        for row in rows:
            host = host_of(row.channel, row.address)
            if to[host] < room(host):
                to[host] += 1
                found.append(row.id)
            if len(found) == AT_ONCE:
                break
    return found


def host_of(channel: str, address: str) -> str:
    """The host to which a notification goes; the mail server for all emails."""
    try:
        return MAIL if channel == MAIL else urlsplit(address).hostname or ""
    except ValueError:
        return ""


def gathered(connection: sa.Connection, row: Any) -> list[Any]:
    """The other notifications that go into the same email."""
    if row.channel != MAIL or row.kind != "turn" or row.person is None:
        return []
    same = sa.select(notifications).filter_by(person=row.person, channel=MAIL, kind="turn", state=WAITING)
    return list(
        connection.execute(same.where(notifications.c.address == row.address, notifications.c.id != row.id)).all()
    )


def is_past(connection: sa.Connection, row: Any) -> bool:
    """True if it is about a person's turn and they have acted since."""
    if row.kind != "turn" or row.match_id is None:
        return False
    to_act = seats_in(connection.scalar(sa.select(TO_ACT).where(matches.c.id == row.match_id)))
    own = sa.select(match_seats.c.seat).filter_by(match_id=row.match_id, person=row.person)
    return not set(connection.scalars(own)) & set(to_act)


def details_of(connection: sa.Connection, row: Any) -> dict[str, str]:
    """Delivery details of a notification's address."""
    own = [] if row.person is None else reaches_of(connection, row.person)
    return next((one.details for one in own if (one.channel, one.address) == (row.channel, row.address)), {})


def mark(ids: list[int], state: str) -> Write:
    """Set the state of these notifications."""
    return lambda connection: connection.execute(
        notifications.update().where(notifications.c.id.in_(ids)).values(state=state)
    )


def give_up(parcel: QueuedNotification) -> Write:
    """Stop retrying notifications that were tried often enough."""
    worn = notifications.update().where(notifications.c.id.in_(parcel.ids), notifications.c.tries > len(BACKOFF))
    return lambda connection: connection.execute(worn.values(state=DEAD))


def prune(parcel: QueuedNotification, now: float) -> Write:
    """Stop sending to an address where nobody can be reached, and notify its owner on the page."""
    digest = digest_of(parcel.address)
    facts = {"address": shown_address(parcel.channel, parcel.address), "link": "/notices/settings"}
    news = Notification("channel", None, facts, f"channel:{digest}:{int(now)}")

    def write(connection: sa.Connection) -> None:
        gone = notifications.update().where(notifications.c.address == parcel.address, notifications.c.state == WAITING)
        connection.execute(gone.values(state=DEAD))
        silence(digest, now)(connection)
        if parcel.person is not None:
            put(parcel.person, news, now)(connection)

    return write


# The page.


def latest(connection: sa.Connection, person: str) -> list[Any]:
    """The person's latest notifications on the page, the newest first."""
    own = sa.select(notifications).filter_by(person=person, channel=PAGE)
    return list(connection.execute(own.order_by(notifications.c.id.desc()).limit(MOST_SHOWN)).all())


def read_all(person: str) -> Write:
    """Mark everything on the page as read."""
    own = notifications.update().filter_by(person=person, channel=PAGE, state=NEW)
    return lambda connection: connection.execute(own.values(state=SEEN))


def written_at(person: str, match: str) -> sa.ColumnElement[bool]:
    """SQL condition: notifications on the page about messages at a table that the person has not opened since."""
    of_table = (
        notifications.c.match_id == match,
        notifications.c.kind == "message",
        notifications.c.state.in_((NEW, SEEN)),
    )
    return sa.and_(notifications.c.person == person, notifications.c.channel == PAGE, *of_table)


def awaits(connection: sa.Connection, person: str, match: str) -> bool:
    """True if the person was notified of a message at a table, and has not opened it since."""
    return connection.scalar(sa.select(notifications.c.id).where(written_at(person, match)).limit(1)) is not None


def opened(person: str, match: str) -> Write:
    """Mark the messages at a table as opened by the person, and cancel those still waiting to be sent."""
    change = notifications.update().where(written_at(person, match)).values(state=OPENED)
    rest = (
        notifications.update()
        .filter_by(person=person, match_id=match, kind="message", state=WAITING)
        .values(state=DEAD)
    )
    return batch([lambda c: c.execute(change), lambda c: c.execute(rest)])


def unread(connection: sa.Connection, person: str | None = None) -> dict[str, int]:
    """Number of unread notifications by person, or of one person; people without any are left out."""
    question = (
        sa.select(notifications.c.person, sa.func.count())
        .where(notifications.c.state == NEW)
        .group_by(notifications.c.person)
    )
    if person is not None:
        question = question.where(notifications.c.person == person)
    return {str(who): int(count) for who, count in connection.execute(question)}
