"""Of people: who they are, in which browsers they are known, what lets them in."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

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
