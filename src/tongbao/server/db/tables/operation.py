"""Tables of operation: bans, the audit log of operators, invitations to sign up, the heartbeat, bug reports, and decks
with their runs.
"""

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

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
"""Bans: people, or whole networks, that may not play here; without ``until`` a ban holds for good."""

audit_log = sa.Table(
    "audit_log",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("operator", sa.String(64), nullable=False),
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("whom", sa.String(64), nullable=False),
    sa.Column("facts", sa.JSON, nullable=False),
)
"""Audit log: the actions of operators on a person, a table or a network; append-only."""

sign_up_invitations = sa.Table(
    "sign_up_invitations",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("digest", sa.String(64), nullable=False, unique=True),
    sa.Column("note", sa.String(60), nullable=False),
    sa.Column("uses", sa.Integer, nullable=False),
    sa.Column("used", sa.Integer, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("expires", sa.Double, nullable=False),
)
"""Invitations of operators to make an account: each can be used so many times until then; its code is stored hashed."""


healthcheck = sa.Table(
    "healthcheck",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
)
"""Heartbeat: one row, rewritten now and then to check that the database can be written."""


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
"""Bug reports. ``report`` is what the reporter saw and sent; ``rows`` is how many choices and undos there were then."""


decks = sa.Table(
    "decks",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
)
"""Decks. ``text`` is a card file that is sound."""

runs = sa.Table(
    "runs",
    metadata,
    sa.Column("deck", sa.ForeignKey("decks.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("bot", sa.String(32), nullable=False),
    sa.Column("since", sa.Double, nullable=False),
    sa.Column("seen", sa.Double, nullable=False),
    sa.Column("state", sa.String(8), nullable=False, index=True),
    sa.Column("holder", sa.String(8), nullable=False),
    sa.Column("beat", sa.Double, nullable=False),
    sa.Column("units", sa.Integer, nullable=False),
    sa.Column("seconds", sa.Double, nullable=False),
    sa.Column("mine", sa.Text, nullable=False),
    sa.Column("default", sa.Text, nullable=False),
)
"""The latest run of a deck: with which cards, how many players and which bots; ``state`` is ``waiting``, ``playing``,
``stopped``, ``done`` or ``failed``. ``seen`` is when somebody last looked at it, ``beat`` when the process that holds
it last gave a sign of life. ``mine`` and ``default`` are what was counted with those cards and with the printed ones,
as JSON, in so many ``units`` of games, which took so many ``seconds``.
"""
