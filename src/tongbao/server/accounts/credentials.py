"""Credentials: everything beside the password that signs somebody in to an account, and its revocation.

Sessions, email links and challenges for passkeys are revoked without asking. API tokens and passkeys may be in daily
use, or in the hands of a thief; only the owner can tell, and is asked.
"""

from typing import NamedTuple

import sqlalchemy as sa

from tongbao.server.db.database import Write
from tongbao.server.db.tables import challenges, email_tokens, passkeys, sessions, tokens


class KeptCredentials(NamedTuple):
    """Credentials that stay valid: sessions by their digests, and whether tokens and passkeys do."""

    sessions: frozenset[str] = frozenset()
    tokens: bool = False
    passkeys: bool = False


def revoke_credentials(person: str, kept: KeptCredentials) -> Write:
    """Write that revokes all credentials of a person but those that are kept, and the tokens of their bot accounts."""

    def write(connection: sa.Connection) -> None:
        connection.execute(email_tokens.delete().filter_by(person=person))
        connection.execute(challenges.delete().filter_by(person=person))
        others = sessions.c.token_hash.not_in(kept.sessions)
        connection.execute(sessions.delete().where(sessions.c.person == person, others))
        if not kept.tokens:
            connection.execute(tokens.delete().where(sa.or_(tokens.c.person == person, tokens.c.owner == person)))
        if not kept.passkeys:
            connection.execute(passkeys.delete().filter_by(person=person))

    return write
