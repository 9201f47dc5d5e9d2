"""The rules in the browser: contents, finding words, links to places, pictures; and the ways there from a table."""

import re

import pytest
from playwright.sync_api import expect

import tongbao
from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.screens import by_turns
from tests.support.web.visitors import Visitor
from tongbao.server.http.display_settings import DisplaySettings

pytestmark = pytest.mark.by_turns(6)
GAMES = sorted(tongbao.GAMES)


def read(visitor: Visitor, address: str) -> Visitor:
    """Go to a page of rules."""
    visitor.page.goto(visitor.house.address + address)
    return visitor


@pytest.mark.parametrize("name", GAMES)
def test_pictures_fit_a_phone(visit: Visit, name: str) -> None:
    """No card is cut off; what is too broad for the screen can be moved to and fro."""
    visitor = read(visit({**PHONE, "reduced_motion": "reduce"}), f"/rules/{name}")
    over = visitor.page.eval_on_selector_all(
        ".drawn",
        "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.parentElement.className)",
    )
    assert set(over) <= {"of-map", "of-prices", "of-public"}
    cards = visitor.page.locator(".drawn .card:not(.of-public *)")
    assert cards.count() >= 3 or name == "silk_cities"
    for box in [card.bounding_box() for card in cards.all()]:
        assert box and box["width"] >= 100


def test_the_contents_say_where_one_reads(visit: Visit) -> None:
    visitor = read(visit(), "/rules/xanadu")
    contents = visitor.page.get_by_role("navigation", name="Contents")
    contents.get_by_role("link", name="3. Workers").click()
    assert visitor.page.url.endswith("#workers")
    expect(contents.locator("[aria-current]")).to_have_text("3. Workers")
    heading = visitor.page.locator("#workers").bounding_box()
    assert heading and 64 <= heading["y"] <= 120
    visitor.page.evaluate("scrollTo(0, 0)")
    expect(contents.locator("[aria-current]")).to_have_count(0)


def test_the_contents_fold_on_a_phone(visit: Visit) -> None:
    visitor = read(visit({**PHONE, "reduced_motion": "reduce"}), "/rules/changan")
    contents = visitor.page.locator("#contents")
    expect(contents).to_be_hidden()
    visitor.page.get_by_role("button", name="Contents").tap()
    contents.get_by_role("link", name="Rulings").tap()
    expect(contents).to_be_hidden()
    heading = visitor.page.locator("#rulings").bounding_box()
    assert visitor.page.url.endswith("#rulings") and heading and 100 <= heading["y"] <= 200


def test_an_address_is_a_place_in_both_languages(visit: Visit) -> None:
    for language, title in (("en", "Improvements"), ("zh", "设施")):
        visitor = visit()
        visitor.speak(language)
        read(visitor, "/rules/silk_cities#improvements")
        heading = visitor.page.locator("#improvements")
        expect(heading).to_contain_text(title)
        expect(heading).to_be_in_viewport()


def test_finding_as_one_types(visit: Visit) -> None:
    """The key / leads to the field; a hit leads to its place, and Escape back to the text."""
    visitor = read(visit(), "/rules/xanadu")
    page = visitor.page
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("favour")
    found = page.get_by_role("region", name="Search results")
    expect(found.locator("mark").first).to_have_text("Favour")
    expect(page.locator("#text")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(page.locator("#text")).to_be_visible()
    expect(found).to_be_hidden()
    page.keyboard.type("full BUILDINGS each")
    only = found.get_by_role("link", name="are sold")
    expect(only).to_have_count(1)
    only.click()
    assert page.url.endswith("/rules/xanadu#full")
    expect(page.locator("#full")).to_be_in_viewport()
    assert page.get_by_role("searchbox").input_value() == ""


def test_finding_in_chinese_and_in_another_game(visit: Visit) -> None:
    visitor = visit()
    visitor.speak("zh")
    read(visitor, "/rules/xanadu")
    page = visitor.page
    page.get_by_role("searchbox").fill("丝绸")
    expect(page.locator("#found mark").first).to_have_text("丝绸")
    page.locator("#found .elsewhere a", has_text="长安").first.click()
    page.wait_for_url("**/rules/changan?find=*")
    assert page.get_by_role("searchbox").input_value() == "丝绸"
    expect(page.locator("#found mark").first).to_have_text("丝绸")


def test_finding_without_script(visit: Visit) -> None:
    visitor = read(visit({**DESKTOP, "java_script_enabled": False}), "/rules/xanadu")
    field = visitor.page.get_by_role("searchbox")
    field.fill("meeple")
    field.press("Enter")
    expect(visitor.page.get_by_role("heading", name="0 results")).to_be_visible()
    visitor.page.get_by_role("link", name="Back to the rules").click()
    expect(visitor.page.locator("#text")).to_be_visible()


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_the_ways_from_a_table(visit: Visit, name: str) -> None:
    """A step of the bar, the decision and a line of the chronicle lead to their places, in one other window."""
    visitor = visit()
    visitor.found(name, "me", "bot:random")
    page = visitor.page
    while not page.locator(".log li .lead").count():
        visitor.take(visitor.offered()[0])
    steps = page.locator("#s-bar ol a[target=rules]:visible")  # Chang’an’s actions are in the decision on one's turn
    assert steps.count() or name == "changan"
    ways = [*steps.all()[:1], page.locator("[data-decision] .lead:visible").first]
    for way in ways:
        with page.context.expect_page() as opened:
            way.click()
        anchor = opened.value.url.partition("#")[2]
        assert f"/rules/{name}#" in opened.value.url
        expect(opened.value.locator(f"[id='{anchor}']")).to_be_in_viewport()
        opened.value.close()
    log = page.locator(".log")
    line = log.locator("li:has(.lead)").last
    expect(line.locator(".lead")).to_have_css("opacity", "0")
    line.hover()
    expect(line.locator(".lead")).to_have_css("opacity", "1")
    log.focus()
    page.keyboard.press("ArrowUp")
    expect(line.locator(".lead")).to_be_focused()
    with page.context.expect_page() as opened:
        page.keyboard.press("Enter")
    assert f"/rules/{name}#" in opened.value.url


PAGE = re.compile(rb"/Type\s*/Page\b")
ON_PAPER = """() => [...document.body.querySelectorAll("*")].filter((one) => one.checkVisibility()
    && !one.closest("svg") && one.clientHeight && !one.closest(".rules") && !one.querySelector(".rules"))
    .map((one) => one.outerHTML.slice(0, 80))"""
TOO_BROAD = """() => [...document.querySelectorAll(".rules *")].filter((one) => !one.closest("svg")
    && one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className)"""
INK = """() => [document.documentElement, document.body, document.querySelector(".rules")].map((one) =>
    getComputedStyle(one).backgroundColor + getComputedStyle(one).backgroundImage)
    .concat(getComputedStyle(document.querySelector(".rules > p")).color)"""
THEMES = [DisplaySettings(theme=theme) for theme in ("lacquer", "light", "contrast")]


@pytest.mark.parametrize(("name", "sight"), by_turns(GAMES, THEMES))
def test_they_are_printed_black_on_white_and_whole(visit: Visit, name: str, sight: DisplaySettings) -> None:
    """Nothing but the text is on paper, and no picture is cut off at its edge."""
    visitor = visit()
    visitor.see(sight)
    page = read(visitor, f"/rules/{name}").page
    page.evaluate("document.fonts.ready")
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 657, "height": 1000})
    assert page.evaluate(ON_PAPER) == []
    assert page.evaluate(TOO_BROAD) == []
    assert page.evaluate(INK) == [*["rgba(0, 0, 0, 0)none"] * 3, "rgb(0, 0, 0)"]
    assert 4 <= len(PAGE.findall(page.pdf(format="A4"))) <= 20


def test_a_press_prints_them(visit: Visit) -> None:
    visitor = visit()
    visitor.page.add_init_script("window.printed = 0; window.print = () => { window.printed += 1; }")
    read(visitor, "/rules/xanadu").page.get_by_role("button", name="Print these rules").click()
    assert visitor.page.evaluate("window.printed") == 1
