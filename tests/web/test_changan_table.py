"""The table of Chang’an where much can be built: a card is chosen before its place, and what can't be done says why."""

import pytest

from tests.support.web.browsers import Onlook
from tests.support.web.screens import DESK, UPRIGHT, Window

pytestmark = pytest.mark.by_turns(6)


def test_a_card_is_chosen_before_its_place(look_at: Onlook) -> None:
    visitor = look_at("changan", "builds")
    panel = visitor.page.locator("[data-decision]")
    panel.locator("[data-hold=build]").click()
    assert not panel.locator("[data-choice^=build]:visible").count()
    card = panel.locator("[data-hold^=g]:visible").first
    gate = str(card.get_attribute("data-hold")).removeprefix("g")
    card.click()
    places = panel.locator("[data-choice^=build]:visible")
    offered = [choice for choice in visitor.offered() if choice.split()[:2] in (["build", gate], ["build_silk", gate])]
    assert sorted(places.evaluate_all("all => all.map(one => one.dataset.choice)")) == offered


@pytest.mark.parametrize("window", [DESK, UPRIGHT])
def test_what_cannot_be_done_says_why_at_a_press(look_at: Onlook, window: Window) -> None:
    """In the panel, on a space and for a built card; and the bar calls nothing ready that the panel refuses."""
    visitor = look_at("changan", "builds", window)
    reasons = visitor.view()["view"]["obstacles"]
    assert reasons["buy"] == {"why": "coins", "need": 2, "have": 1}
    slip = visitor.page.locator("#why:popover-open .reason")
    told = []
    for button in ('.way[data-wish="buy *"]', ".ask[data-wish^=space]"):
        assert not slip.is_visible()
        visitor.page.locator(button).first.click()
        slip.wait_for()
        told.append(slip.inner_text())
        visitor.page.keyboard.press("Escape")
    visitor.page.locator(".cell[data-wish] [data-look]").first.click()
    reason = visitor.page.locator("#d-look .reason")
    reason.wait_for()
    assert told[0] == "A Buy costs 2 Coins; you have 1." and "fills from row 1 down" in told[1]
    assert "only after the" in reason.inner_text()
    visitor.page.locator("#d-look [data-close]").first.click()
    ready = visitor.page.locator(".turnbar li:not(.off)").all_text_contents()
    assert not [word for word in ready if "Buy" in word]


def test_a_card_in_hand_says_why_it_waits_and_what_its_marks_mean(look_at: Onlook) -> None:
    visitor = look_at("changan", "builds")
    visitor.page.locator("#s-hand [data-look]").first.click()
    look = visitor.page.locator("#d-look")
    assert "Produce" in look.locator(".reason").inner_text()
    told = look.locator(".legend li:visible").all_inner_texts()
    assert any(line.strip().startswith("Mark:") for line in told) and any("Deck: " in line for line in told)
    kinds = [line for line in told if line.strip().startswith(("Character:", "Permanent:", "Game End:"))]
    assert len(kinds) == 1
