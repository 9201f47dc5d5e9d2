"""A database as an earlier version kept it, made of one of this version."""

import sqlalchemy as sa

LATER = {"matches": ("edition",), "hints": ("advised",)}
"""Columns that later versions added, by table."""
LATER_TABLES = ("bans", "deeds")


def make_earlier(engine: sa.Engine, *missing: sa.Table) -> None:
    """Make of the database one of before migrations, without these tables."""
    with engine.begin() as connection:
        for table in missing:
            table.drop(connection)
        for name in LATER_TABLES:
            connection.exec_driver_sql(f"DROP TABLE {name}")
        there = sa.inspect(connection)
        for name, columns in LATER.items():
            for column in {c["name"] for c in there.get_columns(name)} & set(columns) if there.has_table(name) else ():
                connection.exec_driver_sql(f"ALTER TABLE {name} DROP COLUMN {column}")
        connection.exec_driver_sql("DROP TABLE alembic_version")
