"""Of notices: what people are told, where it can reach them, and what they wish to be told."""

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

notices = sa.Table(
    "notices",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("key", sa.String(200), nullable=False, unique=True),
    sa.Column("person", sa.ForeignKey("people.id"), index=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), index=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("language", sa.String(16), nullable=False),
    sa.Column("channel", sa.String(8), nullable=False),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("tries", sa.Integer, nullable=False),
    sa.Column("due", sa.Double, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
"""One for each channel of what somebody is told; ``state`` is ``waiting``, ``sent`` or ``dead``, on the page ``new``,
``seen`` or ``opened``. Mails to somebody without an account have no person."""

reaches = sa.Table(
    "reaches",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("channel", sa.String(8), primary_key=True),
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("details", sa.JSON, nullable=False),
    sa.Column("kinds", sa.JSON, nullable=False),
)
"""Where somebody is told, and of what; the address of mail is that of his account, and not kept here."""

quiet = sa.Table(
    "quiet",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
)
"""The tables of which somebody wishes to hear nothing."""

tongues = sa.Table(
    "tongues",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("language", sa.String(16), nullable=False),
)
"""The language that somebody used last."""

silenced = sa.Table(
    "silenced",
    metadata,
    sa.Column("digest", sa.String(64), primary_key=True),
    sa.Column("since", sa.Double, nullable=False),
)
"""Addresses, by their hash, to which no notice goes any more: they are gone, or whoever reads there wished it."""

server_keys = sa.Table(
    "server_keys",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Keys of this server, made at its first start."""
