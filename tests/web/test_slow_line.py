"""A slow line: what is typed while a form is on its way stays, and nothing is sent twice."""

from playwright.sync_api import Route

from tests.support.web.browsers import STILL, Visit
from tests.support.web.calls import two, until
from tests.support.web.visitors import Visitor

SAID = "#s-chat [data-heard] span"
FAILED = "That couldn’t be sent. Please try again."
NOT_HERS = """() => {
    const button = Object.assign(document.createElement("button"), { textContent: "End" });
    button.dataset.choice = "end_turn";
    document.getElementById("s-decision").append(button);
    button.click();
}"""
"""Choose what isn't offered, as from a page that is behind."""


def at_a_chat(visit: Visit) -> tuple[Visitor, list[Route]]:
    """Somebody at a table who chats over a line that holds all messages until the test lets them go."""
    mei, held = visit(STILL), list[Route]()
    mei.found("xanadu", "me", "bot:random")
    mei.page.locator("label[for=told-chat]").click()
    mei.sees(mei.page.locator(".say button"))
    mei.context.route("**/talk", lambda route: held.append(route))
    return mei, held


def on_its_way(mei: Visitor, held: list[Route], count: int) -> None:
    """Wait until so many messages have been sent."""
    for _ in range(1000):
        if len(held) >= count:
            return
        mei.page.wait_for_timeout(10)
    raise AssertionError(f"only {len(held)} of {count} messages were sent")


def test_what_is_typed_meanwhile_stays_and_nothing_is_sent_twice(visit: Visit) -> None:
    mei, held = at_a_chat(visit)
    field = mei.page.locator("#say")
    field.press_sequentially("Good luck")
    field.press("Enter")
    on_its_way(mei, held, 1)
    field.press("Enter")
    mei.page.locator(".say button").click()
    assert field.input_value() == "Good luck"
    field.press("End")
    field.press_sequentially(" and see you")
    mei.page.wait_for_timeout(100)
    assert len(held) == 1
    held[0].continue_()
    mei.page.locator(SAID).get_by_text("Good luck").wait_for()
    mei.page.wait_for_selector(".say:not([aria-busy])")
    assert field.input_value() == "and see you"
    field.press("Enter")
    on_its_way(mei, held, 2)
    held[1].continue_()
    mei.page.locator(SAID).nth(1).wait_for()
    assert mei.page.locator(SAID).all_text_contents() == ["Good luck", "and see you"]
    mei.page.wait_for_function("() => document.getElementById('say').value === ''")


def test_what_was_wished_meanwhile_goes_after_it(visit: Visit) -> None:
    mei, held = at_a_chat(visit)
    mei.press(mei.page.locator("#s-chat [value=thanks]"))
    on_its_way(mei, held, 1)
    mei.press(mei.page.locator("#s-chat [value=luck]"))
    mei.page.wait_for_timeout(50)
    assert len(held) == 1
    held[0].continue_()
    on_its_way(mei, held, 2)
    held[1].continue_()
    mei.page.locator(SAID).nth(1).wait_for()
    assert mei.page.locator(SAID).all_text_contents() == ["Thank you", "Good luck!"]


def test_what_fails_stays_and_is_said_once_although_its_answer_was_lost(visit: Visit) -> None:
    mei, held = at_a_chat(visit)
    mei.expected.append("net::ERR_FAILED")
    field = mei.page.locator("#say")
    field.press_sequentially("Good luck")
    field.press("Enter")
    on_its_way(mei, held, 1)
    held[0].fetch()  # it has come, but its answer hasn't
    held[0].abort()
    mei.page.locator(".say [data-told]").get_by_text(FAILED).wait_for()
    assert field.input_value() == "Good luck"
    field.press("Enter")
    on_its_way(mei, held, 2)
    held[1].continue_()
    mei.page.wait_for_function("() => document.getElementById('say').value === ''")
    assert mei.page.locator(SAID).all_text_contents() == ["Good luck"]


def test_a_refusal_goes_when_the_state_changes(visit: Visit) -> None:
    mei, temur = two(visit, first="temur")
    mei.page.evaluate(NOT_HERS)
    refusal = mei.page.locator("#note.shown")
    refusal.wait_for()
    until("mine", [mei, temur])
    mei.page.clock.run_for(1600)
    refusal.wait_for(state="hidden")


DEVICE = """
const RealDate = Date;
window.setForward = 0;
window.Date = class extends RealDate {
  constructor(...given) { if (given.length) super(...given); else super(RealDate.now() + setForward); }
  static now() { return RealDate.now() + setForward; }
};
"""
"""A clock of the device that the test may set."""


def test_clocks_run_on_when_that_of_the_device_is_set(visit: Visit) -> None:
    mei = visit(STILL)
    mei.context.add_init_script(DEVICE)
    mei.found("xanadu", "me", "bot:random", clock="evening")
    clock = mei.page.locator("[data-falls] output").first
    clock.wait_for()
    before = clock.inner_text()
    for hours in (5, -5):
        mei.page.evaluate("hours => (setForward = hours * 3600_000)", hours)
        mei.page.wait_for_timeout(600)
        now = clock.inner_text()
        assert now != "0:00" and abs(seconds(now) - seconds(before)) < 60


def seconds(told: str) -> int:
    """The time on a clock, such as 12:30."""
    minutes, rest = told.split(":")
    return 60 * int(minutes) + int(rest)
