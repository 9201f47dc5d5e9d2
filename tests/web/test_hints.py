"""Hints on the page: asked for by key or finger, read in the decision panel, pointing at what they speak of."""

import pytest

from tests.support.web.browsers import DESKTOP, PHONE, Visit
from tests.support.web.visitors import Visitor

ADVICE = "#s-decision .advice"
LINE = "#s-log .k-hint"
PACE = "#d-table form[action$='/pace']"


def at_a_choice(visit: Visit, kind: dict[str, object]) -> Visitor:
    """Somebody who can choose between several things at a table with hints."""
    mei = visit(kind)
    mei.expected += ["403", "status of"]
    link = mei.opened("xanadu", "me", "bot:greedy", "bot:greedy", hints="on")
    while len((seen := mei.asked(link))["choices"]) < 3:
        mei.post(link, seen["choices"][0], 0, seen["version"])
    mei.go(link)
    return mei


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("kind", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_asked_for_and_points_at_its_choices(visit: Visit, kind: dict[str, object]) -> None:
    mei = at_a_choice(visit, kind)
    page = mei.page
    page.locator("[data-hint]").evaluate("button => (button.dataset.hint = 1)")
    page.locator("[data-hint]").click()
    page.wait_for_selector("#note.shown >> text=isn’t yours")
    assert not page.locator(ADVICE).count(), "what is refused is said"
    page.locator("[data-hint]").evaluate("button => (button.dataset.hint = 0)")
    if kind is PHONE:
        page.locator("[data-hint]").tap()
    else:
        page.keyboard.press("h")
    page.wait_for_selector(ADVICE)
    told = page.locator(f"{ADVICE} [data-point]")
    assert 2 <= told.count() <= 3
    assert set(told.evaluate_all("all => all.map(one => one.dataset.point)")) <= set(mei.offered())
    assert page.locator(f"{ADVICE} p:visible").count() == 1, "the first says why"
    assert page.locator(LINE).count() == 1 and not page.locator("[data-hint]").count()
    assert mei.faint() == []

    for number in (1, 0):
        told.nth(number).click()
        assert page.locator(f"{ADVICE} p:visible").count() == 1, "only one is open"
        choice = told.nth(number).get_attribute("data-point")
        mei.rest()
        shown = page.locator(f'[data-section] [data-choice="{choice}"]').locator("visible=true").first
        box = shown.bounding_box()
        size = page.viewport_size
        assert box is not None and size is not None
        assert box["y"] < size["height"] and box["y"] + box["height"] > 0
    for button in page.locator(".ledger .acts button:visible").all():
        assert button.evaluate(
            "b => { const r = b.getBoundingClientRect(), s = document.elementFromPoint(r.x + r.width / 2,"
            " r.y + r.height / 2); return b.contains(s); }"
        ), "what is chosen with isn't covered"

    page.locator(f"{ADVICE} > summary").click()
    assert not page.locator(f"{ADVICE} [data-point]:visible").count(), "all of it folds up"
    mei.take(mei.offered()[0])
    page.wait_for_selector(ADVICE, state="detached")
    assert page.locator(LINE).count() == 1


@pytest.mark.by_turns(4)
def test_the_pace_is_set_by_a_press(visit: Visit) -> None:
    mei = visit(PHONE)
    link = mei.found("xanadu", "me", "bot:random")
    page = mei.page
    page.locator("[data-open='table']:visible").tap()
    assert page.locator(f"{PACE} [value=usual]").is_checked()
    with page.expect_response(lambda answer: answer.url.endswith("/pace")) as answered:
        page.locator(f"{PACE} label:has([value=slow])").tap()
    assert answered.value.ok and page.locator("#d-table").is_visible()
    page.wait_for_selector(f"{PACE} [value=usual]:not([checked])", state="attached")
    assert page.locator(f"{PACE} [value=slow]").is_checked()
    assert mei.faint() == []
    mei.go(link)
    assert page.locator(f"{PACE} [value=slow]").is_checked()
