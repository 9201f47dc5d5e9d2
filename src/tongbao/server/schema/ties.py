"""Between people: friends, requests, blocks, and invitations to a table."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

ties = sa.Table(
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
