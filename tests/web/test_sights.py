"""Pages as visitors want to see them: settings hold everywhere, and what a device asks for is done."""

import pytest

from tests.support.web.browsers import DESKTOP, STILL, Visit
from tongbao.server.http.display_settings import DisplaySettings

pytestmark = pytest.mark.by_turns(6)


def test_settings_are_made_at_a_table_and_hold_on_the_start_page(visit: Visit) -> None:
    mei = visit(DESKTOP)
    link = mei.found("xanadu", "me", "bot:random")
    page = mei.page
    page.get_by_role("button", name="Menu").click()
    page.locator("#d-table [data-open=sight]").click()
    for word in ("light", "150%", "no motion"):
        page.locator("#d-sight").get_by_label(word, exact=True).check()
    mei.press(page.get_by_role("button", name="Apply"))
    page.wait_for_selector("html[data-theme=light][data-text='150'][data-motion=still][data-link=live]")
    assert mei.table == link
    assert page.evaluate("import('/static/js/a11y/reduced_motion.js').then((motion) => motion.isCalm())")
    mei.go("/")
    assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "24px"
    assert page.evaluate("getComputedStyle(document.body).colorScheme") == "light"
    page.locator("details.sight summary").click()
    assert page.locator("[name=theme]:checked").get_attribute("value") == "light"
    assert page.locator(".btn").first.evaluate("button => getComputedStyle(button).transitionDuration") == "0s"


def test_a_device_that_asks_for_contrast_gets_it_unless_told_otherwise(visit: Visit) -> None:
    visitor = visit({**STILL, "contrast": "more"})
    ground = "getComputedStyle(document.body).getPropertyValue('--deep')"
    visitor.go("/")
    assert visitor.page.evaluate(ground) == "#000"
    visitor.see(DisplaySettings("lacquer"))
    visitor.go("/")
    assert visitor.page.evaluate(ground) != "#000"


def test_what_can_be_chosen_has_a_line_around_it_where_the_device_takes_the_colours(visit: Visit) -> None:
    visitor = visit({**STILL, "forced_colors": "active"})
    visitor.found("xanadu", "me", "bot:random")
    styles = "all => all.map((one) => getComputedStyle(one).outlineStyle)"
    assert set(visitor.page.eval_on_selector_all("[data-section] [data-choice]", styles)) == {"solid"}
