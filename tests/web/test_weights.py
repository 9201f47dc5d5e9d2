"""What a phone is sent for a full table when it has never been here."""

import pytest
from playwright.sync_api import Browser

import tongbao
from tests.support.web.browsers import PHONE, LateTable
from tests.support.web.weights import newcomer, weigh

pytestmark = pytest.mark.browser
MOST_STYLES = 2
"""Style sheets: one of the table; and that of high contrast, for which no other waits."""


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_table_is_light(chromium: Browser, late_table: LateTable, name: str) -> None:
    table = late_table(name)
    with newcomer(chromium, PHONE, table.state) as page:
        weight = weigh(page, table.house.address + table.link)
        assert not weight.over()
        assert weight.requests["style"] <= MOST_STYLES and weight.requests["html"] == 1
        page.wait_for_selector("[data-drawings]", state="detached")
        assert page.evaluate(UNDRAWN) == []


UNDRAWN = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) =>
    !document.querySelector(`[id="${CSS.escape(href.slice(1))}"]`))"""
"""Pictures that are shown but lie nowhere."""
