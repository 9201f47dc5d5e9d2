"""Of people: who they are, in which browsers they are known, what lets them in."""

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(24), primary_key=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)

sessions = sa.Table(
    "sessions",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("device", sa.String(80), nullable=False),
)
"""The browsers in which people are known."""

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("key", sa.String(64), nullable=False, unique=True),
    sa.Column("mail", sa.String(254), unique=True),
    sa.Column("password", sa.String(200)),
    sa.Column("created", sa.Double, nullable=False),
)
"""What lets people in from any browser; under ``key`` names that look alike are the same."""

letters = sa.Table(
    "letters",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(12), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("mail", sa.String(254), nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
"""Links that were sent by mail and can still be used."""


passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("signed", sa.BigInteger, nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
"""Each with the id that its authenticator knows it by, and how many times that has signed (WebAuthn, 6.1.1)."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("purpose", sa.String(12), nullable=False),
    sa.Column("browser", sa.String(64), nullable=False),
    sa.Column("person", sa.ForeignKey("people.id"), index=True),
    sa.Column("expires", sa.Double, nullable=False),
)
"""What was given to one browser to be signed, and can still be used, once."""


preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(40), nullable=False),
)


relations = sa.Table(
    "ties",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("other", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""What a person is to another one, seen from his side: of friends there are two rows, of a request or a block one."""

invitations = sa.Table(
    "invitations",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("by", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
)
"""Who is invited to which match, by whom."""


programs = sa.Table(
    "programs",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("owner", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False, unique=True),
    sa.Column("created", sa.Double, nullable=False),
)
"""People that are programs of somebody with an account, and play under a name of their own."""

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("owner", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("scopes", sa.String(60), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
    sa.Column("used", sa.Double),
)
"""What lets a program in: as its owner, or as a program that is somebody of its own. Of a token its hash is kept."""
