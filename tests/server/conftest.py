"""A running server for each test, and browsers that visit it. What it thinks about doesn't yield to other tests."""

import os
import secrets
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server.browsers import EVERYBODY, QUICK, Browser, server
from tests.server.kept import require_kept
from tongbao.server.allowances import Allowances
from tongbao.server.app import create_app

USUAL = "postgresql+psycopg://postgres@127.0.0.1/test"
"""Where a PostgreSQL for tests usually is."""


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits until the others let its processes think, and passwords are hashed in no time."""
    monkeypatch.setattr("tongbao.server.thinkers.NICENESS", 0)
    monkeypatch.setattr("tongbao.server.people.passwords.HASHER", QUICK)


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where the server keeps all: a folder, or a schema of its own in the PostgreSQL database that is named."""
    return request.getfixturevalue("postgresql") if "TONGBAO_TEST_DATABASE" in os.environ else tmp_path


@pytest.fixture
def postgresql() -> Iterator[str]:
    """A schema of its own in PostgreSQL, by the URL of its database; where there is none the test is skipped."""
    url = os.environ.get("TONGBAO_TEST_DATABASE", USUAL)
    schema, engine = f"test_{secrets.token_hex(8)}", sa.create_engine(url, isolation_level="AUTOCOMMIT")
    try:
        connection = engine.connect()
    except sa.exc.OperationalError:
        engine.dispose()
        pytest.skip(f"needs PostgreSQL, and there is none at {url}; TONGBAO_TEST_DATABASE names another one")
    with connection:
        connection.execute(sa.text(f"CREATE SCHEMA {schema}"))
        yield f"{url}?options=-csearch_path%3D{schema}"
        connection.execute(sa.text(f"DROP SCHEMA {schema} CASCADE"))
    engine.dispose()


@pytest.fixture
def app(database: str | Path) -> Starlette:
    return create_app(database, pause=0, allowances=Allowances(EVERYBODY))


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient]:
    """A server with the usual allowances, for those who try them."""
    with server(create_app(tmp_path / "strict", pause=0)) as client:
        yield client


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    with server(app) as client:
        yield client
        assert client.portal is not None
        client.portal.call(require_kept, app.state.site.hall)  # in its loop: nothing changes meanwhile


@pytest.fixture
def browser(client: TestClient) -> Callable[[], Browser]:
    return lambda: Browser(client)
