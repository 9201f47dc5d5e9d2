"""Signatures of games, by which a later version sees whether it plays them otherwise."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Let matches have that of the deal, and choices that of the game after them; of what is there nothing is known."""
    for table in ("matches", "choices"):
        op.add_column(table, sa.Column("signature", sa.String(length=16), nullable=True))
