"""The decks of people, and the games that are played to see what they do."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "decks",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("changed", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index(op.f("ix_decks_person"), "decks", ["person"], unique=False)
    op.create_table(
        "runs",
        sa.Column("deck", sa.String(length=16), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("bot", sa.String(length=32), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("holder", sa.String(length=8), nullable=False),
        sa.Column("beat", sa.Double(), nullable=False),
        sa.Column("units", sa.Integer(), nullable=False),
        sa.Column("seconds", sa.Double(), nullable=False),
        sa.Column("mine", sa.Text(), nullable=False),
        sa.Column("default", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["deck"],
            ["decks.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("deck"),
    )
    op.create_index(op.f("ix_runs_person"), "runs", ["person"], unique=False)
    op.create_index(op.f("ix_runs_state"), "runs", ["state"], unique=False)
