"""The panel and the map of Cities of the Silk Road: what can't be chosen says why, prices say what is left; the map
shows where the question is and the way to what one looks at, and stays as it was panned and zoomed.
"""

import re

import pytest

from tests.support.web.browsers import PHONE, STILL, Onlook, Visit
from tests.support.web.screens import DESK, LOW, PHONES, UPRIGHT, Window
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)
IN_SIGHT = """spot => {
    const { left, top } = spot.getBoundingClientRect();
    const box = document.getElementById("lens").getBoundingClientRect();
    return left > box.left && left < box.right && top > box.top && top < box.bottom;
}"""
SIGHT = "() => [lens.scrollLeft, lens.scrollTop, lens.scrollWidth]"
COVERING = """() => {
    const lens = document.getElementById("lens").getBoundingClientRect();
    const controls = [...document.querySelectorAll(".zoom button, .mini")];
    return controls.filter((one) => one.checkVisibility()).filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < lens.right - 1 && box.right > lens.left + 1 && box.top < lens.bottom && box.bottom > lens.top;
    }).length;
}"""


def hold(visitor: Visitor, way: str) -> str:
    """Take up a way to act; what its form says."""
    visitor.page.locator(f".ways [data-hold={way}]").click()
    words = " ".join(visitor.page.locator(".ledger").inner_text().split())
    visitor.page.locator('.ledger [data-hold=""]:visible').first.click()
    return words


@pytest.mark.parametrize("window", [LOW, UPRIGHT])
def test_every_closed_way_says_why(look_at: Onlook, window: Window) -> None:
    visitor = look_at("silk_cities", "full", window)
    ways = visitor.view()["view"]["why_not"]["ways"]
    closed = {way: reason for way, reason in ways.items() if reason}
    assert "grow" in closed
    slip = visitor.page.locator("#why:popover-open .reason")
    for way, reason in closed.items():
        button = visitor.page.locator(".ways .way[data-wish]").nth(list(closed).index(way))
        if button.get_attribute("data-hold"):
            assert button.get_attribute("data-hold") == way and hold(visitor, way)
            visitor.page.mouse.move(2, 2)
            button.focus()
            button.press("?")
        else:
            button.click()
        slip.wait_for()
        told = slip.inner_text()
        assert len(told) > 10 and (not reason["need"] or str(reason["need"]) in told), f"{way}: {told}"
        visitor.page.keyboard.press("Escape")


def test_what_cannot_be_built_says_why(look_at: Onlook) -> None:
    visitor = look_at("silk_cities", "full", LOW)
    rows = visitor.view()["view"]["why_not"]["build"]
    visitor.page.locator(".ways [data-hold=build]").click()
    visitor.page.locator(".rest:visible summary").click()
    reasons = visitor.page.locator(".rest:visible .off[data-wish^=build] .why").all_inner_texts()
    assert len(reasons) == len(rows) > 0
    assert all(re.search(r"needs \d+ (coins?|food|metal) \(you have \d+\)|none left", said, re.I) for said in reasons)


def test_deals_show_coins_before_and_after_with_the_route(look_at: Onlook) -> None:
    visitor = look_at("silk_cities", "full", LOW)
    coins = visitor.view()["view"]["seats"][0]["coins"]
    visitor.page.locator(".ways [data-hold=trade]").click()
    purses = visitor.page.locator(".opts:visible .purse").all_inner_texts()
    assert purses and all(re.sub(r"\s", "", purse).startswith(f"{coins}▸") for purse in purses)
    routes = {row["empire"]: row["cost"] for row in visitor.view()["view"]["routes"]}
    china = visitor.page.locator(".opts:visible [data-goal=e0]").first
    price = int(re.findall(r"−(\d+)", china.inner_text())[0])
    assert re.sub(r"\s", "", china.locator(".purse").inner_text()) == f"{coins}▸{coins - price - routes['china']}"


def test_a_price_below_the_route_is_called_a_loss(look_at: Onlook) -> None:
    visitor = look_at("silk_cities", "full", LOW)
    partner = next(row for row in visitor.view()["view"]["routes"] if row["cost"] > 1 and row["seat"] is not None)
    offer = next(o for o in visitor.offered() if re.fullmatch(rf"offer \d {partner['seat']} 0", o))
    visitor.take(offer)
    asks = visitor.page.locator("[data-choice^='ask ']")
    loss = asks.nth(0).text_content() or ""
    assert f"a loss of {partner['cost'] - 1}" in loss
    shown = visitor.page.locator("[data-choice^='ask ']:visible").inner_text()
    assert "loss" not in shown, "the price that is proposed loses nothing"
    visitor.press(visitor.page.locator("[data-undo=one]"))
    visitor.answered()


@pytest.mark.parametrize("window", [LOW, DESK])
def test_the_whole_map_is_in_sight_on_a_desk(look_at: Onlook, window: Window) -> None:
    visitor = look_at("silk_cities", "full", window)
    assert visitor.page.locator(".spot").evaluate_all(f"spots => spots.every({IN_SIGHT})")
    assert visitor.page.evaluate(COVERING) == 0


@pytest.mark.parametrize("window", PHONES)
def test_controls_cover_no_region_and_the_map_opens_at_home(look_at: Onlook, window: Window) -> None:
    visitor = look_at("silk_cities", "full", window)
    label = visitor.page.locator(".side [for=tab-table]:visible")
    if label.count():
        label.click()
    visitor.page.wait_for_function(f"() => ({IN_SIGHT})(document.querySelector('.spot.home'))")
    assert visitor.page.evaluate(COVERING) == 0


def test_a_region_named_in_the_panel_comes_into_sight(look_at: Onlook) -> None:
    visitor = look_at("silk_cities", "begins", UPRIGHT)
    visitor.turn()
    for button in visitor.page.locator(".lands [data-show]").all():
        button.tap()
        region = button.get_attribute("data-show")
        visitor.page.wait_for_function(f"id => ({IN_SIGHT})(document.getElementById(id))", arg=region)


def settled(visit: Visit, kind: dict[str, object]) -> Visitor:
    """A visitor with two bots at a table where regions were dealt, when it is his turn."""
    visitor = visit({**kind, "reduced_motion": "reduce"})
    visitor.found("silk_cities", "me", "bot:random", "bot:random", **{"opt-start": "random"})
    visitor.page.wait_for_selector("[data-section] [data-choice]", state="attached")
    return visitor


def test_map_stays_as_it_was_zoomed(visit: Visit) -> None:
    visitor = settled(visit, PHONE)
    before = visitor.page.evaluate(SIGHT)
    visitor.page.tap(".zoom button")
    sight = visitor.page.evaluate(SIGHT)
    assert sight[2] > before[2]
    visitor.page.locator("[data-section] [data-choice]").first.dispatch_event("click")
    visitor.answered()
    assert visitor.page.evaluate(SIGHT)[2] == sight[2]


def test_way_lights_up_with_what_it_costs(visit: Visit) -> None:
    visitor = settled(visit, STILL)
    ways = {way["empire"]: way for way in visitor.view()["view"]["routes"]}
    for empire in ("china", "india", "persia", "byzantium"):
        visitor.page.focus(f".{empire} .emblem")
        visitor.page.wait_for_selector(f".{empire} .emblem.led")
        lit = visitor.page.locator(".spot.shown").evaluate_all("spots => spots.map((spot) => +spot.dataset.region)")
        assert sorted(lit) == sorted(ways[empire]["regions"])
        assert visitor.page.locator("#fare").inner_text() == str(ways[empire]["cost"])
        assert visitor.page.locator("#trail-shown .core").get_attribute("d")
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.page.wait_for_function("() => document.querySelector('#trail-shown .core').getAttribute('d') === ''")
    assert visitor.page.locator("#fare").is_hidden()
