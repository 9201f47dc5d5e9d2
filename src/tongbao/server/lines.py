"""Lines: connections of one's own to PostgreSQL, on which one hears or holds something for long."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import sqlalchemy as sa

if TYPE_CHECKING:
    from psycopg import AsyncConnection


async def line_to(url: sa.URL) -> "AsyncConnection[Any]":
    """A line of one's own to the database. Raises what the driver does."""
    from psycopg import AsyncConnection

    address = url.set(drivername="postgresql").render_as_string(hide_password=False)
    return await AsyncConnection.connect(address, autocommit=True, connect_timeout=5)


@asynccontextmanager
async def line_for(url: sa.URL) -> "AsyncIterator[AsyncConnection[Any]]":
    """Such a line for as long as one needs it; closed at once, however that ends. Raises what the driver does."""
    line = await line_to(url)
    try:
        yield line
    finally:
        await line.close()


def is_broken(error: Exception) -> bool:
    """Whether the line to the database is broken."""
    from psycopg import Error

    return isinstance(error, (Error, OSError, sa.exc.SQLAlchemyError))
