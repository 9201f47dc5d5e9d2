"""Names: tables, the indexes of each, and the version of a match get names that say what they hold."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"

TABLES = {
    "chairs": "match_seats",
    "contest_games": "tournament_games",
    "deals": "daily_deals",
    "deeds": "audit_log",
    "letters": "email_tokens",
    "notices": "notifications",
    "programs": "bot_accounts",
    "pulse": "healthcheck",
    "quiet": "muted_matches",
    "reaches": "channels",
    "silenced": "unsubscribed",
    "ties": "relationships",
    "tongues": "user_languages",
    "tries": "daily_attempts",
}
"""The new name of each table that changes its own."""


def upgrade() -> None:
    """Rename the tables and their indexes; foreign keys follow by themselves.

    Tables that are older than the first number can have two indexes of the same columns; one of them stays.
    """
    there = sa.inspect(op.get_bind())
    indexes = {old: there.get_indexes(old) for old in TABLES}
    for old, new in TABLES.items():
        op.rename_table(old, new)
        made = set[str]()
        for index in indexes[old]:
            name = str(index["name"])
            if name.startswith(f"ix_{old}_"):
                op.drop_index(name, new)
                columns = [str(column) for column in index["column_names"]]
                renamed = f"ix_{new}_{'_'.join(columns)}"
                if renamed not in made:
                    op.create_index(renamed, new, columns, unique=bool(index["unique"]))
                made.add(renamed)
    op.alter_column("matches", "edition", new_column_name="version")
