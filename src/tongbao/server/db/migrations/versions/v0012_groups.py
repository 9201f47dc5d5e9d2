"""Groups of friends who play together: members, chat, evenings and seasons."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables, and find the matches of a group quickly."""
    op.create_table(
        "groups",
        sa.Column("id", sa.String(48), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key", sa.String(48), nullable=False, unique=True),
        sa.Column("usual", sa.JSON, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "group_members",
        sa.Column("group_id", sa.String(48), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("joined", sa.Double, nullable=False),
        sa.Column("calendar", sa.String(48), nullable=False, unique=True),
    )
    op.create_table(
        "group_messages",
        sa.Column("group_id", sa.String(48), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("text", sa.String(300), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("hidden", sa.Boolean, nullable=False),
        sa.Column("request", sa.String(100), nullable=False),
    )
    op.create_table(
        "group_reports",
        sa.Column("group_id", sa.String(48), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "group_evenings",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("group_id", sa.String(48), sa.ForeignKey("groups.id"), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "evening_answers",
        sa.Column("evening", sa.Integer, sa.ForeignKey("group_evenings.id"), primary_key=True),
        sa.Column("person", sa.String(24), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("answer", sa.String(8), nullable=False),
    )
    op.create_table(
        "group_seasons",
        sa.Column("group_id", sa.String(48), sa.ForeignKey("groups.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("began", sa.Double, nullable=False),
        sa.Column("ended", sa.Double),
    )
    for table in ("group_members", "group_messages", "group_reports", "evening_answers"):
        op.create_index(f"ix_{table}_person", table, ["person"])
    op.create_index("ix_group_evenings_group_id", "group_evenings", ["group_id"])
    of_group = sa.text("name = 'group'")
    op.create_index("ix_settings_group", "settings", ["value"], sqlite_where=of_group, postgresql_where=of_group)
