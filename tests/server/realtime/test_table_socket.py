"""The live page: what is sent, when, to whom, and what can be said over it."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any, cast

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocket, WebSocketDisconnect

import tongbao
from tests.support.server.browsers import Browser, Browsers, Page, server, stands
from tests.support.server.hasty import HASTY
from tests.support.server.tables import match_at, play_on
from tongbao.server.main.app import create_app
from tongbao.server.matches.registry import NewMatch
from tongbao.server.matches.seats import MatchSeat
from tongbao.server.realtime.page_websocket import OpenPage
from tongbao.server.services.services import Services
from tongbao.testing.addresses import api

GAMES = sorted(tongbao.GAMES)


HAND = {"silk_cities": "city"}
"""The section with the cards in hand, where it isn’t the one called hand."""
COVERED = "Hands stay hidden until {} has the device."
WATCHING = "You are watching. Hands stay hidden."


def two_friends(browser: Browsers, name: str = "xanadu") -> tuple[Browser, Browser, str]:
    """A table at which the first one has to choose first."""
    while True:
        mei, temur = browser(), browser()
        link = mei.found(name, "me", "open", name="Mei")
        temur.join(link, "Temür")
        if begins(mei, link):
            return mei, temur, link


def begins(host: Browser, link: str) -> bool:
    """Whether seat 0 is to act; in a game that draws the first player that is chance."""
    return 0 in host.view(link)["view"]["to_act"]


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", GAMES)
def test_the_chronicle_is_added_to_and_not_sent_again(browser: Browsers, name: str) -> None:
    """To who only looks on: what is marked as new changes when one has chosen oneself."""
    mei, _, link = two_friends(browser, name)
    dice = random.Random(4)
    with browser().live(link) as page:
        page.settle()
        sent = 0
        for _ in range(40):
            play_on(mei, link, [0, 1], dice.choice, 1)
            news = [message["lines"] for message in page.settle() if "lines" in message]
            sent += sum(message["html"].count('id="line-') for message in news)
        log = mei.get(f"{api(link)}/log").json()["log"]
        assert log[-1]["n"] > 12
        assert sent <= 2.5 * len(log), "a line that is told twice is sent twice, and some leave the page"


@pytest.mark.by_turns(2)
@pytest.mark.parametrize("name", GAMES)
def test_two_pages_of_one_seat_see_the_same(browser: Browsers, name: str) -> None:
    mei, temur, link = two_friends(browser, name)
    dice = random.Random(4)
    with mei.live(link) as first, mei.live(link) as second, temur.live(link) as other:
        play_on(mei, link, [0, 1], dice.choice, 40)
        for page in (first, second, other):
            page.settle()
        assert first.sections == second.sections
        assert first.me == 0 and other.me == 1
        html = mei.get(link).text
        for section in first.sections:
            assert stands(html, section)
        fresh = Browser(mei.client)
        fresh.cookies = mei.cookies
        with fresh.live(link) as third:
            third.state()
            assert third.sections == first.sections


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_choice_over_the_socket_reaches_everybody_and_only_what_changed_is_sent(browser: Browsers, name: str) -> None:
    mei, temur, link = two_friends(browser, name)
    with mei.live(link) as page, temur.live(link) as other:
        page.settle(), other.settle()
        before = dict(other.sections)
        seen = mei.view(link)
        page.say({"choose": seen["choices"][0], "seat": 0, "v": page.version})
        state = page.state()
        assert (state["v"], state["heard"]) == (seen["version"] + 1, 1)
        assert mei.view(link)["version"] == state["v"]
        for message in other.settle():
            for section, html in message["sections"].items():
                assert html != before[section]


@pytest.mark.by_turns(4)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_that_has_everything_is_sent_nothing(browser: Browsers, name: str) -> None:
    mei, _, link = two_friends(browser, name)
    hand = HAND.get(name, "hand")
    with mei.live(link) as page:
        page.settle()
        tags = page.tags
        page.say({"hello": page.version, "have": tags})
        assert [m for m in page.settle() if m.get("sections")] == []
        page.say({"hello": page.version, "have": {**tags, hand: "old"}})
        assert [list(m["sections"]) for m in page.settle() if m.get("sections")] == [[hand]]


@pytest.mark.reads
@pytest.mark.parametrize(
    ("message", "sentence"),
    [
        ("{", "can’t be read"),
        ("", "can’t be read"),
        ("[1]", "can’t be read"),
        ('{"dance": 1}', "unknown field"),
        ('{"choose": 12}', "Expected `str | null`"),
        ('{"undo": "all"}', "undo"),
        ('{"choose": "' + "x" * 5000 + '"}', "at most"),
        ('{"choose": "fly 12", "seat": 0, "v": 0}', "choices look like"),
        ('{"choose": "sell 74", "seat": 0, "v": 0}', "isn’t possible now; choose one of"),
        ('{"choose": "end_sales", "seat": 1, "v": 0}', "isn’t yours"),
        ('{"choose": "end_sales", "seat": 99, "v": 0}', "isn’t yours"),
        ('{"choose": "end_sales", "seat": 0, "v": 5}', "moved on"),
        ('{"undo": "one", "seat": 0, "v": 0}', "nothing to undo"),
        ('{"open": 1}', "isn’t yours"),
    ],
)
def test_what_cannot_be_done_is_answered_with_one_sentence_and_the_table_goes_on(
    browser: Browsers, message: str, sentence: str
) -> None:
    mei, _, link = two_friends(browser)
    with mei.live(link) as page:
        page.settle()
        page.socket.send_text(message)
        answer = page.read()
        assert sentence in answer["error"] and answer["error"].endswith(".") and "Traceback" not in answer["error"]
        page.settle()
        page.say({"choose": mei.view(link)["choices"][0], "seat": 0, "v": page.version})
        assert page.state()["v"] == 1


def test_bytes_are_answered_too(browser: Browsers) -> None:
    mei, _, link = two_friends(browser)
    with mei.live(link) as page:
        page.settle()
        page.socket.send_bytes(b"\x00\xff")
        assert "must be text of at most" in page.read()["error"]


def test_too_many_messages_are_not_obeyed_told_once_and_then_the_socket_is_closed(strict: TestClient) -> None:
    mei, _, link = two_friends(lambda: Browser(strict))
    with mei.live(link) as page:
        page.settle()
        for _ in range(400):
            page.say({"ping": 1})
        answers = []
        with pytest.raises(WebSocketDisconnect) as closed:
            while True:
                answers.append(page.read())
        assert sum("Too many messages" in answer.get("error", "") for answer in answers) == 1
        assert sum("pong" in answer for answer in answers) < 100
        assert closed.value.code == 4429 and "will pause for a minute" in closed.value.reason
    assert mei.view(link)["view"]


def test_who_was_closed_for_flooding_cannot_go_on_over_a_new_socket(strict: TestClient) -> None:
    mei, temur, link = two_friends(lambda: Browser(strict))
    with mei.live(link) as page, pytest.raises(WebSocketDisconnect):
        for _ in range(400):
            page.say({"ping": 1})
        while True:
            page.read()
    with mei.live(link) as page:
        assert "Please try again in" in page.read()["error"]
        with pytest.raises(WebSocketDisconnect) as closed:
            page.read()
        assert closed.value.code == 4429
    with temur.live(link) as page:
        page.say({"ping": 1})
        while "pong" not in page.read():
            pass


def test_an_unknown_table_says_so_and_closes(browser: Browsers) -> None:
    with browser().live("/t/no-such-table") as page:
        message = page.read()
        assert "no-such-table" in message["error"] and message["gone"]


def test_another_site_cannot_open_a_socket(browser: Browsers) -> None:
    mei, _, link = two_friends(browser)
    heading = mei.heading({"origin": "https://elsewhere.example"})
    with pytest.raises(WebSocketDisconnect), mei.client.websocket_connect(f"{link}/live", headers=heading):
        pass


@pytest.mark.parametrize("name", GAMES)
def test_watchers_are_counted_and_see_no_hand(browser: Browsers, name: str) -> None:
    mei, _, link = two_friends(browser, name)
    with mei.live(link) as page, browser().live(link) as watcher:
        watcher.settle(), page.settle()
        assert watcher.me == tongbao.SPECTATOR
        assert 'data-choice="' not in "".join(watcher.sections.values())
        assert 'data-choice="' in "".join(page.sections.values())


@pytest.mark.parametrize("name", GAMES)
def test_the_lobby_is_renewed_and_opens_the_table_when_it_is_full(browser: Browsers, name: str) -> None:
    mei, temur = browser(), browser()
    link = mei.found(name, "me", "open", "open")
    with mei.live(link, {"lobby": True}) as page:
        assert page.read() == {"renew": "lobby"}
        temur.join(link, "Temür")
        assert page.read() == {"renew": "lobby"}
        mei.post(f"{link}/start", {})
        assert page.read() == {"renew": "page"}


# One device for several seats.


@pytest.mark.parametrize("name", GAMES)
def test_the_hand_is_sent_only_after_the_curtain_was_opened(browser: Browsers, name: str) -> None:
    mei = browser()
    while not begins(mei, link := mei.found(name, "me", "here", **{"name-0": "Mei", "name-1": "Temür"})):
        pass
    hand = HAND.get(name, "hand")
    with mei.live(link) as page, browser().live(link) as watcher:
        page.settle()
        assert page.me == tongbao.SPECTATOR
        assert 'data-lift="0"' in page.sections["curtain"]
        assert 'data-choice="' not in "".join(page.sections.values())
        closed = page.sections[hand]
        assert COVERED.format("~Mei") in closed and WATCHING not in "".join(page.sections.values())
        page.say({"open": 0})
        assert page.state()["me"] == 0
        assert page.sections[hand] != closed and "data-lift" not in page.sections["curtain"]
        assert 'data-choice="' in "".join(page.sections.values())
        while page.me == 0:
            choice = mei.view(link, 0)["choices"][0]
            page.say({"choose": choice, "seat": 0, "v": page.version})
            page.state()
        watcher.settle()
        assert page.me == tongbao.SPECTATOR
        assert page.sections[hand].replace(COVERED.format("~Temür"), WATCHING) == watcher.sections[hand]
        assert COVERED.format("~Temür") in page.sections[hand] and WATCHING in watcher.sections[hand]
        assert 'data-lift="1"' in page.sections["curtain"]
        assert 'data-choice="' not in "".join(page.sections.values())
        page.say({"open": 1})
        assert page.state()["me"] == 1
    assert 'data-choice="' not in mei.get(link).text


def test_who_shares_a_device_is_never_said_to_watch(tmp_path: Path) -> None:
    with server(create_app(tmp_path, HASTY.but(bots={"pause": 600}))) as client:
        mei = Browser(client)
        link = mei.found("changan", "bot:random", "me", "here")
        with mei.live(link) as page:
            page.settle()
            assert "data-lift" not in page.sections["curtain"], "it is the bot's turn"
            assert "It’s nobody’s turn on this device" in page.sections["hand"]
            assert WATCHING not in "".join(page.sections.values())


def test_a_new_connection_keeps_the_curtain_open_for_the_seat_that_had_it(browser: Browsers) -> None:
    mei = browser()
    link = mei.found("xanadu", "me", "here")
    with mei.live(link, {"open": 0}) as page:
        assert page.state()["me"] == 0
    with mei.live(link, {"open": 1}) as page:
        assert page.state()["me"] == 1


# Slow pages.


class SlowSocket:
    """A socket that takes the first messages, then none until it is released."""

    def __init__(self) -> None:
        self.sent: list[dict[str, Any]] = []
        self.inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.released = asyncio.Event()

    async def receive(self) -> dict[str, Any]:
        return await self.inbox.get()

    async def send_text(self, text: str) -> None:
        if self.sent:
            await self.released.wait()
        self.sent.append(json.loads(text))


def test_a_slow_page_delays_nobody_and_then_gets_only_the_latest(tmp_path: Path) -> None:
    async def story() -> None:
        services = Services(tmp_path, HASTY)
        person, _ = await services.people.create_person("Mei")
        chairs = [MatchSeat(0, "human", "Mei", person.id), MatchSeat(1, "human", "Temür", person.id)]
        match = await services.registry.found_match(NewMatch("xanadu", {}, chairs), person)
        socket = SlowSocket()
        page = OpenPage(cast(WebSocket, socket), match, None, "en", services.pages.tables, services.rate_limiter)
        running = asyncio.create_task(page.run())
        await socket.inbox.put({"type": "websocket.receive", "text": '{"hello": 0}'})
        while not socket.sent:
            await asyncio.sleep(0.001)
        dice = random.Random(1)
        for _ in range(60):
            game = match.state.require_game()
            seat = game.seats_to_act()[0]
            await match.choose(seat, str(dice.choice(game.choices(seat))), match.state.seat_version(seat))
        assert len(socket.sent) == 1
        socket.released.set()
        while not any("Temür" in m.get("lines", {}).get("html", "") for m in socket.sent[1:]):
            await asyncio.sleep(0.001)
        await socket.inbox.put({"type": "websocket.receive", "text": '{"ping": 1}'})
        while "pong" not in socket.sent[-1]:
            await asyncio.sleep(0.001)
        assert len(socket.sent) <= 4, "the states in between are not sent"
        has = {}
        for message in socket.sent:
            has.update(message.get("tags", {}))
        assert has == services.pages.tables.sections(match.view(), site_eyes(page)).tags
        await socket.inbox.put({"type": "websocket.disconnect"})
        await running
        services.database.close()

    asyncio.run(story())


def site_eyes(page: OpenPage) -> Any:
    from tongbao.server.rendering.table_page import viewer_of

    return viewer_of(page.match.view(), page.person, page.opened, "en")


def test_pages_come_and_go_without_a_trace(client: TestClient, browser: Browsers) -> None:
    mei, _, link = two_friends(browser)
    for _ in range(5):
        with mei.live(link) as page:
            page.settle()
    match = match_at(client, link)
    assert [subscriber for subscriber in match.subscribers if subscriber.is_page] == []


@pytest.mark.parametrize("name", GAMES)
def test_page_is_what_the_script_would_have(browser: Browsers, name: str) -> None:
    mei, _, link = two_friends(browser, name)
    with mei.live(link) as page:
        page.settle()
        html = mei.get(link).text
        for name, tag in page.tags.items():
            assert stands(html, name, tag)
        assert isinstance(page, Page)
