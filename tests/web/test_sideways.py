"""A phone on its side: sheets at the left, the decision at the right; what can be chosen is never out of sight."""

from typing import Any

import pytest

import tongbao
from tests.support.web.browsers import PHONE, Visit
from tests.support.web.screens import unfit
from tests.support.web.visitors import Visitor
from tests.web.test_newcomer import play, start

pytestmark = pytest.mark.by_turns(4)
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
WIDE: dict[str, Any] = {**PHONE, "viewport": {"width": 932, "height": 430}}
"""Wider than any phone that is held upright."""


def up(visitor: Visitor) -> str:
    """The sheet that is up."""
    name: str = visitor.page.locator(".tab[name=tab]:checked").get_attribute("id") or ""
    return name


@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_newcomer_plays(visit: Visit, name: str) -> None:
    visitor = visit(SIDEWAYS)
    start(visitor, name, "finger")
    play(visitor, "finger", 8)
    visitor.turn()
    assert visitor.measure("scrolls") == [0, 0]


@pytest.mark.parametrize("kind", [SIDEWAYS, WIDE], ids=["844", "932"])
def test_the_sheet_that_holds_the_choices_is_marked_and_comes_up(visit: Visit, kind: dict[str, Any]) -> None:
    visitor = visit({**kind, "reduced_motion": "reduce"})
    visitor.found("xanadu", "me", "bot:random", **{"name-0": "Mei"})
    assert up(visitor) == "tab-hand", "a starting building is chosen from the hand"
    asking = visitor.page.locator(".side [data-asks]")
    assert "Cards" in asking.inner_text()
    visitor.take(visitor.turn()[0], "finger")
    while not any(choice.startswith("sell") for choice in visitor.turn()):
        visitor.take(visitor.turn()[0], "finger")
    visitor.page.wait_for_selector(".side [for=tab-table][data-asks]")
    assert up(visitor) == "tab-table" and not unfit(visitor)


def test_who_reads_the_chronicle_is_left_alone(visit: Visit) -> None:
    """Until the choices lie elsewhere; and the bar stands above it."""
    visitor = visit({**SIDEWAYS, "reduced_motion": "reduce"})
    link = visitor.found("xanadu", "me", "open", **{"name-0": "Mei"})
    other = visit()
    other.context.request.post(f"{visitor.house.address}{link}/seat", form={"name": "Luca"})
    visitor.page.wait_for_selector(".side [for=tab-hand][data-asks]")
    visitor.live()
    visitor.page.locator(".side [for=tab-log]").tap()
    made = 0
    while choices := other.view(link=link)["choices"]:
        other.post(link, choices[0], 1, made)
        made += 1
    visitor.page.locator("#s-log").get_by_text("Luca has chosen.").last.wait_for()
    assert up(visitor) == "tab-log"
    assert visitor.page.locator("#s-log .log").is_visible() and visitor.page.locator(".bar").is_visible()
    assert not visitor.page.locator("#main").is_visible()


def test_the_rest_of_the_table_is_in_reach(visit: Visit) -> None:
    visitor = visit({**SIDEWAYS, "reduced_motion": "reduce"})
    visitor.found("xanadu", "me", "bot:random", **{"name-0": "Mei"})
    visitor.page.get_by_role("button", name="Menu").tap()
    dialog = visitor.page.get_by_role("dialog", name="Menu")
    assert dialog.is_visible() and dialog.get_by_role("link", name="Rules").is_visible()
    visitor.page.keyboard.press("Escape")
    visitor.page.get_by_role("link", name="Start page").first.tap()
    visitor.page.wait_for_url(visitor.house.address + "/")
