"""Notification preferences: the kinds that people want, the channels, and the language."""

import hashlib
from collections.abc import Collection, Mapping
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from tongbao.languages import ENGLISH, LANGUAGES
from tongbao.server.db.database import Write
from tongbao.server.db.tables import accounts, channels, muted_matches, people, unsubscribed, user_languages
from tongbao.server.notifications.messages import TITLES

PAGE: Final = "page"
MAIL: Final = "mail"
HOOK: Final = "webhook"
PUSH: Final = "push"
CHANNELS: Final = (MAIL, HOOK, PUSH)
"""Channels that reach people who have no page open."""
AT_FIRST: Final[Mapping[str, tuple[str, ...]]] = {
    MAIL: ("invited",),
    HOOK: ("turn", "begun", "over", "invited", "stand_in", "time_short"),
    PUSH: ("turn", "begun", "over", "invited", "stand_in", "time_short"),
}
"""Default kinds by channel, for people who haven't chosen any."""
MOST_BROWSERS: Final = 10
"""Maximum number of a person's browsers that get push messages; the oldest ones make room."""


class Channel(NamedTuple):
    """A channel to a person: its type, the address, delivery details, and the kinds of notifications sent there."""

    channel: str
    address: str
    details: dict[str, str]
    kinds: list[str]


def digest_of(address: str) -> str:
    """Digest of an address, for where the address itself isn't stored."""
    return hashlib.sha256(address.encode()).hexdigest()


def language_of(connection: sa.Connection, person: str) -> str:
    """The language that a person used last; English if it is unknown."""
    language = connection.scalar(sa.select(user_languages.c.language).filter_by(person=person))
    return language if language in LANGUAGES else ENGLISH


def note_languages(spoken: Mapping[str, str]) -> Write:
    """Store the languages that people used last, for those who still exist."""

    def write(connection: sa.Connection) -> None:
        for person, language in spoken.items():
            change = user_languages.update().filter_by(person=person).values(language=language)
            if not connection.execute(change).rowcount and is_known(connection, person):
                connection.execute(user_languages.insert(), {"person": person, "language": language})

    return write


def is_known(connection: sa.Connection, person: str) -> bool:
    """True if there is such a person."""
    return connection.scalar(sa.select(people.c.id).filter_by(id=person)) is not None


def reaches_of(connection: sa.Connection, person: str) -> list[Channel]:
    """All channels to a person outside the page, including silenced ones."""
    rows = connection.execute(sa.select(channels).filter_by(person=person).order_by(channels.c.channel)).all()
    found = [Channel(row.channel, row.address, row.details, row.kinds) for row in rows if row.channel != MAIL]
    mail = connection.scalar(sa.select(accounts.c.mail).filter_by(person=person))
    if mail is not None:
        kinds = next((row.kinds for row in rows if row.channel == MAIL), list(AT_FIRST[MAIL]))
        found.append(Channel(MAIL, mail, {}, kinds))
    return found


def is_silenced(connection: sa.Connection, address: str) -> bool:
    """True if no notifications go to that address any more."""
    return connection.scalar(sa.select(unsubscribed.c.since).filter_by(digest=digest_of(address))) is not None


def silence(digest: str, now: float) -> Write:
    """Stop all notifications to an address; a browser or a webhook is deleted altogether."""

    def write(connection: sa.Connection) -> None:
        connection.execute(channels.delete().where(channels.c.digest == digest))
        if connection.scalar(sa.select(unsubscribed.c.since).filter_by(digest=digest)) is None:
            connection.execute(unsubscribed.insert(), {"digest": digest, "since": now})

    return write


def save_channel(person: str, reach: Channel) -> Write:
    """Store a channel to a person, in place of one to the same address; it is wanted, so no longer silenced.

    A person has one webhook and one email address, but several browsers.
    """
    digest = "" if reach.channel == MAIL else digest_of(reach.address)
    row = {"person": person, **reach._asdict(), "digest": digest}
    row["address"] = "" if reach.channel == MAIL else reach.address

    def write(connection: sa.Connection) -> None:
        own = (channels.c.person == person, channels.c.channel == reach.channel)
        if reach.channel == PUSH:
            browsers = list(connection.scalars(sa.select(channels.c.digest).where(*own)))
            room = [one for one in browsers if one == digest] or browsers[: max(0, len(browsers) - MOST_BROWSERS + 1)]
            connection.execute(channels.delete().where(*own, channels.c.digest.in_(room)))
        else:
            connection.execute(channels.delete().where(*own))
        connection.execute(unsubscribed.delete().filter_by(digest=digest_of(reach.address)))
        connection.execute(channels.insert(), row)

    return write


def drop_reach(person: str, channel: str) -> Write:
    """Delete a person's channels of one type."""
    gone = channels.delete().filter_by(person=person, channel=channel)
    return lambda connection: connection.execute(gone)


def save_subscriptions(person: str, channel: str, kinds: Collection[str]) -> Write:
    """Set the kinds of notifications that a person gets by a type of channel."""
    wished = [kind for kind in TITLES if kind in kinds]
    change = channels.update().filter_by(person=person, channel=channel).values(kinds=wished)
    return lambda connection: connection.execute(change)


def is_muted(connection: sa.Connection, person: str, match: str) -> bool:
    """True if the person has muted a table."""
    question = sa.select(muted_matches.c.person).filter_by(person=person, match_id=match)
    return connection.scalar(question) is not None


def mute(person: str, match: str, is_mute: bool) -> Write:
    """Mute a table for a person, or unmute it."""

    def write(connection: sa.Connection) -> None:
        connection.execute(muted_matches.delete().filter_by(person=person, match_id=match))
        if is_mute:
            connection.execute(muted_matches.insert(), {"person": person, "match_id": match})

    return write


def shown_address(channel: str, address: str) -> str:
    """An address as its owner may read it: for a webhook or a browser only the host, since the rest is a secret."""
    return address if channel == MAIL else address.removeprefix("https://").partition("/")[0]


def subscriptions_of(connection: sa.Connection, person: str) -> dict[str, Any]:
    """Data of the settings page: the kinds and the addresses by channel."""
    found: dict[str, Any] = {
        name: {"kinds": list(AT_FIRST[name]), "addresses": [], "details": {}, "silenced": False} for name in CHANNELS
    }
    for reach in reaches_of(connection, person):
        one = found[reach.channel]
        one["kinds"] = reach.kinds
        one["silenced"] = is_silenced(connection, reach.address)
        one["details"] = reach.details
        one["addresses"] = [*one["addresses"], shown_address(reach.channel, reach.address)]
    return found
