"""Entrances: whatever lets somebody into an account beside its password, and how it is withdrawn.

Sessions, email links and challenges for passkeys end by themselves. Programs with API tokens, and passkeys, may be
somebody's who comes in every day, or a thief's; only the owner can tell, and is asked.
"""

from typing import NamedTuple

import sqlalchemy as sa

from tongbao.server.db.database import Write
from tongbao.server.db.tables import challenges, email_tokens, passkeys, sessions, tokens


class Kept(NamedTuple):
    """Entrances that stay: sessions by their digests, and whether tokens and passkeys do."""

    sessions: frozenset[str] = frozenset()
    tokens: bool = False
    passkeys: bool = False


def withdrawn(person: str, kept: Kept) -> Write:
    """Write that withdraws all entrances of a person but those that are kept; tokens also of their bot accounts."""

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
