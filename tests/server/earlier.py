"""A database as it was when migrations began, made of one of this version."""

import sqlalchemy as sa
from alembic import command

from tongbao.server.db.migrations import configured
from tongbao.server.db.tables import metadata


def make_earlier(engine: sa.Engine, *missing: sa.Table) -> None:
    """Make of the database one of before migrations, without these tables."""
    first = oldest()
    with engine.begin() as connection:
        for table in reversed(metadata.sorted_tables):
            if table.name not in first.tables or table in missing:
                table.drop(connection)
                continue
            for column in table.c:
                if column.name not in first.tables[table.name].c:
                    connection.exec_driver_sql(f"ALTER TABLE {table.name} DROP COLUMN {column.name}")
        connection.exec_driver_sql("DROP TABLE alembic_version")


def oldest() -> sa.MetaData:
    """The tables that the first step makes."""
    found, engine = sa.MetaData(), sa.create_engine("sqlite://")
    with engine.begin() as connection:
        command.upgrade(configured(connection), "0001")
        found.reflect(connection)
    engine.dispose()
    return found
