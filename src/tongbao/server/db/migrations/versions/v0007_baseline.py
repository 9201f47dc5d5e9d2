"""Baseline: the tables as they were when names changed; nothing older was ever released."""

revision = "0007"
down_revision = None


def upgrade() -> None:
    """Do nothing: new databases are made by the latest tables at once."""
