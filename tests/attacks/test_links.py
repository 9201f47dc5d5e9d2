"""Links as people pass them on: with the sentence's signs behind them, in capitals, or bent to lead elsewhere."""

from collections.abc import Callable
from urllib.parse import quote

import pytest

from tests.support.server.accounts import founded, sealed
from tests.support.server.browsers import Browser

Browsers = Callable[[], Browser]
CONTEST = {"title": "Spring", "game": "xanadu", "players": "2", "form": "swiss", "rounds": "0", "most": "4"}
SIGNS = (".", ",", ")", "。", "，", "）”。", "!", ">.", "%20", "…")


@pytest.mark.parametrize("signs", SIGNS)
def test_signs_behind_a_link_are_not_taken_for_the_name(browser: Browsers, signs: str) -> None:
    mei, temur = browser(), browser()
    link = mei.found("xanadu", "me", "open")
    behind = signs if signs.startswith("%") else quote(signs)
    answer = temur.get(f"{link}{behind}?from=mail")
    assert (answer.status_code, answer.headers["location"]) == (303, f"{link}?from=mail")
    assert temur.get(link).status_code == 200


def test_capitals_are_not_taken_for_another_name(browser: Browsers) -> None:
    mei = founded(browser(), "Mei")
    table = mei.found("xanadu", "me", "open")
    contest = sealed(mei, "/tournaments", **CONTEST, bot="random", listed="on").headers["location"]
    deck = mei.post("/workshop", {"game": "xanadu"}).headers["location"]
    for link in (table, f"{table}/text", deck, contest, "/rules/xanadu"):
        for passed_on in (link.upper(), f"{link.title()}.", f"{link})"):
            answer = mei.get(quote(passed_on))
            assert (answer.status_code, answer.headers["location"]) == (303, link)


def test_capitals_of_a_secret_are_kept(browser: Browsers) -> None:
    mei = browser()
    for path in ("/account/letter/", "/account/mail/", "/account/recover/", "/notices/stop/"):
        answer = mei.get(f"{path}A-secret_Of-Capitals")
        assert answer.status_code != 303
        answer = mei.get(f"{path}A-secret_Of-Capitals.")
        assert answer.headers.get("location", f"{path}A-secret_Of-Capitals") == f"{path}A-secret_Of-Capitals"


BENT = ("/%5Cevil.example.", "/%2FEVIL.example/T/x", "/%2Fevil.example)", "/%09/evil.example.")


@pytest.mark.parametrize("path", BENT)
def test_a_mended_link_stays_on_this_site(browser: Browsers, path: str) -> None:
    answer = browser().get(path)
    assert answer.status_code in (303, 404)
    location = answer.headers.get("location", "/")
    assert location.startswith("/") and not location.startswith(("//", "/\\"))


def test_what_leads_nowhere_still_says_so(browser: Browsers) -> None:
    mei = browser()
    answer = mei.get("/t/Never-Was-There.")
    assert answer.headers["location"] == "/t/never-was-there"
    assert mei.get("/t/never-was-there").status_code == 404
    assert mei.post("/t/Never-Was-There./seat", {"name": "Mei"}).status_code == 404
