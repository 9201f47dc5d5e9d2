"""The daily deal in browsers: what the levels scored, friends first, and past deals that stay."""

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import expect

import tongbao
from tests.support.web.browsers import PHONE, Visit
from tests.support.web.flaws import flaws
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor
from tongbao.server.tournaments.daily import new_deal

pytestmark = pytest.mark.by_turns(2)
DAY = 24 * 3600


def posts(visitor: Visitor, path: str, **fields: str) -> str:
    """Where somebody is led who sends a form as a program does."""
    address, form = f"{visitor.house.address}{path}", {**fields}
    answer = visitor.context.request.post(address, form={**form}, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def signs_up(visitor: Visitor, name: str) -> str:
    """Create an account; the seal of its forms."""
    visitor.go("/account")
    posts(visitor, "/account", name=name, password="camel caravan salt")
    visitor.go("/account")
    return visitor.page.locator("[name=seal]").first.get_attribute("value") or ""


def plays(visitor: Visitor, link: str) -> None:
    """Play a game to its end as a program does, always with the first choice."""
    while not (seen := visitor.asked(link))["view"]["over"]:
        visitor.post(link, seen["choices"][0], seen["seat"], seen["version"])


def days_until(game: str) -> int:
    """In how many days this game is the deal."""
    later = [datetime.now(UTC) + timedelta(days=days) for days in range(len(tongbao.GAMES))]
    return [new_deal(day.date().isoformat(), "5e" * 32).game for day in later].index(game)


def test_a_deal_from_the_first_game_to_the_archive(visit: Visit, tmp_path: Path) -> None:
    house = House(tmp_path)
    house.ahead = DAY * days_until("pocket_changan")
    with house:
        mei, luca = visit(at=house), visit({**PHONE, "reduced_motion": "reduce"}, at=house)
        seals = [signs_up(mei, "Mei"), signs_up(luca, "Luca")]
        posts(mei, "/people/ask", seal=seals[0], name="Luca")
        posts(luca, "/people/answer", seal=seals[1], key="mei", answer="yes")
        mei.go("/daily")
        mei.press(mei.page.get_by_role("button", name="Play the deal"))
        mei.page.wait_for_url(re.compile("/t/"))
        mei.live()
        links = [mei.table, posts(luca, "/daily")]
        mei.page.goto("about:blank")
        for one, link in zip((mei, luca), links, strict=True):
            plays(one, link)
        luca.go("/daily")
        luca.page.evaluate("window.here = true")
        expect(luca.page.locator(".par dt")).to_have_count(5, timeout=30_000)
        assert luca.page.evaluate("window.here"), "without a reload"
        assert not flaws(luca, "daily")

        house.kill()
        house.ahead += DAY
        house.open()
        luca.go("/daily")
        luca.page.locator(".past a").first.click()
        day = luca.page.url.removeprefix(house.address)
        assert re.fullmatch(r"/daily/\d{4}-\d\d-\d\d", day)
        expect(luca.page.locator(".circle b")).to_have_count(2)
        titles = luca.page.locator("h2").all_inner_texts()
        assert titles.index("You and your friends") < titles.index("Ranking")
        expect(luca.page.locator(".par dt")).to_have_count(5, timeout=30_000)
        assert not flaws(luca, "day")
        luca.press(luca.page.get_by_role("button", name="Play this deal"))
        luca.page.wait_for_url(re.compile("/t/"))
        luca.live()
        assert luca.asked()["choices"]
        luca.go(day)
        expect(luca.page.locator(".circle b")).to_have_count(2)
