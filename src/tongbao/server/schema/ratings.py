"""Of what has been played to its end: results, ratings and how they came about, cards that were used, titles."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

results = sa.Table(
    "results",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("person", sa.String(24), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("rated", sa.Boolean, nullable=False),
    sa.Column("gains", sa.Boolean, nullable=False),
    sa.Column("away", sa.Boolean, nullable=False),
    sa.Column("mu", sa.Double),
    sa.Column("sigma", sa.Double),
    sa.Column("seconds", sa.Double, nullable=False),
    sa.Column("moves", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.UniqueConstraint("match_id", "seat"),
)
"""Every seat of a match that is over, in the order in which matches ended.

``person`` is nobody on the seat of a bot and of who is forgotten. Under ``mu`` and ``sigma`` stands how strong a bot
was held to be. ``rated`` is whether the seat counts for ratings, ``gains`` whether its own may rise, ``away`` whether
its person had left it. The person's ``moves`` took so many ``seconds``.
"""

changes = sa.Table(
    "rating_changes",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("pool", sa.String(12), primary_key=True),
    sa.Column("size", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu_before", sa.Double, nullable=False),
    sa.Column("sigma_before", sa.Double, nullable=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
)
"""What a match has changed in the rating of a seat's person; ``size`` is a number of players, or 0 for all of them."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("pool", sa.String(12), primary_key=True),
    sa.Column("size", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""The ratings as they are now; all of them follow from the results."""

uses = sa.Table(
    "card_uses",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("card", sa.String(64), primary_key=True),
)
"""Which cards, by their ids, the person of a seat has put to use in a match."""

titles = sa.Table(
    "titles",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("title", sa.String(32), primary_key=True),
    sa.Column("occasion", sa.String(64), primary_key=True),
    sa.Column("facts", sa.JSON, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""The titles that people have; one that can be won again has an occasion each time."""

profiles = sa.Table(
    "profiles",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("shown", sa.Boolean, nullable=False),
)
"""Whether others see a profile; one without a row is shown."""
