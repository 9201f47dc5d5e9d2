"""Double presses: what comes under the pointer, or gets the focus, counts only once it can have been seen there.

The clock of the page stands, so no test depends on how fast a machine is.
"""

import random

import pytest
from playwright.sync_api import Route, WebSocketRoute

import tongbao
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.calls import stop_clock
from tests.support.web.visitors import GLANCE, Visitor
from tests.web.test_turns import final

UNDER = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-section] [data-choice]')?.dataset.choice ?? null"
ADD_TEXT = """high => {
    const text = document.createElement("p");
    text.id = "grows";
    text.textContent = "One line";
    Object.assign(text.style, { lineHeight: `${high}px`, whiteSpace: "pre" });
    document.querySelector("[data-decision] .question").append(text);
}"""
LENGTHEN = """() => { document.querySelector("#grows").firstChild.data = "Now there are\\ntwo lines"; }"""
"""A text becomes longer: nothing else changes in the document, but what is above it moves."""
ANOTHER = 2
"""How often another choice has to come under the pointer."""
MOST = 150


class Line:
    """A page's socket, whose answers can be held back until something else has been done."""

    def __init__(self, visitor: Visitor) -> None:
        self.holds = False
        self.held: list[tuple[WebSocketRoute, str | bytes]] = []
        visitor.context.route_web_socket("**/live*", self.relay)

    def relay(self, page: WebSocketRoute) -> None:
        """Connect a page with the server."""
        page.connect_to_server().on_message(lambda answer: self.pass_on(page, answer))

    def pass_on(self, page: WebSocketRoute, answer: str | bytes) -> None:
        """Give the page an answer, or hold it back."""
        if self.holds:
            self.held.append((page, answer))
        else:
            page.send(answer)

    def hold(self) -> None:
        """Hold back all answers from now on."""
        self.holds = True

    def let_go(self) -> None:
        """Give the page all that was held back, and hold back no more."""
        self.holds = False
        for page, answer in self.held:
            page.send(answer)
        self.held.clear()


def at_a_table(mei: Visitor, name: str) -> Visitor:
    stop_clock(mei)
    mei.found(name, "me", "bot:random")
    mei.turn()
    return mei


def point(visitor: Visitor, choice: str) -> tuple[float, float]:
    """The middle of what is pressed for a choice, once that was seen."""
    button = visitor.button(choice)
    visitor.sees(button)
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def answered(visitor: Visitor) -> None:
    """Wait until what was chosen is answered, and until the page shows what can be chosen next."""
    visitor.answered()
    choices = sorted(visitor.asked()["choices"])
    visitor.page.wait_for_function(
        """choices => document.querySelector("#s-result .result") || choices.join() ===
        [...new Set([...document.querySelectorAll("[data-section] [data-choice]")].map(one => one.dataset.choice))]
        .sort().join()""",
        arg=choices,
    )


def made(visitor: Visitor) -> int:
    """How many choices this seat has made, and whether one is under way."""
    assert not visitor.page.evaluate("'waiting' in document.body.dataset"), "a choice went out"
    return int(visitor.view()["version"])


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", sorted(tongbao.GAMES))
def test_a_double_click_never_makes_two_different_choices(visit: Visit, name: str) -> None:
    mei, dice, found = at_a_table(visit(STILL), name), random.Random(5), 0
    for _ in range(MOST):
        choices = mei.offered()
        if not choices or found == ANOTHER:
            break
        place = point(mei, choice := dice.choice(choices))
        if mei.page.evaluate(UNDER, place) != choice:
            mei.take(choice)
            answered(mei)
            continue
        before = mei.view()["version"]
        mei.page.mouse.click(*place)
        if mei.page.locator("body:not([data-waiting]) .sure").count():
            mei.page.mouse.click(*place)
            assert made(mei) == before, "“Sure?” isn't answered unseen"
            mei.page.clock.run_for(GLANCE)
            mei.page.mouse.click(*place)
        answered(mei)
        if mei.page.evaluate(UNDER, place) in (None, choice):
            continue
        found += 1
        before = made(mei)
        mei.page.mouse.click(*place)
        assert made(mei) == before, "what has just come under the pointer isn't pressed"
        mei.page.clock.run_for(GLANCE)
        mei.page.mouse.click(*place)
        assert mei.page.locator("body[data-waiting], .sure").count() or mei.view()["version"] > before
        answered(mei)
    assert found


def test_the_same_choice_counts_at_once(visit: Visit) -> None:
    mei = at_a_table(visit(STILL), "xanadu")
    dice, whole_turn = random.Random(3), mei.page.locator("[data-undo=turn]")
    undo = mei.page.locator("[data-undo=one]:visible").first
    for _ in range(40):
        if whole_turn.count():
            break
        reversible = [choice for choice in mei.offered() if choice not in final(mei)]
        mei.take(dice.choice(reversible or mei.offered()))
        answered(mei)
    mei.sees(undo)
    for _ in range(2):
        before = mei.view()["version"]
        undo.click()
        answered(mei)
        assert mei.view()["version"] > before


@pytest.mark.by_turns(2)
def test_a_key_pressed_twice_makes_one_choice(visit: Visit) -> None:
    mei = visit(STILL)
    line = Line(mei)
    at_a_table(mei, "xanadu")
    button = mei.button(mei.offered()[0])
    button.focus()
    mei.sees(button)
    line.hold()
    mei.page.keyboard.press("Enter")
    mei.page.clock.run_for(1)  # what the press itself moves the focus to is over before the answer comes
    line.let_go()
    answered(mei)
    mei.page.clock.run_for(1)
    before = made(mei)
    if mei.page.evaluate("document.activeElement.matches('[data-choice]')"):
        mei.page.keyboard.press("Enter")
        assert made(mei) == before, "what has just got the focus isn't pressed"
    mei.page.keyboard.press("1")
    assert made(mei) == before, "what a sign has just come to mean isn't pressed"
    mei.page.clock.run_for(GLANCE)
    mei.page.keyboard.press("1")
    assert mei.page.locator("body[data-waiting], .sure, [aria-pressed=true]").count() or mei.view()["version"] > before


@pytest.mark.by_turns(2)
def test_a_button_that_means_another_thing_now_is_not_pressed(visit: Visit) -> None:
    mei = at_a_table(visit(STILL), "xanadu")
    mei.page.locator("label[for=told-chat]").click()
    mei.page.locator(".allow summary").click()
    toggle = mei.page.locator(".allow button")
    mei.sees(toggle)
    toggle.click()
    mei.page.locator(".allow button[value=on]").wait_for()
    toggle.click()
    assert mei.page.locator(".allow form[aria-busy]").count() == 0
    mei.page.clock.run_for(GLANCE)
    toggle.click()
    mei.page.locator(".allow button[value=off]").wait_for()


def rows_at_a_table(mei: Visitor) -> tuple[float, float, float]:
    """The middle of the first row that can be chosen in the decision, and its distance from the next.

    Below the rows is a text; once it is longer, each of them is where the one above it was.
    """
    at_a_table(mei, "changan")
    mei.press(mei.page.locator("[data-decision] [data-hold=research]"))
    rows = mei.page.locator("[data-decision] .opts button:visible")
    first, second = rows.nth(0).bounding_box(), rows.nth(1).bounding_box()
    assert first is not None and second is not None
    distance = second["y"] - first["y"]
    mei.page.evaluate(ADD_TEXT, distance)
    mei.sees(rows.nth(0))
    mei.page.clock.run_for(GLANCE)
    now = rows.nth(0).bounding_box()
    assert now is not None
    return now["x"] + 60, now["y"] + now["height"] / 2, distance


def test_what_a_longer_text_has_moved_under_the_finger_is_not_pressed(visit: Visit) -> None:
    mei = visit({**PHONE, "reduced_motion": "reduce"})
    x, y, _ = rows_at_a_table(mei)
    seen, before = mei.page.evaluate(UNDER, (x, y)), mei.view()["version"]
    mei.page.evaluate(LENGTHEN)
    assert mei.page.evaluate(UNDER, (x, y)) not in (None, seen)
    mei.page.touchscreen.tap(x, y)
    assert made(mei) == before
    mei.page.clock.run_for(GLANCE)
    mei.page.touchscreen.tap(x, y)
    answered(mei)
    assert mei.view()["version"] > before, "once it has been seen there it is"


def test_what_moves_under_a_finger_that_is_down_already_is_not_pressed(visit: Visit) -> None:
    mei = visit({**PHONE, "reduced_motion": "reduce"})
    x, y, distance = rows_at_a_table(mei)
    before, line = mei.view()["version"], mei.context.new_cdp_session(mei.page)
    place, points = (x, y - distance), [{"x": x, "y": y - distance}]
    assert mei.page.evaluate(UNDER, place) is None, "there is the heading of what can be chosen"
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    mei.page.evaluate(LENGTHEN)
    assert mei.page.evaluate(UNDER, place) is not None
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    mei.page.clock.run_for(GLANCE)
    assert made(mei) == before
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    answered(mei)
    assert mei.view()["version"] > before, "once it has been seen there it is"


def test_a_form_that_leads_on_is_sent_once(visit: Visit) -> None:
    mei = visit()
    mei.go("/games")
    held: list[Route] = []
    mei.context.route("**/tables", lambda route: held.append(route))
    box = mei.page.get_by_role("button", name="Play now").first.bounding_box()
    assert box is not None
    for _ in range(2):
        mei.page.mouse.click(box["x"] + 9, box["y"] + 9)
        mei.page.wait_for_timeout(300)
    assert len(held) == 1
    held[0].continue_()
    mei.page.wait_for_url("**/t/*")
