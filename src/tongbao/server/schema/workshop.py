"""Of the workshop: the decks that people have made, and the games that are played to see what they do."""

import sqlalchemy as sa

from tongbao.server.schema.base import metadata

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
"""``text`` is a card file that is sound."""

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
