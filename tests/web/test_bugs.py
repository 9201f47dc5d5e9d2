"""Something is wrong at a table: from its menu, by keys alone, on a desk and on a phone, to the thanks."""

import json
from typing import Any

import pytest

from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.screens import FINGER

pytestmark = pytest.mark.by_turns(3)


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("kind", [STILL, PHONE], ids=["desk", "phone"])
def test_from_the_menu_to_the_thanks(visit: Visit, kind: dict[str, Any]) -> None:
    mei = visit(kind)
    mei.found("xanadu", "me", "bot:random")
    page = mei.page
    page.locator("[data-open=table]:visible").click()
    page.get_by_role("link", name="Report a problem").click()
    page.wait_for_url("**/bug?seat=0")
    size = page.evaluate("`${innerWidth}×${innerHeight}`")
    assert page.locator("[data-window]").inner_text() == size
    page.get_by_text("Exactly as sent").click()
    shown = json.loads(page.locator("pre").inner_text())
    assert shown["seat"] == 0 and shown["browser"] == page.evaluate("navigator.userAgent")[:200]
    assert mei.measure("scrolls")[0] == 0, "nothing is wider than the window"
    if kind is PHONE:
        assert mei.measure("narrow", FINGER) == []
    page.get_by_label("What went wrong? What did you expect?").fill("The pool is short.")
    mei.press(page.get_by_role("button", name="Send report"))
    assert "Your report is number" in page.get_by_role("status").inner_text()
    page.get_by_role("link", name="Go to table").click()
    mei.live()


def test_by_keys_alone(visit: Visit) -> None:
    mei = visit(STILL)
    link = mei.opened("changan", "me", "bot:random")
    page = mei.page
    page.goto(f"{mei.house.address}{link}/bug?seat=0")
    mei.tab_to("#words")
    page.keyboard.type("No card came.")
    mei.tab_to("[data-bug] .btn")
    mei.strike("Enter")
    page.wait_for_url("**/bug?sent=*")
    assert "Thank you" in page.get_by_role("status").inner_text()


def test_without_script_it_is_sent_as_well(visit: Visit) -> None:
    mei = visit({**STILL, "java_script_enabled": False})
    link = mei.opened("xanadu", "me", "bot:random")
    page = mei.page
    page.goto(f"{mei.house.address}{link}/bug")
    assert page.locator("[data-window]").inner_text() == "not available"
    page.get_by_label("What went wrong? What did you expect?").fill("Nothing moves.")
    page.get_by_role("button", name="Send report").click()
    assert "Thank you" in page.get_by_role("status").inner_text()
