"""Xanadu in the middle of decisions: what its page says of obstacles, and what it brings into sight."""

import random

import pytest

from tests.support.web.browsers import DESKTOP, PHONE, Onlook, Visit
from tests.support.web.late_tables import PLAYERS as NAMES
from tests.support.web.late_tables import lay
from tests.support.web.screens import DESK, LOW, UPRIGHT, Window
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor

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
        assert "lacks" in dialog.locator(".reason").inner_text()
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
