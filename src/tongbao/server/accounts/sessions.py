"""Sessions: the browsers in which a person is signed in, each by a random token in a cookie; only its hash is kept."""

import hashlib
import hmac
import secrets
import time
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.server.db.database import Database, DatabaseUnavailable, Write, batch
from tongbao.server.db.pubsub import PersonChanged
from tongbao.server.db.tables import sessions

COOKIE: Final = "tongbao_session"
KEPT: Final = 400 * 24 * 3600
"""Lifetime in seconds of the cookie, and of a session that isn't used."""
LONGEST_TOKEN: Final = 64
LONGEST_DEVICE: Final = 80
NOTED: Final = 3600
"""Minimum interval in seconds between two updates of a session's last use."""
TRUSTED: Final = 60
"""Cache time of a session in seconds; so long one that another process ended lives on."""
MOST_REMEMBERED: Final = 10_000
BROWSERS: Final = (
    ("Firefox/", "Firefox"),
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)
"""Words by which browsers and systems are recognised in user agents; the first that is found counts."""


class Session(NamedTuple):
    """One browser of a person: ``digest`` of its token, since when, last seen when (seconds), and its description."""

    digest: str
    person: str
    created: float
    seen: float
    device: str


class Sessions:
    """Repository of all sessions; those found lately are cached for a moment."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.cache: dict[str, tuple[Session, float]] = {}

    async def find_session(self, token: str | None) -> Session | None:
        """The session of this token, if it has not ended."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        digest, now = digest_of(token), time.time()
        session, until = self.cache.get(digest, (None, 0.0))
        if now >= until:
            session = await self.database.read(lambda c: session_at(c, digest, now - KEPT))
            if session is None:
                self.cache.pop(digest, None)
                return None
            self.remember(session)
            if session.seen < now - NOTED:
                use = sessions.update().filter_by(token_hash=digest).values(seen=now)
                with suppress(DatabaseUnavailable):  # whoever only looks need not know
                    await self.database.write(lambda c: c.execute(use))
        return session

    def remember(self, session: Session) -> None:
        """Cache a session for a moment."""
        now = time.time()
        if len(self.cache) >= MOST_REMEMBERED:
            self.cache = {key: one for key, one in self.cache.items() if one[1] > now}
        self.cache[session.digest] = (session, now + TRUSTED)

    async def open_session(self, person: str, device: str, instead: Session | None = None) -> str:
        """Create a session of the person, and return its token; the session that it replaces has ended."""
        session, token = new_session(person, device)

        def write(connection: sa.Connection) -> None:
            keep_session(session)(connection)
            if instead is not None:
                connection.execute(sessions.delete().filter_by(token_hash=instead.digest))

        ended = [] if instead is None else self.database.publish(PersonChanged(instead.person))
        await self.database.write(batch([write, *ended]))
        if instead is not None:
            self.cache.pop(instead.digest, None)
        self.remember(session)
        return token

    async def list_sessions(self, person: str) -> list[Session]:
        """The sessions of a person, the latest used first."""
        return await self.database.read(lambda c: sessions_of(c, person))

    async def end_sessions(self, person: str, digests: set[str]) -> None:
        """End these sessions, as far as they are the person's."""
        gone = sessions.delete().where(sessions.c.person == person, sessions.c.token_hash.in_(digests))
        await self.database.write(batch([lambda c: c.execute(gone), *self.database.publish(PersonChanged(person))]))
        for digest in digests:
            known = self.cache.get(digest)
            if known is not None and known[0].person == person:
                del self.cache[digest]

    def forget(self, person: str) -> None:
        """Drop all sessions of a person from the cache."""
        self.cache = {digest: one for digest, one in self.cache.items() if one[0].person != person}


def new_session(person: str, device: str) -> tuple[Session, str]:
    """A session of the person that begins now, and its token."""
    token, now = secrets.token_urlsafe(32), time.time()
    return Session(digest_of(token), person, now, now, device[:LONGEST_DEVICE]), token


def keep_session(session: Session) -> Write:
    """Write that stores a new session."""
    row = {"token_hash": session.digest, **session._asdict()}
    del row["digest"]
    return lambda connection: connection.execute(sessions.insert(), row)


def session_at(connection: sa.Connection, digest: str, since: float) -> Session | None:
    """The session whose token has this hash, if it was used since then."""
    question = sa.select(sessions).where(sessions.c.token_hash == digest, sessions.c.seen > since)
    row = connection.execute(question).first()
    return None if row is None else session_in(row)


def sessions_of(connection: sa.Connection, person: str) -> list[Session]:
    """The sessions of a person, the latest used first."""
    question = sa.select(sessions).filter_by(person=person).order_by(sessions.c.seen.desc())
    return [session_in(row) for row in connection.execute(question)]


def session_in(row: sa.Row[tuple[object, ...]]) -> Session:
    """The session that a row holds."""
    return Session(row.token_hash, row.person, row.created, row.seen, row.device)


def digest_of(token: str) -> str:
    """Hash of a token, which is what the database stores."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(agent: str) -> str:
    """Description of a browser from its user agent, in a few words; nothing that would tell one from another."""
    systems = [name for sign, name in SYSTEMS if sign in agent]
    browsers = [name for sign, name in BROWSERS if sign in agent]
    return " · ".join([*browsers[:1], *systems[:1]])


def csrf_token_of(token: str) -> str:
    """CSRF token: a session's forms carry it, so they can't come from elsewhere; it tells nothing about the token."""
    return hmac.new(token.encode(), b"form", hashlib.sha256).hexdigest()
