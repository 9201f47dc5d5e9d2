"""Known devices: a browser that has signed in to an account keeps a cookie that says so, signed by this server.

It lets nobody in. Guesses at the account's password from there are counted for themselves (OWASP, device cookies).
"""

import base64
import hmac
import secrets
from hashlib import sha256
from typing import Final

from tongbao.server.db.database import Database
from tongbao.server.db.server_keys import ServerKeys

COOKIE: Final = "tongbao_device"
KEY: Final = "devices"
MOST: Final = 6
"""Maximum number of accounts that one device is known for; those of the last sign-ins."""
LONGEST: Final = 400


class Devices:
    """The devices of this server's visitors. A cookie is a random name, and a tag for each account it is known for."""

    def __init__(self, database: Database) -> None:
        self.keys: Final = ServerKeys(database)

    async def known_for(self, cookie: str | None, person: str) -> str | None:
        """Name of the device if it has signed in as that person before."""
        name, tags = parts_of(cookie)
        if not tags:
            return None
        tag = await self.tag(name, person)
        return name if any(hmac.compare_digest(tag.encode(), one.encode()) for one in tags) else None

    async def signed_in(self, cookie: str | None, person: str) -> str:
        """The cookie of a device that now signs in as that person."""
        name, tags = parts_of(cookie)
        name = name if tags else secrets.token_urlsafe(16)
        tag = await self.tag(name, person)
        return ".".join([name, *[one for one in tags if one != tag][1 - MOST :], tag])

    async def tag(self, name: str, person: str) -> str:
        """The tag that proves that the device of that name is known for a person."""
        key = await self.keys.key(KEY, secrets.token_urlsafe(32))
        digest = hmac.new(key.encode(), f"{name} {person}".encode(), sha256).digest()
        return base64.urlsafe_b64encode(digest[:18]).decode()


def parts_of(cookie: str | None) -> tuple[str, list[str]]:
    """Name and tags in a cookie, which may be anything."""
    name, *tags = (cookie or "")[:LONGEST].split(".")
    return name, tags[-MOST:]
