"""The chat on the page: a message comes without taking anything from who reads or types."""

import pytest

from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(3)

HEARD = "#s-chat [data-heard]"


def say(who: Visitor, link: str, words: str) -> None:
    address, headers = f"{who.house.address}{link}/talk", {"accept": "application/json"}
    assert who.context.request.post(address, form={"say": words}, headers=headers, max_retries=3).ok


def two(visit: Visit, kind: dict[str, object]) -> tuple[Visitor, Visitor]:
    """Two at a table, whose pages are open."""
    mei, temur = visit(kind), visit(STILL)
    link = mei.opened("xanadu", "me", "open")
    temur.joins(link, "Temür")
    mei.go(link)
    temur.go(link)
    return mei, temur


def test_a_message_disturbs_nobody_who_types(visit: Visit) -> None:
    mei, temur = two(visit, STILL)
    mei.page.locator("label[for=told-chat]").click()
    mei.page.evaluate("document.querySelector('#s-log [data-stick]').marked = true")
    field = mei.page.locator("#say")
    field.click()
    field.press_sequentially("nu? 1 l")
    say(temur, mei.table, "Good evening")
    mei.page.locator(HEARD).wait_for()
    assert field.input_value() == "nu? 1 l"
    assert mei.page.evaluate("document.activeElement.id") == "say"
    assert mei.page.evaluate("document.querySelector('#s-log [data-stick]').marked")
    assert mei.page.locator("#heard p").all_text_contents() == ["~Temür Good evening"]
    assert not mei.page.locator("dialog[open]").count()
    mei.sees(mei.page.locator(".say button"))
    field.press("Enter")
    mei.page.locator(HEARD).nth(1).wait_for()
    assert field.input_value() == ""
    assert mei.page.locator("#heard p").count() == 1
    temur.page.locator(f"{HEARD} >> text=nu? 1 l").wait_for(state="attached")


def test_what_is_unread_is_marked_until_it_is_read(visit: Visit) -> None:
    mei, temur = two(visit, PHONE)
    say(temur, mei.table, "Good evening")
    mark = mei.page.locator(".bar [for=tab-log][data-unread='1']")
    mark.wait_for()
    mark.click()
    mei.page.locator("label[for=told-chat]").click()
    mark.wait_for(state="detached")
    assert mei.page.locator(HEARD).is_visible()
    mei.press(mei.page.locator("#s-chat [value=thanks]"))
    mei.page.locator(f"{HEARD} >> text=Thank you").wait_for()
    assert not mei.page.locator("[data-unread]").count()
