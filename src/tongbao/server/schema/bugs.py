"""Of reports that something is wrong at a table: what was said, and what the reporter saw."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

bugs = sa.Table(
    "bugs",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), nullable=False, index=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("rows", sa.Integer, nullable=False),
    sa.Column("words", sa.Text, nullable=False),
    sa.Column("window", sa.String(16), nullable=False),
    sa.Column("report", sa.Text, nullable=False),
)
"""``report`` is what the reporter was shown and has sent; ``rows`` is how many choices and undos had been made then."""
