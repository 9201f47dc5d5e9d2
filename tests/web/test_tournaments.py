"""A tournament in browsers: a newcomer creates it, guests enter, and the page follows by itself."""

import pytest
from playwright.sync_api import expect

from tests.support.web.axe import violations
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.flaws import flaws
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(2)
MADRID = {**STILL, "timezone_id": "Europe/Madrid"}
SOON = "new Date(Date.now() + 3 * 86400000).toISOString().slice(0, 10) + 'T20:00'"
LOOKS_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"
FOLLOWS = 20_000
"""Milliseconds within which a page shows what has happened; it looks every five seconds."""
OTHERS = ("Luca", "Aisha", "Temür", "Ana", "Bob")


def press(visitor: Visitor, name: str) -> None:
    visitor.press(visitor.page.get_by_role("button", name=name, exact=True))


def enters(visitor: Visitor, cup: str, name: str) -> None:
    """Enter as a guest, as a program does it."""
    address, form = f"{visitor.house.address}{cup}", {"own_name": name, "seal": ""}
    visitor.context.request.get(address)
    assert visitor.context.request.post(f"{address}/enter", form={**form}, max_redirects=0).status == 303


def leaves(visitor: Visitor, cup: str, name: str) -> None:
    """Let somebody be withdrawn as a program does it."""
    form = visitor.page.locator("tr", has_text=name).locator("form")
    fields: dict[str, str | float | bool] = {
        one: form.locator(f"[name={one}]").get_attribute("value") or "" for one in ("seal", "entrant")
    }
    address = f"{visitor.house.address}{cup}/withdraw"
    assert visitor.context.request.post(address, form=fields, max_redirects=0).status == 303


def test_a_newcomer_creates_a_cup_for_six_and_its_page_follows(visit: Visit) -> None:
    mei, watcher = visit(MADRID), visit({**PHONE, "reduced_motion": "reduce"})
    mei.go("/tournaments")
    mei.page.get_by_role("link", name="Create a tournament").click()
    mei.page.locator(".new .games").get_by_role("link", name="Pocket Chang’An").click()
    expect(mei.page.locator("main .note").first).to_contain_text("Without an account")
    mei.page.get_by_label("Name of the tournament").fill("Friday cup")
    mei.page.keyboard.press("Tab")
    expect(mei.page.get_by_label("How many players")).to_be_focused()
    expect(mei.page.get_by_label("How many players")).to_have_value("8")
    mei.page.get_by_label("How many players").fill("6")
    mei.page.get_by_label("Your name").fill("Mei")
    expect(mei.page.locator("#about-rounds")).to_contain_text("3 rounds if 6 players enter")
    expect(mei.page.get_by_label("Time zone")).to_have_value("Europe/Madrid")
    mei.page.get_by_label("Start time").fill(str(mei.page.evaluate(SOON)))
    assert not flaws(mei, "form") + violations(mei, "form")
    press(mei, "Create the tournament")
    expect(mei.page.locator("time[data-local]")).to_contain_text("20:00 GMT+")
    cup = mei.page.url.removeprefix(mei.house.address)
    press(mei, "Enter the tournament")
    expect(mei.page.locator(".ways")).to_contain_text("You have entered.")

    watcher.go(cup)
    watcher.page.evaluate("window.here = true")
    watcher.page.get_by_label("Your name").fill("Half typed")
    for name in OTHERS:
        enters(visit(), cup, name)
        if name == OTHERS[0]:
            watcher.page.evaluate(LOOKS_AGAIN)
            expect(watcher.page.locator(".standing")).to_contain_text("~Luca")
            expect(watcher.page.get_by_label("Your name")).to_be_focused()
            expect(watcher.page.get_by_label("Your name")).to_have_value("Half typed")
            assert not flaws(watcher, "open")

    press(mei, "Start now")
    expect(mei.page.get_by_role("link", name="Your game").first).to_be_visible(timeout=FOLLOWS)
    expect(watcher.page.locator("#round-1 .tables > li")).to_have_count(3, timeout=FOLLOWS)
    expect(watcher.page.locator(".head [role=status]")).to_contain_text("round 1 of 3")
    for word in ("Swiss system", "Points", "Buchholz", "Round", "Unrated"):
        expect(watcher.page.locator(".meanings dt", has_text=word).first).to_be_visible()
    for word in ("Withdraw", "Absent players"):
        expect(mei.page.locator(".meanings dt", has_text=word)).to_be_visible()
    watcher.page.locator("#round-1 summary").click()
    for name in OTHERS:
        leaves(mei, cup, name)
    link = mei.page.get_by_role("link", name="Your game").first.get_attribute("href") or ""
    while (seen := mei.asked(link))["choices"] and not seen["view"]["over"]:
        mei.post(link, seen["choices"][0], seen["seat"], seen["version"])
    expect(watcher.page.locator(".head [role=status]")).to_contain_text("finished", timeout=FOLLOWS)
    expect(watcher.page.locator("#round-1")).not_to_have_attribute("open", "")
    assert watcher.page.evaluate("window.here"), "without a reload"
    assert not flaws(watcher, "over") + violations(watcher, "over")
