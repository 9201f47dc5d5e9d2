"""The deal of the day is ranked for those who began it with an account: a guest’s try tells the cards beforehand."""

from operator import itemgetter

import pytest

from tests.support.server.accounts import entered, founded
from tests.support.server.browsers import Browser, Browsers
from tests.support.server.daily_clock import Clock, clock
from tests.support.server.tables import play_on
from tongbao.server.matches.deals import DAY

__all__ = ["clock"]

SENTENCE, ON_ITS_DAY = "because you started it without an account", "you started that game without an account"


def played(browser: Browser, to_its_end: bool = True) -> str:
    """Play today's deal to its end, or only begin it; its date."""
    link = str(browser.post("/daily").headers["location"])
    if to_its_end:
        play_on(browser, link, [int(browser.view(link)["seat"])], itemgetter(0))
    return str(browser.get("/daily.json").json()["date"])


def names_of(browser: Browser, date: str, clock: Clock) -> list[str]:
    """The ranking of the day, when it is over."""
    clock.moment += DAY
    return [line["name"] for line in browser.get(f"/daily/{date}.json").json()["ranking"]]


@pytest.mark.parametrize("to_its_end", [True, False])
def test_a_guests_try_is_not_ranked_in_an_account_made_since(browser: Browsers, clock: Clock, to_its_end: bool) -> None:
    luca = founded(browser(), "Luca")
    played(luca)
    mei = browser()
    assert "only games started with an account are ranked" in mei.get("/daily").text
    played(mei, to_its_end)
    founded(mei, "Mei")
    date = played(mei)
    page = mei.get("/daily")
    assert SENTENCE in page.text and mei.get("/daily.json").json()["ranked"] is False
    assert luca.get("/daily.json").json()["ranked"] is True and SENTENCE not in luca.get("/daily").text
    assert "Mei" not in luca.get("/daily").text
    assert names_of(luca, date, clock) == ["Luca"]
    assert ON_ITS_DAY in mei.get(f"/daily/{date}").text and ON_ITS_DAY not in luca.get(f"/daily/{date}").text


def test_a_guests_try_is_not_ranked_in_an_account_that_was_there(browser: Browsers, clock: Clock) -> None:
    """After signing in, people go on with the guest's game, and have no other."""
    founded(browser(), "Mei")
    phone = browser()
    played(phone)
    entered(phone, "Mei")
    date = played(phone, to_its_end=False)
    assert phone.get("/daily.json").json()["ranked"] is False
    assert names_of(phone, date, clock) == []


def test_a_try_begun_with_an_account_is_ranked(browser: Browsers, clock: Clock) -> None:
    mei = founded(browser(), "Mei")
    date = played(mei)
    assert names_of(mei, date, clock) == ["Mei"]
