"""Nothing: this number belongs to another change."""

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Do nothing."""
