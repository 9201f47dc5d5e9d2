"""Schema metadata: the list of all tables."""

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData()


def columns_of_people() -> list[sa.Column[Any]]:
    """All columns that name a person by foreign key, those first on whose tables no other depends."""
    tables = reversed(metadata.sorted_tables)
    return [c for table in tables for c in table.c if any(key.target_fullname == "people.id" for key in c.foreign_keys)]
