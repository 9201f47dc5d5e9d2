"""Reactions to a move: said beside a line of the chronicle, and read there and in the chat by the others."""

from tests.support.web.browsers import PHONE, STILL, Visit


def test_a_reaction_to_a_move_is_read_at_its_line_and_in_the_chat(visit: Visit) -> None:
    mei, luca = visit(STILL), visit({**PHONE, "reduced_motion": "reduce"})
    link = mei.opened("pocket_changan", "me", "open")
    luca.joins(link, "Luca")
    mei.go(link)
    luca.go(link)
    actor = mei if mei.view()["choices"] else luca
    seen = actor.view()
    actor.post(link, seen["choices"][0], seen["seat"], seen["version"])
    luca.page.locator("[for=tab-log]").locator("visible=true").first.tap()
    luca.press(luca.page.locator("#s-log [data-react]"), "finger")
    number = "line-" + luca.page.locator("#reactions [name=line]").input_value()
    luca.press(luca.page.locator("#reactions").get_by_role("button", name="Wow!"), "finger")
    mei.page.locator(f"#{number} .reacted").get_by_text("Wow!").wait_for()
    mei.page.locator("[for=told-chat]").first.click()
    said = mei.page.locator("#s-chat li").last
    assert "Wow!" in said.inner_text()
    quoted = said.locator("[data-about]").inner_text()
    assert quoted and mei.page.locator(f"#{number}").inner_text().split()[:2] == quoted.split()[:2]
    assert not luca.page.locator("#reactions:popover-open").count()
