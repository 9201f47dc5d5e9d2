"""A running server for each test, and browsers that visit it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.server.browsers import Browser, server
from tongbao.server.app import create_app


@pytest.fixture
def app(tmp_path: Path) -> Starlette:
    return create_app(tmp_path, pause=0)


@pytest.fixture
def client(app: Starlette) -> Iterator[TestClient]:
    with server(app) as client:
        yield client


@pytest.fixture
def browser(client: TestClient) -> Callable[[], Browser]:
    return lambda: Browser(client)
