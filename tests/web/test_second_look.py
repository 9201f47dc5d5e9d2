"""A game worth a second look, in every game: why not, the recap, the replay, the result and the rematch."""

import random
import re

import pytest
from playwright.sync_api import FrameLocator, Locator

import tongbao
from tests.support.web.browsers import STILL, Visit
from tests.support.web.visitors import Visitor

pytestmark = pytest.mark.by_turns(6)
GAMES = sorted(tongbao.GAMES)
BRIEFLY = {
    "changan": {"opt-first_player": "0"},
    "pocket_changan": {"opt-length": "short"},
    "silk_cities": {"opt-victory": "5"},
}
REFUSALS = 10
OPPONENTS = 3


def refusals(visitor: Visitor, told: dict[str, str]) -> None:
    """Rest the pointer on things that can't be chosen, until ten were told why."""
    for number in visitor.measure("refused"):
        spot = visitor.measure("asking", number)
        wish = spot["wish"]
        if wish in told or len(told) >= REFUSALS or spot["x"] is None:
            continue
        visitor.page.mouse.move(2, 2)
        visitor.page.mouse.move(spot["x"], spot["y"])
        reason = visitor.page.locator("#why:popover-open .reason")
        reason.wait_for()
        told[wish] = reason.inner_text()


def stage(visitor: Visitor) -> FrameLocator:
    """The table in the frame of the replay, once it stands there."""
    table = visitor.page.frame_locator("#stage")
    table.locator("#s-bar header").wait_for()
    return table


def step(visitor: Visitor, way: str) -> int:
    """Press one of the keys of the replay; which step is shown then."""
    wanted = visitor.page.locator("[data-now]")
    visitor.page.locator(f'[data-way="{way}"]').click()
    visitor.page.wait_for_function(
        "([step]) => new URL(location.href).searchParams.get('step') === step", arg=[wanted.inner_text()]
    )
    return int(wanted.inner_text())


def hand(table: FrameLocator) -> Locator:
    """The cards of the hand that lie open there."""
    return table.locator("#s-hand .hc [data-flip]")


@pytest.mark.by_turns(8)
@pytest.mark.parametrize("name", GAMES)
def test_a_second_look(visit: Visit, name: str) -> None:
    visitor = visit(STILL)
    players = min(OPPONENTS + 1, tongbao.GAMES[name].max_players)
    seats = ["me", *["bot:greedy"] * (players - 1)]
    link = visitor.found(name, *seats, **{"name-0": "Mei", **BRIEFLY.get(name, {})})
    dice, told = random.Random(8), dict[str, str]()
    moves = 0
    while len(told) < REFUSALS or moves < 3:
        offered = visitor.turn()
        assert offered, "the game is over before ten things were refused"
        refusals(visitor, told)
        visitor.page.mouse.move(2, 2)
        visitor.take(dice.choice(offered))
        moves += 1
    assert all(len(reason) > 10 and "{" not in reason for reason in told.values())

    recap(visitor, dice)
    replay_while_it_runs(visitor, link)

    view = visitor.view(link=link)
    while not view["view"]["over"]:
        if view["choices"]:
            visitor.post(link, dice.choice(view["choices"]), 0, view["version"])
        view = visitor.view(link=link)
    replay_after_the_end(visitor, link, players)
    result_and_rematch(visitor, link, view["view"]["result"]["scores"])


def recap(visitor: Visitor, dice: random.Random) -> None:
    """After the turns of the opponents three lines at most lead to what they did, and back to one's own turn."""
    page = visitor.page
    page.evaluate("localStorage.recap = 'yes'")
    for _ in range(60):
        offered = visitor.turn()
        assert offered
        if page.locator(".recap").count():
            break
        visitor.take(dice.choice(offered))
    page.reload()
    visitor.live()
    page.locator("body[data-recap] .recap").wait_for()
    lines = page.locator(".recap [data-step]")
    lines.first.wait_for()
    assert 1 <= lines.count() <= 3
    offered = visitor.turn()
    lines.first.click()
    page.wait_for_selector("body[data-past]")
    page.wait_for_function("() => !document.querySelector('#main [data-choice]')")
    for _ in range(200):
        if not page.locator("body[data-past]").count():
            break
        page.locator('[data-recap-by="1"]').click()
    lines.last.click()
    page.wait_for_selector("#s-decision[inert]")
    question = page.locator("[data-decision] h2:visible").first.inner_text()
    page.get_by_role("button", name=f"Back to {question}").click()
    page.wait_for_selector("#s-decision:not([inert])")
    assert visitor.turn() == offered
    page.locator("[data-recap-all]").click()
    assert not page.locator("body[data-recap]").count()
    assert page.locator("#since").is_visible()
    page.evaluate("localStorage.recap = 'no'")


def replay_while_it_runs(visitor: Visitor, link: str) -> None:
    """One's own seat sees its hand, onlookers don't, and nobody else's eyes can be borrowed."""
    page = visitor.page
    page.goto(f"{visitor.house.address}{link}/replay")
    table = stage(visitor)
    assert page.locator("[data-viewer]").count() == 2
    held = hand(table).count()
    last = step(visitor, "back") + 1
    assert step(visitor, "on") == last
    assert hand(table).count() == held
    page.locator('[data-viewer="-1"]').click()
    table = stage(visitor)
    assert hand(table).count() == 0
    visitor.expected.append("403")
    refused = visitor.context.request.get(f"{visitor.house.address}{link}/replay?seat=1")
    assert refused.status == 403


def replay_after_the_end(visitor: Visitor, link: str, players: int) -> None:
    """Each seat's eyes; steps by the keyboard; what was hidden then stays hidden from the others' eyes."""
    page = visitor.page
    page.goto(f"{visitor.house.address}{link}/replay?seat=0&step=0")
    mine = hand(stage(visitor)).evaluate_all("cards => cards.map(card => card.dataset.flip)")
    assert page.locator("[data-viewer]").count() == players + 1
    page.locator("body").press("ArrowRight")
    page.wait_for_url(re.compile(r"step=1$"))
    page.locator('[data-viewer="1"]').click()
    page.wait_for_url(re.compile(r"seat=1&step=1$"))
    theirs = hand(stage(visitor)).evaluate_all("cards => cards.map(card => card.dataset.flip)")
    assert not mine or not set(mine) & set(theirs)
    assert step(visitor, "last") == int(page.locator("#replay").get_attribute("data-last") or 0)
    assert step(visitor, "first") == 0


def result_and_rematch(visitor: Visitor, link: str, scores: list[int]) -> None:
    """The result tells the scores, leads to the replay, and to the next game."""
    page = visitor.page
    page.goto(f"{visitor.house.address}{link}/result")
    told = [int(text) for text in page.locator(".roll .sum").all_inner_texts()]
    assert sorted(told) == sorted(scores)
    page.wait_for_function("() => document.querySelector('.share img').naturalWidth === 1200")
    page.get_by_role("link", name="Replay").last.click()
    stage(visitor)
    page.go_back()
    visitor.press(page.get_by_role("button", name="Play again"))
    page.wait_for_url(lambda url: "/t/" in url and link not in url)
    visitor.live()
    assert visitor.turn()
