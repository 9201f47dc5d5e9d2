"""The settings of notifications: one table of kinds and ways, and a button that tries each way."""

import re
from pathlib import Path
from typing import Any

import pytest

from tests.support.server.mailboxes import mailbox
from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor
from tongbao.server.notifications.messages import TITLES

pytestmark = pytest.mark.by_turns(6)

SECRET = "camel caravan salt"
SETTINGS = "/notices/settings"
TICKED = "boxes => boxes.filter((box) => box.checked && !box.disabled).map((box) => box.name)"


def with_account(visitor: Visitor, name: str) -> Visitor:
    """Somebody who has created an account on its page."""
    visitor.go("/account")
    form = visitor.page.locator("form[action='/account']")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(SECRET)
    visitor.press(form.get_by_role("button", name="Create an account"))
    visitor.page.get_by_role("heading", name=name, exact=True).wait_for()
    return visitor


@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_kinds_are_ticked_for_each_way_in_one_table(visit: Visit, kind: dict[str, Any]) -> None:
    mei = with_account(visit(kind), "Mei" if kind is DESKTOP else "Aisha")
    page = mei.page
    mei.go(SETTINGS)
    boxes = page.locator(".kinds input")
    assert boxes.count() == 3 * len(TITLES) and boxes.evaluate_all("boxes => boxes.every((box) => box.disabled)")
    page.get_by_role("columnheader", name="Webhook").get_by_role("link", name="Set up").click()
    page.get_by_label("Webhook URL").fill("https://9.9.9.9/hook")
    mei.press(page.get_by_role("button", name="Save address"))
    page.get_by_role("checkbox", name="My time is running out Webhook").uncheck()
    page.get_by_role("checkbox", name="Tournaments Webhook").check()
    before = set(boxes.evaluate_all(TICKED))
    assert "webhook-tournament" in before and "webhook-time_short" not in before
    mei.press(page.locator("form:has(.kinds)").get_by_role("button", name="Save"))
    page.wait_for_load_state()
    assert set(boxes.evaluate_all(TICKED)) == before and len(before) == 6
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert mei.faint() == []
    for cell in page.locator(".kinds label, .kinds button").all():
        box = cell.bounding_box()
        assert box is not None and box["height"] >= (44 if kind is PHONE else 24)


def test_the_button_of_a_way_sends_a_test_by_it(visit: Visit, tmp_path: Path) -> None:
    with mailbox() as post, House(tmp_path, mail=post.address) as house:
        mei = with_account(visit(at=house), "Mei")
        mei.go("/account/mail")
        mei.page.get_by_label("Email").fill("mei@tea.example")
        mei.page.get_by_label("Password").fill(SECRET)
        mei.press(mei.page.locator("form[action='/account/mail'] button").first)
        link = re.search(rf"{re.escape(house.address)}\S+", post.letter_to("mei@tea.example"))
        assert link is not None
        mei.page.goto(link[0])
        mei.press(mei.page.locator("main form button").first)
        mei.go(SETTINGS)
        mei.press(mei.page.get_by_role("columnheader", name="Email").get_by_role("button", name="Test"))
        mei.page.get_by_role("status").get_by_text("The test was sent.").wait_for()
        assert "This is a test" in post.letter_to("mei@tea.example")
        assert mei.page.get_by_role("columnheader", name="Webhook").get_by_role("button").count() == 0
