"""News: what one process of a server tells the others, in the transaction that makes it so, over PostgreSQL's NOTIFY.

News are a hint only: what they say stands in the database, and whoever missed them finds it there. They never leave the
database, and hold nothing that all processes of the server don't know anyway.
"""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

import msgspec
import sqlalchemy as sa

if TYPE_CHECKING:
    from psycopg import AsyncConnection


LONGEST: Final = 7900
"""PostgreSQL takes no more bytes than that at once."""


class MatchWritten(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """A match was written, and is of that version now.

    ``rows`` are the choices, if that was all that was new but for the moment and the hands of the clocks; ``waits``
    says whether a bot is to act now.
    """

    match: str
    version: int
    rows: list[tuple[int, str]] = []
    moved: float = 0.0
    hands: list[tuple[float, float | None]] = []
    waits: bool = False


class PersonChanged(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """What is known of a person is no longer so: name, mutes, or in which browsers he is known."""

    person: str


class PagesOpen(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """Who has a match open at the process that tells it."""

    match: str
    people: list[str] = []
    watchers: int = 0
    pages: int = 0


class PeopleSeen(msgspec.Struct, frozen=True, omit_defaults=True, tag=True):
    """These people have asked for something a moment ago."""

    people: list[str] = []


class Asks(msgspec.Struct, frozen=True, tag=True):
    """A process has just begun to listen, and asks what the others have open."""


News = MatchWritten | PersonChanged | PagesOpen | PeopleSeen | Asks


class Envelope(msgspec.Struct, frozen=True):
    """News of one process."""

    process: str
    news: News


def encode(process: str, news: News) -> str:
    """The letter as PostgreSQL carries it."""
    return msgspec.json.encode(Envelope(process, news)).decode()


def decode(text: str) -> Envelope | None:
    """The letter that was carried; None if it is none of this version."""
    try:
        return msgspec.json.decode(text, type=Envelope)
    except msgspec.DecodeError:
        return None


def notes(channel: str, process: str, news: Sequence[News]) -> list[sa.Select[tuple[object]]]:
    """What tells the others once it is committed; what is too long they find in the database."""
    texts = [encode(process, one) for one in news]
    return [sa.select(sa.func.pg_notify(channel, text)) for text in texts if len(text.encode()) <= LONGEST]


async def listen_connection(url: sa.URL) -> "AsyncConnection[Any]":
    """A line of one's own to the database. Raises what the driver does."""
    from psycopg import AsyncConnection

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await AsyncConnection.connect(address, autocommit=True, connect_timeout=5)


@asynccontextmanager
async def listen_connection_for(url: sa.URL) -> "AsyncIterator[AsyncConnection[Any]]":
    """Such a line for as long as one needs it; closed at once, however that ends. Raises what the driver does."""
    line = await listen_connection(url)
    try:
        yield line
    finally:
        await line.close()


def is_broken(error: Exception) -> bool:
    """Whether the line to the database is broken."""
    from psycopg import Error

    return isinstance(error, (Error, OSError, sa.exc.SQLAlchemyError))
