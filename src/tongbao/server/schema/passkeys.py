"""Of passkeys: those that let people in, and what they are just asked to sign."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

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
