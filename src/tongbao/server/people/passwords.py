"""Passwords: of each the hash by Argon2id is kept (RFC 9106), and nothing tells whether one was wrong or nobody's."""

import asyncio
import secrets
from base64 import b64encode
from typing import Final

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tongbao.server.common.errors import Refusal
from tongbao.server.common.settings import PasswordHashing

SHORTEST: Final = 8
LONGEST: Final = 256
"""In characters; NIST SP 800-63B asks for at least 8, and for at least 64 that are possible."""


class Passwords:
    """Hashes and checks passwords in threads, a few at a time."""

    def __init__(self, settings: PasswordHashing) -> None:
        self.hasher: Final = PasswordHasher(settings.passes, settings.memory, settings.lanes)
        self.turns: Final = asyncio.Semaphore(settings.at_once)
        self.nobodys: Final = nobodys(self.hasher)

    async def hash(self, password: str, *names: str) -> str:
        """What is kept of a new password. Raises Refusal if it is too short, too long or one of the names."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise Refusal(
                "A password has {least} to {most} characters; this one has {n}.",
                least=SHORTEST,
                most=LONGEST,
                n=len(password),
            )
        if password.casefold() in {name.casefold() for name in names} or len(set(password)) < 3:
            raise Refusal(
                "That password is too easy to guess; three or four words with nothing to do with you are good."
            )
        async with self.turns:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def fits(self, password: str, kept: str | None) -> bool:
        """Whether it is the password that was kept; where none was, finding that out takes as long."""
        if len(password) > LONGEST:
            return False
        async with self.turns:
            fits = await asyncio.to_thread(self.is_hash_of, kept or self.nobodys, password)
        return fits and kept is not None

    def is_hash_of(self, kept: str, password: str) -> bool:
        """Whether the hash is that of the password."""
        try:
            return self.hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def nobodys(hasher: PasswordHasher) -> str:
    """A hash that is no password's, and that takes as long to check as any (its form is that of PHC strings)."""
    salt, end = (
        b64encode(secrets.token_bytes(length)).decode().rstrip("=") for length in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v=19$m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}${salt}${end}"
