"""People: everybody who has given a name. A guest is a person without an account, and their name is marked as such."""

import secrets
import time
import unicodedata
from collections.abc import Iterable
from typing import Any, Final

import sqlalchemy as sa

from tongbao.server.accounts.sessions import Sessions, keep_session, new_session
from tongbao.server.common.errors import UserError
from tongbao.server.common.graphemes import graphemes_in
from tongbao.server.db.database import Database, batch
from tongbao.server.db.pubsub import PersonChanged
from tongbao.server.db.tables import bot_accounts, mutes, people

LONGEST_NAME: Final = 24
"""Maximum length of a name, in letters as one sees them, and in code points as they are stored."""
LONGEST_GIVEN: Final = 400
"""Maximum length of what is looked at as a name at all."""
TOO_LONG: Final = "A name must have 1 to {most} characters; this one has {n}."
TOO_COMPOSED: Final = (
    "Counting accents and the parts of combined emoji, this name has {n} characters; at most {most} can be stored."
)
SIGN: Final = "@"
"""Prefix with which the names of bot accounts begin, and no others do."""
GUEST: Final = "~"
"""Prefix with which names begin that no account stands behind, and no others do: anybody can give themselves one.

It is part of the name as it is stored, so that it stands wherever the name does.
"""
LONGEST_OF_GUEST: Final = LONGEST_NAME - len(GUEST)
"""Maximum length of a guest's name, without the mark."""
TRAVELLERS: Final = ("Plum", "Crane", "Willow", "Jade", "Falcon", "Saffron", "Cedar", "Lotus", "Heron", "Amber")


class Person:
    """A person who has given a name in this browser; ``mutes`` are those whom they have muted.

    Or a bot account, whose owner's name is ``owner``.
    """

    __slots__ = ("id", "mutes", "name", "owner")

    def __init__(self, identity: str, name: str, mutes: Iterable[str] = (), owner: str = "") -> None:
        self.id: Final = identity
        self.name = name
        self.owner = owner
        self.mutes: Final = set(mutes)

    @property
    def is_guest(self) -> bool:
        """True if no account stands behind the name."""
        return self.name.startswith(GUEST)

    @property
    def given(self) -> str:
        """The name without a guest's mark, as it was given."""
        return self.name.removeprefix(GUEST)


class People:
    """Repository of all people; those seen since the start are cached, so that all their pages know the same name."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.sessions: Final = Sessions(database)
        self.seen: dict[str, Person] = {}

    async def find_by_token(self, token: str | None) -> Person | None:
        """The person whose browser holds this token."""
        session = await self.sessions.find_session(token)
        return None if session is None else await self.find_person(session.person)

    async def find_person(self, identity: str) -> Person | None:
        """The person of that identity."""
        if identity not in self.seen:
            kept = await self.database.read(lambda c: person_in(c, identity))
            if kept is None:
                return None
            self.seen.setdefault(identity, kept)
        return self.seen[identity]

    async def reload_person(self, identity: str) -> None:
        """Reload a cached person from the database; what they change meanwhile is newer."""
        while (known := self.seen.get(identity)) is not None:
            before = known.name, set(known.mutes)
            kept = await self.database.read(lambda c: person_in(c, identity))
            if kept is None:
                self.seen.pop(identity, None)
            elif (known.name, known.mutes) == before:
                known.name = kept.name
                known.mutes.clear()
                known.mutes.update(kept.mutes)
                return

    async def create_person(self, name: str, device: str = "") -> tuple[Person, str]:
        """Create a guest, and the token for the cookie. Without a name they get one of a traveller."""
        name = guest_name(name if name.strip() else f"{secrets.choice(TRAVELLERS)} {secrets.randbelow(90) + 10}")
        person = Person(secrets.token_hex(8), name)
        row = {"id": person.id, "name": name, "created": time.time()}
        session, token = new_session(person.id, device)

        def write(connection: sa.Connection) -> None:
            connection.execute(people.insert(), row)
            keep_session(session)(connection)

        await self.database.write(write)
        self.seen[person.id] = person
        self.sessions.remember(session)
        return person, token

    async def rename(self, person: Person, name: str) -> None:
        """Rename a guest; matches in which they sit already keep the old name."""
        name = guest_name(name)
        change = people.update().filter_by(id=person.id).values(name=name)
        await self.database.write(
            batch([lambda c: c.execute(change), *self.database.publish(PersonChanged(person.id))])
        )
        person.name = name


def person_in(connection: sa.Connection, identity: str) -> Person | None:
    """The person of that identity as the database has them."""
    name: str | None = connection.scalar(sa.select(people.c.name).filter_by(id=identity))
    if name is None:
        return None
    muted = connection.scalars(sa.select(mutes.c.muted).filter_by(person=identity)).all()
    return Person(identity, name, muted, connection.scalar(owner_of(identity)) or "")


def owner_of(identity: str) -> sa.Select[Any]:
    """Query for the name of a bot account's owner."""
    return (
        sa.select(people.c.name)
        .join(bot_accounts, bot_accounts.c.owner == people.c.id)
        .where(bot_accounts.c.person == identity)
    )


def guest_name(name: str) -> str:
    """The name with a guest's mark, which may be there already. Raises UserError if nobody can have it."""
    return GUEST + checked_name(name.strip().removeprefix(GUEST), LONGEST_OF_GUEST)


def told_name(name: str) -> str:
    """A name as a record tells it, with the mark of a guest or a program if it has one. Raises UserError."""
    sign = name[:1] if name.startswith((GUEST, SIGN)) else ""
    return sign + checked_name(name[len(sign) :], LONGEST_NAME - len(sign))


def checked_name(name: str, most: int = LONGEST_NAME) -> str:
    """The name with plain spaces. Raises UserError if it is empty, too long or has signs that can't be seen."""
    if len(name) > LONGEST_GIVEN:
        raise UserError(TOO_LONG, most=most, n=len(name))
    name = unicodedata.normalize("NFC", " ".join(name.split()))
    letters = graphemes_in(name)
    if letters is None:
        raise UserError("A name can contain only visible letters, digits and symbols; please choose another one.")
    if not 1 <= len(letters) <= most:
        raise UserError(TOO_LONG, most=most, n=len(letters))
    if len(name) > most:
        raise UserError(TOO_COMPOSED, most=most, n=len(name))
    first = unicodedata.normalize("NFKC", name)[0]
    if first == SIGN:
        raise UserError("Only programs’ names begin with {sign}; please choose another name.", sign=SIGN)
    if first == GUEST:
        raise UserError("Only guests’ names begin with {sign}; please choose another name.", sign=GUEST)
    return name
