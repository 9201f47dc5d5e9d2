"""Rated tournaments: whether the games of one count for ratings, as those of all tournaments before did."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Add the column; what is there is rated."""
    op.add_column("tournaments", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.true()))


def downgrade() -> None:
    """Drop the column."""
    op.drop_column("tournaments", "rated")
