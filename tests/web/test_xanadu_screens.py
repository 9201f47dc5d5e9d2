"""Xanadu in the middle of decisions: what its page says of obstacles, and what it brings into sight."""

import random

import pytest

import tongbao
from tests.support.web.browsers import DESKTOP, PHONE, Onlook, Visit
from tests.support.web.late_tables import PLAYERS as NAMES
from tests.support.web.late_tables import lay
from tests.support.web.screens import DESK, LOW, UPRIGHT, Window, crowded, sheets
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor
from tongbao.languages import name_in
from tongbao.server.http.display_settings import DisplaySettings

pytestmark = pytest.mark.by_turns(6)
PLAYERS = 4
FLIGHTS = """() => {
    window.flown = [];
    const note = (change) => window.flown.push(...[...change.addedNodes].map((node) => String(node.className)));
    new MutationObserver((all) => all.forEach(note)).observe(document.body, { childList: true, subtree: true });
}"""
"""From now on note what is put on the page, also what flies over it."""
FEW = 4
CROWDED = ".res > :nth-child(3)"
"""The third of the resources with one price: such rows are the widest."""
CUT = """cards => cards.flatMap(card => {
  const edge = card.getBoundingClientRect().right
  return [...card.querySelectorAll(".val")].filter(price => price.getBoundingClientRect().right > edge)
    .map(price => `${card.querySelector("h3").textContent.trim()}: ${price.textContent.trim()}`)
})"""


def test_a_city_out_of_sight_is_brought_there(look_at: Onlook) -> None:
    visitor = look_at("xanadu", "works", UPRIGHT)
    for seat in (PLAYERS - 1, 1):
        city = visitor.page.locator(f"#seat-{seat}")
        chip = visitor.page.locator(f"#s-decision [data-show='seat-{seat}']")
        chip.tap()
        box = city.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= UPRIGHT[0]
        assert NAMES[seat] in (chip.get_attribute("aria-label") or "")


@pytest.mark.parametrize("window", [DESK, UPRIGHT], ids=["mouse", "finger"])
def test_a_dark_card_opens_anywhere_and_says_why(look_at: Onlook, window: Window) -> None:
    visitor = look_at("xanadu", "builds", window)
    held = next(held for held in visitor.view()["view"]["hand"] if held["why_not"] == "resources")
    card = visitor.page.locator(f"#card-{held['card']}")
    card.scroll_into_view_if_needed()
    box = card.bounding_box()
    assert box is not None
    for part in (0.2, 0.6, 0.9):
        visitor.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * part)
        dialog = visitor.page.get_by_role("dialog", name="A closer look")
        assert "still needs" in dialog.locator(".reason").inner_text()
        assert lacking(visitor, ".reason") == set(held["missing"])
        visitor.page.keyboard.press("Escape")


def lacking(visitor: Visitor, selector: str) -> set[str]:
    """The resources drawn there, in the closer look."""
    drawn = visitor.page.locator(f"#d-look {selector}").locator("[role=img]")
    return set(drawn.evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))


def test_the_closer_look_explains_the_marks_of_the_card_and_no_others(look_at: Onlook) -> None:
    visitor = look_at("xanadu", "builds")
    card = visitor.page.locator(".hc .card").first
    drawn = set(card.locator("[role=img].tok").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))
    card.locator("[data-look]").click()
    legend = visitor.page.locator("#d-look .legend")
    said = legend.locator("li.short:visible").all_inner_texts()
    assert {word.strip() for word in said} == drawn
    (colour,) = legend.locator("li:visible:has(.seal)").all_inner_texts()
    classes = (card.get_attribute("class") or "").split()
    assert colour.split(":")[0].split()[-1] in classes


def test_the_own_city_tells_the_own_coins(look_at: Onlook) -> None:
    visitor = look_at("xanadu", "works", LOW)
    coins = visitor.view()["view"]["seats"][0]["coins"]
    assert visitor.page.locator(".mine > header .stat").inner_text() == str(coins)


def test_a_worker_comes_from_a_seal_in_sight(visit: Visit, house: House) -> None:
    """On a low screen that is the seal of the city, since there is no list of players."""
    table = lay(house, "xanadu", "works")
    visitor = visit({**DESKTOP, "storage_state": table.state})
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go(table.link)
    visitor.page.evaluate(FLIGHTS)
    visitor.take(next(choice for choice in visitor.turn() if choice.startswith("place")))
    assert any("ava" in name.split() for name in visitor.page.evaluate("() => window.flown"))


def test_prices_of_a_small_hand_are_not_cut(visit: Visit) -> None:
    """On an upright phone every card of the few shows its prices whole."""
    mei, dice = visit(PHONE), random.Random(1)
    link = mei.found("xanadu", "me", "bot:random", **{"name-0": "Mei"})
    while len((seen := mei.asked())["view"]["hand"]) > FEW:
        mei.post(link, dice.choice(seen["choices"]), 0, seen["version"])
    mei.go(link)
    cards = mei.page.locator(".fan .card:has(.val)")
    assert 0 < cards.count() <= FEW and cards.locator(CROWDED).count()
    assert not cards.evaluate_all(CUT)


@pytest.mark.parametrize("window", [DESK, UPRIGHT], ids=["mouse", "finger"])
def test_a_worker_of_this_turn_comes_off_at_a_click(visit: Visit, house: House, window: Window) -> None:
    """X-45: the others stay where they are, and undo is not needed."""
    table = lay(house, "xanadu", "works")
    visitor = visit({**(PHONE if window == UPRIGHT else DESKTOP), "storage_state": table.state})
    visitor.go(table.link)
    placed = visitor.view()["view"]["workers"]["placed"]
    number = placed[-1]["building"]
    there = [one for one in placed if one["building"] == number]
    markers = visitor.page.locator(f"#card-{number} .row.put")
    assert markers.count() == len(there) == len(placed) > 1
    marker = markers.first.locator("button")
    visitor.press(marker, "finger" if window == UPRIGHT else "mouse")
    visitor.page.wait_for_function(
        "n => document.querySelectorAll('[data-section] .row.put').length === n", arg=len(placed) - 1
    )
    seen = visitor.view()["view"]
    assert len(seen["workers"]["placed"]) == len(placed) - 1 and seen["phase"] == "workers"


def test_what_nobody_may_take_off_is_no_button(look_at: Onlook) -> None:
    """Workers of earlier turns, and those of this turn once they get their cards."""
    visitor = look_at("xanadu", "works")
    assert visitor.page.locator(".off").count() == visitor.page.locator(".row.put").count() > 0
    visitor = look_at("xanadu", "mans")
    assert visitor.page.locator(".row.put").count() and not visitor.page.locator(".off").count()


@pytest.mark.parametrize("window", [DESK, LOW, UPRIGHT], ids=lambda window: str(window[0]))
@pytest.mark.parametrize(("language", "second"), [("en", "es"), ("es", "en"), ("en", "zh"), ("zh", "en")])
@pytest.mark.parametrize("moment", ["full", "works"])
def test_two_languages_fit(look_at: Onlook, moment: str, language: str, second: str, window: Window) -> None:
    """X-44: under the first name stands the second, and nothing is cut off or written over."""
    visitor = look_at("xanadu", moment, window)
    visitor.speak(language)
    visitor.see(DisplaySettings("lacquer", second=second))
    visitor.go(visitor.table)
    for sheet in sheets(visitor):
        assert not crowded(visitor), sheet
    names = {name_in(face.names, second, "xanadu") for face in tongbao.GAMES["xanadu"].faces(tongbao.prepare("xanadu"))}
    shown = visitor.page.locator(".fan .also").all_text_contents()
    assert shown and set(shown) <= names
    if window != UPRIGHT:
        assert all(visitor.page.locator(".fan .also").evaluate_all("all => all.map(one => one.checkVisibility())"))
