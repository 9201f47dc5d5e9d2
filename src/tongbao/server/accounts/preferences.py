"""Preferences: language, sight, kind of table, and what the script of a page asks, kept with an account.

A browser keeps them in cookies, and what only the script needs in its own store. With an account they are kept here,
too, and whoever comes in gets them as cookies; SETTINGS_COOKIE hands the script what is its own.
"""

from collections.abc import Mapping
from typing import Final

import sqlalchemy as sa
from starlette.responses import Response

from tongbao.languages import LANGUAGES
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, preferences
from tongbao.server.http.display_settings import KEPT, LANGUAGE_COOKIE, SIGHT_COOKIE, TABLE_COOKIE, sight_in

LANGUAGE: Final = "language"
SIGHT: Final = "sight"
TABLE: Final = "table"
COOKIES: Final = {LANGUAGE: LANGUAGE_COOKIE, SIGHT: SIGHT_COOKIE, TABLE: TABLE_COOKIE}
"""By name: the cookie in which a browser keeps it."""
TICKS: Final = ("ask", "alone", "recap", "bell", "buzz", "notice")
"""What the script keeps (settings.js): each is yes or no."""
SETTINGS_COOKIE: Final = "tongbao_settings"
PICTURE: Final = "picture"
TEXT: Final = "text"
"""A table is shown as text."""


class Preferences:
    """What people with an account prefer."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def load(self, person: str) -> dict[str, str]:
        """What a person prefers, by name; what can't be chosen any more is left out."""
        question = sa.select(preferences.c.name, preferences.c.value).filter_by(person=person)
        found = await self.database.read(lambda c: c.execute(question).all())
        return {row.name: row.value for row in found if is_possible(row.name, row.value)}

    async def save(self, person: str, wishes: Mapping[str, str]) -> None:
        """Keep what a person prefers from now on, if he has an account. Raises UserError if it can't be chosen."""
        for name, value in wishes.items():
            if not is_possible(name, value):
                raise UserError("“{name}” can’t be “{value}”.", name=name[:16], value=value[:40])
        rows = [{"person": person, "name": name, "value": value} for name, value in wishes.items()]
        has_account = sa.select(accounts.c.person).filter_by(person=person)

        def work(connection: sa.Connection) -> None:
            if rows and connection.execute(has_account).first() is not None:
                old = preferences.delete().where(preferences.c.person == person, preferences.c.name.in_(list(wishes)))
                connection.execute(old)
                connection.execute(preferences.insert(), rows)

        await self.database.write(work)


def is_possible(name: str, value: str) -> bool:
    """Whether that can be preferred."""
    if name in TICKS:
        return value in ("yes", "no")
    if name == LANGUAGE:
        return value in LANGUAGES
    if name == SIGHT:
        return str(sight_in(value)) == value
    return name == TABLE and value in (TEXT, PICTURE)


def set_preference_cookies(response: Response, preferred: Mapping[str, str]) -> None:
    """Let the browser keep what somebody prefers."""
    for name, cookie in COOKIES.items():
        if name in preferred:
            response.set_cookie(cookie, preferred[name], KEPT, samesite="lax")
    ticks = [f"{name}-{preferred[name]}" for name in TICKS if name in preferred]
    if ticks:
        response.set_cookie(SETTINGS_COOKIE, ".".join(ticks), KEPT, samesite="lax")
