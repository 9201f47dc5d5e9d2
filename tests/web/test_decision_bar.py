"""The bar of a decision: all of its choices can be seen and pressed, the main one comes first, undo stands apart."""

import pytest

import tongbao
from tests.support.web.browsers import PHONE, STILL, Visit
from tests.support.web.decision_bar import MEASURE, flaws_of_bars
from tests.support.web.screens import DESK, LOW, SIDEWAYS, UPRIGHT, Window

GAMES = sorted(tongbao.GAMES)
SLIPS = "#slips .matter:visible"
OVER = """() => {
    const slips = document.querySelector("#slips").getBoundingClientRect();
    const parts = [...document.querySelectorAll("[data-decision], .players, .bar, .side")];
    const others = parts.filter((one) => one.checkVisibility());
    const meet = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1
        && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return others.filter((one) => meet(one.getBoundingClientRect(), slips)).map((one) => one.className);
}"""
"""What the slips lie over that isn't the chronicle."""


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_can_be_seen_and_pressed(visit: Visit, name: str) -> None:
    assert not flaws_of_bars(visit, name, 4)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(2, 6))
@pytest.mark.parametrize("name", GAMES)
def test_every_choice_of_two_hundred_positions_can_be_seen_and_pressed(visit: Visit, name: str, seed: int) -> None:
    assert not flaws_of_bars(visit, name, 50, seed)


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("window", [DESK, LOW, UPRIGHT, SIDEWAYS])
def test_slips_wait_in_one_queue_and_lie_over_no_choice(visit: Visit, window: Window) -> None:
    kind = STILL if window in (DESK, LOW) else {**PHONE, "reduced_motion": "reduce"}
    mei, others = visit(kind), [visit() for _ in range(3)]
    mei.page.set_viewport_size({"width": window[0], "height": window[1]})
    link = mei.opened("xanadu", "me", "open", "open", "open", stand_in="random")
    for number, other in enumerate(others):
        other.joins(link, f"Guest {number}")
    mei.go(link)
    for other in others:
        assert other.context.request.post(f"{mei.house.address}{link}/leave", max_redirects=0).status == 303
    following = mei.page.locator("[data-next-slip]")
    mei.page.wait_for_function("() => document.querySelectorAll('#slips .matter:not([hidden])').length === 3")
    mei.page.wait_for_function("() => document.querySelector('[data-next-slip] b').textContent === '1/3'")

    told = []
    for _ in range(3):
        assert mei.page.locator(SLIPS).count() == 1
        told.append(mei.page.locator(SLIPS).inner_text())
        assert mei.page.evaluate(OVER) == [] and mei.page.evaluate(MEASURE) == []
        following.click()
    assert len(set(told)) == 3 and mei.page.locator(SLIPS).inner_text() == told[0], "after the last comes the first"
