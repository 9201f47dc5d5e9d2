"""Accounts: with one a person can sign in from any browser, under a name that no other account has."""

import re
import secrets
import time
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final, NamedTuple

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tongbao.server.accounts.credentials import KeptCredentials, revoke_credentials
from tongbao.server.accounts.people import People, Person, checked_name
from tongbao.server.accounts.sessions import digest_of
from tongbao.server.accounts.sign_up import ONLY_ACCOUNTS, AccountNeeded, SignUp
from tongbao.server.common.confusables import skeleton_of
from tongbao.server.common.errors import UserError
from tongbao.server.common.fair_scheduling import in_threads, quiet_threads
from tongbao.server.common.settings import AccountSettings, PasswordHashing
from tongbao.server.db.database import Conflict, Database, Write, batch
from tongbao.server.db.pubsub import PersonChanged
from tongbao.server.db.tables import accounts, email_tokens, people

SHORTEST: Final = 8
LONGEST: Final = 256
"""Length limits of passwords, in characters; NIST SP 800-63B asks for at least 8, and at least 64 that are possible."""


USUAL: Final = AccountSettings()


class Passwords:
    """Password hashing: hashes and verifies in threads of its own, which stand back, a few at a time.

    What is hashed is the NFKC form, since keyboards differ in how they type the same letters (RFC 8265, 4.2). With one
    lane a visitor pays for what the thread works; several lanes are threads that the hasher starts, so that a visitor
    pays for what the whole server works meanwhile.
    """

    def __init__(self, settings: PasswordHashing) -> None:
        self.hasher: Final = PasswordHasher(settings.passes, settings.memory, settings.lanes)
        self.threads: Final = quiet_threads(settings.at_once, "hash")
        self.dummy_hash: Final = dummy_hash(self.hasher)

    async def hash(self, password: str, *names: str) -> str:
        """Hash of a new password. Raises UserError if it is too short, too long or one of the names."""
        length = len(password)
        if length <= LONGEST:
            password = normal_form(password)
            length = len(password)
        if not SHORTEST <= length <= LONGEST:
            raise UserError(
                "A password must have {least} to {most} characters; this one has {n}.",
                least=SHORTEST,
                most=LONGEST,
                n=length,
            )
        if password.casefold() in {name.casefold() for name in names} or len(set(password)) < 3:
            raise UserError(
                "That password is too easy to guess; try three or four words that have nothing to do with you."
            )
        return await in_threads(self.threads, partial(self.hasher.hash, password), clock_for(self.dummy_hash))

    async def verify(self, password: str, kept: str | None) -> bool:
        """True if it is the password of the stored hash; without a stored hash, finding that out takes as long."""
        return len(password) <= LONGEST and await self.fits(normal_form(password), kept)

    async def verify_raw(self, password: str, kept: str | None) -> bool:
        """True if the stored hash is that of the password as it was typed, not of its NFKC form (an old hash)."""
        return len(password) <= LONGEST and normal_form(password) != password and await self.fits(password, kept)

    async def fits(self, password: str, kept: str | None) -> bool:
        """True if the stored hash is that of exactly these characters."""
        known = kept or self.dummy_hash
        fits = await in_threads(self.threads, partial(self.is_hash_of, known, password), clock_for(known))
        return fits and kept is not None

    def is_hash_of(self, kept: str, password: str) -> bool:
        """True if the hash is that of the password."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def clock_for(kept: str) -> Callable[[], float] | None:
    """Clock of the work on such a hash: that of the process if it has several lanes, else that of the thread."""
    return None if ",p=1$" in kept else time.process_time


def normal_form(password: str) -> str:
    """The form in which a password is hashed."""
    return unicodedata.normalize("NFKC", password)


def dummy_hash(hasher: PasswordHasher) -> str:
    """Dummy hash that is no password's, and takes as long to check as any (its form is that of PHC strings)."""
    salt, end = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${end}"


ADDRESS: Final = re.compile(r"[^@\s\"'<>(),;:\\\[\]]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,8}")
LONGEST_ADDRESS: Final = 254
LIVES: Final = {"enter": 3600, "confirm": 3 * 24 * 3600, "recover": 3600}
"""Lifetimes of email tokens by purpose, in seconds; each can be used once, within that time."""
NO_ENTRY: Final = "That name and password don’t match. You can also sign in with a link by email."
USED_UP: Final = "This link has been used or has expired; ask for a new email."
TAKEN: Final = (
    "There is already an account named “{name}”, or with a name that looks the same; please choose another name."
)


class Account(NamedTuple):
    """An account: its person, its email address if confirmed, its password's hash if it has one, and since when."""

    person: str
    mail: str | None
    password: str | None
    created: float


class EmailToken(NamedTuple):
    """An email token: its person, the address it went to, and the session in which it was asked for, if any."""

    person: str
    mail: str
    session: str | None


class Accounts:
    """Repository of all accounts."""

    def __init__(
        self, database: Database, people: People, hashing: PasswordHashing, settings: AccountSettings = USUAL
    ) -> None:
        self.database: Final = database
        self.people: Final = people
        self.settings: Final = settings
        self.sign_up: Final = SignUp(database, settings)
        self.passwords: Final = Passwords(hashing)

    async def find_account(self, person: Person) -> Account | None:
        """The account of a person, if they have one."""
        question = sa.select(accounts).filter_by(person=person.id)
        row = await self.database.read(lambda c: c.execute(question).first())
        return None if row is None else account_in(row)

    async def require_player(self, person: Person | None) -> None:
        """Raises AccountNeeded if only people with an account can play here, and the person has none."""
        if self.settings.guests or (person is not None and person.owner):
            return
        if person is None or await self.find_account(person) is None:
            raise AccountNeeded(ONLY_ACCOUNTS[self.settings.sign_up], 403)

    async def create(self, person: Person, name: str, password: str, invitation: str = "") -> None:
        """Create an account with a guest's name and games.

        Raises UserError if the name is another account's, or if nobody can make an account with that invitation.
        """
        name = checked_name(name)
        await self.sign_up.require_possible(invitation)
        kept = await self.passwords.hash(password, name)
        row = {"person": person.id, **keys_of(name), "mail": None, "password": kept, "created": time.time()}

        def write(connection: sa.Connection) -> None:
            self.sign_up.redeemed(invitation)(connection)
            connection.execute(accounts.insert(), row)
            connection.execute(people.update().filter_by(id=person.id).values(name=name))

        try:
            await self.database.write(write)
        except Conflict:
            if await self.find_account(person) is not None:
                raise UserError("You already have an account.", 409) from None
            raise UserError(TAKEN, 409, name=name) from None
        person.name = name

    async def log_in(self, name: str, password: str) -> str:
        """Person with that password and that account name or email. Raises UserError, the same whatever was wrong."""
        account = await self.find_by_login(name)
        if not await self.is_password(password, account) or account is None:
            raise UserError(NO_ENTRY, 403)
        return account.person

    async def find_by_login(self, name: str) -> Account | None:
        """The account of that name or of that confirmed email address."""
        row = await self.database.read(lambda c: c.execute(named(name)).first())
        return None if row is None else account_in(row)

    async def is_password(self, password: str, account: Account | None) -> bool:
        """True if it is the account's password; one that was hashed before passwords were normalised is hashed anew."""
        kept = None if account is None else account.password
        if await self.passwords.verify(password, kept):
            return True
        if not await self.passwords.verify_raw(password, kept) or account is None:
            return False
        with suppress(UserError):  # too short or too long in its normal form
            fresh = await self.passwords.hash(password)
            change = accounts.update().filter_by(person=account.person, password=kept).values(password=fresh)
            await self.database.write(lambda c: c.execute(change))
        return True

    async def require_password(self, person: Person, password: str) -> None:
        """Raises UserError unless that is the account's password; one without a password needs none."""
        account = await self.find_account(person)
        if account is None or (account.password and not await self.is_password(password, account)):
            raise UserError("That isn’t this account’s password.", 403)

    async def rename(self, person: Person, name: str) -> None:
        """Rename the account. Raises UserError if the name is another account's."""
        name = checked_name(name)
        change = accounts.update().filter_by(person=person.id).values(**keys_of(name))

        def write(connection: sa.Connection) -> None:
            connection.execute(change)
            connection.execute(people.update().filter_by(id=person.id).values(name=name))

        try:
            await self.database.write(batch([write, *self.database.publish(PersonChanged(person.id))]))
        except Conflict:
            raise UserError(TAKEN, 409, name=name) from None
        person.name = name

    async def set_password(self, person: Person, password: str, kept: KeptCredentials) -> None:
        """Set another password for the account, and revoke all other credentials that aren't kept."""
        fresh = await self.passwords.hash(password, person.name)
        change = accounts.update().filter_by(person=person.id).values(password=fresh)
        await self.revoke_credentials(person.id, kept, lambda c: c.execute(change))

    async def revoke_credentials(self, person: str, kept: KeptCredentials, *changes: Write) -> None:
        """Withdraw what lets into an account, but for what is kept, together with some changes. Raises Conflict."""
        told = self.database.publish(PersonChanged(person))
        await self.database.write(batch([*changes, revoke_credentials(person, kept), *told]))
        self.people.sessions.forget(person)

    async def create_email_token(self, purpose: str, person: str, mail: str, session: str | None = None) -> str:
        """Create an email token: the secret of the link in an email to that address, asked for in that session."""
        secret, now = secrets.token_urlsafe(32), time.time()
        row = {"digest": digest_of(secret), "purpose": purpose, "person": person, "mail": mail, "session": session}

        def write(connection: sa.Connection) -> None:
            connection.execute(email_tokens.delete().where(email_tokens.c.expires < now))
            connection.execute(email_tokens.insert(), {**row, "expires": now + LIVES[purpose]})

        await self.database.write(write)
        return secret

    async def redeem_email_token(self, purpose: str, secret: str) -> EmailToken:
        """Redeem an email token; it can't be used again. Raises UserError."""
        digest, found = digest_of(secret[:64]), list[EmailToken]()

        def write(connection: sa.Connection) -> None:
            question = sa.select(email_tokens).where(
                email_tokens.c.digest == digest, email_tokens.c.expires > time.time()
            )
            row = connection.execute(question.with_for_update()).first()
            found.clear()
            if row is not None and row.purpose == purpose:
                connection.execute(email_tokens.delete().filter_by(digest=digest))
                found.append(EmailToken(row.person, row.mail, row.session))

        await self.database.write(write)
        if not found:
            raise UserError(USED_UP, 403)
        return found[0]

    async def owner_of_email_token(self, purpose: str, secret: str) -> str:
        """Person of an email token, which stays usable; "" if it can't be used any more."""
        question = sa.select(email_tokens.c.person).where(email_tokens.c.expires > time.time())
        question = question.filter_by(digest=digest_of(secret[:64]), purpose=purpose)
        return await self.database.read(lambda c: c.scalar(question)) or ""

    async def confirm_address(self, secret: str, session: str | None = None) -> None:
        """Save the email address that a token has reached with the account, and revoke other credentials.

        Two sessions stay: the one in which the address was given, and the one of this browser. Tokens and passkeys were
        asked about when it was given. Raises UserError.
        """
        token = await self.redeem_email_token("confirm", secret)
        change = accounts.update().filter_by(person=token.person).values(mail=token.mail)
        kept = KeptCredentials(frozenset({token.session or "", session or ""}), tokens=True, passkeys=True)
        try:
            await self.revoke_credentials(token.person, kept, lambda c: c.execute(change))
        except Conflict:
            raise UserError("Another account already uses that address.", 409) from None

    async def find_by_address(self, mail: str) -> str | None:
        """Person whose confirmed email address that is."""
        question = sa.select(accounts.c.person).filter_by(mail=checked_address(mail))
        return await self.database.read(lambda c: c.scalar(question))


def named(name: str) -> sa.Select[tuple[object, ...]]:
    """Query for the account of that name or of that confirmed email address."""
    return sa.select(accounts).where((accounts.c.mail if "@" in name else accounts.c.key) == login_key(name))


def login_key(name: str) -> str:
    """Key under which an account is found when somebody signs in, and under which guesses at it are counted."""
    return name.strip().casefold()[:LONGEST_ADDRESS] if "@" in name else key_of(name)


def keys_of(name: str) -> dict[str, str]:
    """Both keys of an account's name: the one by which it is found, and the one that no look-alike can have."""
    return {"key": key_of(name), "skeleton": skeleton_of(name)}


def key_of(name: str) -> str:
    """Unique key of a name, by which its account is found: the same whatever its case, width and accents."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    return "".join(sign for sign in plain if not unicodedata.combining(sign) and not sign.isspace())[:64]


def checked_address(text: str) -> str:
    """Email address as it is stored. Raises UserError if it can't be one."""
    address = text.strip().casefold()
    if len(address) > LONGEST_ADDRESS or ADDRESS.fullmatch(address) is None:
        raise UserError("“{text}” isn’t a valid email address; enter one like mei@tea.example.", text=text[:60])
    return address


def account_in(row: sa.Row[tuple[object, ...]]) -> Account:
    """The account that a row holds."""
    return Account(row.person, row.mail, row.password, row.created)
