"""The link breaks, or the server is killed: the page comes back by itself, nothing that was chosen is lost."""

import random
from collections.abc import Iterator

import pytest

import tongbao
from tests.support.web.browsers import Visit
from tests.support.web.calls import GREY, SEAL, coin, titled
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor

GAMES = [pytest.param(name, marks=[pytest.mark.nightly] * (name != "xanadu")) for name in sorted(tongbao.GAMES)]
"""The link knows no game: one stands for all."""
BOUND_TO_FAIL = ("WebSocket connection to", "net::ERR_")
"""What the browser says of a server that isn't there; what the pointer rests on asks it for a reason too."""


def play(visitor: Visitor, dice: random.Random, choices: int) -> None:
    for _ in range(choices):
        visitor.take(dice.choice(visitor.turn()))
    visitor.turn()


def lost(visitor: Visitor) -> None:
    """Wait until the page says that the link is gone."""
    visitor.page.wait_for_selector("html[data-link=lost]")
    visitor.page.get_by_text("Connection lost. Trying again…").wait_for()


def kept(visitor: Visitor) -> None:
    """The page says that a choice waits."""
    visitor.page.get_by_text("Your choice will be sent once the connection is back.").locator("visible=true").wait_for()


def choose_into_the_void(visitor: Visitor, dice: random.Random) -> None:
    """Press a choice that the server can't hear."""
    button = visitor.button(dice.choice(visitor.offered()))
    visitor.press(button)
    visitor.confirm(button.click)


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that may be killed; each test leaves it open."""
    with House(tmp_path_factory.mktemp("mortal")) as house:
        yield house


@pytest.mark.parametrize("name", GAMES)
def test_server_is_killed_and_started_again(visit: Visit, mortal: House, name: str) -> None:
    visitor = visit(at=mortal)
    visitor.expected += BOUND_TO_FAIL
    visitor.found(name, "me", "bot:random", "bot:random")
    dice = random.Random(6)
    play(visitor, dice, 3)
    before, shown, title = visitor.view(), visitor.seen(), visitor.page.title()

    mortal.kill()
    lost(visitor)
    titled(visitor, f"Reconnecting… · {tongbao.GAMES[name].title}")
    assert GREY in coin(visitor) and SEAL not in coin(visitor)
    mortal.open()
    visitor.live()
    titled(visitor, title)
    assert SEAL in coin(visitor) and GREY not in coin(visitor)
    assert visitor.view() == before
    assert visitor.seen() == shown
    play(visitor, dice, 1)

    before = visitor.view()
    mortal.kill()
    lost(visitor)
    assert not visitor.page.locator(".lost .kept").is_visible()
    choose_into_the_void(visitor, dice)
    kept(visitor)
    mortal.open()
    visitor.answered()
    assert visitor.view()["version"] == before["version"] + 1, "what was chosen meanwhile is played, and once"
    play(visitor, dice, 1)
    assert visitor.view()["version"] == before["version"] + 2


@pytest.mark.parametrize("name", GAMES)
def test_network_is_away_for_a_while(visit: Visit, name: str) -> None:
    visitor = visit()
    visitor.expected += BOUND_TO_FAIL
    visitor.found(name, "me", "bot:random", "bot:random")
    dice = random.Random(8)
    play(visitor, dice, 1)
    version = visitor.view()["version"]

    visitor.context.set_offline(True)
    choose_into_the_void(visitor, dice)
    lost(visitor)
    kept(visitor)
    visitor.context.set_offline(False)
    visitor.live()
    visitor.answered()
    assert visitor.view()["version"] == version + 1, "what was chosen meanwhile is played, and once"
    play(visitor, dice, 1)
    assert visitor.view()["version"] == version + 2


SHUT_OUT = """async (code) => {
  window.opened = 0;
  window.WebSocket = class {
    static OPEN = 1;
    constructor() {
      window.opened++;
      setTimeout(() => this.onclose({ code }), 5);
    }
    close() {}
  };
  const { Link } = await import("/static/js/core/socket.js");
  window.shutOut = new Link("ws://nowhere", () => ({}), () => {});
}"""
"""A link to a server that closes it at once, with that code."""


@pytest.mark.parametrize(("code", "hurries"), [(1006, True), (4429, False)])
def test_who_is_closed_for_saying_too_much_comes_back_after_a_minute_and_not_sooner(
    visit: Visit, code: int, hurries: bool
) -> None:
    visitor = visit()
    page = visitor.page
    page.clock.install()
    page.goto(f"{visitor.house.address}/")
    page.evaluate(SHUT_OUT, code)
    page.clock.run_for(5000)
    assert (page.evaluate("opened") > 3) == hurries
    before = page.evaluate("opened")
    page.evaluate("shutOut.hurry()")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.clock.run_for(100)
    assert (page.evaluate("opened") > before) == hurries
    page.clock.run_for(80_000)
    assert page.evaluate("opened") > before


@pytest.mark.by_turns(3)
def test_what_can_no_longer_be_chosen_is_dropped_and_said(visit: Visit, mortal: House) -> None:
    visitor = visit(at=mortal)
    visitor.expected += BOUND_TO_FAIL
    link = visitor.found("xanadu", "me", "bot:random", "bot:random")
    dice = random.Random(8)
    visitor.turn()
    before = visitor.view()

    mortal.kill()
    lost(visitor)
    visitor.context.set_offline(True)
    choose_into_the_void(visitor, dice)
    kept(visitor)
    chosen = visitor.page.locator(".chosen").first.get_attribute("data-choice")
    mortal.open()
    others = [choice for choice in before["choices"] if choice != chosen]
    visitor.post(link, others[0], before["seat"], before["version"])
    visitor.context.set_offline(False)
    visitor.page.get_by_text("Your choice wasn’t received and is no longer possible.").wait_for()
    visitor.answered()
    assert visitor.view()["version"] == before["version"] + 1
    assert not visitor.page.locator(".chosen, .lost:visible").count()
