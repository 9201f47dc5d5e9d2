"""A choice without alternative goes by itself, is taken back with the one before, and can be left to the visitor."""

import random

import pytest

from .conftest import Visit
from .visitors import Visitor

pytestmark = pytest.mark.browser


def before_the_last_alternative(visit: Visit) -> tuple[Visitor, str, str]:
    """Somebody who can make a choice after which only one is left: both. Nothing goes by itself so far."""
    mei = visit()
    mei.found("xanadu", "me", "bot:random")
    dice = random.Random(2)
    undo, alone = mei.page.locator("[data-undo=one]"), mei.page.locator("[data-alone]")
    while True:
        offered = mei.turn()
        builds = [choice for choice in offered if choice.startswith("build ")]
        choice = dice.choice(builds or [one for one in offered if one != "skip_turn"])
        mei.take(choice)
        if alone.count() and undo.count():
            (left,) = mei.offered()
            assert alone.get_attribute("data-alone") == left
            undo.click()
            mei.answered()
            return mei, choice, left


def automatic(mei: Visitor, is_on: bool) -> None:
    mei.page.get_by_role("button", name="Table, rules and language").click()
    mei.page.get_by_label("Choices without alternative go by themselves").set_checked(is_on)
    mei.page.get_by_role("dialog").get_by_role("button", name="Close").click()


def test_it_goes_by_itself_and_back_with_the_choice_before_it(visit: Visit) -> None:
    mei, choice, _ = before_the_last_alternative(visit)
    automatic(mei, True)
    start, version = mei.shown(), mei.view()["version"]
    mei.take(choice)
    mei.page.wait_for_selector("[data-alone]", state="detached")
    assert mei.view()["version"] >= version + 2
    mei.page.locator("[data-undo=one]").click()
    mei.page.wait_for_selector(f"[data-choice='{choice}']", state="attached")
    mei.answered()
    assert mei.shown() == start


def test_nothing_goes_by_itself_just_after_taking_back(visit: Visit) -> None:
    mei, choice, left = before_the_last_alternative(visit)
    mei.take(choice)
    mei.take(left)
    automatic(mei, True)
    mei.page.locator("[data-undo=one]").click()
    mei.answered()
    mei.page.wait_for_timeout(1500)
    assert mei.offered() == [left]


def test_it_waits_for_who_prefers_to_choose(visit: Visit) -> None:
    mei, choice, left = before_the_last_alternative(visit)
    automatic(mei, True)
    automatic(mei, False)
    mei.take(choice)
    mei.page.wait_for_timeout(1500)
    assert mei.offered() == [left]


def test_a_hand_can_be_quicker(visit: Visit) -> None:
    mei, choice, left = before_the_last_alternative(visit)
    automatic(mei, True)
    version = mei.view()["version"]
    mei.take(choice)
    mei.take(left)
    mei.page.wait_for_selector("[data-alone]", state="detached")
    made = mei.view()["version"]
    mei.page.wait_for_timeout(1500)
    assert mei.view()["version"] == made >= version + 2
