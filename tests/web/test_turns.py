"""Taking back, asking before what can't be taken back, and passing one device around."""

import random

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.calls import move
from tests.support.web.visitors import Visitor

GAMES = sorted(tongbao.GAMES)
QUESTIONS = {
    "changan": ("Discard ",),
    "pocket_changan": ("Discard ", "Hand over ", "End actions?", "Don’t use it?"),
    "silk_cities": ("End turn?", "Fall and rise in "),
    "xanadu": ("Skip turn, refill to ",),
}
"""How the questions begin: each names what is confirmed."""


def against_a_bot(visit: Visit, name: str) -> Visitor:
    visitor = visit()
    visitor.found(name, "me", "bot:random", "bot:random")
    return visitor


def final(visitor: Visitor) -> list[str]:
    """The choices offered that can't be taken back."""
    script = "buttons => [...new Set(buttons.map(one => one.dataset.choice))].sort()"
    choices: list[str] = visitor.page.eval_on_selector_all("[data-section] [data-final]", script)
    return choices


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_undo_of_one_step_and_of_the_whole_turn(visit: Visit, name: str) -> None:
    visitor = against_a_bot(visit, name)
    one = visitor.page.locator("[data-undo=one]")
    whole_turn = visitor.page.locator("[data-undo=turn]")
    dice = random.Random(1)
    taken_back = 0
    start: dict[str, str] = {}
    while taken_back < 2 or not whole_turn.count():
        offered = visitor.turn()
        before = visitor.shown()
        if not one.count():
            start = before
        reversible = [choice for choice in offered if choice not in final(visitor)]
        choice = dice.choice(reversible or offered)
        visitor.take(choice)
        if visitor.view()["view"]["to_act"] == [0] and one.count():  # nobody else can act meanwhile
            visitor.press(one)
            visitor.answered()
            assert visitor.shown() == before, f"{choice} is not quite taken back"
            visitor.take(choice)
            taken_back += 1
    assert visitor.shown() != start
    visitor.press(whole_turn)
    visitor.answered()
    assert visitor.shown() == start
    assert not one.count()
    assert visitor.page.locator("#s-log .k-remark").count() > 1, "the chronicle says that it was taken back"


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_what_cannot_be_taken_back_is_asked_for_twice(visit: Visit, name: str) -> None:
    visitor = against_a_bot(visit, name)
    dice = random.Random(3)
    choice = next_final(visitor, dice)
    button = visitor.button(choice)
    before, version = visitor.tags(), visitor.view()["version"]
    visitor.press(button)
    assert "sure" in (button.get_attribute("class") or "").split()
    question = button.inner_text()
    assert question == button.get_attribute("data-confirm") and question.startswith(QUESTIONS[name])
    assert question.endswith("? You can’t take this back") and "{" not in question
    assert visitor.tags() == before and visitor.view()["version"] == version
    visitor.confirm(button.click)
    assert not visitor.page.locator(".sure").count(), "what has been answered is asked anew the next time"
    visitor.answered()
    assert visitor.view()["version"] == version + 1

    visitor.page.get_by_role("button", name="Menu").click()
    visitor.page.get_by_label("Ask before anything that can’t be undone").uncheck()
    visitor.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    choice = next_final(visitor, dice)
    version = visitor.view()["version"]
    visitor.press(visitor.button(choice))
    visitor.answered()
    assert visitor.view()["version"] == version + 1


def next_final(visitor: Visitor, dice: random.Random) -> str:
    """Play on until a choice is offered that can't be taken back."""
    while not final(visitor):
        move(visitor, dice)
    return dice.choice(final(visitor))


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_two_players_on_one_device(visit: Visit, name: str) -> None:
    visitor = visit()
    names = ("Mei", "Temür")
    link = visitor.found(name, "me", "here", **{f"name-{seat}": player for seat, player in enumerate(names)})
    curtain = visitor.page.get_by_role("dialog", name="Pass the device")
    dice = random.Random(4)
    lifted: list[int] = []
    while len(lifted) < 3:
        curtain.wait_for()
        assert not visitor.offered(), "nothing can be chosen before the right one holds the device"
        shown = visitor.page.content()
        for seat in range(2):
            for held in visitor.view(seat, link)["view"]["hand"]:
                card = held["card"] if isinstance(held, dict) else held
                assert f'data-flip="c{card}"' not in shown and f'data-flip="c{card}-' not in shown
        seat = next(seat for seat, player in enumerate(names) if player in curtain.inner_text())
        assert visitor.page.evaluate("document.activeElement.textContent.trim()") == f"I am ~{names[seat]}"
        lifted.append(seat)
        visitor.strike("Enter")
        curtain.wait_for(state="detached")
        assert set(visitor.turn()) == set(visitor.view(seat, link)["choices"])
        visitor.take(dice.choice(visitor.offered()))
        while choices := (seen := visitor.view(seat, link))["choices"]:
            visitor.post(link, dice.choice(choices), seat, seen["version"])
    assert set(lifted) == {0, 1}
