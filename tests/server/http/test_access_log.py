"""What the journal notes of a request: the template of its address, whatever stands in the address itself."""

import logging
import secrets

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.testclient import TestClient

from tests.support.server.browsers import Browsers
from tongbao.server.common.logging import REQUEST
from tongbao.server.http.access_log import AccessLog


class Keeper(logging.Handler):
    """Keeps what is said."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)


@pytest.fixture
def noted(monkeypatch: pytest.MonkeyPatch) -> list[logging.LogRecord]:
    """The lines of the journal, as they come."""
    keeper, logger = Keeper(), logging.getLogger("tongbao.requests")
    monkeypatch.setattr(logger, "handlers", [keeper])
    monkeypatch.setattr(logger, "level", logging.INFO)
    logger.manager._clear_cache()  # type: ignore[attr-defined]
    return keeper.records


def test_every_request_has_a_number_that_its_answer_bears(
    client: TestClient, browser: Browsers, noted: list[logging.LogRecord]
) -> None:
    answers = [browser().get(path) for path in ("/", "/t/none", "/nowhere", "/rules/xanadu")]
    numbers = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(numbers)) == 4
    facts = [(r.request, r.path, r.status, r.table) for r in noted]  # type: ignore[attr-defined]
    assert facts == [
        (numbers[0], "/", 200, None),
        (numbers[1], "/t/{id}", 404, None),
        (numbers[2], "(none)", 404, None),
        (numbers[3], "/rules/{game}", 200, None),
    ]


def test_a_table_is_noted_and_what_is_none_is_not(browser: Browsers, noted: list[logging.LogRecord]) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "open")
    mei.get(link)
    mei.get(f"/t/{secrets.token_urlsafe(12)}")
    assert [r.table for r in noted] == [None, link.removeprefix("/t/"), None]  # type: ignore[attr-defined]


def test_what_the_guard_refuses_is_noted_too(browser: Browsers, noted: list[logging.LogRecord]) -> None:
    answer = browser().get("/", host="evil.example")
    assert answer.status_code == 421
    assert [(r.status, r.path) for r in noted] == [(421, "(none)")]  # type: ignore[attr-defined]
    assert answer.headers["x-request-id"] == noted[0].request  # type: ignore[attr-defined]


def test_what_fails_is_noted_and_whatever_is_said_meanwhile_bears_its_number(noted: list[logging.LogRecord]) -> None:
    said = []

    def fail(_request: Request) -> Response:
        said.append(REQUEST.get())
        raise RuntimeError

    with TestClient(AccessLog(Starlette(routes=[Route("/", fail)])), raise_server_exceptions=False) as client:
        answer = client.get("/")
    assert answer.status_code == 500
    assert [(r.status, r.request) for r in noted] == [(500, said[0])]  # type: ignore[attr-defined]
    assert answer.headers["x-request-id"] == said[0] and REQUEST.get() is None


def test_what_is_mounted_is_noted_by_its_place(noted: list[logging.LogRecord]) -> None:
    def answer(_request: Request) -> Response:
        return PlainTextResponse("Well.")

    inner = Starlette(routes=[Route("/tables/{table}", answer)])
    services = Starlette(routes=[Mount("/api/v1", inner), Mount("/static/abc", PlainTextResponse("Picture."))])
    with TestClient(AccessLog(services)) as client:
        for path in ("/api/v1/tables/plum-lantern-42x7kd", "/static/abc/secret.css"):
            client.get(path)
    assert [(r.path, r.table) for r in noted] == [  # type: ignore[attr-defined]
        ("/api/v1/tables/{table}", "plum-lantern-42x7kd"),
        ("/static", None),
    ]
