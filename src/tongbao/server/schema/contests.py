"""Of contests: tournaments with their entrants, rounds and games; the deals of the days, and who has tried them."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(48), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("founder", sa.String(24), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("form", sa.String(8), nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("clock", sa.String(8), nullable=False),
    sa.Column("most", sa.Integer, nullable=False),
    sa.Column("bot", sa.String(32), nullable=False),
    sa.Column("begins", sa.Double),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("seed", sa.String(64), nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("started", sa.Double),
    sa.Column("finished", sa.Double),
)

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("person", sa.String(24), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("gone", sa.Boolean, nullable=False),
    sa.UniqueConstraint("tournament", "person"),
)
"""Who plays in a tournament; a person that is forgotten stays in its standing under no name."""

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seats", sa.JSON, nullable=False),
)
"""The tables of each round: the numbers of the entrants by seat, one alone for a bye."""

contest_games = sa.Table(
    "contest_games",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("tournament", sa.ForeignKey("tournaments.id"), nullable=False),
    sa.Column("round", sa.Integer, nullable=False),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("places", sa.JSON(none_as_null=True)),
    sa.Column("scores", sa.JSON(none_as_null=True)),
    sa.UniqueConstraint("tournament", "round", "number"),
)
"""The match in which a table of a round plays, and the places and scores of its seats once it is over."""

deals = sa.Table(
    "deals",
    metadata,
    sa.Column("date", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("bot", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
)
"""What everybody plays on a day, and the secret from which its cards are drawn, made when the day has begun."""

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("date", sa.ForeignKey("deals.date"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), nullable=False, unique=True),
    sa.Column("points", sa.Integer),
    sa.Column("finished", sa.Double),
)
"""Who has played the deal of a day, in which match, and what he got if it was over in time."""
