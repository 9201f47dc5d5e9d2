"""Data for commands."""

from pathlib import Path

import pytest

from tongbao.server.db.database import Database
from tongbao.server.db.tables import people


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder in which one person is known."""
    database = Database(tmp_path / "data")
    database.commit([lambda c: c.execute(people.insert(), {"id": "mei", "name": "Mei", "created": 0.0})])
    database.close()
    return tmp_path / "data"
