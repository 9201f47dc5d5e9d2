"""Two games with seats swapped: asked for on the form, led to from the end of the first, marked at the second."""

import pytest
from playwright.sync_api import expect

from tests.support.web.axe import violations
from tests.support.web.browsers import PHONE, Visit
from tests.support.web.flaws import flaws_of_layout

pytestmark = pytest.mark.by_turns(2)
LEADS = "Go to game 2 of 2"


def test_two_play_both_games_and_nobody_asks(visit: Visit) -> None:
    ana, bob = visit(), visit({**PHONE, "reduced_motion": "reduce"})
    ana.page.goto(f"{ana.house.address}/new/pocket_changan")
    wish = ana.page.get_by_label("Two games, seats swapped")
    expect(wish).to_be_hidden()
    ana.page.locator("input[name=players][value='2']").check()
    expect(wish).to_be_visible()
    wish.check()
    ana.page.get_by_label("Assign seats at random").uncheck()
    assert not flaws_of_layout(ana, "the form") and not violations(ana, "the form")
    ana.page.get_by_label("Name for seat 1").fill("Ana")
    ana.press(ana.page.get_by_role("button", name="Create the table"))
    ana.page.wait_for_url("**/t/*")
    link = ana.page.url.removeprefix(ana.house.address)
    expect(ana.page.locator(".lobby")).to_contain_text("You play two games here.")
    ana.page.locator(".terms summary").click()
    expect(ana.page.locator(".terms").get_by_label("Two games, seats swapped")).to_be_checked()
    bob.joins(link, "Bob")
    for player in (ana, bob):
        player.go(link)
    expect(ana.page.locator(".log")).to_contain_text("Game 1 of 2")

    assert ana.context.request.post(f"{ana.house.address}{link}/concede", form={"seat": "0"}).ok
    for player in (ana, bob):
        expect(player.page.locator(".result").get_by_role("link", name=LEADS)).to_be_visible()
        expect(player.page.locator(".result").get_by_role("link", name=LEADS)).to_be_in_viewport(ratio=1)
    assert not violations(bob, "the end on a phone")
    bob.press(bob.page.locator(".result").get_by_role("link", name=LEADS))
    ana.press(ana.page.get_by_role("link", name="See the result"))
    ana.page.wait_for_url("**/result")
    assert not flaws_of_layout(ana, "the result") and not violations(ana, "the result")
    ana.press(ana.page.locator(".onward").get_by_role("link", name=LEADS))
    for player in (ana, bob):
        player.page.wait_for_url(lambda url: "/t/" in url and link not in url)
        player.live()
    expect(ana.page.locator(".log")).to_contain_text("Game 2 of 2")
    assert ana.view(1)["seat"] == 1 and bob.view(0)["seat"] == 0 and bob.view(0)["choices"]
