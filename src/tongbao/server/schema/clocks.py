"""Of clocks: how they stand, and when people play."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("left", sa.Double, nullable=False),
    sa.Column("since", sa.Double),
    sa.Column("falls", sa.Double, index=True),
)
"""What each seat has left, since when its clock runs, and when it runs out if it does."""

calendars = sa.Table(
    "calendars",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("begins", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
)
"""At which hours people play, and where they live."""

vacations = sa.Table(
    "vacations",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("begins", sa.Double, primary_key=True),
    sa.Column("ends", sa.Double, nullable=False),
)

remarks = sa.Table(
    "remarks",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""What is told of the players, not of the game, and after how many decisions."""
