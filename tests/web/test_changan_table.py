"""The table of Chang’an at its busiest moments: decisions stay whole, and what can't be done says why."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Playwright

from .conftest import DESKTOP, PHONE, STILL, Visit
from .full_table import CROWDS, FullTable, full_table
from .screens import DESKS, LEAST_CHRONICLE, PHONES, sheets, unfit
from .serving import House
from .visitors import Visitor

Json = dict[str, Any]
Tables = Callable[[str], FullTable]
pytestmark = pytest.mark.browser


def ways(view: Json, verb: str) -> int:
    """How many choices of this kind have a price and can be paid."""
    return sum(choice.startswith(verb) for choice in view["costs"])


MOMENTS: dict[str, tuple[Callable[[Json], bool], list[str]]] = {
    "build": (
        lambda view: view["phase"] == "turn" and not view["main"] and ways(view, "build") >= 9,
        ["[data-decision] [data-hold=build]"],
    ),
    "place": (lambda view: view["phase"] == "place" and sum(map(len, view["seats"][0]["gates"])) >= 5, []),
    "payment": (lambda view: view["phase"] == "payment", []),
    "acquire": (
        lambda view: view["phase"] == "turn" and ways(view, "acquire") >= 6,
        ["[data-decision] [data-hold=acquire]"],
    ),
    "effect": (lambda view: view["phase"] == "effect" and view["effect"]["kind"] in ("copy", "raid"), []),
    "discard": (lambda view: view["phase"] == "discard", []),
    "looked": (lambda view: view["looked"] is not None, []),
    "last": (lambda view: view["last_round"] and view["phase"] == "turn", []),
}
"""When a table of four is at this moment, and what is pressed then to see the decision."""


@pytest.fixture(scope="module")
def tables(playwright: Playwright, house: House) -> Tables:
    """The table at each moment; who asks for it only looks."""
    found: dict[str, FullTable] = {}

    def table(moment: str) -> FullTable:
        if moment not in found:
            found[moment] = full_table(
                playwright.request, house.address, "changan", 4, CROWDS["changan"]._replace(full=MOMENTS[moment][0])
            )
        return found[moment]

    return table


def whole(visitor: Visitor) -> bool:
    """Whether the panel of the decision shows all that it holds."""
    script = "panel => panel.scrollHeight <= panel.clientHeight + 1"
    shown: bool = visitor.page.locator("[data-decision]").evaluate(script)
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_the_decision_is_whole_on_every_desk(visit: Visit, tables: Tables, moment: str) -> None:
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": tables(moment).cookies})
    visitor.go(tables(moment).link)
    for button in MOMENTS[moment][1]:
        visitor.page.locator(button).click()
    found = []
    for width, height in DESKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {flaw}" for flaw in unfit(visitor)]
        if not whole(visitor):
            found.append(f"{width}x{height}: the decision is cut")
        (chronicle,) = visitor.measure("heights", "#s-log [data-stick]")
        if chronicle < LEAST_CHRONICLE:
            found.append(f"{width}x{height}: of the chronicle {chronicle} px are in sight")
    assert not found


@pytest.mark.slow
@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_out_of_reach_on_a_phone(visit: Visit, tables: Tables, moment: str) -> None:
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": tables(moment).cookies})
    visitor.go(tables(moment).link)
    for button in MOMENTS[moment][1]:
        visitor.page.locator(button).tap()
    found = []
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        for sheet in sheets(visitor):
            found += [f"{width}x{height}, {sheet}: {flaw}" for flaw in unfit(visitor)]
        visitor.page.locator("#tab-table").evaluate("tab => { tab.checked = true }")
    assert not found


def test_a_card_is_chosen_before_its_place(visit: Visit, tables: Tables) -> None:
    visitor = visit({**STILL, "storage_state": tables("build").cookies})
    visitor.go(tables("build").link)
    panel = visitor.page.locator("[data-decision]")
    panel.locator("[data-hold=build]").click()
    assert not panel.locator("[data-choice^=build]:visible").count()
    card = panel.locator("[data-hold^=g]:visible").first
    gate = str(card.get_attribute("data-hold")).removeprefix("g")
    card.click()
    places = panel.locator("[data-choice^=build]:visible")
    offered = [choice for choice in visitor.offered() if choice.split()[:2] in (["build", gate], ["build_silk", gate])]
    assert sorted(places.evaluate_all("all => all.map(one => one.dataset.choice)")) == offered


@pytest.mark.parametrize("kind", [STILL, PHONE], ids=["desktop", "phone"])
def test_what_cannot_be_done_says_why_at_a_press(visit: Visit, tables: Tables, kind: Json) -> None:
    """In the panel, on a space and for a built card; and the bar calls nothing ready that the panel refuses."""
    visitor = visit({**kind, "reduced_motion": "reduce", "storage_state": tables("build").cookies})
    visitor.go(tables("build").link)
    reasons = visitor.view()["view"]["obstacles"]
    assert reasons["buy"] == {"why": "coins", "need": 2, "have": 1}
    slip = visitor.page.locator("#why:popover-open .reason")
    told = []
    for button in ('.way[data-wish="buy *"]', ".ask[data-wish^=space]"):
        assert not slip.is_visible()
        visitor.page.locator(button).first.click()
        slip.wait_for()
        told.append(slip.inner_text())
        visitor.page.keyboard.press("Escape")
    visitor.page.locator(".cell[data-wish] [data-look]").first.click()
    reason = visitor.page.locator("#d-look .reason")
    reason.wait_for()
    assert told[0] == "A Buy costs 2 Coins; you have 1." and "from the first to the third" in told[1]
    assert "acts once the" in reason.inner_text()
    visitor.page.locator("#d-look [data-close]").first.click()
    ready = visitor.page.locator(".turnbar li:not(.off)").all_text_contents()
    assert not [word for word in ready if "Buy" in word]


def test_a_card_in_hand_says_why_it_waits_and_what_its_marks_mean(visit: Visit, tables: Tables) -> None:
    visitor = visit({**STILL, "storage_state": tables("build").cookies})
    visitor.go(tables("build").link)
    visitor.page.locator("#s-hand [data-look]").first.click()
    look = visitor.page.locator("#d-look")
    assert "Produce" in look.locator(".reason").inner_text()
    told = look.locator(".legend li:visible").all_inner_texts()
    assert any(line.strip().startswith("Mark:") for line in told) and any("Deck: " in line for line in told)
    kinds = [line for line in told if line.strip().startswith(("Character:", "Permanent:", "Game End:"))]
    assert len(kinds) == 1
