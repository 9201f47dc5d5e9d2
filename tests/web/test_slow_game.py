"""A whole game of two accounts over days, by mouse, while the server is closed again and again."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tongbao
from tests.support.server.mailboxes import Mailbox, mailbox
from tests.support.web.browsers import Visit
from tests.support.web.serving import House
from tests.support.web.visitors import Visitor
from tongbao.server.matches.time_controls import CONTROLS, DAY

SECRET = "camel caravan salt"
BANK = CONTROLS["day"].bank


@pytest.fixture
def post() -> Iterator[Mailbox]:
    """A mail server on this machine."""
    with mailbox() as box:
        yield box


@pytest.fixture
def slow_house(tmp_path: Path, post: Mailbox) -> Iterator[House]:
    """A server that sends mails, and may be closed."""
    with House(tmp_path, mail=post.address) as house:
        yield house


def found_account(visitor: Visitor, name: str) -> None:
    """Create an account on its page."""
    visitor.go("/account")
    form = visitor.page.locator("form[action='/account']")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(SECRET)
    visitor.press(form.get_by_role("button", name="Create an account"))
    visitor.page.get_by_role("heading", name=name, exact=True).wait_for()


def reopen(house: House, people: list[Visitor], days: float = 0) -> None:
    """Close the server as a power cut does, and open it again so many days later."""
    house.kill()
    house.ahead += days * DAY
    house.open()
    for person in people:
        person.expected += ["ERR_CONNECTION", "WebSocket", "Failed to load resource", "net::ERR"]


def play(people: list[Visitor], link: str, dice: random.Random, most: int) -> bool:
    """Choose as programs do whenever somebody of them is asked, at most so often; whether the game is over."""
    for _ in range(most):
        for person in people:
            seen = person.view(link=link)
            if seen["view"]["over"]:
                return True
            if seen["choices"]:
                person.post(link, dice.choice(seen["choices"]), seen["seat"], seen["version"])
                break
        else:
            people[0].asked(link)
    return False


def gone(people: list[Visitor], link: str) -> Visitor:
    """The one for whom a stand-in plays, once there is one."""
    while True:
        for person in people:
            if person.view(link=link)["seat"] == tongbao.SPECTATOR:
                return person


@pytest.mark.by_turns(3)
def test_a_slow_game_of_two_accounts_over_days(visit: Visit, slow_house: House, post: Mailbox) -> None:
    house, dice = slow_house, random.Random(4)
    mei, luca = visit(at=house), visit(at=house)
    found_account(mei, "Mei")
    found_account(luca, "Luca")

    # Mei opens a table, and Luca is invited by mail.
    mei.go("/new/pocket_changan")
    for field, value in (("players", "2"), ("opt-length", "short"), ("clock", "day")):
        mei.page.locator(f"input[name={field}][value={value!r}]").check(force=True)
    mei.page.locator("input[name=rated]").check(force=True)
    mei.press(mei.page.get_by_role("button", name="Create the table"))
    mei.page.wait_for_url("**/t/*")
    link = mei.table
    mei.page.get_by_label("Invite by email").fill("luca@tea.example")
    mei.press(mei.page.get_by_role("button", name="Send an invitation"))
    letter = post.letter_to("luca@tea.example")
    invited = re.search(rf"{re.escape(house.address)}/t/\S+", letter)
    assert invited and invited[0].endswith(link)
    luca.page.goto(invited[0])
    luca.press(luca.page.get_by_role("button", name="Sit down"))
    luca.live()
    mei.go(link)
    assert {time[:2] for time in mei.page.locator(".players .time output").all_inner_texts()} <= {"1d", "2d"}

    # They play, the first choice by mouse; the server is closed in the middle, and nothing is lost.
    first = mei if mei.view()["choices"] else luca
    first.take(dice.choice(first.turn()))
    play([mei, luca], link, dice, 5)
    before = mei.view(-1)["view"]
    for person in (mei, luca):
        person.page.goto("about:blank")
    reopen(house, [mei, luca], days=0.5)
    assert mei.view(-1, link)["view"] == before
    play([mei, luca], link, dice, 4)

    # Days go by, and a stand-in plays for who doesn't come, until he takes his seat back.
    late = mei.view(-1, link)["view"]["to_act"][0]
    reopen(house, [mei, luca], days=BANK / DAY + 0.1)
    absent = gone([mei, luca], link)
    absent.go(link)
    absent.page.get_by_text("A stand-in is playing for you.").wait_for()
    assert absent.page.locator(f"body[data-seat='{late}']").count(), "it is still seen as that seat sees it"
    assert not absent.page.locator("[data-decision] [data-choice]").count()
    absent.page.locator(f".players [data-seat='{late}'] .stands-in").wait_for()
    absent.press(absent.page.get_by_role("button", name="Take my seat back"))
    absent.page.wait_for_url(f"**{link}")
    absent.page.wait_for_selector(f"body[data-seat='{late}']")
    absent.live()
    absent.page.locator(f".players [data-seat='{late}'] .time").wait_for()
    assert absent.view()["seat"] == late
    absent.page.get_by_text("has run out of time").first.wait_for(state="attached")
    absent.page.goto("about:blank")

    # The clock of one runs out for good; the other plays to the end against the stand-in.
    play([mei, luca], link, dice, 2)
    reopen(house, [mei, luca], days=BANK / DAY + 0.1)
    late_one = gone([mei, luca], link)
    other = luca if late_one is mei else mei
    assert play([other], link, dice, 2000)

    # There is a result, a rating by which the late one is last, and a replay.
    other.page.goto(f"{house.address}{link}/result")
    other.page.get_by_role("link", name="Replay").first.wait_for()
    for person, name, place in (
        (other, "luca" if other is luca else "mei", 1),
        (late_one, "luca" if late_one is luca else "mei", 2),
    ):
        answer = person.context.request.get(f"{house.address}/people/{name}/games.json")
        (game,) = answer.json()["games"]
        assert game["place"] == place and game["rated"]
        person.go("/profile")
        assert person.page.get_by_text("no rated games yet").count() == 3
    other.page.get_by_role("link", name="Replay").first.click()
    other.page.wait_for_url(f"**{link}/replay**")
