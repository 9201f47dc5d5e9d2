"""A choice without alternative goes by itself, is taken back with the one before, and can be left to the visitor."""

import random

import pytest

from tests.support.web.browsers import Visit
from tests.support.web.calls import later, stop_clock
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)

MOMENT = "00:05"
"""In so long the choice would have gone."""


def before_the_last_alternative(visit: Visit) -> tuple[Visitor, str, str]:
    """Somebody who can make a choice after which only one is left: both. Nothing goes by itself so far.

    The clock of the page stands.
    """
    mei = visit()
    stop_clock(mei)
    link = mei.opened("xanadu", "me", "bot:random")
    dice = random.Random(2)
    while True:
        seen = mei.asked(link)
        builds = [choice for choice in seen["choices"] if choice.startswith("build ")]
        choice = dice.choice(builds or [one for one in seen["choices"] if one != "skip_turn"] or seen["choices"])
        mei.post(link, choice, 0, seen["version"])
        left = mei.view(link=link)["choices"]
        page = mei.context.request.get(mei.house.address + link).text()
        if "data-alone=" in page and 'data-undo="one"' in page:
            break
    mei.go(link)
    assert mei.page.locator("[data-alone]").get_attribute("data-alone") == left[0] and len(left) == 1
    mei.press(mei.page.locator("[data-undo=one]"))
    mei.answered()
    return mei, choice, left[0]


def automatic(mei: Visitor, is_on: bool) -> None:
    mei.page.get_by_role("button", name="Menu").click()
    mei.page.get_by_label("Make forced moves automatically").set_checked(is_on)
    mei.page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_it_goes_by_itself_and_back_with_the_choice_before_it(visit: Visit) -> None:
    mei, choice, _ = before_the_last_alternative(visit)
    automatic(mei, True)
    start, version = mei.shown(), mei.view()["version"]
    mei.take(choice)
    later(mei, MOMENT)
    mei.page.wait_for_selector("[data-alone]", state="detached")
    assert mei.view()["version"] >= version + 2
    mei.press(mei.page.locator("[data-undo=one]"))
    mei.page.wait_for_selector(f"[data-choice='{choice}']", state="attached")
    mei.answered()
    assert mei.shown() == start


def test_it_waits_for_who_prefers_to_choose_is_quicker_or_has_just_taken_back(visit: Visit) -> None:
    mei, choice, left = before_the_last_alternative(visit)
    undo = mei.page.locator("[data-undo=one]")
    automatic(mei, True)
    automatic(mei, False)
    mei.take(choice)
    later(mei, MOMENT)
    assert mei.offered() == [left]
    mei.press(undo)
    mei.answered()

    automatic(mei, True)
    version = mei.view()["version"]
    mei.take(choice)
    mei.take(left)
    mei.page.wait_for_selector("[data-alone]", state="detached")
    later(mei, MOMENT)
    assert mei.view()["version"] == version + 2

    mei.press(undo)
    mei.answered()
    later(mei, MOMENT)
    assert mei.offered() == [left]
