"""A hand card is taken up, and what can be done with it appears: by mouse and by keyboard; and it is put back."""

import pytest
from playwright.sync_api import Locator

from tests.support.web.browsers import Visit
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(3)


def at_a_table(visit: Visit) -> tuple[Visitor, Locator, str]:
    """Somebody on turn, a hand card that can be played, and its number."""
    mei = visit()
    mei.found("pocket_changan", "me", "bot:random")
    card = next(choice for choice in mei.turn() if choice.startswith("play ")).split()[1]
    return mei, mei.page.locator(f"#s-hand [data-hold='{card}']"), card


def chosen_with(mei: Visitor) -> set[str]:
    """What can be chosen with what is held: in the panel, and in the columns."""
    script = "all => all.filter(one => one.checkVisibility()).map(one => one.dataset.choice)"
    held = "[data-section] [data-for]:not([data-for=''])"
    choices = f"{held} [data-choice], {held}[data-choice]"
    return set(mei.page.eval_on_selector_all(choices, script))


def test_taken_up_and_put_back_with_mouse_and_keyboard(visit: Visit) -> None:
    mei, card, number = at_a_table(visit)
    offered = {choice for choice in mei.offered() if choice.split()[1:2] == [number]}
    assert not chosen_with(mei)
    card.click()
    assert chosen_with(mei) == offered and card.get_attribute("aria-pressed") == "true"
    assert mei.page.locator(".mine .drop:visible").count() == sum(choice.startswith("play") for choice in offered)
    before = mei.view()
    card.click()
    assert not chosen_with(mei) and card.get_attribute("aria-pressed") == "false"

    keyboard = mei.page.keyboard
    card.focus()
    keyboard.press("Enter")
    assert mei.page.evaluate("document.activeElement.dataset.choice").startswith(f"play {number} ")
    keyboard.press("Escape")
    assert not chosen_with(mei)
    assert mei.page.evaluate("document.activeElement.dataset.hold") == number
    assert mei.view() == before, "taking up and putting back is no choice"


def test_what_is_taken_up_is_played_with_mouse_and_keyboard(visit: Visit) -> None:
    mei, card, number = at_a_table(visit)
    card.click()
    drop = mei.page.locator(".mine .drop:visible").first
    press = mei.presser(drop, "mouse")
    press()
    mei.confirm(press)
    mei.answered()
    assert int(number) in mei.view()["view"]["seats"][0]["columns"][int(number) // 16]["cards"]
    assert not chosen_with(mei)

    number = next(choice for choice in mei.turn() if choice.startswith("play ")).split()[1]
    mei.page.locator(f"#s-hand [data-hold='{number}']").focus()
    mei.page.keyboard.press("Enter")
    mei.strike("1")
    mei.confirm(lambda: mei.strike("1"))
    mei.answered()
    assert number not in [str(held["card"]) for held in mei.view()["view"]["hand"]]
