"""The servers that are attacked: each test meets one with SQLite and one with PostgreSQL, where there is one."""

import shutil
from pathlib import Path

import pytest

from tests.server.conftest import (
    app,
    browser,
    client,
    empty,
    every_text_is_translated,
    postgresql,
    seeded,
    settings,
    strict,
)

__all__ = [
    "app",
    "browser",
    "client",
    "empty",
    "every_text_is_translated",
    "postgresql",
    "seeded",
    "settings",
    "strict",
]


@pytest.fixture(autouse=True, params=["sqlite", "postgresql"])
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of database of this case."""
    kind: str = request.param
    return kind


@pytest.fixture
def blank(kind: str, request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where there are no tables yet: a folder, or a schema of its own in PostgreSQL."""
    return request.getfixturevalue("postgresql") if kind == "postgresql" else tmp_path


@pytest.fixture
def database(blank: str | Path, empty: Path) -> str | Path:
    """Where the server keeps all."""
    if isinstance(blank, Path):
        shutil.copy(empty, blank)
    return blank
