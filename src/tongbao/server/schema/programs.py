"""Of programs that play: the tokens by which they are known, and those that are somebody of their own."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

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
