"""Tables of groups: friends who play together, with their chat, evenings and seasons."""

import sqlalchemy as sa

from tongbao.server.db.tables.base import metadata

groups = sa.Table(
    "groups",
    metadata,
    sa.Column("id", sa.String(48), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("key", sa.String(48), nullable=False, unique=True),
    sa.Column("usual", sa.JSON, nullable=False),
    sa.Column("created", sa.Double, nullable=False),
)
"""Groups. Whoever knows the ``key`` can join; ``usual`` are the options of their tables. A match belongs to a group by
its settings.
"""

group_members = sa.Table(
    "group_members",
    metadata,
    sa.Column("group_id", sa.ForeignKey("groups.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("number", sa.Integer, nullable=False),
    sa.Column("joined", sa.Double, nullable=False),
    sa.Column("calendar", sa.String(48), nullable=False, unique=True),
)
"""Members of groups, numbered in the order in which they joined: the first is the owner. Whoever knows the secret
``calendar`` can read the evenings.
"""

group_messages = sa.Table(
    "group_messages",
    metadata,
    sa.Column("group_id", sa.ForeignKey("groups.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.ForeignKey("people.id"), nullable=False, index=True),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("text", sa.String(300), nullable=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("hidden", sa.Boolean, nullable=False),
    sa.Column("request", sa.String(100), nullable=False),
)
"""Messages in the chat of a group; ``request`` is the idempotency key that brought one, if there was one."""

group_reports = sa.Table(
    "group_reports",
    metadata,
    sa.Column("group_id", sa.ForeignKey("groups.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("at", sa.Double, nullable=False),
)
"""Reports of messages in the chat of a group."""

group_evenings = sa.Table(
    "group_evenings",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("group_id", sa.ForeignKey("groups.id"), nullable=False, index=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("zone", sa.String(64), nullable=False),
    sa.Column("note", sa.String(200), nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("changed", sa.Double, nullable=False),
)
"""Evenings on which a group meets; ``revision`` counts the changes."""

evening_answers = sa.Table(
    "evening_answers",
    metadata,
    sa.Column("evening", sa.ForeignKey("group_evenings.id"), primary_key=True),
    sa.Column("person", sa.ForeignKey("people.id"), primary_key=True, index=True),
    sa.Column("answer", sa.String(8), nullable=False),
)
"""Answers of members who come to an evening, perhaps come, or don't."""

group_seasons = sa.Table(
    "group_seasons",
    metadata,
    sa.Column("group_id", sa.ForeignKey("groups.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("began", sa.Double, nullable=False),
    sa.Column("ended", sa.Double),
)
"""Seasons of a group's board, each until its end or the beginning of the next."""
