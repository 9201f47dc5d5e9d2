"""Tables of contests: tournaments with entrants, rounds and games; daily deals and their tries, results and ratings."""

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

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
    sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()),
)
"""Tournaments; the games of one that is ``rated`` count for ratings, and only people with an account can enter it."""

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
"""Entrants of a tournament; a person who is deleted stays in its standing under no name."""

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", sa.ForeignKey("tournaments.id"), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seats", sa.JSON, nullable=False),
)
"""The tables of each round: the numbers of the entrants by seat, one alone for a bye."""

tournament_games = sa.Table(
    "tournament_games",
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

daily_deals = sa.Table(
    "daily_deals",
    metadata,
    sa.Column("date", sa.String(10), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("bot", sa.String(32), nullable=False),
    sa.Column("secret", sa.String(64), nullable=False),
)
"""Daily deals, which everybody plays on a day, with the secret of their cards, made when the day has begun."""

daily_attempts = sa.Table(
    "daily_attempts",
    metadata,
    sa.Column("date", sa.ForeignKey("daily_deals.date"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("match_id", sa.ForeignKey("matches.id"), nullable=False, unique=True),
    sa.Column("points", sa.Integer),
    sa.Column("finished", sa.Double),
    sa.Column("ranked", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""Tries of a daily deal: who has played it, in which match, and their points if it was over in time.

``ranked`` is true if it began with an account that existed then.
"""


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
"""Results: every seat of a match that is over, in the order in which matches ended.

``person`` is null on the seat of a bot or of a deleted person. ``mu`` and ``sigma`` are how strong a bot was held to
be. ``rated`` is true if the seat counts for ratings, ``gains`` if its own may rise, ``away`` if its person had left it.
The person's ``moves`` took so many ``seconds``.
"""

rating_changes = sa.Table(
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
"""Changes of the rating of a seat's person by a match; ``size`` is a number of players, or 0 for all of them."""

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
"""Ratings as they are now; all of them follow from the results."""

card_uses = sa.Table(
    "card_uses",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("card", sa.String(64), primary_key=True),
)
"""Cards, by their ids, that the person of a seat has put to use in a match."""

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
"""Profiles, shown to others or not; one without a row is shown."""
