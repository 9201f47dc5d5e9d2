"""The chronicle on the page: it follows what happens unless its reader has scrolled up, and marks what is new."""

import random

import pytest
from playwright.sync_api import Locator

import tongbao
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.calls import move
from tests.support.web.visitors import Visitor
from tongbao.testing.addresses import api

pytestmark = pytest.mark.by_turns(6)

GAMES = sorted(tongbao.GAMES)
LIST = "#s-log [data-stick]"
LINES = 45
"""With so many the chronicle scrolls."""
GAP = "list => list.scrollHeight - list.scrollTop - list.clientHeight"
"""How many pixels of the list lie below what is in sight."""


def at_a_table(visit: Visit, name: str, kind: dict[str, object] | None = None) -> Visitor:
    """Somebody in a game with a bot in which so much has happened that the chronicle scrolls."""
    mei = visit(kind or STILL)
    link = mei.opened(name, "me", "bot:random")
    log = f"{mei.house.address}{api(link)}/log"
    dice = random.Random(3)
    while len(mei.context.request.get(log).json()["log"]) < LINES:
        seen = mei.asked(link)
        mei.post(link, dice.choice(seen["choices"]), 0, seen["version"])
    mei.asked(link)
    mei.go(link)
    return mei


def gap(mei: Visitor) -> float:
    """How many pixels lie below what is in sight, once the page has settled."""
    mei.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return float(mei.page.eval_on_selector(LIST, GAP))


def newest(mei: Visitor) -> Locator:
    return mei.page.locator("[data-newest]")


def until_told(mei: Visitor, dice: random.Random) -> None:
    """Play until there is another line."""
    before = mei.page.locator(f"{LIST} li").last.inner_html()
    while mei.page.locator(f"{LIST} li").last.inner_html() == before:
        move(mei, dice)


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_it_follows_what_happens_also_when_the_panel_below_grows(visit: Visit, name: str) -> None:
    mei = at_a_table(visit, name)
    dice = random.Random(9)
    assert gap(mei) < 2
    for height in (330, 90, 420):
        mei.page.eval_on_selector("#s-decision", "(panel, height) => (panel.style.minHeight = `${height}px`)", height)
        assert gap(mei) < 2
        until_told(mei, dice)
        assert gap(mei) < 2
    assert newest(mei).is_hidden()


def test_who_has_scrolled_up_is_left_there_and_comes_back_by_a_button_or_by_scrolling(visit: Visit) -> None:
    mei = at_a_table(visit, "changan")
    dice = random.Random(9)
    mei.page.locator(LIST).hover()
    mei.page.mouse.wheel(0, -800)
    mei.page.wait_for_function(f"() => ({GAP})(document.querySelector('{LIST}')) > 600")
    assert newest(mei).is_hidden(), "nothing new has come yet"
    line = mei.page.locator(f"{LIST} li").nth(20)
    there = line.evaluate("line => line.offsetTop - line.parentElement.scrollTop")
    kept = line.get_attribute("id")
    until_told(mei, dice)
    mei.page.eval_on_selector("#s-decision", "panel => (panel.style.minHeight = '400px')")
    assert gap(mei) > 100
    now = mei.page.locator(f"#{kept}").evaluate("line => line.offsetTop - line.parentElement.scrollTop")
    assert abs(now - there) < 2
    newest(mei).click()
    assert gap(mei) < 2
    assert newest(mei).is_hidden()
    assert mei.page.evaluate("document.activeElement.matches('.log')")

    mei.page.locator(LIST).hover()
    mei.page.mouse.wheel(0, -300)
    mei.page.wait_for_function(f"() => ({GAP})(document.querySelector('{LIST}')) > 100")
    mei.page.mouse.wheel(0, 2000)
    mei.page.wait_for_function(f"() => ({GAP})(document.querySelector('{LIST}')) < 2")
    until_told(mei, dice)
    assert gap(mei) < 2 and newest(mei).is_hidden()


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_on_a_phone_it_opens_at_the_newest_line(visit: Visit, name: str) -> None:
    mei = at_a_table(visit, name, {**PHONE, "reduced_motion": "reduce"})
    opener = mei.page.locator("label[for=tab-log]:visible").first
    opener.tap()
    mei.page.locator(LIST).wait_for()
    assert gap(mei) < 2
    mei.page.locator(f"{LIST} li").last.wait_for()


def test_only_what_is_new_is_touched_and_stands_under_a_word(visit: Visit) -> None:
    """Lines that stand there stay the very same things, so that the reader's place and selection stay."""
    mei = at_a_table(visit, "changan")
    dice = random.Random(9)
    mark = "lines => lines.forEach(line => (line.seenBefore = true))"
    mei.page.eval_on_selector_all(f"{LIST} li[id]", mark)
    ids = set(mei.page.eval_on_selector_all(f"{LIST} li[id]", "lines => lines.map(line => line.id)"))
    until_told(mei, dice)
    seen = mei.page.eval_on_selector_all(f"{LIST} li[id]", "lines => lines.map(line => [line.id, !!line.seenBefore])")
    assert all(before == (name in ids) for name, before in seen if name != "since")
    assert any(before for _, before in seen) and not all(before for _, before in seen)

    words = mei.page.locator(f"{LIST} .since")
    while not words.count():
        move(mei, dice)
    assert words.inner_text() == "since your last turn"
    new, old = mei.page.locator(f"{LIST} li.since ~ li"), mei.page.locator(f"{LIST} li:not(.since, .since ~ li)")
    assert new.count() > 0 and old.count() > 0
    assert "Mei" not in new.first.inner_text()
    colors = [each.first.evaluate("line => getComputedStyle(line).color") for each in (new, old)]
    assert colors[0] != colors[1]
