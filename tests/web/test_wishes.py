"""Why not, on a full table of every game: whatever can't be chosen says why in a slip in sight, by hover or finger;
then the slip goes away."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError

import tongbao
from tests.support.web.browsers import PHONE, STILL, LateTable, Visit
from tests.support.web.screens import by_turns, sheets
from tests.support.web.visitors import Visitor

Json = dict[str, Any]
pytestmark = pytest.mark.slow
KINDS = {"desk": STILL, "phone": {**PHONE, "reduced_motion": "reduce"}}
SLIP = "#why:popover-open"
LEAST = 8
"""On every table so many things can't be chosen at least."""
OPEN = "panel => panel.querySelectorAll('details').forEach(rest => { rest.open = true; })"


def flaws(visitor: Visitor, spot: Json, touch: bool) -> list[str]:
    """What is wrong with how a thing says why it can't be chosen, asked at this spot."""
    page = visitor.page
    if touch and spot["looks"]:
        page.touchscreen.tap(spot["x"], spot["y"])
        found = spoken(page.locator("#d-look [data-look-why] .reason"))
        page.locator("#d-look [data-close]").first.tap()
        return found
    if touch:
        page.touchscreen.tap(spot["x"], spot["y"])
    else:
        page.mouse.move(spot["x"], spot["y"])
    slip = page.locator(SLIP)
    found = spoken(slip.locator(".reason"))
    if not found:
        found = visitor.measure("slip")
        if touch:
            slip.locator("[data-why-close]").tap()
    page.mouse.move(2, 2)
    slip.wait_for(state="detached")
    return found


def spoken(reason: Locator) -> list[str]:
    """What is wrong with a reason in words, once it is there."""
    try:
        reason.wait_for()
    except TimeoutError:
        return ["says nothing"]
    said = reason.inner_text()
    return [] if len(said) > 10 and "{" not in said else [f"says “{said}”"]


def layers(visitor: Visitor) -> Iterator[str]:
    """The table, its sheets, and what is behind each way to act, all of it laid open."""
    yield from sheets(visitor)
    visitor.page.locator("[data-sheet]").first.evaluate(
        "sheet => document.getElementById(sheet.htmlFor).checked = true"
    )
    ways = visitor.page.locator(".ways [data-hold]:visible")
    for way in ways.evaluate_all("ways => ways.map(way => way.dataset.hold)"):
        visitor.presser(visitor.page.locator(f'.ways [data-hold="{way}"]'), "keys")()
        visitor.page.locator("[data-decision]").evaluate(OPEN)
        yield str(way)
        visitor.presser(visitor.page.locator('[data-decision] [data-hold=""]:visible').first, "keys")()


@pytest.mark.parametrize(("name", "kind"), by_turns(sorted(tongbao.GAMES), list(KINDS)))
def test_whatever_cannot_be_chosen_says_why(visit: Visit, late_table: LateTable, name: str, kind: str) -> None:
    table = late_table(name)
    look: Json = {**KINDS[kind], "storage_state": table.state}
    visitor = visit(look)
    visitor.go(table.link)
    touch = kind == "phone"
    seen, found = set[int](), list[str]()
    for layer in layers(visitor):
        for number in visitor.measure("refused"):
            spot = visitor.measure("asking", number)
            if number not in seen and not (touch and spot["acts"]):
                seen.add(number)
                told = flaws(visitor, spot, touch) if spot["x"] else ["can't be asked about"]
                found += [f"{layer}: {spot['wish']}: {flaw}" for flaw in told]
    assert len(seen) >= LEAST
    assert not found
