"""Of the database itself."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

pulse = sa.Table(
    "pulse",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""One row, written anew to see whether anything can be kept."""
