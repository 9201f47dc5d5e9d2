"""Xanadu in the middle of decisions, on every screen: paying, working, building; and what it says of obstacles."""

import random
from collections.abc import Callable, Sequence

import pytest
from playwright.sync_api import APIRequest, Playwright

from .conftest import DESKTOP, PHONE, Visit
from .full_table import PLAYERS as NAMES
from .full_table import Crowd, FullTable, Json, builder, full_table
from .screens import FINGER, PHONES, unfit, unfit_for_desks
from .serving import House
from .visitors import Visitor

pytestmark = [pytest.mark.browser, pytest.mark.slow]
PLAYERS = 4
MOST_GAMES = 60
UPRIGHT, _ = PHONES
FLIGHTS = """() => {
    window.flown = [];
    const note = (change) => window.flown.push(...[...change.addedNodes].map((node) => String(node.className)));
    new MutationObserver((all) => all.forEach(note)).observe(document.body, { childList: true, subtree: true });
}"""
"""From now on note what is put on the page, also what flies over it."""


def pays(view: Json) -> bool:
    """A dear building is under construction, of which something is paid."""
    due = sum(view["pending"]["cost"].values()) if view["phase"] == "workers" and view["pending"] else 0
    return due >= 3 and len(view["workers"]["placed"]) > 0 and len(view["seats"][0]["buildings"]) > 1


def works(view: Json) -> bool:
    """Workers may go to every city."""
    return view["phase"] == "workers" and not view["pending"] and all(seat["buildings"] for seat in view["seats"])


def builds(view: Json) -> bool:
    """Of a large hand some cards can be built and some can't be paid for."""
    reasons = [held["why_not"] for held in view["hand"] or []]
    return view["phase"] == "build" and reasons.count("resources") > 1 and None in reasons and len(reasons) > 4


def mans(view: Json) -> bool:
    """Cards are chosen for three workers or more."""
    return view["phase"] == "hand" and len(view["workers"]["placed"]) > 2


def begins(view: Json) -> bool:
    """Starting buildings are chosen."""
    return bool(view["phase"] == "start")


MOMENTS: Sequence[Callable[[Json], bool]] = (pays, works, builds, mans, begins)
Tables = Callable[[Callable[[Json], bool]], FullTable]


@pytest.fixture(scope="module")
def tables(playwright: Playwright, house: House) -> Tables:
    """The table of each moment; who asks for it only looks."""
    found: dict[str, FullTable] = {}

    def table(moment: Callable[[Json], bool]) -> FullTable:
        if moment.__name__ not in found:
            found[moment.__name__] = table_at(playwright.request, house.address, moment)
        return found[moment.__name__]

    return table


def table_at(request: APIRequest, address: str, moment: Callable[[Json], bool]) -> FullTable:
    """A table at which the first seat is to act in such a moment."""
    return full_table(request, address, "xanadu", crowd=Crowd(PLAYERS, whimsical, moment))


def whimsical(view: Json, choices: list[str], dice: random.Random) -> str:
    """Builds, with whims."""
    return builder(view, choices, dice) if dice.random() >= 0.3 else dice.choice(choices)


@pytest.mark.parametrize("moment", MOMENTS)
def test_desk(visit: Visit, tables: Tables, moment: Callable[[Json], bool]) -> None:
    table = tables(moment)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    assert not unfit_for_desks(visitor)


@pytest.mark.parametrize("moment", MOMENTS)
def test_phone(visit: Visit, tables: Tables, moment: Callable[[Json], bool]) -> None:
    """Held upright, the hand is swiped: what lies there may be out of sight."""
    table = tables(moment)
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    found = []
    for width, height in PHONES:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.go(table.link)
        flaws = unfit(visitor)
        if (width, height) == UPRIGHT and moment in (builds, mans, begins):
            flaws = [flaw for flaw in flaws if "to be chosen but hidden" not in flaw]
        found += [f"{width}x{height}: {flaw}" for flaw in flaws]
        found += [f"{width}x{height}: too small to press: {target}" for target in visitor.measure("narrow", FINGER)]
    assert not found


def test_a_city_out_of_sight_is_brought_there(visit: Visit, tables: Tables) -> None:
    table = tables(works)
    visitor = visit({**PHONE, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    for seat in (PLAYERS - 1, 1):
        city = visitor.page.locator(f"#seat-{seat}")
        chip = visitor.page.locator(f"#s-decision [data-show='seat-{seat}']")
        chip.tap()
        box = city.bounding_box()
        assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= UPRIGHT[0]
        assert NAMES[seat] in (chip.get_attribute("aria-label") or "")


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["mouse", "finger"])
def test_a_dark_card_opens_anywhere_and_says_why(visit: Visit, tables: Tables, kind: dict[str, object]) -> None:
    table = tables(builds)
    visitor = visit({**kind, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
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


def test_the_closer_look_explains_the_marks_of_the_card_and_no_others(visit: Visit, tables: Tables) -> None:
    table = tables(builds)
    visitor = visit({**DESKTOP, "reduced_motion": "reduce", "storage_state": table.cookies})
    visitor.go(table.link)
    card = visitor.page.locator(".hc .card").first
    drawn = set(card.locator("[role=img].tok").evaluate_all("all => all.map(one => one.getAttribute('aria-label'))"))
    card.locator("[data-look]").click()
    legend = visitor.page.locator("#d-look .legend")
    said = legend.locator("li.short:visible").all_inner_texts()
    assert {word.strip() for word in said} == drawn
    (colour,) = legend.locator("li:visible:has(.seal)").all_inner_texts()
    classes = (card.get_attribute("class") or "").split()
    assert colour.split(":")[0].split()[-1] in classes


def test_the_own_city_tells_the_own_coins(visit: Visit, tables: Tables) -> None:
    table = tables(works)
    visitor = visit({**DESKTOP, "storage_state": table.cookies})
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go(table.link)
    coins = visitor.view()["view"]["seats"][0]["coins"]
    assert visitor.page.locator(".mine > header .stat").inner_text() == str(coins)


def test_a_worker_comes_from_a_seal_in_sight(visit: Visit, playwright: Playwright, house: House) -> None:
    """On a low screen that is the seal of the city, since there is no list of players."""
    table = table_at(playwright.request, house.address, works)
    visitor = visit({**DESKTOP, "storage_state": table.cookies})
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    visitor.go(table.link)
    visitor.page.evaluate(FLIGHTS)
    visitor.take(next(choice for choice in visitor.turn() if choice.startswith("place")))
    assert any("ava" in name.split() for name in visitor.page.evaluate("() => window.flown"))
