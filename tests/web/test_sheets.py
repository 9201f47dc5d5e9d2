"""The quick sheets: one page of paper in every language, and the ways to their parts, back and to the printer."""

import re
from typing import Any

import pytest

import tongbao
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.matrix import OUTSIDE, OVERLAPPING
from tests.support.web.screens import PHONES, by_turns
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)
GAMES = sorted(tongbao.GAMES)
SHEETS = by_turns(GAMES, ["en", "zh", "es"])
PAGE = re.compile(rb"/Type\s*/Page\b")
READ = """() => {
    const bar = document.querySelector(".jump").getBoundingClientRect();
    const way = document.querySelector(".jump [aria-current]");
    const lies = document.querySelector(way.hash).getBoundingClientRect().top - bar.bottom;
    const box = way.getBoundingClientRect();
    return { way: way.hash, lies, inSight: box.left >= -1 && box.right <= innerWidth + 1 };
}"""


def opened(visit: Visit, kind: dict[str, Any], name: str, language: str) -> Visitor:
    """Somebody who looks at a quick sheet."""
    visitor = visit(kind)
    visitor.speak(language)
    visitor.go(f"/rules/{name}/sheet")
    visitor.page.evaluate("document.fonts.ready")
    return visitor


@pytest.mark.parametrize(("name", "language"), SHEETS)
def test_it_is_one_page_of_paper(visit: Visit, name: str, language: str) -> None:
    """Printed from a desk or from a phone, with nothing but the sheet on it."""
    page = opened(visit, STILL, name, language).page
    assert len(PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1
    for width, height in ((1440, 900), PHONES[0]):
        page.set_viewport_size({"width": width, "height": height})
        assert len(PAGE.findall(page.pdf(format="A4", landscape=True))) == 1
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 1123, "height": 794})
    assert not page.evaluate(OUTSIDE)
    assert not page.evaluate(OVERLAPPING)
    assert not page.locator(":is(.lid, .jump, .shelf):visible").count()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("width", "height"), PHONES)
def test_the_bar_leads_to_each_part(visit: Visit, name: str, width: int, height: int) -> None:
    """A press brings the part up below the bar; the bar shows which part is read."""
    visitor = opened(visit, {**PHONE, "reduced_motion": "reduce"}, name, "en")
    visitor.page.set_viewport_size({"width": width, "height": height})
    ways = visitor.page.locator(".jump a")
    for n in range(ways.count()):
        ways.nth(n).tap()
        visitor.page.wait_for_function(f"() => location.hash === '{ways.nth(n).get_attribute('href')}'")
        visitor.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        read = visitor.page.evaluate(READ)
        assert read["inSight"] and read["lies"] >= -1, read
    assert read["way"] == ways.last.get_attribute("href")


@pytest.mark.parametrize("kind", [STILL, PHONE], ids=["desk", "phone"])
def test_a_press_prints(visit: Visit, kind: dict[str, Any]) -> None:
    visitor = visit(kind)
    visitor.page.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; }")
    visitor.go("/rules/xanadu/sheet")
    visitor.page.locator("[data-print]:visible").first.click()
    assert visitor.page.evaluate("window.printed") == 1


def test_from_the_table_and_back(visit: Visit) -> None:
    visitor = visit(STILL)
    link = visitor.found("xanadu", "me", "bot:random")
    visitor.page.locator("[data-open=table]:visible").first.click()
    with visitor.context.expect_page() as opened:
        visitor.page.locator("#d-table").get_by_role("link", name="Quick reference").click()
    beside = opened.value
    beside.get_by_role("link", name="Back to the table").click()
    beside.wait_for_url(f"**{link}")


def test_back_to_the_table_that_one_came_from(visit: Visit) -> None:
    """By the browser's history, where the address names no table."""
    visitor = visit(STILL)
    link = visitor.found("xanadu", "me", "bot:random")
    visitor.page.evaluate("location.assign('/rules/xanadu/sheet')")
    visitor.page.get_by_role("link", name="Back to the table").click()
    visitor.page.wait_for_url(f"**{link}")
