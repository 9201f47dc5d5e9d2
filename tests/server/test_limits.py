"""Nobody can fill the server with tables."""

from collections.abc import Callable

import pytest

from tests.server.browsers import Browser
from tongbao.server import room

Browsers = Callable[[], Browser]
QUICK = {"game": "xanadu", "play": "now"}
FORM = {"game": "xanadu", "players": "2", "seat-0": "me", "seat-1": "open"}


def test_one_guest_opens_so_many_tables_and_no_more(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_HOSTED", 3)
    mei = browser()
    for _ in range(3):
        mei.found("xanadu", "me", "open")
    for form in (QUICK, FORM):
        answer = mei.post("/tables", form)
        assert answer.status_code == 429 and "You have opened 3 tables" in answer.text
    answer = mei.post("/tables", QUICK, accept="application/json")
    assert answer.json() == {"error": "You have opened 3 tables that are not finished; finish one of them first."}
    chinese = mei.post("/tables", QUICK, **{"accept-language": "zh"})
    assert chinese.status_code == 429 and "3张" in chinese.text
    assert browser().post("/tables", FORM).status_code == 303


def test_so_many_tables_run_and_no_more(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_RUNNING", 2)
    browser().found("xanadu", "me", "open")
    browser().found("xanadu", "me", "open")
    answer = browser().post("/tables", QUICK)
    assert answer.status_code == 429 and "All 2 tables" in answer.text


def test_tables_that_nobody_touches_make_room(browser: Browsers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST_HOSTED", 1)
    mei = browser()
    mei.found("xanadu", "me", "open")
    assert mei.post("/tables", FORM).status_code == 429
    monkeypatch.setattr(room, "IN_USE", -1)
    assert mei.post("/tables", FORM).status_code == 303
