"""The page of a review: it grows by itself, moments change in place, nothing sticks out, and one plays on from it."""

import pytest

from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor
from tongbao.server.accounts.sessions import COOKIE

pytestmark = pytest.mark.slow
PATIENCE = 120_000
SHOWN = "() => !document.querySelector('#review').dataset.unfinished"


def come(visit: Visit, played: tuple[House, str, str], screen: dict[str, object]) -> Visitor:
    """Whoever played it looks at the review until it is done."""
    house, link, token = played
    visitor = visit(screen, at=house)
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": house.address}])
    visitor.page.goto(f"{house.address}{link}/review")
    visitor.page.wait_for_function(SHOWN, timeout=PATIENCE)
    return visitor


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_a_review_is_read_and_played_on_from(
    visit: Visit, played: tuple[House, str, str], screen: dict[str, object]
) -> None:
    visitor = come(visit, played, screen)
    page = visitor.page
    assert page.locator("polyline").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("() => (window.same = true)")
    page.get_by_role("link", name="All cards visible").first.click()
    page.wait_for_function(f"() => location.search.includes('open') && ({SHOWN})()", timeout=PATIENCE)
    assert page.locator(".luck li").count() == 2
    tiles = page.locator(".tile")
    for number in range(tiles.count()):
        tiles.nth(number).click()
        page.wait_for_function(f"() => document.querySelectorAll('.tile')[{number}].ariaCurrent === 'true'")
        assert tiles.nth(number).get_attribute("href") in page.url
    assert page.evaluate("() => window.same")
    page.get_by_text("Chart as numbers").click()
    assert page.locator(".numbers tbody tr").last.is_visible()
    visitor.press(page.get_by_role("button", name="Play from here"))
    page.wait_for_url(lambda url: "/review" not in url)
    assert page.locator(".log .branch").count() == 1
