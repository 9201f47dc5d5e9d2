"""Guests: a name and a random token in a cookie, of which only the hash is kept."""

import hashlib
import secrets
import time
import unicodedata
from typing import Final

import sqlalchemy as sa

from tongbao.server.letters import letters_of
from tongbao.server.refusals import Refusal
from tongbao.server.storage import Store, guests

COOKIE: Final = "tongbao_guest"
COOKIE_SECONDS: Final = 400 * 24 * 3600
LONGEST_NAME: Final = 24
"""In letters, as one sees them, and in code points, as they are kept."""
LONGEST_GIVEN: Final = 400
"""What is longer is not even looked at."""
TOO_LONG: Final = "A name has 1 to {most} characters; this one has {n}."
TOO_COMPOSED: Final = (
    "The letters of this name are put together from {n} signs, such as accents and joined pictures; "
    "at most {most} can be kept."
)
TRAVELLERS: Final = ("Plum", "Crane", "Willow", "Jade", "Falcon", "Saffron", "Cedar", "Lotus", "Heron", "Amber")


class Guest:
    """Somebody who has told a name in this browser."""

    __slots__ = ("id", "name")

    def __init__(self, identity: str, name: str) -> None:
        self.id: Final = identity
        self.name = name


class Guests:
    """All guests; who has been seen since the start is remembered."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.seen: dict[str, Guest] = {}

    async def find(self, token: str | None) -> Guest | None:
        """The guest whose browser holds this token."""
        if not token or len(token) > 64:
            return None
        digest = token_hash(token)
        if digest not in self.seen:
            row = await self.store.read(lambda c: c.execute(sa.select(guests).filter_by(token_hash=digest)).first())
            if row is None:
                return None
            self.seen.setdefault(digest, Guest(row.id, row.name))
        return self.seen[digest]

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest, and the token for the cookie. Without a name the guest gets one of a traveller."""
        name = checked_name(name) if name.strip() else f"{secrets.choice(TRAVELLERS)} {secrets.randbelow(90) + 10}"
        guest, token = Guest(secrets.token_hex(8), name), secrets.token_urlsafe(32)
        digest = token_hash(token)
        row = {"id": guest.id, "token_hash": digest, "name": name, "created": time.time()}
        await self.store.write(lambda c: c.execute(guests.insert(), row))
        self.seen[digest] = guest
        return guest, token

    async def rename(self, guest: Guest, name: str) -> None:
        """Give the guest another name; matches in which he sits already keep the old one."""
        name = checked_name(name)
        await self.store.write(lambda c: c.execute(guests.update().filter_by(id=guest.id).values(name=name)))
        guest.name = name


def token_hash(token: str) -> str:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def checked_name(name: str) -> str:
    """The name with plain spaces. Raises Refusal if it is empty, too long or has signs that can't be seen."""
    if len(name) > LONGEST_GIVEN:
        raise Refusal(TOO_LONG, most=LONGEST_NAME, n=len(name))
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    letters = letters_of(name)
    if letters is None:
        raise Refusal("A name is made of letters, digits and signs that can be seen; please choose another one.")
    if not 1 <= len(letters) <= LONGEST_NAME:
        raise Refusal(TOO_LONG, most=LONGEST_NAME, n=len(letters))
    if len(name) > LONGEST_NAME:
        raise Refusal(TOO_COMPOSED, most=LONGEST_NAME, n=len(name))
    return name
