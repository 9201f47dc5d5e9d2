"""Of what is said at the tables: messages, who doesn't want to hear whom, and which messages were reported."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

messages = sa.Table(
    "messages",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
)
"""What was said; no part of the record of a game."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("muted", sa.ForeignKey("people.id"), primary_key=True),
)
"""Whom people don't want to hear."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)
"""Messages that somebody wants the operator to look at."""
