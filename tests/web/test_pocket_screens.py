"""Pocket Chang'An in the middle of decisions: what its page says of obstacles, signs and time."""

import pytest

from tests.support.web.browsers import Onlook
from tests.support.web.screens import DESK, DESKS, PHONES, SIDEWAYS, UPRIGHT, Window
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)


def legend_at(visitor: Visitor, card: int) -> str:
    """What is said beside a card at a closer look, its signs and obstacles in words."""
    visitor.page.locator(f"#card-{card} [data-look]").click()
    said = visitor.page.get_by_role("dialog", name="A closer look").locator(".legend").inner_text()
    visitor.page.keyboard.press("Escape")
    return said


def reason_at(visitor: Visitor, card: int) -> str:
    """Why the card can't be chosen, as its closer look says."""
    visitor.page.locator(f"#card-{card} [data-look]").click()
    why: str = visitor.page.get_by_role("dialog", name="A closer look").locator(".reason").inner_text()
    visitor.page.keyboard.press("Escape")
    return why


@pytest.mark.parametrize("window", [DESK, UPRIGHT, SIDEWAYS])
def test_what_cannot_be_bought_says_why(look_at: Onlook, window: Window) -> None:
    visitor = look_at("pocket_changan", "bargains", window)
    refused = [(int(card), offer) for card, offer in visitor.view()["view"]["offers"].items() if not offer["can"]]
    assert refused
    for card, offer in refused:
        why = reason_at(visitor, card)
        assert str(offer["needs"]) in why


def test_what_cannot_be_played_says_why(look_at: Onlook) -> None:
    visitor = look_at("pocket_changan", "closes")
    refused = [held for held in visitor.view()["view"]["hand"] if held["why_not"]]
    assert refused
    for held in refused:
        why = reason_at(visitor, held["card"])
        assert str(held["needs"]) in why and str(held["has"]) in why


def test_the_closer_look_explains_every_sign(look_at: Onlook) -> None:
    """Chinese signs have an English word: those of types, of effects, of what a card scores."""
    visitor = look_at("pocket_changan", "closes")
    held = visitor.view()["view"]["hand"][0]["card"]
    said = legend_at(visitor, held)
    signs = {"军": "Military", "经": "Economy", "文": "Culture", "政": "Politics"}
    signs |= {
        "打": "happens once",
        "场": "works while",
        "无": "no effect",
        "低": "lowest",
        "人": "character",
        "建": "building",
    }
    drawn = visitor.page.locator(f"#card-{held} .paper").inner_text()
    title = visitor.page.locator(f"#card-{held} :is(h3, .verse)").all_inner_texts()
    for words in title:
        drawn = drawn.replace(words, "")
    assert all(signs[sign] in said for sign in signs if sign in drawn)
    assert all(name in said for name in list(signs.values())[:4])


def test_the_notice_tells_which_turn_ends_it(look_at: Onlook) -> None:
    visitor = look_at("pocket_changan", "waives")
    assert "until the end of this turn" in visitor.page.locator(".notices").inner_text()


def test_columns_of_all_rivals_stand_under_one_another(look_at: Onlook) -> None:
    for windows in ((*DESKS, *PHONES), PHONES[:1]):
        visitor = look_at("pocket_changan", "closes", windows[0])
        for width, height in windows:
            visitor.page.set_viewport_size({"width": width, "height": height})
            if visitor.page.locator(".side label[for=tab-rivals]").is_visible():
                visitor.page.locator(".side label[for=tab-rivals]").click()
            lefts = "all => all.map(one => Math.round(one.getBoundingClientRect().left))"
            columns = visitor.page.locator(".opps .line").evaluate_all(lefts)
            assert len(columns) == 12 and len(set(columns)) == 4, f"{width}x{height}: {columns}"


def test_a_card_out_of_sight_is_brought_there(look_at: Onlook) -> None:
    visitor = look_at("pocket_changan", "loses", UPRIGHT)
    visitor.page.evaluate("document.getElementById('main').scrollTo(0, 0)")
    for chip in visitor.page.locator("#s-decision [data-show]").all():
        card = visitor.page.locator(f"#{chip.get_attribute('data-show')}")
        chip.click()
        box, decision = card.bounding_box(), visitor.page.locator("#s-decision").bounding_box()
        assert box is not None and decision is not None
        assert 0 <= box["y"] < decision["y"] - 40
