"""A notice and a banner call whom they should, and nobody else; the panel says who waits."""

from urllib.parse import unquote

import pytest

from tests.support.web.browsers import DESKTOP, Visit
from tests.support.web.calls import (
    BANNER,
    BANNER_WAIT,
    FIRST,
    LATE,
    LEAST_WAIT,
    NOTICE,
    SEAL,
    STUBS,
    away,
    heard,
    later,
    settle,
    shown,
    stop_clock,
    two,
    until,
)
from tests.support.web.flaws import flaws
from tongbao.testing.addresses import api

pytestmark = pytest.mark.by_turns(3)

# The notice.


def test_what_the_browser_does_not_allow_is_not_ticked_and_bots_are_not_kept_waiting(visit: Visit) -> None:
    mei = visit()
    mei.context.add_init_script(STUBS)
    stop_clock(mei)
    mei.found("changan", "me", "bot:random", **FIRST["mei"])
    shown(mei, "mine")
    later(mei, LATE)
    assert not mei.page.locator("[data-decision] .waits").count()
    mei.page.evaluate("answer = 'denied'")
    mei.page.get_by_role("button", name="Menu").click()
    mei.page.get_by_label(NOTICE).click()
    mei.page.get_by_text("This browser blocks notifications from this site.").wait_for()
    assert not mei.page.get_by_label(NOTICE).is_checked()
    assert mei.page.evaluate("localStorage.notice") == "no"


def test_a_notice_comes_on_a_hidden_page_and_goes_with_the_turn(visit: Visit) -> None:
    mei, _ = players = two(visit)
    settle(mei, NOTICE)
    until("mine", players)
    until("others", players)
    assert heard(mei) == ["may I?"]
    away(mei, True)
    until("mine", players)
    (notice,) = heard(mei)
    assert notice["title"] == "Your turn in Chang’an" and notice["tag"] == mei.table
    assert notice["body"] and SEAL in unquote(notice["icon"])
    told = [line["text"] for line in mei.context.request.get(f"{mei.house.address}{api(mei.table)}/log").json()["log"]]
    assert told and "Temür" in notice["body"]
    mei.page.evaluate("notice.onclick()")
    assert heard(mei) == ["focus", "closed"]

    until("others", players)
    until("mine", players)
    heard(mei)
    until("others", players)
    assert heard(mei) == ["closed"]
    until("mine", players)
    heard(mei)
    away(mei, False)
    assert heard(mei) == ["closed"]


def test_nothing_calls_who_only_watches_or_shares_a_device(visit: Visit) -> None:
    mei = visit()
    mei.context.add_init_script(STUBS)
    stop_clock(mei)
    link = mei.found("changan", "me", "here", **{"name-0": "Mei", "name-1": "Temür"}, **FIRST["mei"])
    mei.page.evaluate("['bell', 'notice'].forEach(name => (localStorage[name] = 'yes'))")
    mei.strike("Enter")
    shown(mei, "mine")
    heard(mei)
    for name in ("Temür", "Mei"):
        away(mei, True)
        later(mei, LEAST_WAIT)
        seat = ("Temür", "Mei").index(name)
        while mei.view(seat, link)["choices"]:
            seen = mei.view(seat, link)
            ends = [choice for choice in seen["choices"] if choice == "end_turn"]
            mei.post(link, (ends or seen["choices"])[0], seat, seen["version"])
        mei.press(mei.page.get_by_role("button", name=f"I am ~{name}"))
        shown(mei, "mine")
        assert mei.page.title() == "● Your turn · Chang’an"
    assert not [call for call in heard(mei) if call != "sound"]
    assert mei.page.locator(BANNER).count() == 0


# The banner, and who waits.


@pytest.mark.by_turns(1)
def test_the_banner_comes_once_and_catches_nothing(visit: Visit) -> None:
    mei, _ = players = two(visit)
    banner = mei.page.locator(BANNER)
    until("mine", players)
    assert not banner.is_visible(), "there was hardly any waiting"
    until("others", players)
    later(mei, BANNER_WAIT)
    until("mine", players)
    banner.wait_for()
    assert " ".join(banner.inner_text().split()).endswith("Your turn, ~Mei Round 2")
    script = """banner => {
        const { left, top, width, height } = banner.getBoundingClientRect();
        return banner.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }"""
    assert not banner.evaluate(script)
    assert mei.page.evaluate("document.getAnimations().length") == 0, "with reduced motion nothing slides"
    later(mei, "00:03")
    banner.wait_for(state="hidden")

    until("others", players)
    later(mei, BANNER_WAIT)
    until("mine", players)
    banner.wait_for()
    seen = mei.view()["version"]
    mei.take(mei.offered()[0])
    assert mei.view()["version"] == seen + 1
    banner.wait_for(state="hidden")


def test_who_comes_back_sees_the_banner_any_key_ends_it_and_nothing_else_has_called(visit: Visit) -> None:
    mei, _ = players = two(visit, kind=DESKTOP)
    banner = mei.page.locator(BANNER)
    for key in ("Shift", "ArrowDown"):
        away(mei, True)
        later(mei, LEAST_WAIT)
        until("mine", players)
        later(mei, "00:05")
        assert not banner.is_visible()
        away(mei, False)
        banner.wait_for()
        mei.page.keyboard.press(key)
        banner.wait_for(state="hidden")
        until("others", players)
    assert heard(mei) == []


def test_after_three_minutes_the_panel_says_which_person_waits(visit: Visit) -> None:
    mei, temur = players = two(visit, watched=True)
    line = mei.page.locator("[data-decision] .waits")
    until("mine", players)
    later(mei, "02:50")
    assert not line.count()
    later(mei, "00:11")
    line.wait_for()
    assert line.inner_text().strip() == "~Temür is waiting for you"
    assert line.evaluate("line => line.previousElementSibling.matches('header')")
    mei.live()
    assert not flaws(mei, "late")
    temur.context.close()
    line.wait_for(state="detached")
