"""Versions of matches, so that processes see each other's writes, and the advice of hints."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Matches that are there begin at nought; of hints that were taken it isn't known any more what they said."""
    op.add_column("matches", sa.Column("edition", sa.Integer, nullable=False, server_default="0"))
    op.add_column("hints", sa.Column("advised", sa.JSON))
