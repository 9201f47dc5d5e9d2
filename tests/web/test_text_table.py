"""The text table: what is typed is understood, what happens is spoken."""

import re

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.late_tables import lay
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)

CHOICES = "[data-section] [data-choice]"


def to_the_text(visitor: Visitor) -> None:
    """From the picture of a table to its text, by the second link that the Tab key finds."""
    link = visitor.table
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Tab")
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url(f"**{link}/text")
    visitor.live()


def typed(visitor: Visitor, line: str) -> str:
    """Type it into the field; what is spoken then, last."""
    visitor.page.keyboard.type(line)
    visitor.page.keyboard.press("Enter")
    visitor.answered()
    return visitor.page.locator("#said > p").last.inner_text()


def spoken(visitor: Visitor) -> list[str]:
    return visitor.page.locator("#said > p").all_inner_texts()


@pytest.mark.parametrize("name", tongbao.GAMES)
def test_a_late_table_says_within_thirty_words_what_is_asked(visit: Visit, house: House, name: str) -> None:
    late = lay(house, name, "half")
    mei = visit()
    mei.context.add_cookies(late.state["cookies"])
    mei.go(f"{late.link}/text")
    mei.page.wait_for_selector(CHOICES, state="attached")
    heard = " ".join(mei.page.locator("body").inner_text().split()[:30])
    asked = " ".join(mei.page.locator("[data-said]").inner_text().split()).removeprefix("It’s your turn. ")
    assert "It’s your turn. " + " ".join(asked.split()[:5]) in heard
    assert not re.match(r"\d+ choices?\.", asked)


def test_what_can_be_asked(visit: Visit) -> None:
    visitor = visit()
    visitor.found("xanadu", "me", "bot:random", "bot:greedy", **{"name-0": "Mei"})
    to_the_text(visitor)
    page = visitor.page
    page.locator("#ask").focus()
    page.wait_for_selector(CHOICES, state="attached")
    assert "Start with" in typed(visitor, "choices")
    assert typed(visitor, "hand").startswith("Your hand")
    held = page.locator("#s-own .thing summary b").first.inner_text()
    assert "costs" in typed(visitor, f"card {held}") and held in typed(visitor, f"card {held[:4]}")
    assert typed(visitor, "deck").startswith("The table")
    rival = page.locator("#s-rivals h2").first.inner_text()
    assert typed(visitor, rival[:3]).startswith(rival)
    assert "It’s your turn" in typed(visitor, "")
    assert "number of a choice" in typed(visitor, "help")
    assert "Nothing here" in typed(visitor, "qqqq")
    assert typed(visitor, "start").startswith("Did you mean: 1: Start with")
    typed(visitor, "1")
    page.wait_for_selector(CHOICES, state="attached")
    page.wait_for_function(
        "() => document.querySelector('#s-own #hand') && !document.querySelector('[data-choice^=start]')"
    )
    typed(visitor, f"why {page.locator('#s-own [data-wish] b').last.inner_text()}")
    page.wait_for_function("() => document.querySelector('#answer').textContent.length > 20")
    assert (
        "{" not in page.locator("#answer").inner_text() and "Nothing here" not in page.locator("#answer").inner_text()
    )


def test_a_lesson_is_heard(visit: Visit) -> None:
    visitor = visit()
    visitor.context.request.post(visitor.house.address + "/lessons", form={"game": "xanadu"}, max_redirects=0)
    visitor.page.goto(visitor.house.address)
    visitor.page.get_by_role("link", name="Xanadu").first.wait_for()
    link = visitor.page.locator("a[href^='/t/']").first.get_attribute("href")
    visitor.go(f"{link}/text")
    before = visitor.page.locator("[data-told-now]").inner_text()
    visitor.press(visitor.page.get_by_role("button", name="Continue"))
    visitor.page.wait_for_function(
        "before => document.querySelector('[data-told-now]').innerText !== before", arg=before
    )
    now = visitor.page.locator("[data-told-now] b").inner_text()
    visitor.page.wait_for_function("now => document.querySelector('#said').textContent.includes(now)", arg=now)


def test_others_are_heard_in_whole_sentences_and_the_picture_is_one_link_away(visit: Visit) -> None:
    mei, temur = visit(), visit()
    link = mei.opened("changan", "me", "open", **{"opt-first_player": "0", "name-0": "Mei"})
    temur.joins(link, "Temür")
    temur.go(f"{link}/text")
    mei.go(link)
    offered = mei.turn()
    mei.take(next(choice for choice in offered if choice.startswith("draw_deck")))
    temur.page.wait_for_function("() => document.querySelector('#said').textContent.includes('Mei')")
    sentence = next(one for one in spoken(temur) if "Mei" in one)
    assert sentence.endswith(".")
    temur.go(link)
    assert temur.page.url.endswith("/text")
    temur.page.get_by_role("link", name="Graphical version").click()
    temur.page.wait_for_url(f"**{link}")
    temur.live()
    assert temur.page.locator(".app").count() == 1


def test_buttons_keep_the_keyboard_where_it_was(visit: Visit) -> None:
    """After a choice by its button the focus is on a choice again, or where the decision is told."""
    visitor = visit()
    visitor.found("pocket_changan", "me", "bot:greedy", "bot:greedy")
    to_the_text(visitor)
    visitor.watch_focus()
    for _ in range(6):
        visitor.page.wait_for_selector(CHOICES, state="attached")
        button = visitor.page.locator(CHOICES).first
        button.focus()
        visitor.take(str(button.get_attribute("data-choice")), "keys")
        assert visitor.page.evaluate("document.activeElement.closest('#s-decision') !== null")
