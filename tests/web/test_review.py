"""The page of a review: it grows by itself, moments change in place, nothing sticks out, and one plays on from it."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.test_review import SECRET, rows
from tongbao.server.accounts import COOKIE, Guests
from tongbao.server.branches import Branch
from tongbao.server.chairs import Chair
from tongbao.server.hall import Hall, Wish
from tongbao.server.storage import Store

from .conftest import DESKTOP, PHONE, Visit
from .serving import House
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PATIENCE = 120_000
SHOWN = "() => !document.querySelector('#review').dataset.unfinished"


async def play(folder: Path) -> tuple[str, str]:
    """Keep a finished game of Mei's in a folder; its link, and the cookie of hers."""
    store = Store(folder)
    hall, guests = Hall(store, 0), Guests(store)
    mei, token = await guests.welcome("Mei")
    chairs = [Chair(0, "human", "Mei", mei.id), Chair(1, "bot", "Luca", None, "greedy")]
    match = await hall.found(Wish("xanadu", {}, chairs, branch=Branch("elsewhere", 0, SECRET, rows())), mei)
    await hall.close()
    store.close()
    return f"/t/{match.id}", token


@pytest.fixture
def played(tmp_path: Path) -> Iterator[tuple[House, str, str]]:
    """A server with a finished game, the link of it, and the cookie of the one who played it."""
    with ThreadPoolExecutor(1) as beside:  # the browser's loop runs in this thread
        link, token = beside.submit(asyncio.run, play(tmp_path)).result()
    house = House(tmp_path)
    house.open()
    yield house, link, token
    house.kill()


def come(visit: Visit, played: tuple[House, str, str], screen: dict[str, object]) -> Visitor:
    """Whoever played it looks at the review until it is done."""
    house, link, token = played
    visitor = visit(screen, at=house)
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": house.address}])
    visitor.page.goto(f"{house.address}{link}/review")
    visitor.page.wait_for_function(SHOWN, timeout=PATIENCE)
    return visitor


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_review_is_read_and_played_on_from(
    visit: Visit, played: tuple[House, str, str], screen: dict[str, object]
) -> None:
    page = come(visit, played, screen).page
    assert page.locator("polyline").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("() => (window.same = true)")
    page.get_by_role("link", name="All cards open").first.click()
    page.wait_for_function(f"() => location.search.includes('open') && ({SHOWN})()", timeout=PATIENCE)
    assert page.locator(".luck li").count() == 2
    tiles = page.locator(".tile")
    for number in range(tiles.count()):
        tiles.nth(number).click()
        page.wait_for_function(f"() => document.querySelectorAll('.tile')[{number}].ariaCurrent === 'true'")
        assert tiles.nth(number).get_attribute("href") in page.url
    assert page.evaluate("() => window.same")
    page.get_by_text("The chart as numbers").click()
    assert page.locator(".numbers tbody tr").last.is_visible()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: "/review" not in url)
    assert page.locator(".log .branch").count() == 1
