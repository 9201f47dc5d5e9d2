"""Every card, mark and number of a table explains itself in words, in one slip that covers nothing to be decided."""

import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError

import tongbao
from tests.support.web.browsers import PHONE, STILL, LateTable, Visit
from tests.support.web.screens import DESK, LAPTOP, LOW, SIDEWAYS, UPRIGHT, Window, by_turns
from tests.support.web.visitors import Visitor

Json = dict[str, Any]
GAMES = sorted(tongbao.GAMES)
LANGUAGES = ("en", "es", "zh")
SLIP = "#peek:popover-open"
FEWEST = 8
"""So many kinds of marks at least are on every table."""
SOON = 300
"""Milliseconds after which an explanation comes at the latest."""
LEAST_MARK = 14
MOST_OF_TABLE = 0.35
"""The share of the table that a rival's city may cover in passing."""
WORD = r"""text => document.documentElement.lang === "zh-Hans" ? /\p{Script=Han}/u.test(text)
    : /\p{Script=Latin}{3,}/u.test(text)"""
FOCUSABLE = (
    ".card [data-choice]",
    ".card [data-hold]",
    ".card [data-look]",
    ".work [data-look]",
    ".players :is(.whose, a[href])",
    ".opp .whose",
)


def at_table(visit: Visit, table: Any, language: str, window: Window = DESK, **kind: Any) -> Visitor:
    """Mei at her late table, in a language."""
    look: Json = {**STILL, "viewport": {"width": window[0], "height": window[1]}, "storage_state": table.state, **kind}
    visitor = visit(look)
    visitor.speak(language)
    visitor.go(table.link)
    visitor.rest()
    return visitor


def flaws(visitor: Visitor, mark: Json) -> list[str]:
    """What is wrong with what the slip says of a mark under the pointer."""
    page = visitor.page
    page.mouse.move(2, 2)
    page.locator(SLIP).wait_for(state="detached")
    page.mouse.move(mark["x"], mark["y"])
    try:
        page.locator(SLIP).wait_for(timeout=5000)
    except TimeoutError:
        return ["says nothing"]
    return faults(visitor, visitor.measure("explained", mark))


def faults(visitor: Visitor, told: Json) -> list[str]:
    """What is wrong with a slip."""
    found = [] if visitor.page.evaluate(f"({WORD})", told["words"]) else [f"says “{told['words']}”"]
    found += ["lies on choices"] if told["choices"] else []
    found += ["lies on what it explains"] if told["itself"] else []
    return found + (["reaches out of the window"] if told["isCut"] else [])


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, LANGUAGES))
def test_every_mark_under_the_pointer_says_in_words_what_it_is(
    visit: Visit, late_table: LateTable, name: str, language: str
) -> None:
    visitor = at_table(visit, late_table(name), language)
    marks = visitor.measure("marks")
    assert len(marks) >= FEWEST
    assert [f"{mark['name']}: {flaw}" for mark in marks for flaw in flaws(visitor, mark)] == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "language"), by_turns(GAMES, LANGUAGES))
def test_whatever_has_the_focus_is_explained_and_escape_puts_that_away(
    visit: Visit, late_table: LateTable, name: str, language: str
) -> None:
    visitor = at_table(visit, late_table(name), language, LAPTOP)
    page = visitor.page
    page.keyboard.press("Tab")
    found, seen = list[str](), 0
    for kind in FOCUSABLE:
        thing = page.locator(f".app [data-section] {kind}:visible").first
        if not thing.count():
            continue
        seen += 1
        thing.focus()
        page.locator(SLIP).wait_for()
        told = visitor.measure("explained", {"x": -1, "y": -1})
        found += [f"{kind}: {fault}" for fault in faults(visitor, told)]
        page.keyboard.press("Escape")
        page.locator(SLIP).wait_for(state="detached")
        page.keyboard.press("Tab")
    assert seen
    assert found == []


@pytest.mark.by_turns(6)
def test_an_explanation_comes_at_once(visit: Visit, late_table: LateTable) -> None:
    visitor = at_table(visit, late_table("xanadu"), "en")
    after = visitor.page.evaluate("import('/static/js/core/explanations.js').then(({ AFTER }) => AFTER)")
    assert 0 < after <= SOON


@pytest.mark.by_turns(6)
def test_the_browser_says_nothing_beside_the_slip_and_knows_it_again_afterwards(
    visit: Visit, late_table: LateTable
) -> None:
    visitor = at_table(visit, late_table("xanadu"), "en")
    worth = visitor.page.locator(".opp .worth").first
    said = worth.get_attribute("title")
    worth.hover()
    visitor.page.locator(SLIP).wait_for()
    assert said
    assert said in visitor.page.locator(SLIP).inner_text()
    assert worth.get_attribute("title") is None
    visitor.page.mouse.move(2, 2)
    visitor.page.locator(SLIP).wait_for(state="detached")
    assert worth.get_attribute("title") == said


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("name", ["xanadu", "pocket_changan", "changan"])
def test_a_finger_that_rests_asks_and_does_not_press(visit: Visit, late_table: LateTable, name: str) -> None:
    table = late_table(name)
    visitor = at_table(visit, table, "en", UPRIGHT, **{**PHONE, "reduced_motion": "reduce"})
    page = visitor.page
    before = visitor.view()
    marks = visitor.measure("marks")
    spot = next(mark for mark in marks if mark["isCard"])
    touch = page.context.new_cdp_session(page)
    points = [{"x": spot["x"], "y": spot["y"]}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    page.locator(SLIP).wait_for()
    page.wait_for_timeout(500)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(100)
    assert page.evaluate(f"({WORD})", page.locator(SLIP).inner_text())
    assert page.locator("dialog[open], [aria-pressed=true], .sure").count() == 0
    assert visitor.view()["version"] == before["version"]
    page.touchscreen.tap(195, 20)
    page.locator(SLIP).wait_for(state="detached")


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("window", [DESK, LOW])
@pytest.mark.parametrize("moment", ["full", "full for two"])
def test_a_rivals_city_leaves_the_table_and_the_hand_in_sight(
    visit: Visit, late_table: LateTable, moment: str, window: Window
) -> None:
    visitor = at_table(visit, late_table("changan", moment), "es", window)
    page = visitor.page
    for rival in page.locator(".players li:not(.self) .whose .nm").all():
        page.mouse.move(2, 2)
        rival.hover()
        page.locator(SLIP).wait_for()
        box = rival.bounding_box()
        assert box
        told = visitor.measure("explained", {"x": box["x"] + 5, "y": box["y"] + 5})
        assert faults(visitor, told) == []
        assert told["share"] < MOST_OF_TABLE
        assert told["hand"] == 0


@pytest.mark.by_turns(6)
def test_changan_shows_its_five_actions_once(visit: Visit, late_table: LateTable) -> None:
    visitor = at_table(visit, late_table("changan"), "en")
    for word in ("Research", "Produce", "Build", "Buy", "Acquire"):
        assert visitor.page.get_by_text(re.compile(f"^{word}$")).locator("visible=true").count() == 1, word


@pytest.mark.by_turns(12)
@pytest.mark.parametrize("window", [DESK, LOW, UPRIGHT])
@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "es"])
def test_no_mark_is_in_chinese_alone(
    visit: Visit, late_table: LateTable, name: str, language: str, window: Window
) -> None:
    assert at_table(visit, late_table(name), language, window).measure("foreign") == []


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("window", [DESK, LOW, UPRIGHT, SIDEWAYS])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_marks_of_pocket_can_be_read(visit: Visit, late_table: LateTable, language: str, window: Window) -> None:
    visitor = at_table(visit, late_table("pocket_changan"), language, window)
    sizes = visitor.page.eval_on_selector_all(
        ".card :is(.tag, .sx, .score i, .type i, .cond b)",
        """all => all.filter((one) => one.checkVisibility() && one.innerText && one.clientHeight > 12)
            .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.className, one.innerText])""",
    )
    assert sizes
    assert [mark for mark in sizes if mark[0] < LEAST_MARK] == []


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("window", [DESK, LOW, (1280, 800)])
@pytest.mark.parametrize("moment", ["full", "works", "half"])
def test_no_price_lies_on_what_a_building_has(visit: Visit, late_table: LateTable, moment: str, window: Window) -> None:
    visitor = at_table(visit, late_table("xanadu", moment), "en", window)
    covered = """all => all.filter((one) => one.checkVisibility()).flatMap((one) => {
        const [a, b] = [one, one.parentElement.querySelector(".val")].map((part) => part.getBoundingClientRect());
        const is = a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
        return is ? [one.closest(".card").ariaLabel] : [];
    })"""
    assert visitor.page.eval_on_selector_all(".art .pas", covered) == []


@pytest.mark.by_turns(6)
def test_a_card_has_names_for_its_cost_passive_harvest_and_favour(visit: Visit, late_table: LateTable) -> None:
    visitor = at_table(visit, late_table("xanadu"), "en")
    tree = visitor.page.locator("main").aria_snapshot()
    for name in ("Cost: ", "Passive: ", "Harvest: ", "Favour: "):
        assert f'img "{name}' in tree, name


@pytest.mark.by_turns(6)
@pytest.mark.parametrize("window", [DESK, UPRIGHT, SIDEWAYS])
@pytest.mark.parametrize("name", GAMES)
def test_a_table_has_its_title_at_every_size(visit: Visit, late_table: LateTable, name: str, window: Window) -> None:
    visitor = at_table(visit, late_table(name), "en", window)
    assert visitor.page.get_by_role("heading", level=1).count() == 1
