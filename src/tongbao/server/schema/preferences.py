"""Of what people prefer: kept with their accounts, so that it comes along to every browser."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("value", sa.String(40), nullable=False),
)
