"""A whole game of two accounts over days, by mouse, while the server is closed again and again."""

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.mailboxes import Mailbox, mailbox
from tongbao.server.clocks.controls import CONTROLS, DAY

from .conftest import Visit
from .serving import House
from .visitors import Visitor

pytestmark = pytest.mark.browser
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
    house = House(tmp_path, mail=post.address)
    house.open()
    yield house
    house.kill()


def found_account(visitor: Visitor, name: str) -> None:
    """Make an account on its page."""
    visitor.go("/account")
    form = visitor.page.locator("form[action='/account']")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill(SECRET)
    form.get_by_role("button", name="Make an account").click()
    visitor.page.get_by_role("heading", name=name, exact=True).wait_for()


def reopen(house: House, people: list[Visitor], link: str, days: float = 0) -> None:
    """Close the server as a power cut does; so many days later it is open again, and all look at the table."""
    house.kill()
    house.ahead += days * DAY
    house.open()
    for person in people:
        person.expected += ["ERR_CONNECTION", "WebSocket", "Failed to load resource", "net::ERR"]
        person.go(link)


def play(people: list[Visitor], link: str, dice: random.Random, most: int) -> bool:
    """Choose by mouse whenever somebody of them is asked, at most so often; whether the game is over."""
    for _ in range(most):
        seen = people[0].view(-1, link)["view"]
        if seen["over"]:
            return True
        for person in people:
            if (offered := person.offered()) and person.view(None, link)["choices"]:
                person.take(dice.choice(offered))
                break
        else:
            people[0].page.wait_for_timeout(50)
    return False


def test_a_slow_game_of_two_accounts_over_days(visit: Visit, slow_house: House, post: Mailbox) -> None:
    house, dice = slow_house, random.Random(4)
    mei, luca = visit(at=house), visit(at=house)
    found_account(mei, "Mei")
    found_account(luca, "Luca")

    # Mei opens a table, and Luca is invited by mail.
    mei.go("/new/pocket_changan")
    for field, value in (("players", "2"), ("opt-length", "short"), ("clock", "day")):
        mei.page.locator(f"input[name={field}][value={value!r}]").check(force=True)
    mei.page.get_by_role("button", name="Open the table").click()
    mei.page.wait_for_url("**/t/*")
    link = mei.table
    mei.page.get_by_label("Invite by mail").fill("luca@tea.example")
    mei.page.get_by_role("button", name="Send an invitation").click()
    letter = post.letter_to("luca@tea.example")
    invited = re.search(rf"{re.escape(house.address)}/t/\S+", letter)
    assert invited and invited[0].endswith(link)
    luca.page.goto(invited[0])
    luca.page.get_by_role("button", name="Take this seat").click()
    luca.live()
    mei.go(link)
    assert "2 days" in mei.page.locator(".clocks").first.inner_text() or "1 day" in mei.page.content()

    # They play; the server is closed in the middle, and nothing is lost.
    play([mei, luca], link, dice, 6)
    before = mei.view(-1, link)["view"]
    reopen(house, [mei, luca], link, days=0.5)
    assert mei.view(-1, link)["view"] == before
    play([mei, luca], link, dice, 4)

    # Days go by, and a stand-in plays for who doesn't come, until he takes his seat back.
    late = mei.view(-1, link)["view"]["to_act"][0]
    reopen(house, [mei, luca], link, days=BANK / DAY + 0.1)
    names = [one.view(None, link)["seat"] for one in (mei, luca)]
    absent = next(one for one, seat in zip((mei, luca), names, strict=True) if seat == -1 or seat == late)
    absent.page.get_by_text("A stand-in plays for you.").wait_for()
    absent.page.get_by_role("button", name="Take my seat back").click()
    absent.page.wait_for_url(f"**{link}")
    absent.live()
    assert absent.view(None, link)["seat"] == late
    absent.page.get_by_text("time has run out").first.wait_for(state="attached")

    # The clock of one runs out for good; the other plays to the end against the stand-in.
    play([mei, luca], link, dice, 2)
    late = mei.view(-1, link)["view"]["to_act"][0]
    reopen(house, [mei, luca], link, days=BANK / DAY + 0.1)
    gone = next(one for one in (mei, luca) if one.view(None, link)["seat"] == -1)
    other = luca if gone is mei else mei
    assert play([other], link, dice, 2000)

    # There is a result, a rating by which the late one is last, and a replay.
    other.page.goto(f"{house.address}{link}/result")
    other.page.get_by_role("link", name="Replay").first.wait_for()
    for person, name, place in (
        (other, "luca" if other is luca else "mei", 1),
        (gone, "luca" if gone is luca else "mei", 2),
    ):
        answer = person.context.request.get(f"{house.address}/people/{name}/games.json")
        (game,) = answer.json()["games"]
        assert game["place"] == place and game["rated"]
        person.go("/profile")
        assert person.page.get_by_text("no rated game yet").count() == 3
    other.page.get_by_role("link", name="Replay").first.click()
    other.page.wait_for_url(f"**{link}/replay**")
