"""Passkeys (WebAuthn 3): keys in people's devices that sign them in by signing a challenge from this server.

A challenge is stored here for one purpose and one browser, for a few minutes, and can be used once.
"""

import asyncio
import hashlib
import ipaddress
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from starlette.datastructures import URL
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import (
    options_to_json_dict,
    parse_authentication_credential_json,
    parse_client_data_json,
    parse_registration_credential_json,
)
from webauthn.helpers.structs import (
    AuthenticationCredential,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    RegistrationCredential,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from tongbao.server.accounts.people import Person
from tongbao.server.common.errors import UserError
from tongbao.server.common.settings import PasskeySettings as Settings
from tongbao.server.db.database import Conflict, Database
from tongbao.server.db.tables import challenges, passkeys

Credential = TypeVar("Credential", RegistrationCredential, AuthenticationCredential)
CHALLENGE_BYTES: Final = 32
LONGEST_NAME: Final = 40
ADD: Final = "add"
ENTER: Final = "enter"
UNKNOWN: Final = "This passkey doesn’t work here; sign in with your name and password."
TOO_OLD: Final = "That request has expired or was already answered; please try again."


class RelyingParty(NamedTuple):
    """Relying party of passkeys: the name of the site, and the origin of its pages."""

    name: str
    origin: str


class Passkey(NamedTuple):
    """One passkey as its owner sees it: a digest of its id, its name, since when, and when it was last used."""

    digest: str
    name: str
    created: float
    used: float | None


def place_for(url: URL) -> RelyingParty | None:
    """Relying party of passkeys made at this address; None where browsers make none.

    That is without TLS, but for this very machine, and where the server has no name. The security middleware has
    checked the host.
    """
    name = url.hostname or ""
    try:
        ipaddress.ip_address(name)
    except ValueError:
        is_safe = url.scheme == "https" or name == "localhost"
        return RelyingParty(name, f"{url.scheme}://{url.netloc}") if is_safe else None
    return None


class Passkeys:
    """Repository of all passkeys, and of the challenges that they sign."""

    def __init__(self, database: Database, settings: Settings, site_name: str) -> None:
        self.database: Final = database
        self.settings: Final = settings
        self.site_name: Final = site_name

    async def list_passkeys(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        columns = [passkeys.c[name] for name in Passkey._fields]
        question = sa.select(*columns).filter_by(person=person).order_by(passkeys.c.created)
        return await self.database.read(lambda c: [Passkey(*row) for row in c.execute(question)])

    async def remove_passkey(self, person: Person, digest: str) -> None:
        """Remove a passkey of the person."""
        gone = passkeys.delete().filter_by(person=person.id, digest=digest)
        await self.database.write(lambda c: c.execute(gone))

    # Registration.

    async def begin_registration(self, person: Person, browser: str, place: RelyingParty) -> dict[str, Any]:
        """WebAuthn options for making a passkey for the person. Raises UserError if they have enough."""
        question = sa.select(passkeys.c.credential).filter_by(person=person.id)
        known = await self.database.read(lambda c: c.scalars(question).all())
        if len(known) >= self.settings.most:
            raise UserError("You already have {n} passkeys; remove one first.", 409, n=self.settings.most)
        options = generate_registration_options(
            rp_id=place.name,
            rp_name=self.site_name,
            user_name=person.name,
            user_id=handle_of(person.id),
            challenge=await self.new_challenge(ADD, browser, person.id),
            timeout=round(self.settings.challenge * 1000),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(id=credential) for credential in known],
        )
        return options_to_json_dict(options)

    async def register(self, person: Person, name: str, answer: str, browser: str, place: RelyingParty) -> None:
        """Store a new passkey. Raises UserError unless it signed the challenge that this browser was given."""
        told, challenge = read_answer(parse_registration_credential_json, answer)
        if await self.redeem_challenge(ADD, browser, challenge) != person.id:
            raise UserError(TOO_OLD, 403)
        try:
            found = await asyncio.to_thread(
                verify_registration_response,
                credential=told,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
            )
        except Exception:  # the library has many ways to say no
            raise UserError("This passkey can’t be used here.", 403) from None
        row = {
            "digest": digest_of(found.credential_id),
            "credential": found.credential_id,
            "person": person.id,
            "public_key": found.credential_public_key,
            "signed": found.sign_count,
            "name": " ".join(name.split())[:LONGEST_NAME],
            "created": time.time(),
        }
        try:
            await self.database.write(lambda c: c.execute(passkeys.insert(), row))
        except Conflict:
            raise UserError("This passkey is already registered here.", 409) from None

    # Signing in.

    async def begin_login(self, browser: str, place: RelyingParty) -> dict[str, Any]:
        """WebAuthn options for signing in with any passkey that the browser has for this site."""
        options = generate_authentication_options(
            rp_id=place.name,
            challenge=await self.new_challenge(ENTER, browser),
            timeout=round(self.settings.challenge * 1000),
            user_verification=UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def log_in(self, answer: str, browser: str, place: RelyingParty) -> str:
        """Person whose passkey signed the challenge that this browser was given. Raises UserError."""
        told, challenge = read_answer(parse_authentication_credential_json, answer)
        if await self.redeem_challenge(ENTER, browser, challenge) is None:
            raise UserError(TOO_OLD, 403)
        digest = digest_of(told.raw_id)
        row = await self.database.read(lambda c: c.execute(sa.select(passkeys).filter_by(digest=digest)).first())
        if row is None or told.response.user_handle not in (None, handle_of(row.person)):
            raise UserError(UNKNOWN, 403)
        try:
            found = await asyncio.to_thread(
                verify_authentication_response,
                credential=told,
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=row.public_key,
                credential_current_sign_count=row.signed,
            )
        except Exception:  # the library has many ways to say no
            raise UserError(UNKNOWN, 403) from None
        use = passkeys.update().filter_by(digest=digest, signed=row.signed)
        await self.record_use(use.values(signed=found.new_sign_count, used=time.time()))
        return str(row.person)

    async def record_use(self, use: sa.Update) -> None:
        """Record the use of a passkey. Raises UserError if another one was quicker."""

        def write(connection: sa.Connection) -> None:
            if connection.execute(use).rowcount != 1:
                raise UserError(TOO_OLD, 403)

        await self.database.write(write)

    # Challenges.

    async def new_challenge(self, purpose: str, browser: str, person: str | None = None) -> bytes:
        """A new challenge for one browser."""
        made, now = secrets.token_bytes(CHALLENGE_BYTES), time.time()
        row = {"digest": digest_of(made), "purpose": purpose, "browser": browser, "person": person}

        def write(connection: sa.Connection) -> None:
            connection.execute(challenges.delete().where(challenges.c.expires < now))
            connection.execute(challenges.insert(), {**row, "expires": now + self.settings.challenge})

        await self.database.write(write)
        return made

    async def redeem_challenge(self, purpose: str, browser: str, challenge: bytes) -> str | None:
        """Redeem a challenge, only once: its person, "" if it has none, None if this browser wasn't given it."""
        wanted = {"digest": digest_of(challenge), "purpose": purpose, "browser": browser}
        question = sa.select(challenges.c.person).filter_by(**wanted).where(challenges.c.expires > time.time())
        found = list[str]()

        def write(connection: sa.Connection) -> None:
            row = connection.execute(question.with_for_update()).first()
            found.clear()
            if row is not None:
                connection.execute(challenges.delete().filter_by(digest=wanted["digest"]))
                found.append(row.person or "")

        await self.database.write(write)
        return found[0] if found else None


def read_answer(parse: Callable[[str], Credential], answer: str) -> tuple[Credential, bytes]:
    """Parse the browser's answer, and the challenge that it says was signed. Raises UserError if that can't be read."""
    try:
        told = parse(answer)
        return told, parse_client_data_json(told.response.client_data_json).challenge
    except Exception:  # what comes can be anything
        raise UserError(UNKNOWN, 403) from None


def handle_of(person: str) -> bytes:
    """WebAuthn user handle of a person: always the same, and it tells nobody who that is."""
    return hashlib.blake2b(person.encode(), digest_size=32, person=b"tongbao passkey").digest()


def digest_of(what: bytes) -> str:
    """Lookup digest of a credential's id or a challenge."""
    return hashlib.sha256(what).hexdigest()
