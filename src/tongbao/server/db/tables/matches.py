"""Tables of matches: their seats, settings, standing answers and hints, and every choice, append-only."""

from typing import Final

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

matches = sa.Table(
    "matches",
    metadata,
    sa.Column("id", sa.String(48), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("cards", sa.Text),
    sa.Column("secret", sa.String(64), nullable=False),
    sa.Column("host", sa.String(24), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
    sa.Column("started", sa.Double),
    sa.Column("finished", sa.Double),
    sa.Column("moved", sa.Double, nullable=False),
    sa.Column("to_act", sa.JSON, nullable=False),
    sa.Column("rematch", sa.String(48)),
    sa.Column("version", sa.Integer, nullable=False, default=0, server_default="0"),
    sa.Column("signature", sa.String(16)),
)
"""Matches. ``edition`` is the version: it counts all writes to anything that is stored of the match. ``signature`` is
that of the game as it was dealt; a match that began before there were such has none.
"""

match_seats = sa.Table(
    "match_seats",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("person", sa.String(24), index=True),
    sa.Column("bot", sa.String(32)),
    sa.Column("salt", sa.String(64), nullable=False),
)

choices = sa.Table(
    "choices",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(64), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("signature", sa.String(16)),
)
"""Choice log. ``signature`` is that of the game after the choice; of choices committed together the last one has it."""

standing_answers = sa.Table(
    "standing_answers",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(32), nullable=False),
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)
"""Settings of a match by name, made at its founding or since."""

OF_GROUP: Final = sa.text("name = 'group'")
"""SQL condition, in the very words of the index: a setting names the group to which a match belongs."""
sa.Index("ix_settings_group", settings.c.value, sqlite_where=OF_GROUP, postgresql_where=OF_GROUP)

hints = sa.Table(
    "hints",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("decisions", sa.Integer, nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("advised", sa.JSON),
)
"""The hints that seats took, after how many decisions, and what the seat was told, which is its secret."""


clocks = sa.Table(
    "clocks",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("left", sa.Double, nullable=False),
    sa.Column("since", sa.Double),
    sa.Column("falls", sa.Double, index=True),
)
"""Clocks: the time that each seat has left, since when its clock runs, and when it runs out if it does."""

calendars = sa.Table(
    "calendars",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("begins", sa.Integer, nullable=False),
    sa.Column("ends", sa.Integer, nullable=False),
)
"""Calendars: the hours at which people play, and their time zones."""

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
"""Remarks about the players, not about the game, and after how many decisions."""


messages = sa.Table(
    "messages",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
)
"""Chat messages; no part of the record of a game."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("muted", sa.ForeignKey("people.id"), primary_key=True),
)
"""Mutes: the people whom a person doesn't want to hear."""

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("match_id", sa.ForeignKey("matches.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)
"""Reports of messages that somebody wants the operator to look at."""
