"""A running server for each test, and browsers that visit it. What it thinks about doesn't yield to other tests."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server.browsers import EVERYBODY, Browser, server
from tongbao.server.allowances import Allowances
from tongbao.server.app import create_app


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test waits until the others let its processes think."""
    monkeypatch.setattr("tongbao.server.thinkers.NICENESS", 0)


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    return create_app(tmp_path, pause=0, allowances=Allowances(EVERYBODY))


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[TestClient]:
    """A server with the usual allowances, for those who try them."""
    with server(create_app(tmp_path / "strict", pause=0)) as client:
        yield client


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    with server(app) as client:
        yield client


@pytest.fixture
def browser(client: TestClient) -> Callable[[], Browser]:
    return lambda: Browser(client)
