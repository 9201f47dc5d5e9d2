"""A group of friends in their browsers: the link, the chat, an evening, a table at one press, and how it all looks."""

import pytest

from tests.support.web.axe import violations
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.flaws import flaws
from tests.support.web.visitors import Visitor

MADRID = {**STILL, "timezone_id": "Europe/Madrid"}
SHANGHAI = {**PHONE, "reduced_motion": "reduce", "timezone_id": "Asia/Shanghai"}
SOON = "new Date(Date.now() + 3 * 86400000).toISOString().slice(0, 10) + 'T20:00'"
LOOKS_AGAIN = "document.dispatchEvent(new Event('visibilitychange'))"


def press(visitor: Visitor, name: str) -> None:
    visitor.press(visitor.page.get_by_role("button", name=name, exact=True))


def test_friends_find_each_other_by_a_link_and_play_at_one_press(visit: Visit) -> None:
    mei, luca = visit(MADRID), visit(SHANGHAI)
    mei.go("/people")
    mei.page.locator("main").get_by_role("link", name="Groups").click()
    mei.page.get_by_label("Name of the group").fill("Friday at Mei’s")
    mei.page.get_by_label("Your name").fill("Mei")
    press(mei, "Create the group")
    mei.page.get_by_role("heading", name="Friday at Mei’s").wait_for()
    group = mei.page.url.removeprefix(mei.house.address)
    link = mei.page.locator("[data-copy*='/groups/join/']").get_attribute("data-copy") or ""

    luca.page.goto(link)
    luca.page.get_by_label("Your name").fill("Luca")
    press(luca, "Join the group")
    luca.page.get_by_role("heading", name="Members").wait_for()
    assert luca.page.url.endswith(group)
    mei.page.evaluate(LOOKS_AGAIN)
    mei.page.locator(".members").get_by_text("here now").wait_for()

    mei.page.get_by_label("Say something").fill("Camels at eight")
    press(mei, "Send")
    mei.page.locator(".talk ol").get_by_text("Camels at eight").wait_for()
    assert mei.page.get_by_label("Say something").input_value() == ""
    luca.page.get_by_label("Note (optional)").fill("half typed")
    luca.page.evaluate(LOOKS_AGAIN)
    luca.page.locator(".talk ol").get_by_text("Camels at eight").wait_for()
    assert luca.page.get_by_label("Note (optional)").input_value() == "half typed"

    assert mei.page.get_by_label("Time zone").input_value() == "Europe/Madrid"
    mei.page.get_by_label("Date and time").fill(str(mei.page.evaluate(SOON)))
    press(mei, "Set the evening")
    mei.page.get_by_role("button", name="I’m coming", pressed=True).wait_for()
    assert not mei.page.locator("[data-own-time]").is_visible()
    luca.go(group)
    assert "for you" in luca.page.locator("[data-own-time]:visible").inner_text()
    press(luca, "Maybe")
    luca.page.get_by_role("button", name="Maybe", pressed=True).wait_for()
    luca.context.request.post(f"{luca.house.address}/notices/read", max_redirects=0)
    for one, where in ((mei, "desk"), (luca, "phone")):
        one.go(group)
        assert not flaws(one, where) + violations(one, where)

    press(mei, "Open the table")
    mei.page.get_by_text("The members of your group are invited.").wait_for()
    luca.page.evaluate(LOOKS_AGAIN)
    luca.page.get_by_role("link", name="Go to the table").click()
    luca.live()
    press(luca, "Sit down")
    luca.page.locator("body.table").wait_for()
    assert luca.asked()["choices"]


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("language", ["es", "zh"])
def test_a_group_in_other_languages_fits_on_a_phone(visit: Visit, language: str) -> None:
    mei = visit({**PHONE, "reduced_motion": "reduce"})
    mei.speak(language)
    form: dict[str, str | float | bool] = {"name": "Friday", "own_name": "Mei"}
    made = mei.context.request.post(f"{mei.house.address}/groups", form=form, max_redirects=0)
    group = made.headers["location"]
    for path in (group, f"{group}/usual", "/groups"):
        mei.go(path)
        assert not flaws(mei, path)


def test_each_option_keeps_its_value_while_others_come_with_the_number_of_seats(visit: Visit) -> None:
    mei = visit()
    form: dict[str, str | float | bool] = {"name": "Friday", "own_name": "Mei"}
    made = mei.context.request.post(f"{mei.house.address}/groups", form=form, max_redirects=0)
    mei.go(f"{made.headers['location']}/usual?game=xanadu&players=3&bots=0")
    assert not mei.page.locator("[data-option=duo]").count()
    mei.page.get_by_label("Seats for members").select_option("2")
    mei.page.locator("[data-option=duo]").wait_for()
    options = mei.page.locator("[data-option]").count()
    assert options > 2 and mei.page.locator("[data-option] :checked").count() == options
