"""The quick sheets on paper and on every screen: one page, nothing cut off or covered, in both languages."""

import re
from typing import Any

import pytest

import tongbao

from .conftest import PHONE, STILL, Visit
from .flaws import flaws
from .screens import PHONES, by_turns
from .test_every_screen import speak
from .visitors import Visitor

pytestmark = pytest.mark.browser
GAMES = sorted(tongbao.GAMES)
SHEETS = by_turns(GAMES, ["en", "zh", "es"])
DESKS = ((1920, 1080), (1440, 900), (1280, 720))
PAGE = re.compile(rb"/Type\s*/Page\b")
OUTSIDE = """() => {
    const sheet = document.querySelector(".sheet").getBoundingClientRect();
    const found = [];
    const walker = document.createTreeWalker(document.querySelector(".sheet"), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const parent = node.parentElement;
        if (!node.data.trim() || parent.closest("svg, [inert], .wide") || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (const box of [sheet, parent.closest("section, header, footer").getBoundingClientRect()]) {
            const across = Math.max(box.left - text.left, text.right - box.right);
            const over = Math.max(across, box.top - text.top, text.bottom - box.bottom);
            if (over > 6) found.push(`${node.data.trim()}: ${Math.round(over)} px`);
        }
    }
    return found;
}"""
"""Texts that hang over the sheet, or over their own part of it."""
OVERLAPPING = """() => {
    const parts = [...document.querySelectorAll(".sheet section, .sheet > .top, .sheet > .foot")];
    const boxes = parts.map((part) => [part.id || part.className, part.getBoundingClientRect()]);
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const met = (n) => boxes.slice(n + 1).filter(([, other]) => meet(boxes[n][1], other));
    return boxes.flatMap(([name], n) => met(n).map(([other]) => `${name}, ${other}`));
}"""
"""Parts of the sheet that lie over each other."""
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
    speak(visitor, language)
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


@pytest.mark.parametrize(("name", "language"), SHEETS)
def test_on_a_desk(visit: Visit, name: str, language: str) -> None:
    visitor = opened(visit, STILL, name, language)
    found = []
    for width, height in DESKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        where = f"{width}x{height}"
        found += [f"{where}: hangs over: {text}" for text in visitor.page.evaluate(OUTSIDE)]
        found += [f"{where}: lie over each other: {parts}" for parts in visitor.page.evaluate(OVERLAPPING)]
        found += [f"{where}: covered: {thing}" for thing in visitor.measure("covered", "body")]
        visitor.page.evaluate("scrollTo(0, 0)")
        found += flaws(visitor, where)
    assert not found


@pytest.mark.parametrize(("name", "language"), SHEETS)
def test_on_a_phone(visit: Visit, name: str, language: str) -> None:
    visitor = opened(visit, {**PHONE, "reduced_motion": "reduce"}, name, language)
    found = []
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        where = f"{width}x{height}"
        found += [f"{where}: hangs over: {text}" for text in visitor.page.evaluate(OUTSIDE)]
        found += [f"{where}: covered: {thing}" for thing in visitor.measure("covered", "body")]
        visitor.page.evaluate("scrollTo(0, 0)")
        found += flaws(visitor, where)
    assert not found


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
        visitor.page.locator("#d-table").get_by_role("link", name="Quick sheet").click()
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
