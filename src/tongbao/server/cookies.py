"""Cookies: what a browser keeps for this site. Other sites of the same machine may have put more there."""

from typing import Final

from starlette.requests import HTTPConnection

LANGUAGE_COOKIE: Final = "tongbao_language"
TABLE_COOKIE: Final = "tongbao_table"
"""Which table somebody prefers, the one in words or the one that is drawn."""
SIGHT_COOKIE: Final = "tongbao_sight"
KEPT: Final = 400 * 24 * 3600
"""Seconds for which a browser keeps what was chosen: as long as it may."""


def cookie_of(connection: HTTPConnection, name: str) -> str | None:
    """The cookie of that name as it stands there; ours need no quotes. Takes linear time, whatever is sent."""
    for header in connection.headers.getlist("cookie"):
        for part in header.split(";"):
            key, _, value = part.partition("=")
            if key.strip() == name:
                return value.strip()
    return None
