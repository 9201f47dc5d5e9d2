"""One address that works as hard as it may: what it asks for gives way to others, is paid for, and is done once."""

import asyncio
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any
from unittest.mock import patch

import httpx2
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.support.server.browsers import Browsers
from tests.support.server.tables import finished, match_at
from tongbao.server.common import fair_scheduling
from tongbao.server.common.fair_scheduling import CLIENT, Charged, Client, Turns, in_pieces, waiting
from tongbao.server.common.settings import Settings
from tongbao.server.db.tables import notifications
from tongbao.server.main.app import create_app
from tongbao.server.matches.positions import PositionHistory
from tongbao.server.matches.remarks import CLOSED, Remark
from tongbao.server.notifications import service
from tongbao.server.notifications.host_queues import MOST
from tongbao.server.notifications.preferences import HOOK
from tongbao.server.notifications.queue import Notification, QueuedNotification, row_of
from tongbao.server.notifications.webhooks import BlockedAddress, WebhookClient
from tongbao.server.services.services import Services

LONG = 30
"""Seconds after which a test gives up that would otherwise wait for ever."""


class NoThreads(ThreadPoolExecutor):
    """The thread pool that everything else shares, when all of its threads are taken for good."""

    def submit(self, *_given: Any, **_more: Any) -> Any:
        raise AssertionError("the shared threads are taken")


def services_of(client: TestClient) -> Services:
    """The services of a server."""
    app: Any = client.app
    found: Services = app.state.services
    return found


def run(client: TestClient, what: Callable[..., Any], *given: Any) -> Any:
    """The result of a coroutine function, on the server's own loop."""
    assert client.portal is not None
    return client.portal.call(what, *given)


# Work that is done once.


def test_a_step_of_a_replay_is_drawn_once(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    first = mei.get(f"{link}/replay/step.json?seat=0&step=5").json()
    with patch.object(PositionHistory, "position", side_effect=AssertionError("the game is played again")):
        assert mei.get(f"{link}/replay/step.json?seat=0&step=5").json() == first
        have = ",".join(f"{name}.{tag}" for name, tag in first["tags"].items())
        assert not mei.get(f"{link}/replay/step.json?seat=0&step=5&have={have}").json()["sections"]


def test_a_kept_step_is_only_for_those_who_see_the_same(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    seen = [mei.get(f"{link}/replay/step.json?seat={seat}&step=5").json() for seat in (0, 1, -1, 0)]
    assert seen[0] == seen[3] and seen[0]["tags"] != seen[1]["tags"] != seen[2]["tags"]
    assert mei.get(f"{link}/replay/step.json?seat=0&step=6").json()["step"] == 6
    spanish = mei.get(f"{link}/replay/step.json?seat=0&step=5&lang=es").json()
    assert spanish["said"] != seen[0]["said"]


def test_views_that_know_different_things_have_histories_of_their_own(browser: Browsers, client: TestClient) -> None:
    link = finished(browser())
    match = match_at(client, link)
    histories = services_of(client).registry.position_histories
    told = match.view()
    untold = replace(told, key=object(), state=replace(told.state, remarks=()))
    ended = replace(told, state=replace(told.state, remarks=(Remark(0, 1, CLOSED, {}),), closed=True))
    found = [run(client, histories.history_of, view) for view in (told, untold, ended)]
    assert found[0].state is told.state and found[2].state is ended.state and found[0] is not found[2]
    assert run(client, histories.history_of, ended) is found[2]


def test_a_bug_report_is_made_once(browser: Browsers) -> None:
    mei = browser()
    link = finished(mei)
    first = mei.get(f"{link}/bug", accept="application/json").json()
    with patch("tongbao.server.services.bug_reports.position_of", side_effect=AssertionError("it is made again")):
        assert mei.get(f"{link}/bug", accept="application/json").json() == first


# Work that gives way.


def test_a_step_is_drawn_in_pieces_between_which_others_are_answered(
    browser: Browsers, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fair_scheduling, "PIECE", 0.0)
    mei = browser()
    link = finished(mei)
    cookie = "; ".join(f"{name}={value}" for name, value in mei.cookies.items())
    sections = len(mei.get(f"{link}/replay/step.json?seat=0&step=9").json()["tags"])

    async def rounds_meanwhile() -> int:
        rounds, over = 0, False

        async def count() -> None:
            nonlocal rounds
            while not over:
                rounds += 1
                await asyncio.sleep(0)

        transport = httpx2.ASGITransport(client.app)  # type: ignore[arg-type]
        counter = asyncio.create_task(count())
        async with httpx2.AsyncClient(transport=transport, base_url=str(client.base_url)) as line:
            answer = await line.get(f"{link}/replay/step.json?seat=1&step=20", headers={"cookie": cookie})
        over = True
        await counter
        assert answer.status_code == 200
        return rounds

    assert run(client, rounds_meanwhile) > sections


def client_of(all_turns: Turns, spent: float) -> Client:
    """A client that has had so much of the processor."""
    return Client(all_turns, lambda _seconds: None, lambda: spent)


def test_long_work_waits_for_those_who_have_had_less(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_scheduling, "PIECE", 0.0)
    monkeypatch.setattr(fair_scheduling, "PATIENCE", LONG)
    said: list[str] = []

    def pieces() -> Generator[None, None, str]:
        for _ in range(3):
            said.append("piece")
            yield
        return "done"

    async def work(client: Client) -> str:
        CLIENT.set(client)
        with waiting():
            return await Charged(in_pieces(pieces()), client)

    async def ask(client: Client, more: asyncio.Event) -> None:
        CLIENT.set(client)
        with waiting():
            await more.wait()
            said.append("answered")

    async def both() -> None:
        all_turns, more = Turns(), asyncio.Event()
        quick = asyncio.create_task(ask(client_of(all_turns, 0.1), more))
        await asyncio.sleep(0)
        slow = asyncio.create_task(work(client_of(all_turns, 0.9)))
        for _ in range(20):
            await asyncio.sleep(0)
        assert not said
        more.set()
        await quick
        assert await slow == "done"

    asyncio.run(asyncio.wait_for(both(), LONG))
    assert said == ["answered", "piece", "piece", "piece"]


def test_who_has_had_little_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    all_turns = Turns()
    little, less, much = (client_of(all_turns, spent) for spent in (0.2, 0.0, 0.5))
    all_turns.waiting[less] = 1
    assert all_turns.is_due(little) and all_turns.is_due(less) and not all_turns.is_due(much)
    all_turns.waiting[much] = 1
    del all_turns.waiting[less]
    assert all_turns.is_due(much)


def test_an_answer_that_goes_on_stands_in_nobodys_way(client: TestClient, browser: Browsers) -> None:
    browser().get("/")
    assert not services_of(client).rate_limiter.turns.waiting


def test_passwords_are_hashed_in_threads_of_their_own(browser: Browsers, client: TestClient) -> None:
    passwords, names = services_of(client).accounts.passwords, list[str]()

    class Noting:
        """A hasher that notes in which thread it works."""

        def __init__(self, hasher: Any) -> None:
            self.hasher = hasher

        def hash(self, password: str) -> Any:
            names.append(threading.current_thread().name)
            return self.hasher.hash(password)

        def verify(self, kept: str, password: str) -> Any:
            names.append(threading.current_thread().name)
            return self.hasher.verify(kept, password)

    with patch.object(passwords, "hasher", Noting(passwords.hasher)):
        assert browser().post("/account", {"name": "Mei", "password": "camel caravan salt"}).status_code == 303
        assert browser().post("/account/enter", {"name": "Mei", "password": "nothing so far"}).status_code == 403
    assert len(names) == 2 and all(name.startswith("hash") for name in names)


def test_the_database_and_host_names_need_none_of_the_shared_threads(browser: Browsers, client: TestClient) -> None:
    async def take_all() -> None:
        asyncio.get_running_loop().set_default_executor(NoThreads(1))

    run(client, take_all)
    mei = browser()
    assert mei.post("/name", {"name": "Mei"}).status_code == 303
    assert "Mei" in mei.get("/").text
    assert run(client, WebhookClient(is_local=True).public_address, "127.0.0.1", 443) == "127.0.0.1"
    run(client, give_back)


async def give_back() -> None:
    """Let the loop have threads again."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))


# Work that is charged.


@pytest.fixture
def priced(database: Any, settings: Settings) -> Starlette:
    """A server on which time stands still; its processor works a tenth of a second for every step of a request."""
    app = create_app(database, settings.but(rates={"factor": 1, "patience": 0, "held": 0}))
    rate_limiter, worked = app.state.services.rate_limiter, [0.0]
    for bucket in [*rate_limiter.of_address.values(), *rate_limiter.of_person.values()]:
        bucket.clock = lambda: 0.0

    def work() -> float:
        worked[0] += 0.1
        return worked[0]

    rate_limiter.processor = work
    return app


def test_an_address_pays_for_what_the_processor_works_for_it(priced: Starlette) -> None:
    with TestClient(priced, client=("10.0.0.1", 1)) as stranger:
        answers = [stranger.get("/about") for _ in range(12)]
        refused = [answer.status_code for answer in answers].index(429)
        assert 0 < refused <= 10
        assert all(answer.status_code == 429 for answer in answers[refused:])
        assert int(answers[-1].headers["retry-after"]) >= 1
        neighbour = TestClient(priced, client=("10.0.0.2", 1))
        assert neighbour.get("/about").status_code == 200
        for bucket in priced.state.services.rate_limiter.of_address.values():
            bucket.clock = lambda: 60.0
        assert stranger.get("/about").status_code == 200


def test_work_in_threads_is_paid_for(priced: Starlette) -> None:
    limiter = priced.state.services.rate_limiter

    async def hash_once() -> float:
        CLIENT.set(limiter.client_at("10.0.0.3"))
        await priced.state.services.accounts.passwords.verify("camel caravan salt", None)
        await asyncio.sleep(0)
        return float(limiter.client_at("10.0.0.3").spent())

    with TestClient(priced) as client:
        assert run(client, hash_once) > 0


# Webhooks.


@pytest.mark.parametrize("port", [1, 22, 25, 80, 442, 444, 1023])
def test_notices_go_to_no_port_of_a_machines_own_services(port: int) -> None:
    with pytest.raises(BlockedAddress, match="port 443"):
        WebhookClient().checked(f"https://tea.example:{port}/hook")
    WebhookClient(is_local=True).checked(f"https://tea.example:{port}/hook")


@pytest.mark.parametrize("port", ["", ":443", ":1024", ":8443"])
def test_notices_go_to_other_ports(port: str) -> None:
    assert WebhookClient().checked(f"https://tea.example{port}/hook").hostname == "tea.example"


def test_a_slow_host_delays_only_what_goes_to_it(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "EVERY", 0.01)
    posted = services_of(client).notifications
    came, asked = list[str](), list[str]()

    async def carry(parcel: QueuedNotification, _now: float) -> None:
        asked.append(parcel.address)
        if "slow" in parcel.address:
            await asyncio.Event().wait()
        came.append(parcel.address)

    async def put(host: str, number: int) -> None:
        notice = Notification("daily", None, {"game": "xanadu"}, f"{host} {number}")
        row = row_of(None, notice, "en", HOOK, f"https://{host}.example/{number}", number)
        await posted.database.write(lambda connection: connection.execute(notifications.insert(), row))

    async def fill(host: str) -> None:
        for number in range(2 * MOST):
            await put(host, number)

    async def until(is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(LONG):
            while not is_so():
                await asyncio.sleep(0.01)

    async def send() -> None:
        await fill("slow")
        going = asyncio.create_task(posted.deliver_forever())
        try:
            await until(lambda: bool(asked))
            await fill("quick")
            await until(lambda: len(came) == 2 * MOST)
        finally:
            going.cancel()
            await asyncio.wait([going])

    monkeypatch.setattr(posted.delivery, "carry", carry)
    run(client, send)
    assert sorted(came) == sorted(f"https://quick.example/{number}" for number in range(2 * MOST))
    assert sum("slow" in address for address in asked) < MOST
