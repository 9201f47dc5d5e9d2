"""What this server alone can write: its keys, made at the first start, and the links that end mails."""

import hashlib
import hmac
import secrets
from contextlib import suppress
from typing import Final

import sqlalchemy as sa

from tongbao.server.db.database import Conflict, Database
from tongbao.server.db.tables import server_keys
from tongbao.server.notifications.preferences import digest_of
from tongbao.server.notifications.push import encoded, new_key, point_of, private_key

SIGNING: Final = "signing"
PUSHING: Final = "push"


class SigningKeys:
    """The keys of this server."""

    def __init__(self, database: Database) -> None:
        self.database: Final = database
        self.known: Final[dict[str, str]] = {}

    async def key(self, name: str, fresh: str) -> str:
        """The key of that name; if there is none yet, the fresh one, from now on."""
        if name not in self.known:
            with suppress(Conflict):
                await self.database.write(lambda c: c.execute(server_keys.insert(), {"name": name, "value": fresh}))
            question = sa.select(server_keys.c.value).filter_by(name=name)
            self.known[name] = str(await self.database.read(lambda c: c.scalar(question)))
        return self.known[name]

    async def push_key(self) -> str:
        """The private key with which the server names itself to the services of browsers."""
        return await self.key(PUSHING, new_key())

    async def push_name(self) -> str:
        """The public key that belongs to it, as browsers take it."""
        return encoded(point_of(private_key(await self.push_key())))

    async def stop_of(self, address: str) -> str:
        """What the link says that ends mails to an address: its digest and our signature, but not the address."""
        digest = digest_of(address)
        return f"{digest}.{await self.signature(digest)}"

    async def stopped(self, token: str) -> str | None:
        """The digest of the address whose mails a link ends; None if we haven't written it."""
        digest, _, signature = token.partition(".")
        fits = hmac.compare_digest(signature.encode(), (await self.signature(digest)).encode())
        return digest if fits else None

    async def signature(self, text: str) -> str:
        """Our signature of a text."""
        key = await self.key(SIGNING, secrets.token_urlsafe(32))
        return hmac.new(key.encode(), text.encode(), hashlib.sha256).hexdigest()
