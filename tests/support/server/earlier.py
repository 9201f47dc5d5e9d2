"""A database as it was before names changed: with the tables of version 0007."""

import sqlite3
from contextlib import closing
from pathlib import Path

import sqlalchemy as sa

from tongbao.server.db.migrations.versions.v0008_names import TABLES

NEWER = (
    *("administrators", "sign_up_invitations", "removals"),
    *("evening_answers", "group_evenings", "group_seasons", "group_reports", "group_messages", "group_members"),
    "groups",
)
"""The tables that came later, those first on which no other depends."""
DUMP = Path(__file__).with_name("tables_0007.sql")
"""Everything that was kept in a database of that time: four matches in play, and a row or more in every table."""

ADDED = [
    ("accounts", "skeleton"),
    ("bot_accounts", "skeleton"),
    ("email_tokens", "session"),
    ("daily_attempts", "ranked"),
    ("tournaments", "rated"),
]
"""The columns that tables have got since."""


def pour_earlier(file: Path) -> None:
    """Make an SQLite database of what the dump holds."""
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(DUMP.read_text("utf-8"))


def make_earlier(engine: sa.Engine) -> None:
    """Make of a database of this version one of before."""
    with engine.begin() as connection:
        for table, column in ADDED:
            if column == "skeleton":
                connection.exec_driver_sql(f"DROP INDEX ix_{table}_{column}")
            connection.exec_driver_sql(f"ALTER TABLE {table} DROP COLUMN {column}")
        connection.exec_driver_sql("DROP INDEX ix_settings_group")
    there = sa.inspect(engine)
    with engine.begin() as connection:
        for name in NEWER:
            connection.exec_driver_sql(f"DROP TABLE {name}")
        connection.exec_driver_sql("ALTER TABLE matches RENAME COLUMN version TO edition")
        for old, new in TABLES.items():
            for index in [one for one in there.get_indexes(new) if str(one["name"]).startswith("ix_")]:
                connection.exec_driver_sql(f"DROP INDEX {index['name']}")
                name = str(index["name"]).replace(f"ix_{new}_", f"ix_{old}_")
                connection.exec_driver_sql(
                    f"CREATE INDEX {name} ON {new} ({', '.join(map(str, index['column_names']))})"
                )
            connection.exec_driver_sql(f"ALTER TABLE {new} RENAME TO {old}")
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '0007'")
