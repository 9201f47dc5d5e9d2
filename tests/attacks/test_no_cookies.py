"""Browsers that block cookies: nobody founds a table at which they can't sit, and one sentence says why."""

from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from tests.support.server.browsers import Browser
from tongbao.server.db.tables import matches, people
from tongbao.server.http.cookies import BLOCKED, TEST_COOKIE

Browsers = Callable[[], Browser]
FOUNDING = [
    ("/tables", {"game": "xanadu", "play": "now"}),
    ("/tables", {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open"}),
    ("/pair?game=xanadu", {"clock": "quick"}),
    ("/lessons", {"game": "xanadu"}),
    ("/examples", {"game": "xanadu", "example": "building"}),
    ("/workshop", {"game": "xanadu"}),
    ("/account", {"name": "Mei", "password": "correct horse battery"}),
    ("/account/enter", {"name": "Mei", "password": "correct horse battery"}),
    ("/name", {"name": "Mei"}),
    ("/language", {"lang": "es"}),
]


def sent(visitor: Browser, path: str, form: dict[str, str], blocks: bool) -> Any:
    """Send a form as a browser does, which follows a wish to send the same again."""
    answer = visitor.post(path, form, origin="http://tongbao.test")
    if blocks:
        visitor.cookies.clear()
    if answer.status_code != 307:
        return answer
    location = answer.headers["location"]
    assert location.startswith("?"), "it is the same address"
    return visitor.post(path.partition("?")[0] + location, form, origin="http://tongbao.test")


def counted(client: TestClient) -> tuple[int, int]:
    """How many tables and people there are."""

    def count(connection: sa.Connection) -> tuple[int, int]:
        found = [connection.scalar(sa.select(sa.func.count()).select_from(table)) for table in (matches, people)]
        return found[0] or 0, found[1] or 0

    assert client.portal is not None
    database = client.app.state.services.database  # type: ignore[attr-defined]
    kept: tuple[int, int] = client.portal.call(database.read, count)
    return kept


@pytest.mark.parametrize(("path", "form"), FOUNDING, ids=[f"{path}-{len(form)}" for path, form in FOUNDING])
def test_nothing_is_founded_for_who_would_be_a_stranger_again(
    client: TestClient, browser: Browsers, path: str, form: dict[str, str]
) -> None:
    mei = browser()
    answer = sent(mei, path, form, blocks=True)
    assert answer.status_code == 403 and BLOCKED in answer.text
    assert counted(client) == (0, 0)


def test_who_would_join_is_told_and_the_seat_stays_free(client: TestClient, browser: Browsers) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    before = counted(client)
    answer = sent(temur, f"{link}/seat", {"name": "Temür"}, blocks=True)
    assert answer.status_code in (403, 409) and BLOCKED in answer.text
    assert counted(client) == before
    assert temur.get(link).status_code == 200, "whoever can't sit down can look"
    assert temur.join(link, "Temür").status_code == 303, "the seat is free"


def test_the_first_form_of_a_browser_with_cookies_does_what_it_says(client: TestClient, browser: Browsers) -> None:
    mei = browser()
    answer = sent(mei, "/tables", {"game": "xanadu", "play": "now"}, blocks=False)
    assert answer.status_code == 303 and counted(client) == (1, 1)
    assert mei.view(answer.headers["location"])["seat"] == 0
    assert TEST_COOKIE in mei.cookies
    again = mei.post("/tables", {"game": "xanadu", "play": "now"}, origin="http://tongbao.test")
    assert again.status_code == 303, "it is asked only once"


def test_programs_are_not_asked(browser: Browsers) -> None:
    assert browser().post("/tables", {"game": "xanadu", "play": "now"}).status_code == 303
