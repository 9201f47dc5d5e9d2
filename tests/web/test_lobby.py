"""Before a game: friends meet at a table that its host can still change, talk, and are told what happens to them."""

import pytest
from playwright.sync_api import expect

from tests.support.web.axe import violations
from tests.support.web.browsers import PHONE, Visit
from tests.support.web.flaws import flaws_of_layout

pytestmark = pytest.mark.by_turns(2)


def test_an_evening_begins(visit: Visit) -> None:
    ana, bob = visit(), visit({**PHONE, "reduced_motion": "reduce"})
    ana.go("/new/pocket_changan")
    assert ana.page.locator("[name=listed]:checked").get_attribute("value") == "", "private"
    assert not ana.page.locator("[name=rated], [type=checkbox][name=watch]").evaluate_all(
        "all => all.some((o) => o.checked)"
    )
    ana.page.locator("[name=name-0]").fill("Ana")
    ana.press(ana.page.get_by_role("button", name="Create the table"))
    ana.live()
    link = ana.table
    bob.joins(link, "Bob")
    bob.go(link)
    expect(ana.page.locator(".lobby .seats")).to_contain_text("~Bob")

    bob.page.locator("#say").fill("Who is bringing tea?")
    bob.press(bob.page.locator(".say button"))
    expect(ana.page.locator("#s-chat")).to_contain_text("Who is bringing tea?")

    seat = ana.page.locator(".sitter select").last
    seat.select_option(index=2)
    expect(bob.page.locator(".lobby .seats")).to_contain_text("computer:")
    expect(bob.page.locator(".lobby .head")).to_contain_text("The host can start the game")
    ana.page.locator(".terms > summary").click()
    ana.page.locator(".terms [name=clock][value=evening]").check()
    expect(bob.page.locator(".lobby .options")).to_contain_text("25 minutes each")
    ana.page.locator(".terms [name=away][value=ten]").check()
    expect(bob.page.locator(".lobby .options")).to_contain_text("A stand-in plays after 10 minutes.")
    expect(ana.page.locator(".terms")).to_have_attribute("open", "")
    for visitor in (ana, bob):
        visitor.page.evaluate("scrollTo(0, 0)")
        assert not flaws_of_layout(visitor, "lobby") and not violations(visitor, "lobby")
    ana.press(ana.page.get_by_role("button", name="Start the game"))
    bob.page.wait_for_selector("body.table")


def test_whoever_is_removed_reads_it_at_once(visit: Visit) -> None:
    ana, bob = visit(), visit()
    link = ana.found("pocket_changan", "me", "open", "open")
    bob.joins(link, "Bob")
    bob.go(link)
    ana.page.locator(".seats .menu summary").click()
    ana.press(ana.page.get_by_role("button", name="Remove from the table"))
    expect(bob.page.get_by_role("alert").filter(has_text="removed you")).to_be_visible()
    expect(bob.page.locator(".join")).to_have_count(0)
