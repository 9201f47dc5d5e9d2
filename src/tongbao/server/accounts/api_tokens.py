"""API tokens and bot accounts: a token lets a program act as its owner or a bot account of theirs, within its scopes.

Only the hash of a token is stored; it is shown once, when it is made.
"""

import re
import secrets
import time
from collections.abc import Collection
from contextlib import suppress
from typing import Final, NamedTuple

import sqlalchemy as sa

from tongbao.engine.bounds import UNSEEN
from tongbao.server.accounts.people import SIGN, Person
from tongbao.server.accounts.sessions import digest_of
from tongbao.server.common.confusables import skeleton_of
from tongbao.server.common.errors import UserError
from tongbao.server.db.database import Conflict, Database, DatabaseUnavailable
from tongbao.server.db.tables import bot_accounts, people, tokens

READ: Final = "read"
PLAY: Final = "play"
TABLES: Final = "tables"
SCOPES: Final = (READ, PLAY, TABLES)
"""Scopes of a token: seeing what its person may see, choosing on their seats, joining and leaving tables."""
PREFIX: Final = "tongbao_"
"""Prefix of every token, so that it is recognised where it shouldn't be."""
LONGEST: Final = 80
LONGEST_NAME: Final = 40
MOST: Final = 12
"""Maximum number of tokens of one person."""
DAYS: Final = (7, 30, 90, 365)
"""Lifetimes that a token can have, in days."""
DAY: Final = 24 * 3600
NOTED: Final = 60
"""Minimum interval in seconds between two updates of a token's last use."""


class Token(NamedTuple):
    """One API token: its hash, the person it acts as, its owner, its name, its scopes, and its times in seconds."""

    digest: str
    person: str
    owner: str
    name: str
    scopes: str
    created: float
    expires: float
    used: float | None

    def allows(self, scope: str) -> bool:
        """True if the token has that scope."""
        return scope in self.scopes.split()

    @property
    def is_over(self) -> bool:
        """True if the token has expired."""
        return self.expires <= time.time()


class Tokens:
    """Repository of all API tokens."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def find_token(self, secret: str) -> Token | None:
        """The token with that secret, also if it has expired; its use is recorded now and then."""
        if not secret.startswith(PREFIX) or len(secret) > LONGEST:
            return None
        digest, now = digest_of(secret), time.time()
        row = await self.database.read(lambda c: c.execute(sa.select(tokens).filter_by(digest=digest)).first())
        if row is None:
            return None
        token = Token(*row)
        if not token.is_over and (token.used or 0) < now - NOTED:
            use = tokens.update().filter_by(digest=digest).values(used=now)
            with suppress(DatabaseUnavailable):  # whoever only looks need not know
                await self.database.write(lambda c: c.execute(use))
        return token

    async def is_still_valid(self, token: Token) -> bool:
        """True if the token is still valid: neither expired nor revoked."""
        there = sa.select(tokens.c.digest).filter_by(digest=token.digest)
        return not token.is_over and await self.database.read(lambda c: c.scalar(there)) is not None

    async def list_tokens(self, owner: str) -> list[Token]:
        """The tokens of a person, the oldest first."""
        question = sa.select(tokens).filter_by(owner=owner).order_by(tokens.c.created)
        return await self.database.read(lambda c: [Token(*row) for row in c.execute(question)])

    async def create_token(self, owner: Person, person: str, name: str, scopes: Collection[str], days: int) -> str:
        """Create a token of the owner that acts as that person; the secret returned isn't stored. Raises UserError."""
        secret, now = PREFIX + secrets.token_urlsafe(32), time.time()
        kept = " ".join(scope for scope in SCOPES if scope in scopes)
        if not kept:
            raise UserError("A token must allow at least one thing; choose from: {all}.", all=", ".join(SCOPES))
        if days not in DAYS:
            raise UserError("Choose how many days the token lasts, one of: {all}.", all=", ".join(map(str, DAYS)))
        token = Token(digest_of(secret), person, owner.id, checked_label(name), kept, now, now + days * DAY, None)
        count = sa.select(sa.func.count()).select_from(tokens).filter_by(owner=owner.id)

        def write(connection: sa.Connection) -> None:
            if (connection.scalar(count) or 0) >= MOST:
                raise UserError("You already have {n} tokens; revoke one first.", 409, n=MOST)
            connection.execute(tokens.insert(), token._asdict())

        await self.database.write(write)
        return secret

    async def revoke_token(self, owner: Person, digest: str) -> None:
        """Revoke this token of the owner."""
        gone = tokens.delete().filter_by(owner=owner.id, digest=digest)
        await self.database.write(lambda c: c.execute(gone))


def checked_label(name: str) -> str:
    """Name of a token, checked. Raises UserError."""
    label = " ".join(name.split())
    if not 1 <= len(label) <= LONGEST_NAME or UNSEEN.search(label):
        raise UserError("A token’s name must have 1 to {most} characters.", most=LONGEST_NAME)
    return label


MOST_BOTS: Final = 5
"""Maximum number of bot accounts of one person."""
NAME: Final = re.compile(f"{SIGN}?[a-z0-9][a-z0-9_-]{{1,18}}")


class BotAccount(NamedTuple):
    """A bot account: its person, its owner, its name, since when."""

    person: str
    owner: str
    name: str
    created: float


BOT_COLUMNS: Final = [bot_accounts.c[name] for name in BotAccount._fields]


class BotAccounts:
    """Repository of all bot accounts."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database

    async def list_bots(self, owner: str) -> list[BotAccount]:
        """The bot accounts of a person, by name."""
        question = sa.select(*BOT_COLUMNS).filter_by(owner=owner).order_by(bot_accounts.c.name)
        return await self.database.read(lambda c: [BotAccount(*row) for row in c.execute(question)])

    async def find_bot(self, name: str) -> BotAccount:
        """The bot account of that name. Raises UserError if there is none."""
        wanted = with_sign(name.strip().casefold()[:40])
        row = await self.database.read(lambda c: c.execute(sa.select(*BOT_COLUMNS).filter_by(name=wanted)).first())
        if row is None:
            raise UserError("There is no program called “{name}” here.", 404, name=wanted)
        return BotAccount(*row)

    async def bot_with_name(self, owner: Person, name: str) -> BotAccount:
        """The owner's bot account of that name, created if there is none. Raises UserError."""
        wanted, own = checked(name), await self.list_bots(owner.id)
        known = next((program for program in own if program.name == wanted), None)
        if known is not None:
            return known
        if len(own) >= MOST_BOTS:
            raise UserError("You already have {n} programs, which is the maximum.", 409, n=MOST_BOTS)
        program = BotAccount(secrets.token_hex(8), owner.id, wanted, time.time())

        def write(connection: sa.Connection) -> None:
            connection.execute(people.insert(), {"id": program.person, "name": wanted, "created": program.created})
            connection.execute(bot_accounts.insert(), {**program._asdict(), "skeleton": skeleton_of(wanted)})

        try:
            await self.database.write(write)
        except Conflict:
            raise UserError(
                "Another program already has the name “{name}”, or one that looks like it; please choose another.",
                409,
                name=wanted,
            ) from None
        return program


def with_sign(name: str) -> str:
    """The name with the prefix of bot accounts."""
    return SIGN + name.removeprefix(SIGN)


def checked(name: str) -> str:
    """The name as it is stored. Raises UserError if no bot account can have it."""
    wanted = name.strip().casefold()
    if NAME.fullmatch(wanted) is None:
        raise UserError(
            "“{name}” can’t be a program’s name; use 2 to 19 lowercase letters, digits, _ or -, such as {example}.",
            example="@camel-2",
            name=name[:40],
        )
    return with_sign(wanted)
