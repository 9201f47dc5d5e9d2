"""A newcomer plays the deal of today to its end, sees how the levels and his friend did, and goes on to a past one."""

import re

import pytest
from playwright.sync_api import expect

from tests.support.web.axe import violations
from tests.support.web.browsers import PHONE, Visit
from tests.support.web.daily_deals import GAME, PAST_DAY, POINTS, befriend
from tests.support.web.flaws import flaws
from tests.support.web.visitors import PATIENCE, Visitor
from tongbao.bots import levels_for

TABLE = re.compile(r"/t/[\w-]+$")


def start(visitor: Visitor, name: str) -> None:
    """Press the button that leads to a table of a deal."""
    visitor.press(visitor.page.get_by_role("button", name=name, exact=True))
    visitor.page.wait_for_url(TABLE)
    visitor.live()


def play_to_the_end(visitor: Visitor) -> None:
    """Always make the first choice, as a program does."""
    while not (seen := visitor.asked())["view"]["over"]:
        visitor.post(visitor.table, seen["choices"][0], seen["seat"], seen["version"])


@pytest.mark.by_turns(2)
def test_a_newcomer_plays_the_deal_of_today_and_a_past_one(visit: Visit) -> None:
    mei, luca = visit(), visit({**PHONE, "reduced_motion": "reduce"})
    mei.go("/")
    start(mei, "Play the deal")
    link = mei.table
    play_to_the_end(mei)
    befriend(mei.house.folder, link, "Luca")

    mei.go("/daily")
    levels = mei.page.locator(".levels")
    expect(levels).to_have_attribute("aria-live", "polite")
    expect(levels.locator("dd.open, [data-unfinished]")).to_have_count(0, timeout=PATIENCE)
    assert len([int(said.split()[0]) for said in levels.locator("dd").all_inner_texts()]) == len(levels_for(GAME)) == 5
    expect(mei.page.locator(".seen")).to_contain_text("Luca and Temür and 1 more have played.")
    expect(mei.page.get_by_role("link", name="You scored")).to_be_visible()
    assert not flaws(mei, "today") + violations(mei, "today")

    mei.press(mei.page.get_by_role("link", name=PAST_DAY))
    mei.page.get_by_role("heading", name=f"Deal of {PAST_DAY}").wait_for()
    past = mei.page.url
    friends = mei.page.locator(".panel", has=mei.page.get_by_role("heading", name="You and your friends"))
    assert "".join(friends.get_by_role("listitem").all_inner_texts()).split()[:2] == ["1", "Luca"]
    start(mei, "Play this deal")
    assert mei.table != link and not mei.asked()["view"]["over"]
    proof = mei.page.evaluate("async (address) => (await (await fetch(address)).json()).ranking", f"{past}.json")
    assert {line["name"]: line["points"] for line in proof} == POINTS

    luca.page.goto(past)
    expect(luca.page.get_by_role("heading", name=f"Deal of {PAST_DAY}")).to_be_visible()
    expect(luca.page.locator(".levels [data-unfinished]")).to_have_count(0, timeout=PATIENCE)
    assert not flaws(luca, "past") + violations(luca, "past")
    luca.go("/daily")
    assert not flaws(luca, "today on a phone")
