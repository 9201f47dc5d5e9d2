"""A running server for each test, and browsers that visit it.

``settings(...)`` at a test says what its server has otherwise than ``ROOMY``. Tests that bear the mark ``reads`` only
look: those of a module share one server. A test deals the same cards each time it runs.
"""

import os
import random
import secrets
import shutil
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest
import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser, server
from tests.support.server.hasty import ROOMY
from tests.support.server.kept import require_kept
from tests.support.server.naps import Naps
from tongbao.languages import LANGUAGES
from tongbao.languages.catalogue import worded_in
from tongbao.server.common.randomness import Randomness
from tongbao.server.common.settings import Settings, overlaid
from tongbao.server.db.database import Database
from tongbao.server.db.urls import DATABASE
from tongbao.server.main.app import create_app

OTHER = LANGUAGES["es"]
"""A language in which everything is said."""
USUAL = "postgresql+psycopg://postgres@127.0.0.1/test"
"""Where a PostgreSQL for tests usually is."""


@pytest.fixture(autouse=True)
def seeded(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """The source of shuffle secrets, seat orders and bots' seeds, seeded by the name of the test."""
    source = random.Random(request.node.nodeid)
    monkeypatch.setattr(Randomness, "secret", lambda _: source.randbytes(32).hex())
    monkeypatch.setattr(Randomness, "number", lambda _, below: source.randrange(below))
    monkeypatch.setattr(Randomness, "order", lambda _, things: source.sample(things, len(things)))


@pytest.fixture(scope="session", autouse=True)
def every_text_is_translated() -> Iterator[None]:
    """Whatever the server says in English, the catalogues know: what no test says in another language, too.

    Names of fields, which the table of a game without a face of its own shows, are lower case.
    """

    known = {""}

    def checked(text: str, facts: Mapping[str, object], language: str) -> str:
        if text not in known:
            is_plain = text.islower() or text.isdigit() or not text.strip()
            assert is_plain or OTHER.find(text, "site"), f"no catalogue has “{text}”"
            known.add(text)
        return worded_in(text, facts, language)

    with patch("tongbao.languages.translator.worded_in", checked):
        yield


@pytest.fixture(scope="session")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file with all tables and nothing in them, to be copied: to make it anew takes longer."""
    folder = tmp_path_factory.mktemp("empty")
    Database(folder).close()
    return folder / DATABASE


@pytest.fixture
def blank(request: pytest.FixtureRequest, tmp_path: Path) -> str | Path:
    """Where there are no tables yet: a folder, or a schema of its own in the PostgreSQL database that is named."""
    return request.getfixturevalue("postgresql") if "TONGBAO_TEST_DATABASE" in os.environ else tmp_path


@pytest.fixture
def database(blank: str | Path, empty: Path) -> str | Path:
    """Where the server keeps all."""
    if isinstance(blank, Path):
        shutil.copy(empty, blank)
    return blank


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
def settings(request: pytest.FixtureRequest) -> Settings:
    """The settings of the server, changed as the marks of the test and of its module say."""
    changes: dict[str, Any] = {}
    for mark in reversed(list(request.node.iter_markers("settings"))):
        changes = overlaid(changes, mark.kwargs)
    return ROOMY.but(**changes)


@pytest.fixture(scope="module")
def shared(tmp_path_factory: pytest.TempPathFactory, empty: Path) -> Iterator[TestClient]:
    """The server of all tests of a module that only look."""
    folder = tmp_path_factory.mktemp("shared")
    shutil.copy(empty, folder)
    app = create_app(folder, ROOMY)
    with server(app) as client:
        yield client
        assert client.portal is not None
        client.portal.call(require_kept, app.state.services.registry)


@pytest.fixture
def app(request: pytest.FixtureRequest) -> Iterator[Starlette]:
    """The application of the server; its database is closed although a test may never start it."""
    if request.node.get_closest_marker("reads") is not None:
        yield request.getfixturevalue("shared").app
        return
    app = create_app(request.getfixturevalue("database"), request.getfixturevalue("settings"))
    yield app
    app.state.services.database.close()


@pytest.fixture
def strict(database: str | Path, settings: Settings) -> Iterator[TestClient]:
    """A server with the usual rate limits, for tests that exhaust them: as time stands still, none refills.

    Nor does a guess wait: ``naps_in`` tells for how long it would.
    """
    work = {"at_once": 1e6, "a_second": 1e6}  # what the processor works is no number of requests
    app = create_app(database, settings.but(rates={"factor": 1, "address": {"work": work}}))
    rate_limiter, guesses = app.state.services.rate_limiter, app.state.services.login_throttle
    guesses.sleep = Naps()
    counts = [guesses.of_one, guesses.of_account, guesses.of_address]
    for allowance in [*rate_limiter.of_address.values(), *rate_limiter.of_person.values(), *counts]:
        allowance.clock = lambda: 0.0
    with server(app) as client:
        yield client


@pytest.fixture
def client(request: pytest.FixtureRequest, app: Starlette) -> Iterator[TestClient]:
    if request.node.get_closest_marker("reads") is not None:
        yield request.getfixturevalue("shared")
        return
    with server(app) as client:
        yield client
        assert client.portal is not None
        client.portal.call(require_kept, app.state.services.registry)  # in its loop: nothing changes meanwhile


@pytest.fixture
def browser(client: TestClient) -> Callable[[], Browser]:
    return lambda: Browser(client)
