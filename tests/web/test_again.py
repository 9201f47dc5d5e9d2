"""Playing again: one asks, one accepts on a phone, one declines, and the host fills the seat that is free."""

import pytest
from playwright.sync_api import Locator, expect

from tests.support.web.axe import violations
from tests.support.web.browsers import PHONE, Visit
from tests.support.web.flaws import flaws_of_layout
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(2)
WHAT = "wants to play again"
COVERS = """(offer) => {
    const others = [...document.querySelectorAll("main *, .rail *")].filter((one) => one.matches("button, a")
        && !offer.contains(one) && one.checkVisibility());
    const { left, top, right, bottom } = offer.getBoundingClientRect();
    return others.filter((one) => {
        const box = one.getBoundingClientRect();
        const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
        return x > left && x < right && y > top && y < bottom;
    }).map((one) => one.textContent.trim());
}"""
"""The buttons and links of the page that lie under the offer."""


def ended(ana: Visitor, *others: Visitor) -> str:
    """A table of these three, at which the game is over because two have conceded; its link."""
    link = ana.opened("pocket_changan", "me", "open", "open", **{"name-0": "Ana"})
    for other, name in zip(others, ("Bob", "Cem"), strict=True):
        other.joins(link, name)
    for seat, visitor in enumerate((ana, others[0])):
        form: dict[str, str | float | bool] = {"seat": str(seat)}
        assert visitor.context.request.post(f"{ana.house.address}{link}/concede", form=form).ok
    return link


def offer_at(visitor: Visitor, where: str = ".onward") -> Locator:
    """Where the offer is seen: on the page of the result, at the end of the table, or on a slip there."""
    return visitor.page.locator(f"{where} .again", has_text=WHAT)


def test_three_play_again_and_only_who_agrees(visit: Visit) -> None:
    ana, bob, cem = visit(), visit({**PHONE, "reduced_motion": "reduce"}), visit()
    link = ended(ana, bob, cem)
    bob.go(link)
    cem.page.goto(f"{cem.house.address}{link}/result")
    ana.page.goto(f"{ana.house.address}{link}/result")
    ana.press(ana.page.get_by_role("button", name="Play again"))
    ana.page.wait_for_url(lambda url: "/t/" in url and link not in url)
    ana.live()
    expect(ana.page.locator(".lobby .head")).to_contain_text("Waiting for ~Bob and ~Cem")
    expect(ana.page.get_by_role("button", name="Start")).to_have_count(0)

    expect(offer_at(bob, ".result")).to_contain_text(f"~Ana {WHAT}")
    expect(offer_at(bob, ".result")).to_be_in_viewport(ratio=1)
    assert not flaws_of_layout(bob, "the end on a phone") and not violations(bob, "the end on a phone")
    bob.press(bob.page.get_by_role("button", name="View the table"))
    slip = offer_at(bob, "#slips")
    expect(slip).to_be_in_viewport(ratio=1)
    assert not slip.evaluate(COVERS) and not flaws_of_layout(bob, "the table on a phone")
    bob.press(slip.get_by_role("button", name="Accept"))
    bob.page.wait_for_url(f"**{ana.table}")
    bob.live()
    expect(ana.page.locator(".lobby .seats")).to_contain_text("~Bob")

    expect(offer_at(cem)).to_contain_text(f"~Ana {WHAT}")
    assert not flaws_of_layout(cem, "the result") and not violations(cem, "the result")
    cem.press(offer_at(cem).get_by_role("button", name="Decline"))
    expect(offer_at(cem)).to_have_count(0)
    expect(cem.page.get_by_role("link", name="Go to rematch")).to_be_visible()

    seat = ana.page.locator(".sitter select")
    expect(seat).to_have_count(1)
    seat.select_option(seat.locator("optgroup option").last.get_attribute("value"))
    expect(bob.page.locator(".lobby .head")).to_contain_text("The host can start the game")
    ana.press(ana.page.get_by_role("button", name="Start the game"))
    for player in (ana, bob):
        player.page.wait_for_selector("body.table")
    assert ana.view(0)["seat"] == 0 and bob.view(1)["seat"] == 1
    expect(bob.page.locator("body")).to_have_attribute("data-players", "3")


def test_the_result_on_a_phone_shows_the_offer_beside_what_it_needs(visit: Visit) -> None:
    ana, bob, cem = visit(), visit({**PHONE, "reduced_motion": "reduce"}), visit()
    link = ended(ana, bob, cem)
    bob.page.goto(f"{bob.house.address}{link}/result")
    assert ana.context.request.post(f"{ana.house.address}{link}/rematch").ok
    expect(offer_at(bob)).to_be_in_viewport(ratio=1)
    bob.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert not offer_at(bob).evaluate(COVERS)
    assert not flaws_of_layout(bob, "the result on a phone") and not violations(bob, "the result on a phone")
    bob.press(offer_at(bob).get_by_role("button", name="Accept"))
    bob.page.wait_for_url(lambda url: "/t/" in url and link not in url)
    bob.live()
