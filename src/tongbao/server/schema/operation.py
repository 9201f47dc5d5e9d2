"""Of operating: who may not play here, and what operators have done."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), unique=True),
    sa.Column("network", sa.String(43), unique=True),
    sa.Column("reason", sa.String(300), nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("until", sa.Double),
)
"""Who may not play here: a person, or all of a network; without ``until`` it holds for good."""

deeds = sa.Table(
    "deeds",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("operator", sa.String(64), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("whom", sa.String(64), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
)
"""What operators have done to a person, a table or a network; only ever added to."""
