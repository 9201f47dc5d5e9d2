"""The table of what people report as wrong at their tables."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make it, with its indexes."""
    op.create_table(
        "bugs",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("match_id", sa.String(length=48), nullable=False),
        sa.Column("person", sa.String(length=24), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("rows", sa.Integer(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
        sa.Column("window", sa.String(length=16), nullable=False),
        sa.Column("report", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["match_id"],
            ["matches.id"],
        ),
        sa.ForeignKeyConstraint(
            ["person"],
            ["people.id"],
        ),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_bugs_match_id", "bugs", ["match_id"])
    op.create_index("ix_bugs_person", "bugs", ["person"])
