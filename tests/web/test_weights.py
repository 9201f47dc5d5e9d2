"""What a phone is sent for a full table when it has never been here."""

import pytest
from playwright.sync_api import Browser, Playwright

import tongbao

from .conftest import PHONE
from .full_table import full_table
from .serving import House
from .weights import newcomer, weigh

pytestmark = pytest.mark.browser
MOST_STYLES = 2
"""Style sheets: one of the table; and that of strong contrast, for which no other waits."""


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_table_is_light(playwright: Playwright, chromium: Browser, house: House, name: str) -> None:
    table = full_table(playwright.request, house.address, name)
    with newcomer(chromium, PHONE, table.cookies) as page:
        weight = weigh(page, house.address + table.link)
        assert not weight.over()
        assert weight.requests["style"] <= MOST_STYLES and weight.requests["html"] == 1
        page.wait_for_selector("[data-drawings]", state="detached")
        assert page.evaluate(UNDRAWN) == []


UNDRAWN = """() => [...document.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) =>
    !document.querySelector(`[id="${CSS.escape(href.slice(1))}"]`))"""
"""Pictures that are shown but lie nowhere."""
