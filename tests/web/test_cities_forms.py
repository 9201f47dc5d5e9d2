"""The decision panel of Cities of the Silk Road: what can't be chosen says why, prices say what is left, and the map
shows where the question is.
"""

import re
from typing import Any

import pytest

from .conftest import DESKTOP, PHONE, LateTable, Visit
from .visitors import Visitor

pytestmark = pytest.mark.browser
LOW = {"viewport": {"width": 1280, "height": 720}, "reduced_motion": "reduce"}
UPRIGHT = {**PHONE, "reduced_motion": "reduce"}
IN_SIGHT = """spot => {
    const { left, top } = spot.getBoundingClientRect();
    const box = document.getElementById("lens").getBoundingClientRect();
    return left > box.left && left < box.right && top > box.top && top < box.bottom;
}"""
COVERING = """() => {
    const lens = document.getElementById("lens").getBoundingClientRect();
    const controls = [...document.querySelectorAll(".zoom button, .mini")];
    return controls.filter((one) => one.checkVisibility()).filter((one) => {
        const box = one.getBoundingClientRect();
        return box.left < lens.right - 1 && box.right > lens.left + 1 && box.top < lens.bottom && box.bottom > lens.top;
    }).length;
}"""


def at(visit: Visit, late_table: LateTable, kind: dict[str, Any]) -> Visitor:
    """Somebody at the full table of five, on his turn."""
    table = late_table("silk_cities")
    visitor = visit({**kind, "storage_state": table.state})
    visitor.go(table.link)
    return visitor


def hold(visitor: Visitor, way: str) -> str:
    """Take up a way to act; what its form says."""
    visitor.page.locator(f".ways [data-hold={way}]").click()
    words = " ".join(visitor.page.locator(".ledger").inner_text().split())
    visitor.page.locator('.ledger [data-hold=""]:visible').first.click()
    return words


@pytest.mark.parametrize("kind", [LOW, UPRIGHT], ids=["low", "phone"])
def test_every_closed_way_says_why(visit: Visit, late_table: LateTable, kind: dict[str, Any]) -> None:
    visitor = at(visit, late_table, kind)
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


def test_what_cannot_be_built_says_why(visit: Visit, late_table: LateTable) -> None:
    visitor = at(visit, late_table, LOW)
    rows = visitor.view()["view"]["why_not"]["build"]
    visitor.page.locator(".ways [data-hold=build]").click()
    visitor.page.locator(".rest:visible summary").click()
    reasons = visitor.page.locator(".rest:visible .off[data-wish^=build] .why").all_inner_texts()
    assert len(reasons) == len(rows) > 0
    assert all(re.search(r"\d+ (coins?|food|metal) needed, you have \d+|none left", said, re.I) for said in reasons)


def test_deals_show_coins_before_and_after_with_the_route(visit: Visit, late_table: LateTable) -> None:
    visitor = at(visit, late_table, LOW)
    coins = visitor.view()["view"]["seats"][0]["coins"]
    visitor.page.locator(".ways [data-hold=trade]").click()
    purses = visitor.page.locator(".opts:visible .purse").all_inner_texts()
    assert purses and all(re.sub(r"\s", "", purse).startswith(f"{coins}▸") for purse in purses)
    routes = {row["empire"]: row["cost"] for row in visitor.view()["view"]["routes"]}
    china = visitor.page.locator(".opts:visible [data-goal=e0]").first
    price = int(re.findall(r"−(\d+)", china.inner_text())[0])
    assert re.sub(r"\s", "", china.locator(".purse").inner_text()) == f"{coins}▸{coins - price - routes['china']}"


def test_a_price_below_the_route_is_called_a_loss(visit: Visit, late_table: LateTable) -> None:
    visitor = at(visit, late_table, LOW)
    partner = next(row for row in visitor.view()["view"]["routes"] if row["cost"] > 1 and row["seat"] is not None)
    offer = next(o for o in visitor.offered() if re.fullmatch(rf"offer \d {partner['seat']} 0", o))
    visitor.take(offer)
    asks = visitor.page.locator("[data-choice^='ask ']")
    loss = asks.nth(0).text_content() or ""
    assert f"a loss of {partner['cost'] - 1}" in loss
    shown = visitor.page.locator("[data-choice^='ask ']:visible").inner_text()
    assert "loss" not in shown, "the price that is proposed loses nothing"
    visitor.page.locator("[data-undo=one]").click()
    visitor.answered()


@pytest.mark.parametrize("kind", [LOW, {**DESKTOP, "reduced_motion": "reduce"}], ids=["low", "desk"])
def test_the_whole_map_is_in_sight_on_a_desk(visit: Visit, late_table: LateTable, kind: dict[str, Any]) -> None:
    visitor = at(visit, late_table, kind)
    assert visitor.page.locator(".spot").evaluate_all(f"spots => spots.every({IN_SIGHT})")
    assert visitor.page.evaluate(COVERING) == 0


@pytest.mark.parametrize("size", [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_controls_cover_no_region_and_the_map_opens_at_home(
    visit: Visit, late_table: LateTable, size: tuple[int, int]
) -> None:
    visitor = at(visit, late_table, {**UPRIGHT, "viewport": {"width": size[0], "height": size[1]}})
    label = visitor.page.locator(".side [for=tab-table]:visible")
    if label.count():
        label.click()
        visitor.page.wait_for_timeout(200)
    assert visitor.page.evaluate(COVERING) == 0
    assert visitor.page.locator(".spot.home").evaluate(IN_SIGHT)


def test_a_region_named_in_the_panel_comes_into_sight(visit: Visit) -> None:
    visitor = visit(UPRIGHT)
    visitor.found("silk_cities", "me", "bot:random", "bot:random")
    visitor.turn()
    for button in visitor.page.locator(".lands [data-show]").all():
        button.tap()
        visitor.page.wait_for_timeout(50)
        spot = visitor.page.locator(f"#{button.get_attribute('data-show')}")
        assert spot.evaluate(IN_SIGHT)
