"""The queue of notices: every event once for each channel, tried again ever later, and bounded for each person."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

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
"""On the page, of what was written at a table: it was opened since."""
MINUTE: Final = 60
BACKOFF: Final = (1 * MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 720 * MINUTE)
"""Seconds after each try that failed until the next; after the last one nothing is tried any more."""
GATHERED: Final = 2 * MINUTE
"""So many seconds a mail that it is somebody's turn waits for others of the kind, to go as one."""
MOST_WAITING: Final = 50
"""So many notices wait for one person at most, outside of the page."""
MOST_SHOWN: Final = 100
AT_ONCE: Final = 20
KEPT: Final = 30 * 24 * 3600
"""Seconds after which what was sent is forgotten."""


class News(NamedTuple):
    """What somebody is told: its kind, the match it is about, if any, the facts, and the key of the event."""

    kind: str
    match_id: str | None
    facts: Mapping[str, str]
    key: str


class QueuedNotification(NamedTuple):
    """Notices that go together to one address."""

    ids: list[int]
    person: str | None
    channel: str
    address: str
    language: str
    notices: list[Any]
    details: dict[str, str]


def put(person: str, news: News, now: float) -> Write:
    """Tell somebody, on the page and by every way on which he wishes it; nothing if he was told of it already.

    Nothing either if he, or the match, is there no more, or if he wishes to hear nothing of it; and of what is written
    at a table nothing until he has opened it since he was told.
    """

    def work(connection: sa.Connection) -> None:
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
        trim(connection, person)

    return work


def with_game(connection: sa.Connection, news: News) -> News | None:
    """The news with the game of its match; None if that match is there no more."""
    if news.match_id is None:
        return news
    game = connection.scalar(sa.select(matches.c.game).filter_by(id=news.match_id))
    return None if game is None else news._replace(facts={"game": game, **news.facts})


def enqueue(connection: sa.Connection, person: str, news: News, language: str, reach: Channel, now: float) -> None:
    """Let the news wait to go that way, unless too much waits already."""
    waiting = sa.select(sa.func.count()).select_from(notifications).filter_by(person=person, state=WAITING)
    if connection.scalars(waiting).one() < MOST_WAITING:
        connection.execute(notifications.insert(), row_of(person, news, language, reach.channel, reach.address, now))


def put_mail(address: str, news: News, language: str, now: float) -> Write:
    """Let a mail wait to somebody without an account, unless he has it already or wishes none."""

    def work(connection: sa.Connection) -> None:
        row = row_of(None, news, language, MAIL, address, now)
        if not is_silenced(connection, address) and not has(connection, str(row["key"])):
            connection.execute(notifications.insert(), row)

    return work


def has(connection: sa.Connection, key: str) -> bool:
    """Whether there is a notice of that key."""
    return connection.scalar(sa.select(notifications.c.id).filter_by(key=key)) is not None


def row_of(person: str | None, news: News, language: str, channel: str, address: str, now: float) -> dict[str, object]:
    """The notice as it is kept."""
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


def trim(connection: sa.Connection, person: str) -> None:
    """Forget what the page doesn't show any more."""
    own = sa.select(notifications.c.id).filter_by(person=person, channel=PAGE).order_by(notifications.c.id.desc())
    old = list(connection.scalars(own.offset(MOST_SHOWN).limit(MOST_SHOWN)))
    if old:
        connection.execute(notifications.delete().where(notifications.c.id.in_(old)))


# Sending.


def take_due(now: float, parcels: list[QueuedNotification]) -> Write:
    """Find what is due, and let it be due again later: whoever fails or crashes meanwhile tries it again then.

    What says that it is somebody's turn goes nowhere once he has acted. His mails of that kind go as one.
    """

    def work(connection: sa.Connection) -> None:
        connection.execute(
            notifications.delete().where(notifications.c.state.in_((SENT, DEAD)), notifications.c.created < now - KEPT)
        )
        due = sa.select(notifications).where(notifications.c.state == WAITING, notifications.c.due <= now)
        taken: set[int] = set()
        parcels.clear()
        for row in connection.execute(due.order_by(notifications.c.due, notifications.c.id).limit(AT_ONCE)).all():
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

    return work


def gathered(connection: sa.Connection, row: Any) -> list[Any]:
    """What goes in one mail with that notice."""
    if row.channel != MAIL or row.kind != "turn" or row.person is None:
        return []
    same = sa.select(notifications).filter_by(person=row.person, channel=MAIL, kind="turn", state=WAITING)
    return list(
        connection.execute(same.where(notifications.c.address == row.address, notifications.c.id != row.id)).all()
    )


def is_past(connection: sa.Connection, row: Any) -> bool:
    """Whether it says that it is somebody's turn who has acted meanwhile."""
    if row.kind != "turn" or row.match_id is None:
        return False
    to_act = seats_in(connection.scalar(sa.select(TO_ACT).where(matches.c.id == row.match_id)))
    own = sa.select(match_seats.c.seat).filter_by(match_id=row.match_id, person=row.person)
    return not set(connection.scalars(own)) & set(to_act)


def details_of(connection: sa.Connection, row: Any) -> dict[str, str]:
    """What else is needed to reach that address."""
    own = [] if row.person is None else reaches_of(connection, row.person)
    return next((one.details for one in own if (one.channel, one.address) == (row.channel, row.address)), {})


def mark(ids: list[int], state: str) -> Write:
    """Let these notices be in another state."""
    return lambda connection: connection.execute(
        notifications.update().where(notifications.c.id.in_(ids)).values(state=state)
    )


def give_up(parcel: QueuedNotification) -> Write:
    """Try no more what has been tried often enough."""
    worn = notifications.update().where(notifications.c.id.in_(parcel.ids), notifications.c.tries > len(BACKOFF))
    return lambda connection: connection.execute(worn.values(state=DEAD))


def prune(parcel: QueuedNotification, now: float) -> Write:
    """Send nothing more to an address at which nobody is, and tell its person so on the page."""
    digest = digest_of(parcel.address)
    facts = {"address": shown_address(parcel.channel, parcel.address), "link": "/notices/settings"}
    news = News("channel", None, facts, f"channel:{digest}:{int(now)}")

    def work(connection: sa.Connection) -> None:
        gone = notifications.update().where(notifications.c.address == parcel.address, notifications.c.state == WAITING)
        connection.execute(gone.values(state=DEAD))
        silence(digest, now)(connection)
        if parcel.person is not None:
            put(parcel.person, news, now)(connection)

    return work


# The page.


def latest(connection: sa.Connection, person: str) -> list[Any]:
    """What the person was told lately, the latest first."""
    own = sa.select(notifications).filter_by(person=person, channel=PAGE)
    return list(connection.execute(own.order_by(notifications.c.id.desc()).limit(MOST_SHOWN)).all())


def read_all(person: str) -> Write:
    """Everything on the page is read."""
    own = notifications.update().filter_by(person=person, channel=PAGE, state=NEW)
    return lambda connection: connection.execute(own.values(state=SEEN))


def written_at(person: str, match: str) -> sa.ColumnElement[bool]:
    """The notices on the page that something was written at a table which the person has not opened since."""
    of_table = (
        notifications.c.match_id == match,
        notifications.c.kind == "message",
        notifications.c.state.in_((NEW, SEEN)),
    )
    return sa.and_(notifications.c.person == person, notifications.c.channel == PAGE, *of_table)


def awaits(connection: sa.Connection, person: str, match: str) -> bool:
    """Whether the person was told that something was written at a table, and has not opened it since."""
    return connection.scalar(sa.select(notifications.c.id).where(written_at(person, match)).limit(1)) is not None


def opened(person: str, match: str) -> Write:
    """The person has opened the table: he has read what was written there, and is told of it nowhere any more."""
    change = notifications.update().where(written_at(person, match)).values(state=OPENED)
    rest = (
        notifications.update()
        .filter_by(person=person, match_id=match, kind="message", state=WAITING)
        .values(state=DEAD)
    )
    return batch([lambda c: c.execute(change), lambda c: c.execute(rest)])


def unread(connection: sa.Connection, person: str | None = None) -> dict[str, int]:
    """How much each person, or that one, has not read on the page; only those who have something to read."""
    question = (
        sa.select(notifications.c.person, sa.func.count())
        .where(notifications.c.state == NEW)
        .group_by(notifications.c.person)
    )
    if person is not None:
        question = question.where(notifications.c.person == person)
    return {str(who): int(count) for who, count in connection.execute(question)}
