"""The page of a result: the points are told while their bricks are laid."""

from itertools import pairwise

import pytest

from tests.support.web.browsers import DESKTOP, STILL, Visit
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor
from tongbao.server.accounts.sessions import COOKIE

pytestmark = pytest.mark.by_turns(6)
SUMS = "() => [...document.querySelectorAll('.roll .sum')].map((sum) => Number(sum.textContent))"
BRICKS = """() => [...document.querySelectorAll('.roll > li')].map((row) =>
    [...row.querySelectorAll('.bricks em')].reduce((sum, part) => sum + Number(part.textContent), 0))"""
STAMPED = "() => getComputedStyle(document.querySelector('.grand')).opacity === '1'"
WATCH = f"""() => {{
    window.seen = [];
    const look = () => {{
        window.seen.push(({SUMS})());
        requestAnimationFrame(look);
    }};
    look();
}}"""


def come(visit: Visit, played: tuple[House, str, str], screen: dict[str, object], pace: float = 1) -> Visitor:
    """Whoever played it comes to the result, where everything moves at that pace."""
    house, link, token = played
    visitor = visit(screen, at=house)
    visitor.context.add_cookies([{"name": COOKIE, "value": token, "url": house.address}])
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": pace})
    visitor.page.goto(f"{house.address}{link}/result")
    return visitor


def test_the_sums_run_up_while_the_bricks_are_laid(visit: Visit, played: tuple[House, str, str]) -> None:
    page = come(visit, played, DESKTOP, pace=0.25).page
    page.evaluate(WATCH)
    page.wait_for_function(STAMPED)
    sums = [sum(seen) for seen in page.evaluate("() => window.seen")]
    assert all(one <= other for one, other in pairwise(sums)) and len(set(sums)) > 2
    assert page.evaluate(SUMS) == page.evaluate(BRICKS)


def test_a_click_ends_the_telling(visit: Visit, played: tuple[House, str, str]) -> None:
    page = come(visit, played, DESKTOP, pace=0.002).page
    assert page.evaluate(SUMS) != page.evaluate(BRICKS) and not page.evaluate(STAMPED)
    page.mouse.click(10, 700)
    page.evaluate("() => new Promise(requestAnimationFrame)")
    assert page.evaluate(SUMS) == page.evaluate(BRICKS)


def test_nothing_runs_for_whoever_wants_it_still(visit: Visit, played: tuple[House, str, str]) -> None:
    page = come(visit, played, STILL).page
    assert page.evaluate(SUMS) == page.evaluate(BRICKS)
    assert page.evaluate("() => document.getAnimations().length") == 0
