"""Pub/sub between the processes of a server over PostgreSQL's NOTIFY, in the transaction that makes the news true.

News is only a hint: the facts are in the database, and a process that missed it finds them there. It never leaves
the database, and holds nothing that all processes of the server don't know anyway.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

if TYPE_CHECKING:
    from psycopg import AsyncConnection


LONGEST: Final = 7900
"""The most bytes that PostgreSQL takes in one notification."""


class MatchWritten(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """A match was written; ``edition`` is its version now.

    ``rows`` are the choices, if nothing else was new but the moment and the hands of the clocks. ``waits`` is true if
    a bot is to act now.
    """

    match: str
    version: int
    rows: list[tuple[int, str]] = []
    moved: float = 0.0
    hands: list[tuple[float, float | None]] = []
    waits: bool = False


class PersonChanged(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Cache invalidation for a person: their name, mutes or sessions have changed."""

    person: str


class PagesOpen(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Presence for a match: the people and pages that have it open at the process that sends this."""

    match: str
    people: list[str] = []
    watchers: int = 0
    pages: int = 0


class PeopleSeen(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Presence on the site: people who made a request a moment ago."""

    people: list[str] = []


class Asks(msgspec.Struct, frozen=True, tag=True):
    """A process has just begun to listen, and asks what the others have open."""


News = MatchWritten | PersonChanged | PagesOpen | PeopleSeen | Asks


class Envelope(msgspec.Struct, frozen=True):
    """News with the process that sends it."""

    process: str
    news: News


def encode(process: str, news: News) -> str:
    """The envelope as the text that PostgreSQL carries."""
    return msgspec.json.encode(Envelope(process, news)).decode()


def decode(text: str) -> Envelope | None:
    """The envelope that was carried; None if it is none of this version."""
    try:
        return msgspec.json.decode(text, type=Envelope)
    except msgspec.DecodeError:
        return None


def notes(channel: str, process: str, news: Sequence[News]) -> list[sa.Select[tuple[object]]]:
    """The statements that send news once they are committed; what is too long is found in the database."""
    texts = [encode(process, one) for one in news]
    return [sa.select(sa.func.pg_notify(channel, text)) for text in texts if len(text.encode()) <= LONGEST]


async def listen_connection(url: sa.URL) -> "AsyncConnection[Any]":
    """A dedicated connection to the database. Raises what the driver does."""
    from psycopg import AsyncConnection

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await AsyncConnection.connect(address, autocommit=True, connect_timeout=5)


@asynccontextmanager
async def listen_connection_for(url: sa.URL) -> "AsyncIterator[AsyncConnection[Any]]":
    """Context manager of a dedicated connection; closed at once, however that ends. Raises what the driver does."""
    line = await listen_connection(url)
    try:
        yield line
    finally:
        await line.close()


def is_broken(error: Exception) -> bool:
    """True if the error is that of a broken connection to the database."""
    from psycopg import Error

    return isinstance(error, (Error, OSError, sa.exc.SQLAlchemyError))
