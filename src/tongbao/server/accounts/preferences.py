"""Preferences: language, display settings, kind of table, and the settings of a page's script, saved with an account.

A browser keeps them in cookies, and what only the script needs in its own storage. With an account they are saved here,
too, and whoever signs in gets them as cookies; SETTINGS_COOKIE hands the script what is its own.
"""

from collections.abc import Mapping
from typing import Final

import sqlalchemy as sa
from starlette.responses import Response

from tongbao.languages import LANGUAGES
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Database
from tongbao.server.db.tables import accounts, preferences
from tongbao.server.http.display_settings import KEPT, LANGUAGE_COOKIE, SIGHT_COOKIE, TABLE_COOKIE, settings_in_cookie

LANGUAGE: Final = "language"
SIGHT: Final = "sight"
TABLE: Final = "table"
COOKIES: Final = {LANGUAGE: LANGUAGE_COOKIE, SIGHT: SIGHT_COOKIE, TABLE: TABLE_COOKIE}
"""Cookie in which a browser keeps each preference, by its name."""
TICKS: Final = ("ask", "alone", "recap", "bell", "buzz", "notice")
"""Settings that the script keeps (settings.js): each is yes or no."""
SETTINGS_COOKIE: Final = "tongbao_settings"
PICTURE: Final = "picture"
TEXT: Final = "text"
"""Preference for the text table."""


class Preferences:
    """Repository of the preferences of people with an account."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def load(self, person: str) -> dict[str, str]:
        """Preferences of a person by name; what can't be chosen any more is left out."""
        question = sa.select(preferences.c.name, preferences.c.value).filter_by(person=person)
        found = await self.database.read(lambda c: c.execute(question).all())
        return {row.name: row.value for row in found if is_possible(row.name, row.value)}

    async def save(self, person: str, wishes: Mapping[str, str]) -> None:
        """Save preferences of a person, if they have an account. Raises UserError if one can't be chosen."""
        for name, value in wishes.items():
            if not is_possible(name, value):
                raise UserError("“{name}” can’t be “{value}”.", name=name[:16], value=value[:40])
        rows = [{"person": person, "name": name, "value": value} for name, value in wishes.items()]
        has_account = sa.select(accounts.c.person).filter_by(person=person)

        def write(connection: sa.Connection) -> None:
            if rows and connection.execute(has_account).first() is not None:
                old = preferences.delete().where(preferences.c.person == person, preferences.c.name.in_(list(wishes)))
                connection.execute(old)
                connection.execute(preferences.insert(), rows)

        await self.database.write(write)


def is_possible(name: str, value: str) -> bool:
    """True if that preference can have that value."""
    if name in TICKS:
        return value in ("yes", "no")
    if name == LANGUAGE:
        return value in LANGUAGES
    if name == SIGHT:
        return str(settings_in_cookie(value)) == value
    return name == TABLE and value in (TEXT, PICTURE)


def set_preference_cookies(response: Response, preferred: Mapping[str, str]) -> None:
    """Set the cookies for these preferences on the response."""
    for name, cookie in COOKIES.items():
        if name in preferred:
            response.set_cookie(cookie, preferred[name], KEPT, samesite="lax")
    ticks = [f"{name}-{preferred[name]}" for name in TICKS if name in preferred]
    if ticks:
        response.set_cookie(SETTINGS_COOKIE, ".".join(ticks), KEPT, samesite="lax")
